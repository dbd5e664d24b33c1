import { typeset } from '../../../components/typography/typeset';
import { FOLDER_PATTERN } from '../../../data/model/collections';

/** What the build says to whoever writes in the files, as one says it to whoever has a form. */
const IN_FORM_WORDS: [RegExp, string][] = [
  [/un texte entre guillemets est attendu/, 'écrivez-le'],
  [/remettez optional\(\)/, 'videz ce champ'],
  [/remplacez-la par optional\(\)/, 'retirez-la'],
  [/écrivez-le sans guillemets.*/, 'écrivez un nombre.'],
  [/un nombre sans guillemets est attendu, avec un point pour la virgule/, 'écrivez un nombre'],
  [/ \((?:data\/[^)]+|« [a-z0-9-]+ »)\)/, ''],
  [/(?<=« |le |\()(\d{4})-(\d\d)-(\d\d)(?= »|[,)])/, '$3/$2/$1'],
  [/« [a-z0-9-]+ » sert déjà à une autre fiche ;.*/, 'la même y est déjà ; choisissez-en une autre.'],
  [
    /aucune? .* (?:n'a l'adresse|ne s'appelle) .*/,
    "ce choix n'existe plus ; faites-en un autre, ou retirez cette ligne.",
  ],
  [/n'est pas dans data\/documents\/ ; déposez-l'y, ou corrigez son nom/, "n'est plus là ; redonnez-le"],
  [/ce texte est vide ; écrivez le nom du fichier PDF, sans espace ni accent/, 'donnez le fichier PDF'],
  [new RegExp(`(?:le fichier )?data/(?:${FOLDER_PATTERN})/([a-z0-9-]+)\\.ts`), 'la fiche « $1 »'],
  [/^data\/photos\.ts, « [^»]+ » : le/, 'Le'],
  [/déposez-le dans data\/photos\/ ou corrigez le nom dans la fiche/, 'remplacez la photo, ou retirez-la'],
  [/ (?:de|dans) data\/[\w.-]+/, ''],
  [/data\/photos\//g, ''],
];

/** A sentence of the build without what only files have: their names, and how they are written. */
export function inFormWords(sentence: string): string {
  return typeset(IN_FORM_WORDS.reduce((words, [files, form]) => words.replace(files, form), sentence));
}
