import { useState } from 'react';
import { valueAt } from '../protocol';
import { Button } from './button';
import * as styles from './desk.css';
import { type InputProps, useForm } from './form';
import { photoAddress } from './photo-point';

/** A photograph of those that there are, by picture. */
export function PhotoField({ text, set, shared }: InputProps) {
  const { snapshot, show } = useForm();
  const [isOpen, open] = useState(false);
  const record = snapshot.state.records.find(({ record }) => record === 'photos');
  const photos = Object.entries((record?.value ?? {}) as Record<string, { file: string; alt: string }>);
  const chosen = valueAt(record?.value, [text, 'file']);
  return (
    <>
      {typeof chosen === 'string' && <img className={styles.photo} src={photoAddress(chosen)} alt="" />}
      <Button {...shared} aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        {chosen ? 'Choisir une autre photo' : 'Choisir une photo'}
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
                  open(false);
                }}
              >
                <img src={photoAddress(file)} alt={alt} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {record && chosen && (
        <Button onClick={() => show({ file: record.file, record: record.record, path: [text, 'alt'] })}>
          Remplacer cette photo partout, ou changer ce qui en est dit
        </Button>
      )}
    </>
  );
}
