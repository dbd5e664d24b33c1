import type { ContactField } from '../../data/model/schema/form';
import type { Site } from '../../data/model/site/site';
import { exampleIn } from '../../data/model/text/form-patterns';

type Request = Record<string, string>;

/**
 * Returns example input for the contact form by field name, for `all` fields, the fields of the `compact` form, and the
 * `required` fields. Every field has a different text.
 */
export function filledFieldsOf({
  contactForm,
}: Pick<Site, 'contactForm'>): Record<'all' | 'compact' | 'required', Request> {
  const fields = Object.entries<ContactField>(contactForm.fields);
  const textOf = (name: string, { inMail, hint }: ContactField) =>
    name === 'name' ? 'Marie Petit' : hint ? exampleIn(hint) : `« ${inMail} », de Marie.`;
  const fillFields = (isRequested: (field: ContactField) => boolean) =>
    Object.fromEntries(
      fields.filter(([, field]) => isRequested(field)).map(([name, field]) => [name, textOf(name, field)]),
    );
  return {
    all: fillFields(() => true),
    compact: fillFields(({ compact }) => compact),
    required: fillFields(({ required }) => required),
  };
}
