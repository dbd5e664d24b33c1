import { z } from 'zod';
import type { Value } from './edit-source';

const value = z.json() as z.ZodType<Value>;
/** A path in a record. */
const path = z.array(z.union([z.string().max(100), z.number().int().min(0)])).max(20);
const index = z.number().int().min(0);
const field = z.object({ file: z.string().max(120), record: z.string().max(60), path });
const edit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('set'), path, value }),
  z.object({ kind: z.literal('insert'), path, index, value }),
  z.object({ kind: z.literal('move'), path, from: index, to: index }),
  z.object({ kind: z.literal('remove'), path }),
]);
const deskEdit = field.omit({ path: true }).extend({ edit, was: value.optional(), title: z.string().max(500) });
const page = z.object({ file: z.string().regex(/^data\/(towns|services)\/[a-z0-9-]+\.ts$/) });
const draft = z.object({
  collection: z.enum(['towns', 'services']),
  slug: z
    .string()
    .max(80)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  zone: z.string().max(100).optional(),
  value,
  was: value.optional(),
});

const word = (title: string, description?: string) =>
  z
    .string()
    .regex(/^.{0,300}$/)
    .meta({ title, description });
/** The host's settings: the desk's form is made of this. An empty password keeps the one that there is. */
export const hostEntry = z.strictObject({
  // FTP without encryption is refused in words, where the file asks for it.
  protocol: word('Façon de se connecter').meta({ enum: ['sftp', 'ftps'] }),
  host: word('Adresse du serveur', 'Par exemple : ftp.mondomaine.fr'),
  user: word('Identifiant', 'Celui du FTP, souvent différent de celui de l’espace client.'),
  password: word('Mot de passe', 'Il reste sur cet ordinateur, et n’est plus jamais affiché.').meta({
    format: 'password',
  }),
  folder: word('Dossier du site', 'Souvent www, htdocs ou public_html ; vide si la connexion s’ouvre déjà dedans.'),
  port: word('Port', 'Vide s’il est ordinaire (21 pour FTPS, 22 pour SFTP).'),
  hostKey: word('clé du serveur').meta({ isInternal: true }),
  certificate: word('certificat').meta({ isInternal: true }),
});

/** Everything that the desk takes, by its address: what must be sent to it, as JSON. */
export const REQUESTS = {
  changer: z.object({ edits: z.array(deskEdit).min(1).max(100), isOneStep: z.boolean().optional() }),
  annuler: z.object({}),
  retablir: z.object({}),
  revenir: field,
  brouillon: draft,
  publier: draft,
  jeter: draft,
  'avant-retrait': page,
  retirer: page,
  'mettre-en-ligne': z.object({ goal: z.enum(['prepare', 'online', 'all', 'back']) }),
  'essayer-hebergeur': hostEntry,
};
export type Requests = { [Route in keyof typeof REQUESTS]: z.infer<(typeof REQUESTS)[Route]> };
