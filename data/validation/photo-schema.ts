import { z } from 'zod';

const text = z.string().trim().min(1, 'écrivez-le, ou retirez le champ');
const ALT = 'écrivez en une phrase ce que la photo montre, pour qui ne la voit pas';
/** What the owner may find in his pictures and browsers do not show, or that no photograph is. */
const OTHER_FORMATS: Record<string, string> = {
  jfif: 'une photo JPEG sous un autre nom : renommez le fichier en « .jpg », ici et dans data/photos/',
  gif: "le GIF n'a que 256 couleurs : prenez la photo d'origine, en JPEG",
  svg: 'le SVG est un dessin : prenez une photo en JPEG',
  bmp: 'le BMP est trop lourd : enregistrez la photo en JPEG',
  txt: 'une fin de nom de trop, que Windows cache souvent : renommez le fichier, ici et dans data/photos/',
};
const PICTURE = /^[^/\\:]+\.(jpe?g|png|webp|avif|tiff?|hei[cf])$/i;

const percent = z.number().min(0, 'pourcentage de 0 à 100').max(100, 'pourcentage de 0 à 100');

/** A photograph or rendering: the file lies in data/photos/. */
export const photoSchema = z.strictObject({
  file: z
    .string()
    .max(100, '100 au plus : renommez le fichier')
    .regex(PICTURE, {
      error: ({ input }) =>
        OTHER_FORMATS[String(input).toLowerCase().split('.').pop() ?? ''] ??
        (/^[^/\\:]+\.\w+$/.test(String(input))
          ? "ce n'est pas le nom d'une photo : prenez un fichier JPEG, PNG, WebP, AVIF ou TIFF"
          : 'écrivez le nom du fichier seul, sans dossier, avec son extension, par exemple « toit-neuf.jpg »'),
    }),
  /** What is seen, for those who do not see it; never empty. */
  alt: z
    .string(ALT)
    .trim()
    .min(1, ALT)
    .max(180, '180 au plus')
    .regex(/(?<!\.\w{3,4})$/, ALT),
  /** The line under it where a gallery other than the gallery page shows it; without it, `alt`. */
  caption: text.max(80, '80 au plus').optional(),
  /** A rendering, not a photograph: the page says «Illustration» and the to-do list counts it. */
  rendering: z.boolean().default(false),
  /**
   * The point that stays in sight where a layout shows only a part of the picture, in percent from the left and from
   * the top. Without it, the middle.
   */
  focus: z.strictObject({ x: percent, y: percent }).optional(),
});

export type Photo = z.infer<typeof photoSchema>;
export type PhotoRecord = z.input<typeof photoSchema>;
