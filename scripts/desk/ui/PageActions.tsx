import { useEffect, useState } from 'react';
import type { Withdrawal } from '../protocol';
import type { Field } from '../text-index';
import { Button } from './button';
import * as styles from './desk.css';
import { FieldAt } from './fields';
import { TabField, tabsOf } from './NewPage';
import { act, nameOf, type Snapshot, send, showOnPage, takeTogether } from './store';

type Props = { snapshot: Snapshot; file: string; open(field: Field): void };

/** What concerns the whole page of a town or a service: the tab in which it is listed, and its end. */
export function PageActions({ snapshot, file, open }: Props) {
  const [found, show] = useState<Withdrawal>();
  const [isAsking, ask] = useState(false);
  const { version } = snapshot.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is changed meanwhile may be in its way, or no more.
  useEffect(() => {
    if (isAsking) void send<Withdrawal>('avant-retrait', { file }).then(show);
  }, [isAsking, file, version]);
  const withdraw = async () => {
    const outcome = await act('retirer', { file });
    // Its page is gone from the preview, too.
    if (outcome?.kind === 'saved') showOnPage({ file: 'data/home.ts', record: 'home', path: ['hero', 'title'] });
  };
  const isTown = file.startsWith('data/towns/');
  const what = isTown ? 'cette ville' : 'ce service';
  return (
    <section className={styles.fields}>
      {isTown && <Tab snapshot={snapshot} slug={file.slice('data/towns/'.length, -3)} />}
      {!isAsking && <Button onClick={() => ask(true)}>Retirer {what} du site…</Button>}
      {isAsking && found && (
        <div className={styles.fresh} ref={(box) => box?.scrollIntoView({ block: 'nearest' })}>
          {found.faults.length > 0 && (
            <p className={styles.fault}>
              À changer d’abord : ces endroits ne s’en passent pas, choisissez-y autre chose.
            </p>
          )}
          {found.faults.map((field) => (
            <FieldAt
              key={JSON.stringify(field.path)}
              snapshot={snapshot}
              show={open}
              field={field}
              title={nameOf(snapshot, field)}
            />
          ))}
          <Named snapshot={snapshot} title="Sera retiré de ces listes" fields={found.named} open={open} />
          <Named
            snapshot={snapshot}
            title="Ces textes en parlent encore : relisez-les"
            fields={found.spoken}
            open={open}
          />
          <p className={styles.hint}>Qui demandera son adresse sera conduit ailleurs sur le site.</p>
          <Button look="action" disabled={found.faults.length > 0} onClick={withdraw}>
            Retirer {what}
          </Button>{' '}
          <Button onClick={() => ask(false)}>Ne rien retirer</Button>
        </div>
      )}
    </section>
  );
}

type NamedProps = Omit<Props, 'file'> & { title: string; fields: Field[] };

function Named({ snapshot, title, fields, open }: NamedProps) {
  if (fields.length === 0) return null;
  return (
    <details open={fields.length < 6}>
      <summary>
        {title} ({fields.length})
      </summary>
      {fields.map((field) => (
        <Button key={JSON.stringify(field)} look="item" onClick={() => open(field)}>
          {nameOf(snapshot, field)}
        </Button>
      ))}
    </details>
  );
}

/** A town moves to the end of another tab. */
function Tab({ snapshot, slug }: { snapshot: Snapshot; slug: string }) {
  const tabs = tabsOf(snapshot);
  const from = tabs.findIndex(({ towns }) => towns.includes(slug));
  if (from < 0) return null;
  const move = (label: string) => {
    const to = tabs.findIndex((tab) => tab.label === label);
    const where = { file: 'data/zones.ts', record: 'zones' };
    const at = tabs[from]!.towns.indexOf(slug);
    void takeTogether('onglet d’une ville', [
      { ...where, edit: { kind: 'remove', path: [from, 'towns', at] } },
      { ...where, edit: { kind: 'insert', path: [to, 'towns'], index: tabs[to]!.towns.length, value: slug } },
    ]);
  };
  return <TabField snapshot={snapshot} tab={tabs[from]?.label} choose={move} />;
}
