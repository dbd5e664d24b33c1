import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { HostEntry, HostForm, HostTrial } from '../online-protocol';
import * as styles from './desk.css';
import { tryHost } from './online';

const EMPTY: HostForm = {
  protocol: 'ftps',
  host: '',
  port: '',
  user: '',
  folder: 'www',
  hostKey: '',
  certificate: '',
  hasPassword: false,
};

const FIELDS: [name: 'host' | 'user' | 'password' | 'folder' | 'port', title: string, hint: string][] = [
  ['host', 'Adresse du serveur', 'Par exemple : ftp.mondomaine.fr'],
  ['user', 'Identifiant', 'Celui du FTP, souvent différent de celui de l’espace client.'],
  ['password', 'Mot de passe', 'Il reste sur cet ordinateur, et n’est plus jamais affiché.'],
  ['folder', 'Dossier du site', 'Souvent www, htdocs ou public_html ; vide si la connexion s’ouvre déjà dedans.'],
  ['port', 'Port', 'Vide s’il est ordinaire (21 pour FTPS, 22 pour SFTP).'],
];

/** How the host is reached: tried at once, and kept when it works. */
export function HostSettings({ host = EMPTY }: { host: HostForm | undefined }) {
  const { hasPassword, ...kept } = host;
  const [entry, setEntry] = useState<HostEntry>({ ...kept, password: '' });
  const [trial, setTrial] = useState<HostTrial>();
  const [isTrying, setTrying] = useState(false);
  const id = useId();
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trial) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [trial]);
  const attempt = async (with_: HostEntry) => {
    setEntry(with_);
    setTrying(true);
    const result = await tryHost(with_);
    setTrial(result);
    setTrying(false);
    if (result?.ok) setEntry({ ...with_, password: '' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(entry);
  };
  const set = (name: keyof HostEntry, value: string) => setEntry({ ...entry, [name]: value });
  return (
    <form className={styles.fields} onSubmit={submit} autoComplete="off">
      <p className={styles.hint}>
        Tout est dans l’espace client de votre hébergeur, à la rubrique « FTP » ou « SSH / SFTP ».
      </p>
      <div className={styles.field}>
        <label htmlFor={`${id}-protocol`}>Façon de se connecter</label>
        <select id={`${id}-protocol`} value={entry.protocol} onChange={({ target }) => set('protocol', target.value)}>
          <option value="sftp">SFTP, s’il le propose</option>
          <option value="ftps">FTPS</option>
        </select>
      </div>
      {FIELDS.map(([name, title, hint]) => (
        <div key={name} className={styles.field}>
          <label htmlFor={`${id}-${name}`}>{title}</label>
          <input
            id={`${id}-${name}`}
            type={name === 'password' ? 'password' : 'text'}
            autoComplete={name === 'password' ? 'new-password' : 'off'}
            spellCheck={false}
            autoCapitalize="none"
            placeholder={name === 'password' && hasPassword ? 'Gardé : laissez vide' : undefined}
            aria-describedby={`${id}-${name}-hint`}
            value={entry[name]}
            onChange={({ target }) => set(name, target.value)}
          />
          <p className={styles.hint} id={`${id}-${name}-hint`}>
            {hint}
          </p>
        </div>
      ))}
      <p>
        <button type="submit" className={styles.action} disabled={isTrying}>
          {isTrying ? 'Essai en cours…' : 'Essayer, et garder si tout marche'}
        </button>
      </p>
      <div role="status" ref={answer}>
        {trial && <p className={trial.ok ? styles.good : styles.fault}>{trial.sentence}</p>}
        {trial?.shown && (
          <div className={styles.conflict}>
            <p>
              <code className={styles.code}>{trial.shown.value}</code>
            </p>
            <button
              type="button"
              className={styles.action}
              disabled={isTrying}
              onClick={() => trial.shown && attempt({ ...entry, [trial.shown.field]: trial.shown.value })}
            >
              C’est bien la même : l’accepter
            </button>
          </div>
        )}
      </div>
    </form>
  );
}
