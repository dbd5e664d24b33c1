import type { ContactField } from '../../data/model/schema/form';
import { contactForm } from '../../data/model/site/site';
import { exampleIn } from '../../data/model/text/form-patterns';

const fields = Object.entries<ContactField>(contactForm.fields);

/** What a visitor may write in each field of the full form, by its name; no two are alike. */
export const WRITTEN: Record<string, string> = {
  ...Object.fromEntries(
    fields.map(([name, { inMail, hint }]) => [name, hint ? exampleIn(hint) : `« ${inMail} », de Marie.`]),
  ),
  name: 'Marie Petit',
};

/** The same for the compact form. */
export const WRITTEN_COMPACT = only(({ compact }) => compact);

/** As little as is accepted. */
export const REQUIRED = only(({ required }) => required);

function only(isMeant: (field: ContactField) => boolean): Record<string, string> {
  return Object.fromEntries(fields.filter(([, field]) => isMeant(field)).map(([name]) => [name, WRITTEN[name]!]));
}
