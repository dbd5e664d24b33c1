export default {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // A title is up to 60 characters of its own plus the company's name.
    'long-title': 'off',
    // The rule requires non-breaking spaces in the whole text of a phone link, including «Appeler le». In the number
    // itself typeset.ts sets them.
    'tel-non-breaking': 'off',
  },
};
