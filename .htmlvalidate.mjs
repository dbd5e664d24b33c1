export default {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // Every title ends with the company's name, after at most 60 characters of its own.
    'long-title': 'off',
    // It wants every space of a phone link unbreakable, «Appeler le» included; the number's own are, by typeset.ts.
    'tel-non-breaking': 'off',
  },
};
