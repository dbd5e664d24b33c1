/** A rule of French typography that a text breaks, and the text around the place. */
export type TypographyFault = { rule: string; context: string };

const LETTER = '\\p{L}';
const UNIT = 'km|m²|m|cm|mm|kg/m²|kN/m²|kg|°C|%|h|ans?|fois|mois|jours?|ko';

/** Rules with the pattern of a fault. `except` matches correct texts that the pattern also finds. */
const RULES: { rule: string; pattern: RegExp; except?: RegExp }[] = [
  { rule: 'straight apostrophe or quotation mark', pattern: /['"]/u },
  { rule: 'two spaces', pattern: /[ \u00a0\u202f]{2}/u },
  {
    rule: 'no non-breaking space before ; : ! ? »',
    pattern: /[^\u202f\s][;!?»]|[^\u202f\s]:(?!\/\/)| [;:!?»]/u,
    except: /\?\)|!\)/u,
  },
  { rule: 'no non-breaking space after «', pattern: /«[^\u202f\u00a0]/u },
  { rule: 'space before a comma or a full stop', pattern: /[ \u00a0\u202f][,.](?!\d)/u },
  { rule: 'no space after a comma, semicolon or colon', pattern: new RegExp(`[,;:](?=${LETTER})`, 'u') },
  {
    rule: 'two words stuck together',
    pattern: /\p{Ll}[.!?…)]?\p{Lu}\p{Ll}/u,
    except: /cookieConsent|localStorage|OpenStreetMap|JavaScript|GeoNames|iPhone/u,
  },
  { rule: 'three full stops for an ellipsis', pattern: /\.\.+/u, except: /Envoi en cours\.\.\./u },
  { rule: 'breakable space before a unit', pattern: new RegExp(`\\d (?:${UNIT})(?![${LETTER}\\d])`, 'u') },
  { rule: 'breakable space inside a telephone number', pattern: /\b0\d(?:[ \u00a0]\d{2}){0,3} \d{2}\b/u },
  { rule: 'breakable space before a dash', pattern: / [–—]/u },
  { rule: 'hyphen for a dash', pattern: / - /u },
  {
    rule: 'capital without its accent',
    pattern: new RegExp(
      `(?<![${LETTER}’&.-])(?:A(?= [${LETTER}\\d])|E(?:tat|tape|tanch|paiss|clat|coul|galis|quip|chaf|chel|pinal|glise)|Ca(?= )|Ecri)`,
      'u',
    ),
  },
  { rule: '«environ» before a decimal', pattern: /environ[ \u00a0\u202f]\d+,\d/iu },
  { rule: 'oe for œ', pattern: /c(?:oe)ur|(?:^|[^\p{L}])oeuvre|noeud|(?:^|[^\p{L}])oeil|soeur|boeuf/iu },
  {
    rule: 'the same word twice',
    pattern: new RegExp(`(?<![${LETTER}’-])(${LETTER}{2,}) \\1(?![${LETTER}’-])`, 'u'),
    except: /nous nous|vous vous/iu,
  },
  { rule: 'space inside a bracket', pattern: /\( | \)/u },
];

/** Returns every fault in a text. */
export function faultsOf(text: string): TypographyFault[] {
  return RULES.flatMap(({ rule, pattern, except }) =>
    [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].flatMap(({ index, 0: match }) => {
      const context = text.slice(Math.max(0, index - 25), index + match.length + 25);
      return except?.test(context) ? [] : [{ rule, context }];
    }),
  );
}
