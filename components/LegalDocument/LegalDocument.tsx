import type { LegalBlock, LegalPage } from '../../data/model/schema/legal';
import { stripTags } from '../../data/model/text/field-tags';
import { parsePhone, phoneHref } from '../../data/model/text/phone';
import { PageHero } from '../PageHero/PageHero';
import { note } from '../PageHero/PageHero.css';
import { Prose } from '../Prose/Prose';
import { Section } from '../Section/Section';
import { useSite } from '../site-context';
import { tapLink } from '../theme/layout.css';
import { dayInFrench } from '../typography/dates';
import * as styles from './LegalDocument.css';

const DOMAIN = String.raw`(?:[\p{L}\d-]+\.)+`;
/** Matches a path after a domain. A punctuation mark at its end belongs to the sentence. */
const PATH = String.raw`(?:[/?#](?:[^\s<>"«»()]*[^\s<>"«»().,;:!?…])?)?`;

/**
 * Matches email addresses, phone numbers and URLs. After «https://» or «www.» any top-level domain matches. Otherwise
 * only common top-level domains match.
 */
const LINKABLE_TEXTS = new RegExp(
  `(${[
    String.raw`[\w.+-]+@${DOMAIN}\p{L}{2,}`,
    String.raw`(?<!\d)0\d(?: \d{2}){4}(?!\d)`,
    String.raw`(?:https?://|(?<![\p{L}\d.-])(?=www\.))${DOMAIN}\p{L}{2,}${PATH}`,
    String.raw`(?<![\p{L}\d@.-])${DOMAIN}(?:com|eu|fr|info|net|org|pro)(?![\p{L}\d-])${PATH}`,
  ].join('|')})`,
  'iu',
);

/** Renders a text with its URLs, email addresses and phone numbers as links. */
function LinkedText({ text }: { text: string }) {
  return text.split(LINKABLE_TEXTS).map((part, index) =>
    index % 2 === 1 ? (
      <a className={part === stripTags(text) ? tapLink : undefined} href={hrefOf(part)} key={`${index}-${part}`}>
        {part}
      </a>
    ) : (
      <Prose text={part} key={`${index}-${part}`} />
    ),
  );
}

function hrefOf(linkText: string): string {
  if (/^https?:/i.test(linkText)) return linkText;
  if (/^[^/?#]*@/.test(linkText)) return `mailto:${linkText}`;
  return /^0\d /.test(linkText) ? phoneHref(parsePhone(linkText)) : `https://${linkText}`;
}

/** Renders a legal page with the table of contents in its head and the date of the last change at its end. */
export function LegalDocument({ page, path }: { page: LegalPage; path: string }) {
  const { legalDocument: labels } = useSite().interfaceCopy;
  return (
    <>
      <PageHero title={page.title} text={page.intro} path={path} isAsideOnPhones>
        <nav className={note} aria-labelledby="sommaire">
          <h2 className={styles.contentsTitle} id="sommaire">
            {labels.contents}
          </h2>
          <ul className={styles.contents}>
            {page.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </PageHero>
      <Section isDense>
        {page.sections.map(({ id, title, blocks }) => (
          <section className={`${styles.entry} ${styles.section}`} id={id} key={id}>
            <h2>{title}</h2>
            <div>
              {blocks.map((block) => (
                <Block block={block} key={JSON.stringify(block)} />
              ))}
            </div>
          </section>
        ))}
        <p>
          {labels.updated} <time dateTime={page.updated}>{dayInFrench(page.updated)}</time>.
        </p>
      </Section>
    </>
  );
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <LinkedText text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>
              <LinkedText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl className={styles.facts}>
          {block.rows.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <LinkedText text={value} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return (
        <table className={styles.table}>
          <caption className={styles.caption}>{block.caption}</caption>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th className={styles.cell} scope="col" key={cell}>
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, column) => (
                  <td className={styles.cell} data-head={block.head[column]} key={cell}>
                    <LinkedText text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}
