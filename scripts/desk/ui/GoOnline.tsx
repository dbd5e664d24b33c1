import { useEffect, useRef } from 'react';
import { inCount } from '../../format';
import type { Goal, PageChanges, Step } from '../../go-online';
import type { OnlineState } from '../online';
import { Button } from './button';
import { OneChange } from './Changes';
import * as styles from './desk.css';
import { HostSettings } from './HostSettings';
import { capital } from './schema';
import { ask, turnTo, useDesk } from './store';

const go = (goal: Goal) => ask('mettre-en-ligne', { goal });

const STEPS: Record<Step, string> = {
  build: 'Construire les pages',
  send: 'Les envoyer à l’hébergeur',
  check: 'Regarder ce que voient les visiteurs',
};

/** What changes, in words and in pages; then the way online, and back. */
export function GoOnline() {
  const { state, online } = useDesk();
  const { version } = state;
  const missing = state.chapters
    .filter(({ level }) => level === 'obligatoire')
    .reduce((sum, { todo }) => sum + todo.length, 0);
  const isAllowed = missing === 0 && state.faults.length === 0;
  // What has been edited since is looked at anew; what has just gone online is left to be read.
  const preparedAt = useRef<number>(undefined);
  useEffect(() => {
    if (!isAllowed || online.phase === 'running' || online.phase === 'failed') return;
    const isPreview = online.phase === 'idle' || online.goal === 'prepare';
    const isOutdated = isPreview
      ? online.phase === 'idle' || preparedAt.current !== version
      : preparedAt.current === undefined && state.changes.length > 0;
    preparedAt.current = version;
    if (isOutdated) void go('prepare');
  }, [isAllowed, online, version, state.changes.length]);
  const isRunning = online.phase === 'running';
  const isGoing = isRunning && online.goal !== 'prepare';
  return (
    <>
      <h1 className={styles.title}>Mettre en ligne</h1>
      {!isAllowed && (
        <div className={styles.conflict}>
          <p>
            {missing > 0
              ? `Il manque ${inCount(missing, 'point obligatoire', 'points obligatoires')} : sans eux le site dirait quelque chose de faux, ou pas ce que la loi demande.`
              : 'Une fiche a une erreur : corrigez-la d’abord.'}
          </p>
          <Button look="action" onClick={() => turnTo({ list: 'missing' })}>
            Compléter
          </Button>
        </div>
      )}
      {isGoing && <Progress {...online} />}
      <div role="status">
        {online.phase === 'done' && online.goal !== 'prepare' && <Done {...online} />}
        {online.phase === 'failed' && online.failure && (
          <div className={styles.conflict}>
            <p className={styles.fault}>{online.failure.sentence}</p>
            <p>{online.failure.online}</p>
          </div>
        )}
      </div>
      <section className={styles.part}>
        <h2>Ce qui change</h2>
        {state.changes.length === 0 ? (
          <p>Aucune information n’a changé.</p>
        ) : (
          <ul className={styles.plainList}>
            {state.changes.slice(0, 8).map((change) => (
              <li key={`${change.file} ${change.record} ${change.path.join()}`}>
                <OneChange {...change} />
              </li>
            ))}
            {state.changes.length > 8 && <li>… et {state.changes.length - 8} autres, dans « Modifications ».</li>}
          </ul>
        )}
        {online.pages && (isRunning || online.goal === 'prepare') && <Pages {...online.pages} />}
        {isRunning && !isGoing && <p role="status">Les pages se préparent, pour dire lesquelles changent…</p>}
      </section>
      {online.host ? (
        <p className={styles.part}>
          <Button look="action" disabled={!isAllowed || isGoing} onClick={() => go('online')}>
            {online.phase === 'failed' ? 'Continuer' : 'Mettre en ligne'}
          </Button>
        </p>
      ) : (
        <h2>Où envoyer le site ?</h2>
      )}
      {!online.host && <HostSettings />}
      {online.host && (
        <>
          {online.hasPrevious && <Back isDisabled={isRunning} />}
          <details className={styles.group}>
            <summary>Réglages de l’hébergeur : {online.host.DEPLOY_HOST}</summary>
            <HostSettings />
          </details>
        </>
      )}
    </>
  );
}

function Pages({ isFirst, changed, added, removed, others }: PageChanges) {
  const count = changed.length + added.length + removed.length;
  if (isFirst) return <p>C’est la première mise en ligne : tout le site, {inCount(added.length, 'page')}.</p>;
  if (count + others === 0) return <p>Aucune page ne change : le site en ligne est à jour.</p>;
  const lists: [string, string[]][] = [
    ['changent', changed],
    ['arrivent', added],
    ['disparaissent', removed],
  ];
  return (
    <details className={styles.group}>
      <summary>
        {inCount(count, 'page')} {count > 1 ? 'sont concernées' : 'est concernée'}
        {others > 0 && `, et ${inCount(others, 'autre fichier', 'autres fichiers')}`}
      </summary>
      {lists.map(
        ([verb, titles]) =>
          titles.length > 0 && (
            <p key={verb} className={styles.hint}>
              <b>{capital(verb)} :</b> {titles.join(' · ')}
            </p>
          ),
      )}
    </details>
  );
}

function Progress({ step = 'build', done, total, line, goal }: OnlineState) {
  const steps = (Object.keys(STEPS) as Step[]).filter((name) => goal !== 'back' || name !== 'build');
  const at = steps.indexOf(step);
  return (
    <>
      <ol className={styles.plainList}>
        {steps.map((name, index) => (
          <li key={name} aria-current={index === at ? 'step' : undefined}>
            {index < at ? '✓' : index === at ? '→' : '·'} {STEPS[name]}
            {index === at && total > 0 && ` : ${done} sur ${total}`}
          </li>
        ))}
      </ol>
      <progress
        className={styles.wide}
        max={total || 1}
        value={total > 0 ? done : undefined}
        aria-label={STEPS[step]}
      />
      <p className={styles.hint}>{line || ' '}</p>
      <p className={styles.hint}>
        Vous pouvez continuer à écrire : ce qui change maintenant partira la prochaine fois.
      </p>
    </>
  );
}

function Done({ address, observations, goal }: OnlineState) {
  const faults = observations.filter(({ level }) => level === 'fault');
  const limits = observations.filter(({ level }) => level === 'limit');
  return (
    <div className={faults.length > 0 ? styles.conflict : styles.fresh}>
      <p>
        <b>{goal === 'back' ? 'La version précédente est en ligne' : 'Votre site est en ligne'}</b>
        {address && (
          <>
            {' '}
            :{' '}
            <a href={address} target="_blank" rel="noreferrer">
              {address}
            </a>
          </>
        )}
      </p>
      {faults.length === 0 && address && <p>{'Chaque page servie aux visiteurs a été comparée\u00a0: tout y est.'}</p>}
      {!address && <p>Sans nom de domaine, personne n’a pu vérifier ce que voient les visiteurs.</p>}
      {faults.length > 0 && (
        <>
          <p>Tout est envoyé, mais ce que voient les visiteurs n’est pas encore cela :</p>
          {faults.map(({ text }) => (
            <p key={text} className={styles.fault}>
              {text}
            </p>
          ))}
          <Button onClick={() => go('all')}>Tout relire et renvoyer ce qui diffère</Button>
        </>
      )}
      {limits.length > 0 && (
        <details>
          <summary>{inCount(limits.length, 'remarque')} : cela dépend de l’hébergeur, le site marche sans</summary>
          {limits.map(({ text }) => (
            <p key={text} className={styles.hint}>
              {text}
            </p>
          ))}
        </details>
      )}
    </div>
  );
}

function Back({ isDisabled }: { isDisabled: boolean }) {
  return (
    <details className={styles.group}>
      <summary>Revenir à la version précédente…</summary>
      <p>Ce qui était en ligne avant votre dernier envoi y revient. Vos fiches ne changent pas.</p>
      <Button look="action" disabled={isDisabled} onClick={() => go('back')}>
        Revenir à la version précédente
      </Button>
    </details>
  );
}
