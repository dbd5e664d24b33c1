/** File extensions of pictures that the build can read. */
export const PICTURE = /\.(jpe?g|png|webp|avif|tiff?|hei[cf])$/i;

/** A narrower picture looks blurred across the width of a page. */
export const MIN_WIDTH_PX = 1200;
/** A picture of this width is sharp at the top of a page on most screens. */
export const SHARP_WIDTH = 1600;
/** A picture with a smaller height is only a strip of a photo. */
export const MIN_HEIGHT_PX = 600;

const HEIC_EXPORT =
  "enregistrez-la en JPEG : sous Windows, ouvrez-la dans Photos, puis « … » > Enregistrer sous > JPEG ; sur un Mac, Aperçu > Fichier > Exporter ; sur l'iPhone, pour les prochaines, Réglages > Appareil photo > Formats > « Le plus compatible » ; sur un téléphone Android, Appareil photo > Paramètres, désactivez « HEIF » ou « Photos haute efficacité »";

/**
 * Types a function that returns the sentence of a problem. `folder` precedes the file name: «data/photos/», or an empty
 * text in a form.
 */
const defineSentence = <Facts extends { file: string }>(sentence: (facts: Facts, folder: string) => string) => sentence;

/** Problems of pictures by code. Each function returns a complete French sentence. */
export const PHOTO_PROBLEMS = {
  heic: defineSentence(
    ({ file }, folder) =>
      `${folder}${file} est une photo HEIC, que les navigateurs n'affichent pas ; ${HEIC_EXPORT}, puis corrigez le nom dans la fiche.`,
  ),
  'other-heic': defineSentence(
    ({ file }, folder) =>
      `${folder}${file} est une photo HEIC d'une sorte que le bureau ne lit pas (une rafale, par exemple) ; ${HEIC_EXPORT}.`,
  ),
  'not-a-picture': defineSentence(
    ({ file }, folder) => `${folder}${file} n'est pas une image ; remplacez-le par une photo, en JPEG par exemple.`,
  ),
  damaged: defineSentence(
    ({ file }, folder) =>
      `${folder}${file} est abîmé ou incomplet ; copiez-le de nouveau depuis l'appareil, ou choisissez une autre photo.`,
  ),
  huge: defineSentence(
    ({ file }, folder) =>
      `${folder}${file} a trop de pixels pour être préparée ; enregistrez-la plus petite, par exemple à 8000 px de large.`,
  ),
  narrow: defineSentence(
    ({ file, width }: { file: string; width: number }, folder) =>
      `${folder}${file} ne fait que ${width} px de large (${MIN_WIDTH_PX} px au moins) ; reprenez l'original de l'appareil, sans le réduire ni le recadrer.`,
  ),
  low: defineSentence(
    ({ file, height }: { file: string; height: number }, folder) =>
      `${folder}${file} ne fait que ${height} px de haut (${MIN_HEIGHT_PX} px au moins) ; reprenez l'original de l'appareil, sans le recadrer.`,
  ),
  'other-format': defineSentence(
    ({ file, format }: { file: string; format: string }, folder) =>
      `${folder}${file} est en réalité au format ${format.toUpperCase()}, quel que soit son nom ; prenez la photo d'origine, en JPEG.`,
  ),
  soft: defineSentence(
    ({ file, width }: { file: string; width: number }, folder) =>
      `Note : ${folder}${file} fait ${width} px de large : en haut d'une page elle serait un peu floue, il faudrait ${SHARP_WIDTH} px ; reprenez l'original de l'appareil, sans le réduire ni le recadrer.`,
  ),
};

type PhotoProblemCode = keyof typeof PHOTO_PROBLEMS;
type FactsOf<Code extends PhotoProblemCode> = Parameters<(typeof PHOTO_PROBLEMS)[Code]>[0];

/** A problem of a picture as data. */
export type PhotoProblem = {
  [Code in PhotoProblemCode]: { code: Code; facts: FactsOf<Code> };
}[PhotoProblemCode];

/** Returns the sentence for the terminal. */
export const photoProblemForTerminal = (problem: PhotoProblem): string => print(problem, 'data/photos/');

/** Returns the sentence for the desk's forms. */
export const photoProblemForForm = (problem: PhotoProblem): string => print(problem, '');

const print = ({ code, facts }: PhotoProblem, folder: string) =>
  // TypeScript cannot know that the entry and the facts have the same code.
  (PHOTO_PROBLEMS[code] as (facts: unknown, folder: string) => string)(facts, folder);

/** Sentences of the build only. They are about the whole folder, or about files that no form shows. */
export const sentence = {
  noneAtAll: 'Le dossier data/photos manque, ou il est vide ; remettez celui de votre dernière copie.',
  unrecorded: (file: string) =>
    `Note : aucune fiche de data/photos.ts n'utilise data/photos/${file} ; ajoutez-en une, ou retirez le fichier.`,
  unused: (file: string) =>
    `Note : data/photos/${file} n'apparaît sur aucune page ; placez la photo, ou retirez sa fiche et le fichier.`,
};
