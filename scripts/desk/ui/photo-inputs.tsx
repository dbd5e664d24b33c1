import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { PREFIX, valueAt } from '../shared/protocol';
import { Button } from './button';
import * as styles from './desk.css';
import type { InputProps } from './form';
import { savedValueAt } from './lookups';
import { open } from './store';

/** A point of a picture in per cent, as its record has it. */
export type Point = { x: number; y: number };

export const PHOTOS = { file: 'data/photos.ts', record: 'photos' };
export const photoAddress = (file: string) => `${PREFIX}photo/${encodeURIComponent(file)}`;

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** Per cent for one press of an arrow. */
const STEP = 5;
const clampPercent = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)));

/** A whole picture, on which a click or the arrows set what stays in view where a page cuts it. */
export function PhotoPoint({ file, point, set }: { file: string; point: Point; set(point: Point): void }) {
  const place = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    // The keyboard clicks as well, but nowhere.
    if (detail > 0)
      set({ x: clampPercent(((clientX - left) / width) * 100), y: clampPercent(((clientY - top) / height) * 100) });
  };
  const moveFocusPoint = (event: KeyboardEvent) => {
    const [right, down] = ARROWS[event.key] ?? [];
    if (right === undefined || down === undefined) return;
    event.preventDefault();
    set({ x: clampPercent(point.x + right * STEP), y: clampPercent(point.y + down * STEP) });
  };
  return (
    <div>
      <button
        type="button"
        className={styles.focusPicker}
        aria-label={`Point à garder en vue : ${point.x} % de gauche à droite, ${point.y} % de haut en bas. Les flèches le déplacent.`}
        onClick={place}
        onKeyDown={moveFocusPoint}
      >
        <img src={photoAddress(file)} alt="" />
        <span className={styles.point} style={{ left: `${point.x}%`, top: `${point.y}%` }} />
      </button>
      <p className={styles.hint}>
        Les pages coupent les photos : cliquez sur ce qui doit rester en vue, ou déplacez le point avec les flèches.
      </p>
    </div>
  );
}

/** A photograph of those that there are, by picture. */
export function PhotoField({ title, text, set, shared }: InputProps) {
  const [isOpen, setOpen] = useState(false);
  const written = savedValueAt({ ...PHOTOS, path: [] });
  const photos = Object.entries((written ?? {}) as Record<string, { file: string; alt: string }>);
  const chosen = valueAt(written, [text, 'file']);
  return (
    <>
      {typeof chosen === 'string' && <img className={styles.photo} src={photoAddress(chosen)} alt="" />}
      <Button {...shared} of={title} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {chosen ? 'Choisir une autre photo' : 'Choisir une photo'}
      </Button>{' '}
      {isOpen && <Button onClick={() => open({ ...PHOTOS, path: [] })}>Ajouter d’abord une photo à vous</Button>}
      {isOpen && (
        <ul className={styles.pictures}>
          {photos.map(([id, { file, alt }]) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === text}
                title={alt}
                onClick={() => {
                  set(id, true);
                  setOpen(false);
                }}
              >
                <img src={photoAddress(file)} alt={alt} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {chosen && (
        <Button onClick={() => open({ ...PHOTOS, path: [text, 'alt'] })}>Changer cette photo ou sa description</Button>
      )}
    </>
  );
}
