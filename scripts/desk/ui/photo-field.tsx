import { PREFIX, valueAt } from '../protocol';
import * as styles from './desk.css';
import { type InputProps, useForm } from './form';
import { summary } from './schema';

/** A photograph of those that there are, by picture. */
export function PhotoField({ text, set, shared }: InputProps) {
  const { snapshot, show } = useForm();
  const record = snapshot.state.records.find(({ record }) => record === 'photos');
  const ids = Object.keys((record?.value ?? {}) as object);
  return (
    <>
      {text && (
        <img
          className={styles.photo}
          src={`${PREFIX}photo/${encodeURIComponent(text)}?${snapshot.state.version}`}
          alt=""
        />
      )}
      <select {...shared} value={text} onChange={({ target }) => set(target.value, true)}>
        {!ids.includes(text) && <option value={text}>{text || 'Choisissez une photo'}</option>}
        {ids.map((id) => (
          <option key={id} value={id}>
            {summary(valueAt(record?.value, [id]))}
          </option>
        ))}
      </select>
      {record && ids.includes(text) && (
        <button
          type="button"
          className={styles.quiet}
          onClick={() => show({ file: record.file, record: record.record, path: [text, 'alt'] })}
        >
          Ouvrir la fiche de cette photo
        </button>
      )}
    </>
  );
}
