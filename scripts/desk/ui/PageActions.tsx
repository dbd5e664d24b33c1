import { useState } from 'react';
import type { Withdrawal } from '../protocol';
import type { Field } from '../text-index';
import * as styles from './desk.css';
import { tabsOf } from './NewPage';
import { act, nameOf, type Snapshot, send } from './store';

type Props = { snapshot: Snapshot; file: string; open(field: Field): void };

/** What concerns the whole page of a town or a service: the tab in which it is listed, and its end. */
export function PageActions({ snapshot, file, open }: Props) {
  const [found, show] = useState<Withdrawal>();
  const isTown = file.startsWith('data/towns/');
  const what = isTown ? 'cette ville' : 'ce service';
  return (
    <section className={styles.fields}>
      {isTown && <Tab snapshot={snapshot} slug={file.slice('data/towns/'.length, -3)} />}
      {!found && (
        <button
          type="button"
          className={styles.quiet}
          onClick={async () => show(await send('avant-retrait', { file }))}
        >
          Retirer {what} du site…
        </button>
      )}
      {found && (
        <div className={styles.fresh} ref={(box) => box?.scrollIntoView({ block: 'nearest' })}>
          <Named snapshot={snapshot} title="À changer d’abord" fields={found.faults} open={open} />
          <Named snapshot={snapshot} title="Sera retiré de ces listes" fields={found.named} open={open} />
          <Named
            snapshot={snapshot}
            title="Ces textes en parlent encore : relisez-les"
            fields={found.spoken}
            open={open}
          />
          <p className={styles.hint}>Qui demandera son adresse sera conduit ailleurs sur le site.</p>
          <button
            type="button"
            className={styles.action}
            disabled={found.faults.length > 0}
            onClick={() => act('retirer', { file })}
          >
            Retirer {what}
          </button>{' '}
          <button type="button" className={styles.quiet} onClick={() => show(undefined)}>
            Ne rien retirer
          </button>
        </div>
      )}
    </section>
  );
}

type NamedProps = Omit<Props, 'file'> & { title: string; fields: (Field & { sentence?: string })[] };

function Named({ snapshot, title, fields, open }: NamedProps) {
  if (fields.length === 0) return null;
  return (
    <details open={fields.length < 6}>
      <summary>
        {title} ({fields.length})
      </summary>
      {fields.map((field) => (
        <button type="button" key={JSON.stringify(field)} className={styles.item} onClick={() => open(field)}>
          {field.sentence ?? nameOf(snapshot, field)}
        </button>
      ))}
    </details>
  );
}

/** A town moves to the end of another tab. */
function Tab({ snapshot, slug }: { snapshot: Snapshot; slug: string }) {
  const tabs = tabsOf(snapshot);
  const from = tabs.findIndex(({ towns }) => towns.includes(slug));
  if (from < 0) return null;
  const at = tabs[from]!.towns.indexOf(slug);
  const move = (to: number) => {
    const title = 'onglet d’une ville';
    const where = { file: 'data/zones.ts', record: 'zones', title };
    const remove = { kind: 'remove', path: [from, 'towns', at] };
    const insert = { kind: 'insert', path: [to, 'towns'], index: tabs[to]!.towns.length, value: slug };
    void act('changer', {
      edits: [
        { ...where, edit: remove, was: slug },
        { ...where, edit: insert, was: tabs[to]!.towns },
      ],
    });
  };
  return (
    <div className={styles.field}>
      <label htmlFor="tab">Onglet de la page des zones</label>
      <select id="tab" value={from} onChange={({ target }) => move(Number(target.value))}>
        {tabs.map(({ label }, index) => (
          <option key={label} value={index}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
