import { useState } from 'react';
import { dayInFrench } from '../../../components/typography/dates';
import { typeset } from '../../../components/typography/typeset';
import { hourInFrench } from '../../../data/model/text/hours';
import { formatCount } from '../../lib/format';
import type { StoredRequest } from '../shared/protocol';
import { Button } from './Button';
import * as styles from './desk.css';
import { focusElement, focusHeading } from './focus';
import { announce, useDesk } from './store';
import { labelOfRequests, readRequests, removeRequest } from './stored-requests';

/**
 * Lists the requests that the host has stored. Requests whose email was not sent come first, then those whose email is
 * on its way. Requests of robots come last and are folded.
 */
export function Requests() {
  const { requests, areRequestsLoading } = useDesk();
  const all = requests?.kind === 'listed' ? requests.requests : [];
  const requestsOf = (kind: StoredRequest['mail']['kind']) => all.filter(({ mail }) => mail.kind === kind);
  const [waitingRequests, newRequests, robots] = [requestsOf('waiting'), requestsOf('on-its-way'), requestsOf('robot')];
  const hasUnsentRequests = waitingRequests.length + newRequests.length > 0;
  return (
    <>
      <h1>{requests?.kind === 'listed' ? labelOfRequests(requests) : 'Demandes'}</h1>
      <p className={styles.hint}>
        Elles sont enregistrées chez votre hébergeur, et lues là : rien n’en est gardé sur cet ordinateur. Chacune
        s’efface d’elle-même au bout du délai que dit votre politique de confidentialité.
      </p>
      <Button variant="action" disabled={areRequestsLoading} onClick={readRequests}>
        Actualiser
      </Button>
      <p className={styles.hint} role="status">
        {areRequestsLoading
          ? 'Lecture chez l’hébergeur…'
          : requests?.kind === 'listed' && `Lues à ${formatTime(requests.readAt)}.`}
      </p>
      {requests?.kind === 'failed' && (
        <p className={styles.conflict} role="alert">
          {typeset(requests.sentence)}
        </p>
      )}
      {requests?.kind === 'listed' && requests.remark && <p className={styles.conflict}>{typeset(requests.remark)}</p>}
      <RequestList title="Email non envoyé" requests={waitingRequests} />
      <RequestList title="Email en route" requests={newRequests} />
      <RequestList title={hasUnsentRequests ? 'Email envoyé' : undefined} requests={requestsOf('sent')} />
      {robots.length > 0 && (
        <details className={styles.group}>
          <summary>{formatCount(robots.length, 'ressemble à un robot', 'ressemblent à des robots')}</summary>
          <p className={styles.hint}>
            Un champ que personne ne voit était rempli. Ces demandes ne partent pas par email.
          </p>
          <RequestList requests={robots} />
        </details>
      )}
    </>
  );
}

function RequestList({ title, requests }: { title?: string | undefined; requests: StoredRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <>
      {title && <h2>{title}</h2>}
      <ul className={styles.list}>
        {requests.map((request) => (
          <li key={request.name} className={styles.request}>
            <RequestDetails {...request} />
          </li>
        ))}
      </ul>
    </>
  );
}

function RequestDetails(request: StoredRequest) {
  const { sender, date, phone, town, otherFields, message, mail } = request;
  return (
    <>
      <h3>{sender || 'Sans nom'}</h3>
      <p className={styles.hint}>{[formatRequestDate(date), town].filter(Boolean).join(' · ')}</p>
      {phone && (
        <p>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </p>
      )}
      {otherFields.map(({ label, value }) => (
        <p key={label}>
          {label} : {/^[^\s@]+@[^\s@]+$/.test(value) ? <a href={`mailto:${encodeURI(value)}`}>{value}</a> : value}
        </p>
      ))}
      <p className={styles.multiline}>{message}</p>
      {mail.kind === 'waiting' && <p className={styles.fault}>{typeset(`Email non envoyé. ${mail.reason}`)}</p>}
      {mail.kind === 'on-its-way' && <p className={styles.hint}>L’email est en route, depuis moins de dix minutes.</p>}
      {mail.kind === 'sent' && <p className={styles.hint}>L’email est parti.</p>}
      <RemoveRequest name={request.name} sender={sender || 'Sans nom'} />
    </>
  );
}

/** Deletes a request at the host after a confirmation. */
function RemoveRequest({ name, sender }: { name: string; sender: string }) {
  const [isConfirming, setConfirming] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [refusal, setRefusal] = useState('');
  const remove = async () => {
    setRemoving(true);
    const sentence = await removeRequest(name);
    setRemoving(false);
    if (sentence) return setRefusal(sentence);
    announce(`Effacée chez l’hébergeur : la demande de ${sender}.`);
    focusHeading();
  };
  if (!isConfirming)
    return (
      <Button subject={`la demande de ${sender}`} onClick={() => setConfirming(true)}>
        Effacer
      </Button>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a `fieldset` is for form fields; this group has a question and buttons.
    <div role="group" aria-label={`Effacer la demande de ${sender}`} className={styles.newEntry} ref={focusElement}>
      <p>
        Effacer cette demande chez l’hébergeur ? Elle ne revient pas ; l’email, s’il est parti, reste dans votre
        messagerie.
      </p>
      {refusal && (
        <p className={styles.fault} role="alert">
          {typeset(refusal)}
        </p>
      )}
      <Button variant="action" disabled={isRemoving} onClick={remove}>
        Effacer pour de bon
      </Button>{' '}
      <Button disabled={isRemoving} onClick={() => setConfirming(false)}>
        La garder
      </Button>
    </div>
  );
}

/** Formats «2027-08-02T14:05» as «lundi 2 août 2027, 14 h 05». */
function formatRequestDate(date: string | undefined): string {
  const [day = '', hour = ''] = date?.split('T') ?? [];
  return day && `${dayInFrench(day)}, ${hourInFrench(hour)}`;
}

const formatTime = (time: number) =>
  new Date(time).toLocaleTimeString('fr-FR', { hour: '2-digit', minute: '2-digit' }).replace(':', ' h ');
