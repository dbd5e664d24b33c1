import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { PREFIX, valueAt } from '../shared/protocol';
import { Button } from './Button';
import * as styles from './desk.css';
import type { InputProps } from './form';
import { savedValueAt } from './lookups';
import { openForm } from './store';

/** A point of a photo, in per cent of its width and height. */
export type Point = { x: number; y: number };

export const PHOTOS = { file: 'data/photos.ts', record: 'photos' };
export const photoUrl = (file: string) => `${PREFIX}photo/${encodeURIComponent(file)}`;

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Per cent by which one press of an arrow key moves the point. */
const STEP_PERCENT = 5;
const clampPercent = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)));

/** Renders a whole photo, in which a click or the arrow keys set the point that stays visible when a page crops it. */
export function FocusPicker({ file, point, set }: { file: string; point: Point; set(point: Point): void }) {
  const setByClick = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // A click by keyboard has no coordinates.
    if (detail > 0)
      set({ x: clampPercent(((clientX - left) / width) * 100), y: clampPercent(((clientY - top) / height) * 100) });
  };
  const moveFocusPoint = (event: KeyboardEvent) => {
    const [dx, dy] = ARROWS[event.key] ?? [];
    if (dx === undefined || dy === undefined) return;
    event.preventDefault();
    set({ x: clampPercent(point.x + dx * STEP_PERCENT), y: clampPercent(point.y + dy * STEP_PERCENT) });
  };
  return (
    <div>
      <button
        type="button"
        className={styles.focusPicker}
        aria-label={`Point à garder en vue : ${point.x} % de gauche à droite, ${point.y} % de haut en bas. Les flèches le déplacent.`}
        onClick={setByClick}
        onKeyDown={moveFocusPoint}
      >
        <img src={photoUrl(file)} alt="" />
        <span className={styles.point} style={{ left: `${point.x}%`, top: `${point.y}%` }} />
      </button>
      <p className={styles.hint}>
        Les pages coupent les photos : cliquez sur ce qui doit rester en vue, ou déplacez le point avec les flèches.
      </p>
    </div>
  );
}

/** Renders a choice among the existing photos. */
export function PhotoField({ title, text, setValue, inputProps }: InputProps) {
  const [isOpen, setOpen] = useState(false);
  const savedPhotos = savedValueAt({ ...PHOTOS, path: [] });
  const photos = Object.entries((savedPhotos ?? {}) as Record<string, { file: string; alt: string }>);
  const chosenFile = valueAt(savedPhotos, [text, 'file']);
  return (
    <>
      {typeof chosenFile === 'string' && <img className={styles.photo} src={photoUrl(chosenFile)} alt="" />}
      <Button {...inputProps} subject={title} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {chosenFile ? 'Choisir une autre photo' : 'Choisir une photo'}
      </Button>{' '}
      {isOpen && <Button onClick={() => openForm({ ...PHOTOS, path: [] })}>Ajouter d’abord une photo à vous</Button>}
      {isOpen && (
        <ul className={styles.pictures}>
          {photos.map(([id, { file, alt }]) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === text}
                title={alt}
                onClick={() => {
                  setValue(id, true);
                  setOpen(false);
                }}
              >
                <img src={photoUrl(file)} alt={alt} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosenFile && (
        <Button onClick={() => openForm({ ...PHOTOS, path: [text, 'alt'] })}>
          Changer cette photo ou sa description
        </Button>
      )}
    </>
  );
}
