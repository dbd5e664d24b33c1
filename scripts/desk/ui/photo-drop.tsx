import { useId, useState } from 'react';
import type { ReceivedPhoto } from '../protocol';
import * as styles from './desk.css';
import { receive } from './store';

type Props = {
  title: string;
  /** The record whose picture it replaces: its file is named after it. */
  record?: string;
  several?: boolean;
  /** What has come, each as soon as it is there. */
  received(photo: ReceivedPhoto): void;
};

/** Takes photographs that are dropped or chosen; what is wrong with one is said here, and the others come all the same. */
export function PhotoDrop({ title, record, several = false, received }: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [state, setState] = useState('');
  const [remarks, remark] = useState<{ words: string; isRefused: boolean }[]>([]);
  const take = async (files: Iterable<File>) => {
    if (state) return;
    const photos = [...files].slice(0, several ? undefined : 1);
    remark([]);
    for (const [index, photo] of photos.entries()) {
      setState(`${photo.name} arrive…${several ? ` (${index + 1} sur ${photos.length})` : ''}`);
      const answer = await receive(photo, record);
      const isRefused = 'sentence' in answer;
      const words = isRefused ? answer.sentence : answer.note;
      if (words) remark((before) => [...before, { words, isRefused }]);
      if ('file' in answer) received(answer);
    }
    setState('');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input in it does the same.
    <div
      className={isOver ? styles.dropOver : styles.drop}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        void take(event.dataTransfer.files);
      }}
    >
      <label htmlFor={id}>{title}</label>
      <input
        id={id}
        type="file"
        accept="image/*,.heic,.heif"
        multiple={several}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          void take(files);
        }}
      />
      <p className={styles.hint} id={`${id}-hint`}>
        {several ? 'Glissez-les' : 'Glissez-la'} ici, ou choisissez : JPEG, HEIC (iPhone), PNG, WebP ou AVIF, sans
        réduire ni recadrer.
      </p>
      <p className={styles.hint} role="status">
        {state}
      </p>
      {remarks.map(({ words, isRefused }) => (
        <p key={words} className={isRefused ? styles.fault : styles.fresh} role="alert">
          {words}
        </p>
      ))}
    </div>
  );
}
