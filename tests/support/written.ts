import type { ContactField } from '../../data/model/schema/form';
import type { Site } from '../../data/model/site/site';
import { exampleIn } from '../../data/model/text/form-patterns';

type Request = Record<string, string>;

/**
 * Returns what a visitor may write in the contact form, by the names of the fields: in `all` of them, in those of the
 * `compact` form, and in those that are `required`. No two texts are alike.
 */
export function writtenIn({ contactForm }: Pick<Site, 'contactForm'>): Record<'all' | 'compact' | 'required', Request> {
  const fields = Object.entries<ContactField>(contactForm.fields);
  const textOf = (name: string, { inMail, hint }: ContactField) =>
    name === 'name' ? 'Marie Petit' : hint ? exampleIn(hint) : `« ${inMail} », de Marie.`;
  const only = (isMeant: (field: ContactField) => boolean) =>
    Object.fromEntries(
      fields.filter(([, field]) => isMeant(field)).map(([name, field]) => [name, textOf(name, field)]),
    );
  return { all: only(() => true), compact: only(({ compact }) => compact), required: only(({ required }) => required) };
}
