import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { typeset } from '../../../components/typography/typeset';
import { widget } from '../../../components/widgets/attributes';
import type { DeliveryAddresses } from '../../../data/model/schema/company';
import type { ContactField } from '../../../data/model/schema/form';
import { deliveryPath } from '../../../data/model/site/contact-form';
import type { Site } from '../../../data/model/site/site';
import { REQUEST_FOLDER_LINE, requestFolderOf } from '../../lib/request-folder';
import { PHP_AROUND, phpLiteral, phpPattern } from './php';

const TEMPLATE = 'scripts/build-site/delivery/demande.php';
const SETTINGS = 'const SETTINGS = [];';

/** Closes the folder of requests to visitors on every version of Apache, in case the folder is inside a site. */
const DENY = `${REQUEST_FOLDER_LINE}
<IfModule mod_authz_core.c>
  Require all denied
</IfModule>
<IfModule !mod_authz_core.c>
  Deny from all
</IfModule>
`;

/** Writes the PHP program that receives the contact form, if the owner has enabled delivery. */
export async function writeDelivery(folder: string, site: Site): Promise<void> {
  const { delivery } = site.company;
  if (!delivery) return;
  requireInsertionPoints(await readFile(join(folder, pageFileOf(site)), 'utf8'), site);
  await writeFile(join(folder, deliveryPath), await createDeliveryProgram(site, delivery));
}

const pageFileOf = ({ deliveryCopy }: Site) => `${deliveryCopy.toCorrect.path}/index.html`;
const formWidget = ` data-widget="${widget('ContactForm', 'intent')['data-widget']}"`;

/** Returns the PHP program, which is the template with the rules, texts and email addresses of data/. */
export async function createDeliveryProgram(site: Site, { to, from }: DeliveryAddresses): Promise<string> {
  const { company, contactForm, deliveryCopy, deliveryRules } = site;
  const { thanks, refusals, mail } = deliveryCopy;
  const template = await readFile(TEMPLATE, 'utf8');
  if (!template.includes(SETTINGS)) throw new Error(`${TEMPLATE} has no line «${SETTINGS}».`);
  const appendPhone = (text: string) => typeset(`${text} ${company.phone}.`);
  const settings = {
    to,
    from,
    sender: company.name,
    host: new URL(company.siteUrl).host,
    folder: requestFolderOf(company.siteUrl),
    thanks: thanks.path,
    page: pageFileOf(site),
    widget: formWidget,
    ...deliveryRules,
    fields: Object.fromEntries(
      Object.entries<ContactField>(contactForm.fields).map(([name, field]) => [name, ruleOf(site, field)]),
    ),
    requiredMessage: typeset(contactForm.requiredMessage),
    refusals: Object.fromEntries(Object.entries(refusals).map(([status, text]) => [status, appendPhone(text)])),
    mail,
    around: PHP_AROUND,
    deny: DENY,
  };
  return template.replace(SETTINGS, () => `const SETTINGS = ${phpLiteral(settings)};`);
}

function ruleOf({ contactForm, deliveryCopy }: Site, field: ContactField) {
  const { inMail, required, compact, maxLength, rule, input, rows } = field;
  // A heading in the mail is unnecessary if there is only one text box.
  const isOnlyBox =
    Object.values<ContactField>(contactForm.fields).filter((otherField) => otherField.rows).length === 1;
  return {
    label: rows && isOnlyBox ? '' : inMail,
    kind: rows ? 'box' : (input?.type ?? 'text'),
    required,
    compact,
    longest: maxLength,
    tooLong: typeset(deliveryCopy.tooLong.replace('{max}', String(maxLength))),
    ...(rule && { pattern: phpPattern(rule.pattern), message: typeset(rule.message) }),
  };
}

/** Throws if the page lacks an element into which the program inserts the visitor's values or messages. */
function requireInsertionPoints(html: string, site: Site): void {
  const patterns = [
    /<p id="demande-message" class="[^"]+"/g,
    new RegExp(formWidget, 'g'),
    ...Object.entries<ContactField>(site.contactForm.fields).map(([name, { rows }]) =>
      rows
        ? new RegExp(`<textarea\\b[^>]*\\bname="${name}"[^>]*></textarea>`, 'g')
        : new RegExp(`<input\\b[^>]*\\bname="${name}"[^>]*>`, 'g'),
    ),
  ];
  const missingPattern = patterns.find((insertionPoint) => html.match(insertionPoint)?.length !== 1);
  if (missingPattern)
    throw new Error(`${pageFileOf(site)} has not exactly one ${missingPattern.source}: ${TEMPLATE} writes there.`);
}
