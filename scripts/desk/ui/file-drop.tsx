import { type ReactNode, useId, useRef, useState } from 'react';
import { type FileKind, LIMITS, type ReceivedFile } from '../shared/protocol';
import * as styles from './desk.css';
import type { InputProps } from './form';
import { receive } from './saving';
import { say } from './store';

type Props = {
  kind?: FileKind;
  /** Where no label outside of it has its name. */
  title?: string;
  shared?: InputProps['shared'];
  /** The record whose picture it replaces: its file is named after it. */
  record?: string;
  several?: boolean;
  /** What is there, while nothing comes. */
  children?: ReactNode;
  /** Called for each file that the desk has received. A text that it returns is shown as the reason why it was refused. */
  onReceive(file: ReceivedFile): unknown;
};

const KINDS = {
  photo: {
    accept: 'image/*,.heic,.heif',
    it: 'la',
    hint: 'JPEG, HEIC (iPhone), PNG, WebP ou AVIF, sans réduire ni recadrer',
    wanted: 'les photos',
  },
  pdf: { accept: '.pdf', it: 'le', hint: `un PDF de ${LIMITS.pdf.text}`, wanted: 'le PDF' },
};

/**
 * Returns the dropped files, and a sentence for each dropped folder, which browsers list as an unreadable file. Call it
 * synchronously in the event handler, because the browser clears the list of entries afterwards.
 */
export function filesIn({ items, files }: DataTransfer, kind: FileKind = 'photo') {
  const folders = [...items].flatMap((item) => {
    const entry = item.webkitGetAsEntry();
    return entry?.isDirectory ? entry.name : [];
  });
  return {
    files: [...files].filter(({ name }) => !folders.includes(name)),
    sentences: folders.map((name) => `« ${name} » est un dossier : ouvrez-le et glissez ${KINDS[kind].wanted}.`),
  };
}

/** Takes files that are dropped or chosen; what is wrong with one is said here, and the others come all the same. */
export function FileDrop({
  kind = 'photo',
  title,
  shared,
  record,
  several = false,
  children,
  onReceive: received,
}: Props) {
  const own = useId();
  const id = shared?.id ?? own;
  const { accept, it, hint } = KINDS[kind];
  // What is typed while a file comes would else be lost.
  const latest = useRef(received);
  latest.current = received;
  const [isOver, setOver] = useState(false);
  const [state, setState] = useState('');
  const [remarks, remark] = useState<{ words: string; isRefused: boolean }[]>([]);
  const refusalMessage = (words: string) => ({ words, isRefused: true });
  const receiveFiles = async (files: File[], folders: string[] = []) => {
    if (state) return remark([refusalMessage('Un fichier arrive déjà : redonnez celui-ci ensuite.')]);
    const taken = files.slice(0, several ? undefined : 1);
    remark(folders.map(refusalMessage));
    // What became of the one before says nothing of this one.
    say('');
    for (const [index, file] of taken.entries()) {
      setState(`${file.name} arrive…${several ? ` (${index + 1} sur ${taken.length})` : ''}`);
      const answer = await receive(kind, file, record);
      const problem = 'sentence' in answer ? answer.sentence : await latest.current(answer);
      const isRefused = typeof problem === 'string';
      const words = isRefused ? problem : 'note' in answer && answer.note;
      if (words) remark((before) => [...before, { words, isRefused }]);
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
        const { files, sentences } = filesIn(event.dataTransfer, kind);
        void receiveFiles(files, sentences);
      }}
    >
      {title && <label htmlFor={id}>{title}</label>}
      <input
        {...shared}
        id={id}
        type="file"
        accept={accept}
        multiple={several}
        aria-describedby={`${id}-drop ${shared?.['aria-describedby'] ?? ''}`}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          void receiveFiles(files);
        }}
      />
      <p className={styles.hint} id={`${id}-drop`}>
        Glissez-{several ? 'les' : it} ici, ou choisissez : {hint}.
      </p>
      <p className={styles.hint} role="status">
        {state || children}
      </p>
      {remarks.map(({ words, isRefused }) => (
        <p key={words} className={isRefused ? styles.fault : styles.newEntry} role="alert">
          {words}
        </p>
      ))}
    </div>
  );
}
