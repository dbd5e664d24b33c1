import type { ContactField } from '../../data/model/schema/form';
import { exampleIn } from '../../data/model/text/form-patterns';

/** Texts for fields without a validation rule. */
const NAME = 'Essai du site';
const MESSAGE = 'Essai du formulaire, demandé par le propriétaire du site. Rien à faire : ce message peut être effacé.';

/**
 * Returns a valid request whose texts say that it is a trial. Fills every required field. Phone and email are the
 * owner's own, and a field with another rule gets the example of its hint.
 */
export function createTrialRequest(
  fields: Record<string, ContactField>,
  owner: { phone: string; email: string },
): Record<string, string> {
  const valueFor = ({ input, rule, hint, rows }: ContactField) => {
    if (input?.type === 'tel') return owner.phone;
    if (input?.type === 'email') return owner.email;
    if (rule) return exampleIn(hint);
    return rows ? MESSAGE : NAME;
  };
  const required = Object.entries(fields).filter(([, field]) => field.required);
  return Object.fromEntries(required.map(([name, field]) => [name, valueFor(field).slice(0, field.maxLength)]));
}
