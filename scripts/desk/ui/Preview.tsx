import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { capitalize } from '../../../data/model/text/capitalize';
import type { Field } from '../shared/field';
import type { DeskRecord } from '../shared/protocol';
import { summarize } from '../shared/values';
import { Button } from './Button';
import * as styles from './desk.css';
import { savedValueAt } from './lookups';
import { isUnknownPage, pagePathOf, recordAtPath } from './page-paths';
import { openForm, useDesk } from './store';
import { usePreviewFrame } from './use-preview-frame';

const WIDTHS = { Téléphone: 390, Ordinateur: 1280 } as const;
/**
 * Minimal ratio of height to width of the phone preview. At a lower ratio the site uses its layout for landscape
 * phones.
 */
const MIN_PORTRAIT_RATIO = 1.6;

/** Shows a page of the site in a frame. A click on a text or a photo opens its field. */
export function Preview() {
  const { view } = useDesk();
  const [width, setWidth] = useState<number>(WIDTHS.Téléphone);
  const [offeredFields, setOfferedFields] = useState<Field[]>([]);
  // The frame starts with the page of the open form. If it replaced a loading page, «back» in WebKit would leave the
  // desk.
  const [firstPath] = useState(() => {
    const path = 'file' in view && pagePathOf(view.file);
    return path && !isUnknownPage(path) ? path : '/';
  });
  const { frame, state, onLoad } = usePreviewFrame(firstPath, setOfferedFields);
  const { stage, availableSize } = useAvailableSize();

  /** Changes the width, and scrolls to the element that was in the middle. */
  function showAtWidth(newWidth: number): void {
    const page = frame.current?.contentDocument;
    const centralElement =
      page?.documentElement && page.elementFromPoint(width / 2, page.documentElement.clientHeight / 2);
    flushSync(() => setWidth(newWidth));
    centralElement?.scrollIntoView({ block: 'center' });
  }

  const pageRecord = recordAtPath(state.path);
  const isInForm = Boolean(pageRecord?.draft && 'file' in view && view.file === pageRecord.file);
  const isShown = state.phase === 'shown';
  const minHeight = width === WIDTHS.Téléphone ? width * MIN_PORTRAIT_RATIO : 0;
  const scale = Math.min(1, availableSize.width / width, availableSize.height / minHeight);
  return (
    <section className={styles.stage} aria-label="Aperçu du site">
      <div className={styles.strip}>
        {Object.entries(WIDTHS).map(([name, deviceWidth]) => (
          <Button
            key={name}
            variant="toggle"
            aria-pressed={width === deviceWidth}
            onClick={() => showAtWidth(deviceWidth)}
          >
            {name}
          </Button>
        ))}
        <Hint
          isShown={isShown}
          isUnknown={isUnknownPage(state.path)}
          offeredFields={offeredFields}
          pageRecord={pageRecord}
        />
        {offeredFields.length === 0 && !isInForm && (
          <PageName pageRecord={pageRecord} title={frame.current?.contentDocument?.title ?? ''} />
        )}
      </div>
      <div className={styles.viewport} aria-busy={!isShown || state.request !== 'none'} ref={stage}>
        <iframe
          ref={frame}
          className={styles.frame}
          title="Page du site"
          src={firstPath}
          width={width}
          height={availableSize.height / scale}
          // A click would follow a link before the desk handles clicks.
          style={{ transform: `scale(${scale})`, pointerEvents: isShown ? undefined : 'none' }}
          onLoad={onLoad}
        />
      </div>
    </section>
  );
}

/** Measures the space that the preview has. */
function useAvailableSize() {
  const stage = useRef<HTMLDivElement>(null);
  const [availableSize, setAvailableSize] = useState({ width: 800, height: 800 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setAvailableSize(entry.contentRect));
    if (stage.current) observer.observe(stage.current);
    return () => observer.disconnect();
  }, []);
  return { stage, availableSize };
}

type HintProps = { isShown: boolean; isUnknown: boolean; offeredFields: Field[]; pageRecord: DeskRecord | undefined };

/**
 * Explains what a click does, or that the page is missing from the site. After a click on a link or a button, which
 * still works, offers to edit its text.
 */
function Hint({ isShown, isUnknown, offeredFields: [offeredField, ...others], pageRecord }: HintProps) {
  const hint = pageRecord?.draft
    ? 'Ce qui est pâle vient du modèle : cliquez pour écrire le vôtre.'
    : isUnknown
      ? 'Cette page n’est pas dans le site : elle en a été retirée, ou son adresse a changé.'
      : 'Cliquez pour changer.';
  return (
    <>
      <span className={styles.statusLine}>{isShown ? (isUnknown || !offeredField) && hint : 'La page arrive…'}</span>
      <span role="status" className={styles.statusLine}>
        {offeredField && (
          <>
            Un lien ou un bouton :{' '}
            <Button onClick={() => openForm(offeredField, others)}>
              changer « {summarize(savedValueAt(offeredField))} »
            </Button>
          </>
        )}
      </span>
    </>
  );
}

/** Shows the name of the page, and a button that opens its record if it has one. */
function PageName({ pageRecord, title }: { pageRecord: DeskRecord | undefined; title: string }) {
  const name = capitalize(pageRecord?.title ?? title);
  return (
    <>
      <strong className={styles.truncatedName}>{name}</strong>
      {pageRecord && (
        <Button subject={name} onClick={() => openForm({ ...pageRecord, path: [] })}>
          Toute sa fiche
        </Button>
      )}
    </>
  );
}
