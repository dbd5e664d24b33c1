import { useEffect, useRef, useState } from 'react';
import { typeset } from '../../../components/typography/typeset';
import type { Goal, PageChanges, Step } from '../../commands/go-online';
import { formatCount } from '../../lib/format';
import type { OnlineState } from '../server/online';
import { keyOf } from '../shared/field';
import { type Change, PREFIX } from '../shared/protocol';
import { Button } from './Button';
import { ChangeRow } from './Changes';
import * as styles from './desk.css';
import { scrollIntoView } from './focus';
import { HostSettings } from './HostSettings';
import { savedValueAt } from './lookups';
import { countPoints } from './Missing';
import { ask } from './saving';
import { navigateTo, useDesk } from './store';

const STEPS: Record<Step, string> = {
  build: 'Construire les pages',
  photos: 'Préparer les photos',
  compress: 'Compresser les pages',
  send: 'Envoyer les pages à l’hébergeur',
  check: 'Regarder ce que voient les visiteurs',
};
const MAX_SHOWN_CHANGES = 8;

/** Returns the current step with its progress. */
export const stepOf = ({ step = 'build', done, total }: OnlineState) =>
  STEPS[step] + (total > 0 ? ` : ${Math.round((100 * done) / total)} %` : '…');

const go = (goal: Goal) => ask('go-online', { goal });

/** Shows the state of going online and the next step, then settings, changes, the previous version and a copy. */
export function GoOnline() {
  const { state, online } = useDesk();
  const { chapters, faults, unreadable } = state;
  const { phase, goal, host, failure } = online;
  const missingCount = countPoints(chapters.filter(({ level }) => level === 'obligatoire'));
  const isAllowed = missingCount + faults.length + unreadable.length === 0;
  const [isRunning, isPreview] = [phase === 'running', goal === 'prepare'];
  const isSending = isRunning && !isPreview;
  // The form of the settings stays above the changes until this view closes.
  const [isNew] = useState(!host);
  const [areSettingsOpen, openSettings] = useState(isNew);
  const [success, setSuccess] = useState<string>();
  const nextStep = useRef<HTMLDivElement>(null);
  usePreparedPages(isAllowed);
  useEffect(() => {
    if (isSending || failure || success) scrollIntoView(nextStep.current);
  }, [isSending, failure, success]);
  const isReady = success !== undefined && host !== undefined;
  useEffect(() => {
    // Moves the focus to the next step, because the button that had the focus has closed together with the settings.
    if (isReady) nextStep.current?.querySelector('button')?.focus();
  }, [isReady]);
  const settings = (
    <details
      className={styles.group}
      open={areSettingsOpen}
      onToggle={({ currentTarget }) => openSettings(currentTarget.open)}
    >
      <summary>{host ? `Réglages de l’hébergeur : ${host.DEPLOY_HOST}` : 'Où envoyer le site ?'}</summary>
      <HostSettings
        onSaved={(sentence) => {
          setSuccess(sentence);
          openSettings(false);
        }}
        onTrial={() => setSuccess(undefined)}
      />
    </details>
  );
  return (
    <>
      <h1>Mettre en ligne</h1>
      {!isAllowed && <NotAllowed missing={missingCount} />}
      <div ref={nextStep}>
        <div role="status">
          {success && !isRunning && !failure && <p className={styles.successText}>{typeset(success)}</p>}
          <Outcome {...online} />
        </div>
        {isSending && <Progress {...online} />}
        {host && <NextStep {...online} isAllowed={isAllowed} hasChanges={state.changes.length > 0} />}
      </div>
      {isNew && settings}
      {online.pages && (isRunning || isPreview) && <Pages {...online.pages} />}
      {isRunning && isPreview && (
        <>
          <p role="status">Les pages se préparent, pour dire lesquelles changent…</p>
          <p className={styles.hint}>{[stepOf(online), online.line].filter(Boolean).join(', ')}</p>
        </>
      )}
      <ChangesInWords changes={state.changes} />
      {host && <FormTrial isOnline={state.isOnline} isRunning={isRunning} />}
      {online.hasPrevious && host && <RestoreVersion isRunning={isRunning} />}
      <Backup isInitiallyOpen={phase === 'done' && !isPreview} />
      {!isNew && settings}
    </>
  );
}

/** Builds the pages after each change of data/, to show which of them differ from the site online. */
function usePreparedPages(isAllowed: boolean): void {
  const { state, online } = useDesk();
  const { version, changes } = state;
  const { phase, goal, failure } = online;
  const [isIdle, isPreview] = [phase !== 'running' && !failure, goal === 'prepare'];
  const preparedAt = useRef<string>(undefined);
  useEffect(() => {
    if (!isAllowed || !isIdle || preparedAt.current === version) return;
    // The result of going online stays until the next edit.
    const isResultShown = phase === 'done' && !isPreview && (preparedAt.current !== undefined || changes.length === 0);
    preparedAt.current = version;
    if (!isResultShown) void go('prepare');
  }, [isAllowed, isIdle, isPreview, phase, version, changes.length]);
}

function NotAllowed({ missing }: { missing: number }) {
  return (
    <div className={styles.conflict}>
      <p>
        {missing > 0
          ? `Le site ne peut pas encore aller en ligne. Il manque ${formatCount(missing, 'point obligatoire', 'points obligatoires')} : sans ${missing > 1 ? 'eux' : 'lui'} le site dirait quelque chose de faux, ou tairait ce que la loi veut qu’il dise.`
          : 'Une fiche a une erreur : corrigez-la d’abord.'}
      </p>
      <Button variant="action" onClick={() => navigateTo({ list: 'missing' })}>
        Compléter
      </Button>
    </div>
  );
}

/** True if all files are uploaded, and only the check of the public site has failed. */
const isUploadedUnverified = ({ failure, step = 'build', goal }: OnlineState) =>
  failure !== undefined && step === 'check' && goal !== 'trial';

/** Shows the current step, or the result. */
function Outcome(online: OnlineState) {
  const { phase, step = 'build', goal, failure } = online;
  const isPreview = goal === 'prepare';
  const isSent = isUploadedUnverified(online);
  return (
    <>
      {phase === 'running' && !isPreview && <b>{STEPS[step]}</b>}
      {phase === 'done' && !isPreview && <SuccessMessage {...online} />}
      {failure && (
        <div className={styles.conflict}>
          {isSent && <b>Tout est envoyé. Mais d’ici, personne n’a pu regarder ce que voient les visiteurs :</b>}
          <p className={styles.fault}>{typeset(failure.sentence)}</p>
          {!isSent && <p>{typeset(failure.online)}</p>}
        </div>
      )}
    </>
  );
}

function NextStep(online: OnlineState & { isAllowed: boolean; hasChanges: boolean }) {
  const { phase, goal, failure, isAllowed, hasChanges } = online;
  const isSent = isUploadedUnverified(online);
  return (
    <Button
      variant="action"
      disabled={!isAllowed || (phase === 'running' && goal !== 'prepare')}
      onClick={() => go(failure && goal === 'back' ? goal : 'online')}
    >
      {isSent && !hasChanges
        ? 'Vérifier de nouveau'
        : failure && !isSent && goal !== 'trial'
          ? 'Continuer'
          : 'Mettre en ligne'}
    </Button>
  );
}

function ChangesInWords({ changes }: { changes: Change[] }) {
  return (
    <>
      <h2>Ce qui change</h2>
      {changes.length === 0 && <p>Aucune information n’a changé.</p>}
      <ul className={styles.list}>
        {changes.slice(0, MAX_SHOWN_CHANGES).map((change) => (
          <li key={keyOf(change)}>
            <ChangeRow {...change} />
          </li>
        ))}
        {changes.length > MAX_SHOWN_CHANGES && (
          <li>
            <Button onClick={() => navigateTo({ list: 'changes' })}>
              … et {changes.length - MAX_SHOWN_CHANGES} autres
            </Button>
          </li>
        )}
      </ul>
    </>
  );
}

function FormTrial({ isOnline, isRunning }: { isOnline: boolean; isRunning: boolean }) {
  const isReceiving =
    isOnline && savedValueAt({ file: 'data/company.ts', record: 'company', path: ['delivery', 'to'] });
  if (!isReceiving) return null;
  return (
    <details className={styles.group}>
      <summary>Essayer le formulaire…</summary>
      <p>Une demande d’essai part par le formulaire qui est en ligne, et doit arriver dans votre messagerie.</p>
      <Button variant="action" disabled={isRunning} onClick={() => go('trial')}>
        Envoyer une demande d’essai
      </Button>
    </details>
  );
}

function RestoreVersion({ isRunning }: { isRunning: boolean }) {
  return (
    <details className={styles.group}>
      <summary>Revenir à la version précédente…</summary>
      <p>Ce qui était en ligne avant votre dernier envoi y revient. Vos fiches ne changent pas.</p>
      <Button variant="action" disabled={isRunning} onClick={() => go('back')}>
        Revenir à la version précédente
      </Button>
    </details>
  );
}

/** Offers a backup of the project. The section is open after each upload. */
function Backup({ isInitiallyOpen }: { isInitiallyOpen: boolean }) {
  return (
    <details className={styles.group} open={isInitiallyOpen}>
      <summary>Garder une copie de tout…</summary>
      <p>
        Vos fiches et vos photos ne sont que sur cet ordinateur : l’hébergeur n’en a que les pages. Gardez-en une copie
        ailleurs, sur une clé USB par exemple. Sur un autre ordinateur elle ouvre le même bureau ; le mot de passe de
        l’hébergeur n’y est pas.
      </p>
      <a className={styles.action} href={`${PREFIX}backup`} download>
        Télécharger la copie
      </a>
    </details>
  );
}

function Pages({ isFirst, changed, added, removed, others }: PageChanges) {
  const pages = changed.length + added.length + removed.length;
  if (isFirst)
    return (
      <p>C’est la première mise en ligne depuis cet ordinateur : tout le site, {formatCount(added.length, 'page')}.</p>
    );
  if (pages + others === 0) return <p>Aucune page ne change : le site en ligne est à jour.</p>;
  const lists = Object.entries({ Changent: changed, Arrivent: added, Disparaissent: removed });
  return (
    <details className={styles.group}>
      <summary>
        {formatCount(pages, 'page')} {pages > 1 ? 'sont concernées' : 'est concernée'}
        {others > 0 && `, et ${formatCount(others, 'autre fichier', 'autres fichiers')}`}
      </summary>
      {lists
        .filter(([, titles]) => titles.length > 0)
        .map(([verb, titles]) => (
          <p key={verb} className={styles.hint}>
            <b>{verb} :</b> {titles.join(' · ')}
          </p>
        ))}
    </details>
  );
}

function Progress({ step = 'build', done, total, line }: OnlineState) {
  return (
    <>
      {total > 0 && `${done} sur ${total}`}
      <progress max={total || 1} value={total ? done : undefined} aria-label={STEPS[step]} />
      <p className={styles.hint}>{line || ' '}</p>
      <p className={styles.hint}>
        Vous pouvez continuer à écrire : ce qui change maintenant partira la prochaine fois.
      </p>
    </>
  );
}

const SUCCESS_MESSAGES: Partial<Record<Goal, string>> = {
  back: 'La version précédente est en ligne',
  trial: 'Essai du formulaire',
};

function SuccessMessage({ address, observations, goal = 'online' }: OnlineState) {
  const observationsOf = (expectedLevel: string, className: string) =>
    observations
      .filter(({ level }) => level === expectedLevel)
      .map(({ text }) => (
        <p key={text} className={className}>
          {typeset(text)}
        </p>
      ));
  const [faults, limits] = [observationsOf('fault', styles.fault), observationsOf('limit', styles.hint)];
  return (
    <div className={faults.length > 0 ? styles.conflict : styles.newEntry}>
      <p>
        <b>{SUCCESS_MESSAGES[goal] ?? 'Votre site est en ligne'}</b>
        {address && ' : '}
        <a href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
      </p>
      {!address && <p>Sans nom de domaine, personne n’a pu vérifier ce que voient les visiteurs.</p>}
      {goal === 'trial' ? (
        [...observationsOf('good', styles.successText), ...faults]
      ) : faults.length > 0 ? (
        <>
          <p>Tout est envoyé, mais ce que voient les visiteurs n’est pas encore cela :</p>
          {faults}
          <Button onClick={() => go('all')}>Tout relire et renvoyer ce qui diffère</Button>
        </>
      ) : (
        address && <p>{'Chaque page servie aux visiteurs a été comparée\u00a0: tout y est.'}</p>
      )}
      {limits.length > 0 && (
        <details>
          <summary>{formatCount(limits.length, 'remarque')} : cela dépend de l’hébergeur, le site marche sans</summary>
          {limits}
        </details>
      )}
    </div>
  );
}
