import type { LegalBlock, LegalPage } from '../../data/legal-page';
import { heading } from '../../renderer/theme/layout.css';
import { Copy } from '../Copy/Copy';
import * as styles from './LegalDocument.css';

/** A legal page: its contents first, then its sections. */
export function LegalDocument({ page }: { page: LegalPage }) {
  const updated = new Date(page.updated);
  return (
    <div className={styles.document}>
      <nav className={styles.contents} aria-labelledby="sommaire">
        <h2 className={styles.contentsTitle} id="sommaire">
          Sur cette page
        </h2>
        <ul>
          {page.sections.map(({ id, title }) => (
            <li key={id}>
              <a className={styles.contentsLink} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.body}>
        {page.sections.map(({ id, title, blocks }) => (
          <section className={styles.section} id={id} key={id}>
            <h2 className={heading}>{title}</h2>
            {blocks.map((block) => (
              <Block block={block} key={JSON.stringify(block)} />
            ))}
          </section>
        ))}
        <p>
          Dernière mise à jour :{' '}
          <time dateTime={page.updated}>
            {updated.toLocaleDateString('fr-FR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })}
          </time>
          .
        </p>
      </div>
    </div>
  );
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={styles.block}>
          <Copy text={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item}>
              <Copy text={item} />
            </li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl className={styles.facts}>
          {block.rows.map(({ label, value }) => (
            <div className={styles.fact} key={label}>
              <dt className={styles.factLabel}>{label}</dt>
              <dd>
                <Copy text={value} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return (
        // Scrolls by itself on a narrow screen; focusable, so that the keyboard can scroll it too.
        <section className={styles.scroll} aria-label={block.caption} tabIndex={0}>
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
                  {row.map((cell) => (
                    <td className={styles.cell} key={cell}>
                      <Copy text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      );
  }
}
