/** Endings of what the build can read. */
export const PICTURE = /\.(jpe?g|png|webp|avif|tiff?|hei[cf])$/i;

/** Narrower than this a picture looks soft across a page. */
export const LEAST_WIDTH = 1200;
/** From this width on it is sharp at the top of a page, on most screens. */
export const SHARP_WIDTH = 1600;
/** Lower than this it is no photograph, but a strip of one. */
export const LEAST_HEIGHT = 600;

const HEIC_EXPORT =
  "enregistrez-la en JPEG : sous Windows, ouvrez-la dans Photos, puis « … » > Enregistrer sous > JPEG ; sur un Mac, Aperçu > Fichier > Exporter ; sur l'iPhone, pour les prochaines, Réglages > Appareil photo > Formats > « Le plus compatible » ; sur un téléphone Android, Appareil photo > Paramètres, désactivez « HEIF » ou « Photos haute efficacité »";

export const sentence = {
  noneAtAll: 'Le dossier data/photos manque, ou il est vide ; remettez celui de votre dernière copie.',
  missing: (file: string, id: string, similar?: string) =>
    `data/photos.ts, « ${id} » : le fichier data/photos/${file} n'existe pas ; ${
      similar
        ? `le dossier contient « ${similar} » : ${
            PICTURE.test(similar) && !similar.startsWith(`${file}.`)
              ? 'corrigez le nom dans la fiche, majuscules comprises'
              : `renommez ce fichier en « ${file} » (Windows cache souvent la fin des noms)`
          }`
        : 'déposez-le dans data/photos/ ou corrigez le nom dans la fiche'
    }.`,
  heic: (file: string) =>
    `data/photos/${file} est une photo HEIC, que les navigateurs n'affichent pas ; ${HEIC_EXPORT}, puis corrigez le nom dans la fiche.`,
  otherHeic: (file: string) =>
    `data/photos/${file} est une photo HEIC d'une sorte que le bureau ne lit pas (une rafale, par exemple) ; ${HEIC_EXPORT}.`,
  notAPicture: (file: string) =>
    `data/photos/${file} n'est pas une image ; remplacez-le par une photo, en JPEG par exemple.`,
  damaged: (file: string) =>
    `data/photos/${file} est abîmé ou incomplet ; copiez-le de nouveau depuis l'appareil, ou choisissez une autre photo.`,
  huge: (file: string) =>
    `data/photos/${file} a trop de pixels pour être préparée ; enregistrez-la plus petite, par exemple à 8000 px de large.`,
  narrow: (file: string, width: number) =>
    `data/photos/${file} ne fait que ${width} px de large (${LEAST_WIDTH} px au moins) ; reprenez l'original de l'appareil, sans le réduire ni le recadrer.`,
  low: (file: string, height: number) =>
    `data/photos/${file} ne fait que ${height} px de haut (${LEAST_HEIGHT} px au moins) ; reprenez l'original de l'appareil, sans le recadrer.`,
  otherFormat: (file: string, format: string) =>
    `data/photos/${file} est en réalité au format ${format.toUpperCase()}, quel que soit son nom ; prenez la photo d'origine, en JPEG.`,
  soft: (file: string, width: number) =>
    `Note : data/photos/${file} fait ${width} px de large : en haut d'une page elle serait un peu floue, il faudrait ${SHARP_WIDTH} px ; reprenez l'original de l'appareil, sans le réduire ni le recadrer.`,
  unrecorded: (file: string) =>
    `Note : aucune fiche de data/photos.ts n'utilise data/photos/${file} ; ajoutez-en une, ou retirez le fichier.`,
  unused: (file: string) =>
    `Note : data/photos/${file} n'apparaît sur aucune page ; placez la photo, ou retirez sa fiche et le fichier.`,
};
