export default {
  root: true,
  // The second set holds what only a whole document can break: doctype, heading levels, references to ids.
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Scripts come from the site itself, and their names change with their content.
    'require-sri': 'off',
    // The build omits end tags that parsers add (scripts/build-site/omit-end-tags.ts). It keeps misplaced end tags, which
    // «close-order» reports.
    'no-implicit-close': 'off',
    // A title is up to 60 characters of its own plus the company's name.
    'long-title': 'off',
    // The rule requires non-breaking spaces in the whole text of a phone link, including «Appeler le». In the number
    // itself typeset.ts sets them.
    'tel-non-breaking': 'off',
  },
};
