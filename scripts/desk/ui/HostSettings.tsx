import { useState } from 'react';
import { typeset } from '../../../components/typography/typeset';
import type { Value } from '../records/edit-source';
import type { HostEntry, HostTrial } from '../server/online';
import { blankValue } from '../shared/values';
import { Button } from './button';
import * as styles from './desk.css';
import { AnyField } from './fields';
import { scrollIntoView, useFocusFirstInvalid } from './focus';
import { FormContext, formOf } from './form';
import { ask } from './saving';
import { useDesk, usePersistentViewState } from './store';

const DEFAULT_SETTINGS = { DEPLOY_PROTOCOL: 'ftps', DEPLOY_FOLDER: 'www' };

type Props = {
  /** Called with the sentence for the owner once settings have worked and are kept. */
  onKept: (sentence: string) => void;
  /** Called when a try begins. */
  onTried: () => void;
};

/** The settings of the host: each try uses them at once, and keeps those that work. */
export function HostSettings({ onKept, onTried }: Props) {
  const { online, schemas } = useDesk();
  const schema = schemas.host ?? {};
  const { hasPassword, ...kept } = online.host ?? { ...DEFAULT_SETTINGS, hasPassword: false };
  const [entry, setEntry] = usePersistentViewState('host', { ...(blankValue(schema) as HostEntry), ...kept });
  const [trial, setTrial] = useState<HostTrial>();
  const [isTrying, setTrying] = useState(false);
  const attempt = async (tried: HostEntry) => {
    setTrying(true);
    onTried();
    setEntry(tried);
    const result = await ask('try-host', tried);
    setTrial(result?.ok ? undefined : result);
    setTrying(false);
    if (!result?.ok) return;
    onKept(result.sentence);
    // What was typed meanwhile stays.
    setEntry((now) => (now.DEPLOY_PASSWORD === tried.DEPLOY_PASSWORD ? { ...now, DEPLOY_PASSWORD: '' } : now));
  };
  const form = useFocusFirstInvalid<HTMLFormElement>(trial);
  const place = { file: '', record: 'host', path: [] };
  const faults = trial?.field ? [{ ...place, path: [trial.field], sentence: typeset(trial.sentence) }] : [];
  const type = (value: Value) => {
    setEntry(value as HostEntry);
    setTrial(undefined);
  };
  return (
    <form
      className={styles.fields}
      autoComplete="off"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(entry);
      }}
    >
      {online.hostFault && <p className={styles.fault}>{typeset(online.hostFault)}</p>}
      <p className={styles.hint}>
        Tout est dans l’espace client de votre hébergeur, à la rubrique « FTP » ou « SSH / SFTP ».
        {hasPassword && ' Le mot de passe est gardé : laissez-le vide s’il n’a pas changé.'}
      </p>
      <FormContext value={formOf(place, entry, faults, type)}>
        <AnyField schema={schema} path={[]} />
      </FormContext>
      <Button type="submit" look="action" disabled={isTrying}>
        {isTrying ? 'Essai en cours…' : 'Essayer, et garder si tout marche'}
      </Button>
      <div role="status">
        {trial && !trial.field && (
          <div key={trial.sentence} className={trial.fingerprint && styles.conflict} ref={scrollIntoView}>
            <p className={styles.fault}>{typeset(trial.sentence)}</p>
            {trial.fingerprint && (
              <>
                <code>{Object.values(trial.fingerprint)}</code>
                <Button look="action" disabled={isTrying} onClick={() => attempt({ ...entry, ...trial.fingerprint })}>
                  C’est bien la même : l’accepter
                </Button>
              </>
            )}
          </div>
        )}
      </div>
    </form>
  );
}
