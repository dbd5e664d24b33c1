import { type ReactNode, useId, useRef, useState } from 'react';
import { type FileKind, LIMITS, type ReceivedFile } from '../shared/protocol';
import * as styles from './desk.css';
import type { InputProps } from './form';
import { uploadFile } from './saving';
import { announce } from './store';

type Props = {
  kind?: FileKind;
  /** The label, unless `inputProps` connects the input with another label. */
  title?: string;
  inputProps?: InputProps['inputProps'];
  /** The id of the photo that the file replaces. The server names the stored file after this id. */
  record?: string;
  several?: boolean;
  /** The content that is shown unless an upload is in progress. */
  children?: ReactNode;
  /**
   * Called for each stored file, with the name that the file had on the owner's device. If the function returns a text,
   * the text is shown as the reason for a refusal.
   */
  onReceive(file: ReceivedFile, name: string): unknown;
};

const KINDS = {
  photo: {
    accept: 'image/*,.heic,.heif',
    pronoun: 'la',
    hint: 'JPEG, HEIC (iPhone), PNG, WebP ou AVIF, sans réduire ni recadrer',
    files: 'les photos',
  },
  pdf: { accept: '.pdf', pronoun: 'le', hint: `un PDF de ${LIMITS.pdf.text}`, files: 'le PDF' },
};

/**
 * Returns the dropped files, and a sentence for each dropped folder, which browsers list as an unreadable file. Call it
 * synchronously in the event handler, because the browser clears the list of entries afterwards.
 */
export function droppedFiles({ items, files }: DataTransfer, kind: FileKind = 'photo') {
  const folders = [...items].flatMap((item) => {
    const entry = item.webkitGetAsEntry();
    return entry?.isDirectory ? entry.name : [];
  });
  return {
    files: [...files].filter(({ name }) => !folders.includes(name)),
    sentences: folders.map((name) => `« ${name} » est un dossier : ouvrez-le et glissez ${KINDS[kind].files}.`),
  };
}

/** Uploads dropped or chosen files. Shows the reason for each refused file, and continues with the others. */
export function FileDrop({ kind = 'photo', title, inputProps, record, several = false, children, onReceive }: Props) {
  const generatedId = useId();
  const id = inputProps?.id ?? generatedId;
  const { accept, pronoun, hint } = KINDS[kind];
  // Uploads call the newest callback, because an older callback would overwrite text that the owner typed during the
  // upload.
  const latestOnReceive = useRef(onReceive);
  latestOnReceive.current = onReceive;
  const [isDragOver, setDragOver] = useState(false);
  const [progress, setProgress] = useState('');
  const [remarks, setRemarks] = useState<{ text: string; isRefused: boolean }[]>([]);
  const refusal = (text: string) => ({ text, isRefused: true });
  const receiveFiles = async (files: File[], folders: string[] = []) => {
    if (progress) return setRemarks([refusal('Un fichier arrive déjà : redonnez celui-ci ensuite.')]);
    const acceptedFiles = files.slice(0, several ? undefined : 1);
    setRemarks(folders.map(refusal));
    // Clears the message about an earlier file.
    announce('');
    for (const [index, file] of acceptedFiles.entries()) {
      setProgress(`${file.name} arrive…${several ? ` (${index + 1} sur ${acceptedFiles.length})` : ''}`);
      const answer = await uploadFile(kind, file, record);
      const problem = 'sentence' in answer ? answer.sentence : await latestOnReceive.current(answer, file.name);
      const isRefused = typeof problem === 'string';
      const text = isRefused ? problem : 'note' in answer && answer.note;
      if (text) setRemarks((before) => [...before, { text, isRefused }]);
    }
    setProgress('');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the file input inside does the same for keyboards.
    <div
      className={isDragOver ? styles.dropOver : styles.drop}
      onDragOver={() => setDragOver(true)}
      onDragLeave={() => setDragOver(false)}
      onDrop={(event) => {
        setDragOver(false);
        const { files, sentences } = droppedFiles(event.dataTransfer, kind);
        void receiveFiles(files, sentences);
      }}
    >
      {title && <label htmlFor={id}>{title}</label>}
      <input
        {...inputProps}
        id={id}
        type="file"
        accept={accept}
        multiple={several}
        aria-describedby={`${id}-drop ${inputProps?.['aria-describedby'] ?? ''}`}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          void receiveFiles(files);
        }}
      />
      <p className={styles.hint} id={`${id}-drop`}>
        Glissez-{several ? 'les' : pronoun} ici, ou choisissez : {hint}.
      </p>
      <p className={styles.hint} role="status">
        {progress || children}
      </p>
      {remarks.map(({ text, isRefused }) => (
        <p key={text} className={isRefused ? styles.fault : styles.newEntry} role="alert">
          {text}
        </p>
      ))}
    </div>
  );
}
