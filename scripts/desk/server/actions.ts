import { z } from 'zod';
import { FOLDER_PATTERN } from '../../../data/model/collections';
import { MAX_ALT_CHARACTERS } from '../../../data/model/schema/collections';
import type { Phone } from '../phone/phone';
import type { Desk } from '../records/desk';
import type { Value } from '../records/edit-source';
import type { Pages } from '../records/towns-and-services';
import type { Requests } from '../requests/host-requests';
import { DRAFTS } from '../shared/protocol';
import { hostEntry, type Online } from './online';

const value = z.json() as z.ZodType<Value>;
/** The file of a draft has the longest path. Its name has at most 255 characters. */
const MAX_FILE_CHARACTERS = 300;
/** A key may be the name of a page or the path of a redirect. */
const MAX_KEY_CHARACTERS = 300;
/** A title names each key on the path of a field. */
const MAX_TITLE_CHARACTERS = 1000;
const title = z.string().max(MAX_TITLE_CHARACTERS);
/** The path of a field in its record. */
const path = z.array(z.union([z.string().max(MAX_KEY_CHARACTERS), z.number().int().min(0)])).max(20);
const index = z.number().int().min(0);
const field = z.object({ file: z.string().max(MAX_FILE_CHARACTERS), record: z.string().max(60), path });
const edit = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('set'), path, value }),
  z.object({ kind: z.literal('insert'), path, index, value }),
  z.object({ kind: z.literal('move'), path, from: index, to: index }),
  z.object({ kind: z.literal('remove'), path }),
]);
const deskEdit = field
  .omit({ path: true })
  .extend({ edit, expected: value.optional(), title, isTyping: z.boolean().optional() });
const SLUG = '[a-z0-9]+(-[a-z0-9]+)*';
const page = z.object({ file: z.string().regex(new RegExp(`^data/(${FOLDER_PATTERN})/${SLUG}\\.ts$`)) });
const draft = z.object({ file: z.string().regex(new RegExp(`^${DRAFTS}/(${FOLDER_PATTERN})/${SLUG}\\.ts$`)) });
/** The name of a photo's file, without a folder. */
const photoFile = z.object({
  file: z
    .string()
    .max(120)
    .regex(/^[^/\\\0]+\.(?:jpe?g|png|webp|avif|tiff?)$/i),
});
const phoneWish = z.object({
  viewer: z.string().regex(/^[\w-]{8,64}$/),
  wish: z.enum(['open', 'stay', 'close', 'leave']),
  address: z.string().max(60).optional(),
});
/** The name of a stored request, which demande.php generates. */
const request = z.object({ name: z.string().regex(/^[0-9a-f]{32}$/) });
const goal = z.enum(['prepare', 'online', 'all', 'back', 'trial']);

/** Defines an action with the schema of its JSON input. */
const defineAction = <Schema extends z.ZodType, Result>(schema: Schema, run: (input: z.output<Schema>) => Result) => ({
  schema,
  run,
});

/** Returns all actions of the desk's page by their route. */
export const actionsOf = (desk: Desk, pages: Pages, online: Online, phone: Phone, requests: Requests) => ({
  change: defineAction(
    // Only the size of the request limits the number of edits, because one step may add any number of photos.
    z.object({ edits: z.array(deskEdit).min(1), isOneStep: z.boolean().optional() }),
    ({ edits, isOneStep }) => desk.change(edits, isOneStep),
  ),
  undo: defineAction(z.object({}), desk.undo),
  redo: defineAction(z.object({}), desk.redo),
  revert: defineAction(field.extend({ title }), desk.revertChange),
  restore: defineAction(field.pick({ file: true }), ({ file }) => desk.restore(file)),
  'discard-photo': defineAction(photoFile, ({ file }) => {
    phone.discardPhoto(file);
    return desk.discardPhoto(file);
  }),
  begin: defineAction(draft.extend({ value: z.record(z.string(), value) }), pages.begin),
  publish: defineAction(draft, pages.publish),
  discard: defineAction(draft, pages.discard),
  'before-withdrawal': defineAction(page, pages.describeWithdrawal),
  mentions: defineAction(page, pages.findMentions),
  'former-name': defineAction(page, pages.formerName),
  withdraw: defineAction(page, pages.withdraw),
  resume: defineAction(page, pages.resume),
  'go-online': defineAction(z.object({ goal }), (input) => online.start(input.goal)),
  'try-host': defineAction(hostEntry, online.tryAndSave),
  phone: defineAction(phoneWish, phone.applyWish),
  'photo-taken': defineAction(photoFile.extend({ alt: z.string().max(MAX_ALT_CHARACTERS) }), phone.forgetPhoto),
  'read-requests': defineAction(z.object({}), requests.read),
  'delete-request': defineAction(request, ({ name }) => requests.remove(name)),
});

type Actions = ReturnType<typeof actionsOf>;
export type Action = keyof Actions;
/** The input and the result of each action. */
export type ActionInput = { [Name in Action]: z.input<Actions[Name]['schema']> };
export type Result = { [Name in Action]: Awaited<ReturnType<Actions[Name]['run']>> };
