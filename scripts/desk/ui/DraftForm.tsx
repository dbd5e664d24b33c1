import { useEffect, useRef, useState } from 'react';
import { inCount } from '../../format';
import type { Value } from '../edit-source';
import { type DeskFault, type PageDraft, valueAt } from '../protocol';
import { type Field, sameField } from '../text-index';
import { Button } from './button';
import * as styles from './desk.css';
import { AnyField, Elsewhere } from './fields';
import { FormProvider, formOf, leadTo } from './form';
import { draftName, TabField, tabsOf } from './NewPage';
import { act, keepDraft, nameOf, type Snapshot, say, showOnPage } from './store';

type Props = { snapshot: Snapshot; draft: PageDraft; open(field: Field): void; leave(): void };

/** Typing rests so long, in milliseconds, before the draft is kept. */
const REST = 350;

/** The form of a page that is not on the site yet: kept as it is, and put there when nothing is missing. */
export function DraftForm({ snapshot, draft: opened, open, leave }: Props) {
  const [draft, setDraft] = useState({ zone: tabsOf(snapshot)[0]?.label, ...opened });
  const [known, setFaults] = useState<DeskFault[]>();
  const faults = known ?? [];
  const [other, setOther] = useState<PageDraft>();
  const [isTried, tried] = useState(false);
  const kept = useRef<PageDraft | undefined>(opened);
  /** One is kept after the other, and none once the draft has gone. */
  const keeping = useRef<Promise<void>>(Promise.resolve());
  const { collection, slug, value } = draft;
  const file = `data/${collection}/${slug}.ts`;
  const record = collection === 'towns' ? 'town' : 'service';
  useEffect(() => {
    const keep = async () => {
      if (!kept.current) return;
      const answer = await keepDraft(draft, kept.current);
      setOther(answer?.other);
      if (!answer || answer.other) return;
      kept.current = draft;
      setFaults(answer.faults);
    };
    const soon = setTimeout(() => {
      keeping.current = keeping.current.then(keep);
    }, REST);
    return () => clearTimeout(soon);
  }, [draft]);
  const take = (from: PageDraft, chosen: PageDraft) => {
    kept.current = from;
    setDraft({ ...draft, ...chosen });
  };
  const own = faults.filter((fault) => fault.file === file);
  const elsewhere = faults.filter((fault) => fault.file !== file);
  const places = faults.filter((fault, index) => faults.findIndex((one) => sameField(one, fault)) === index);
  // A field that nobody has filled in yet is no mistake until the page is to be published.
  const shown = own.filter(({ path }) => isTried || ![undefined, ''].includes(valueAt(value, path) as string));
  const form = formOf({ snapshot, file, record, show: open }, [], value, shown, (next: Value) =>
    setDraft({ ...draft, value: next }),
  );
  const end = (route: 'publier' | 'jeter') => {
    const ending = keeping.current.then(async () => {
      const outcome = await act(route, draft);
      if (outcome?.kind === 'saved') kept.current = undefined;
      return outcome;
    });
    keeping.current = ending.then(() => {});
    return ending;
  };
  const publish = async () => {
    tried(true);
    const outcome = await end('publier');
    if (outcome?.kind === 'saved') {
      open({ file, record, path: [] });
      showOnPage({ file, record, path: [] });
    } else if (outcome?.kind === 'refused') {
      setFaults(outcome.faults);
      say('Pas encore dans le site : voyez ce qui manque.');
    }
  };
  return (
    <FormProvider value={form}>
      <h1 className={styles.title}>{draftName(draft)} : brouillon</h1>
      {other && (
        <div className={styles.conflict} role="alert">
          <p>Ce brouillon a changé entre-temps, dans un autre onglet. Ce que vous tapez ici n’est pas gardé.</p>
          <Button onClick={() => take(other, draft)}>Garder ce que j’ai ici</Button>{' '}
          <Button onClick={() => take(other, other)}>Prendre l’autre</Button>
        </div>
      )}
      <div className={styles.fields}>
        <p>
          {known && places.length === 0
            ? 'Rien ne manque : la page peut aller sur le site.'
            : `${known ? `Il reste ${inCount(places.length, 'information')} à donner. ` : ''}Le brouillon est gardé ; le site n’en montre rien.`}{' '}
          À droite, une page semblable, pour modèle.
        </p>
        <div>
          <Button look="action" onClick={publish}>
            Mettre la page sur le site
          </Button>{' '}
          <Button onClick={async () => (await end('jeter'))?.kind === 'saved' && leave()}>
            Supprimer ce brouillon
          </Button>
        </div>
        {places.length > 0 && (
          <details className={styles.group} open={isTried || undefined}>
            <summary>Ce qui manque encore</summary>
            {places
              .filter((fault) => fault.file === file)
              .map((fault) => (
                <Button key={JSON.stringify(fault.path)} look="item" onClick={() => leadTo(fault.path)}>
                  {nameOf(snapshot, fault, draft)}
                </Button>
              ))}
          </details>
        )}
        <Elsewhere snapshot={snapshot} show={open} faults={elsewhere} />
        {collection === 'towns' && (
          <TabField snapshot={snapshot} tab={draft.zone} choose={(zone) => setDraft({ ...draft, zone })} />
        )}
        <AnyField schema={snapshot.schemas[`data/${collection}`] ?? {}} path={[]} />
      </div>
    </FormProvider>
  );
}
