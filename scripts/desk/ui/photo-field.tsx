import { useState } from 'react';
import { valueAt } from '../protocol';
import { Button } from './button';
import * as styles from './desk.css';
import type { InputProps } from './form';
import { PHOTOS, photoAddress } from './photo-point';
import { open, writtenAt } from './store';

/** A photograph of those that there are, by picture. */
export function PhotoField({ title, text, set, shared }: InputProps) {
  const [isOpen, setOpen] = useState(false);
  const written = writtenAt({ ...PHOTOS, path: [] });
  const photos = Object.entries((written ?? {}) as Record<string, { file: string; alt: string }>);
  const chosen = valueAt(written, [text, 'file']);
  const choose = chosen ? 'Choisir une autre photo' : 'Choisir une photo';
  return (
    <>
      {typeof chosen === 'string' && <img className={styles.photo} src={photoAddress(chosen)} alt="" />}
      <Button {...shared} of={title} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {choose}
      </Button>
      {isOpen && (
        <ul className={styles.pictures}>
          {photos.map(([id, { file, alt }]) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === text}
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
