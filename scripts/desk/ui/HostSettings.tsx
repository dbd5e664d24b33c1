import { useState } from 'react';
import { typeset } from '../../../components/typography/typeset';
import { NO_FINGERPRINTS } from '../../lib/wording';
import type { Value } from '../records/edit-source';
import type { HostEntry, HostTrial } from '../server/online';
import { blankValue } from '../shared/values';
import { Button } from './Button';
import * as styles from './desk.css';
import { AnyField } from './fields';
import { scrollIntoView, useFocusFirstInvalid } from './focus';
import { FormContext, formOf } from './form';
import { ask } from './saving';
import { useDesk, usePersistentViewState } from './store';

/** The fields that name the server. A key or certificate is accepted for one server only. */
const SERVER_FIELDS = ['DEPLOY_PROTOCOL', 'DEPLOY_HOST', 'DEPLOY_PORT'] as const;
const DEFAULT_SETTINGS = { DEPLOY_PROTOCOL: 'ftps', DEPLOY_FOLDER: 'www' };

type Props = {
  /** Called with the message for the owner after settings have worked and are saved. */
  onSaved: (sentence: string) => void;
  /** Called when a trial starts. */
  onTrial: () => void;
};

/** Renders the form for the settings of the host. A trial connects with the settings, and saves them if they work. */
export function HostSettings({ onSaved, onTrial }: Props) {
  const { online, schemas } = useDesk();
  const schema = schemas.host ?? {};
  const { hasPassword, ...savedSettings } = online.host ?? { ...DEFAULT_SETTINGS, hasPassword: false };
  const [entry, setEntry] = usePersistentViewState('host', { ...(blankValue(schema) as HostEntry), ...savedSettings });
  const [trial, setTrial] = useState<HostTrial>();
  const [isTrying, setTrying] = useState(false);
  const trySettings = async (triedEntry: HostEntry) => {
    setTrying(true);
    onTrial();
    setEntry(triedEntry);
    const result = await ask('try-host', triedEntry);
    setTrial(result?.ok ? undefined : result);
    setTrying(false);
    if (!result?.ok) return;
    onSaved(result.sentence);
    // Keeps another password that the owner typed during the trial.
    setEntry((current) =>
      current.DEPLOY_PASSWORD === triedEntry.DEPLOY_PASSWORD ? { ...current, DEPLOY_PASSWORD: '' } : current,
    );
  };
  const formRef = useFocusFirstInvalid<HTMLFormElement>(trial);
  const recordPlace = { file: '', record: 'host', path: [] };
  const faults = trial?.field ? [{ ...recordPlace, path: [trial.field], sentence: typeset(trial.sentence) }] : [];
  const handleChange = (value: Value) => {
    const nextEntry = value as HostEntry;
    const isOtherServer = SERVER_FIELDS.some((name) => nextEntry[name] !== entry[name]);
    setEntry({ ...nextEntry, ...(isOtherServer && NO_FINGERPRINTS) });
    setTrial(undefined);
  };
  return (
    <form
      className={styles.fields}
      autoComplete="off"
      ref={formRef}
      onSubmit={(event) => {
        event.preventDefault();
        void trySettings(entry);
      }}
    >
      {online.hostFault && <p className={styles.fault}>{typeset(online.hostFault)}</p>}
      <p className={styles.hint}>
        Tout est dans l’espace client de votre hébergeur, à la rubrique « FTP » ou « SSH / SFTP ».
        {hasPassword && ' Le mot de passe est gardé : laissez-le vide s’il n’a pas changé.'}
      </p>
      <FormContext value={formOf(recordPlace, entry, faults, handleChange)}>
        <AnyField schema={schema} path={[]} />
      </FormContext>
      <Button type="submit" variant="action" disabled={isTrying}>
        {isTrying ? 'Essai en cours…' : 'Essayer, et garder si tout marche'}
      </Button>
      <div role="status">
        {trial && !trial.field && (
          <div key={trial.sentence} className={trial.fingerprint && styles.conflict} ref={scrollIntoView}>
            <p className={styles.fault}>{typeset(trial.sentence)}</p>
            {trial.fingerprint && (
              <>
                <code>{Object.values(trial.fingerprint)}</code>
                <Button
                  variant="action"
                  disabled={isTrying}
                  onClick={() => trySettings({ ...entry, ...trial.fingerprint })}
                >
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
