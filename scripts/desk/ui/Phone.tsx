import { useState } from 'react';
import { hourInFrench } from '../../../data/model/text/hours';
import type { ClosedReason, PhoneState } from '../phone/phone';
import { Button } from './Button';
import * as styles from './desk.css';
import { NewPhotos } from './Photos';
import { closeAccess, openAccess } from './phone-access';
import { QrCode } from './QrCode';
import { useDesk } from './store';

const CLOSED_MESSAGES: Partial<Record<ClosedReason, string>> = {
  hour: 'L’accès s’est fermé : il ne dure jamais plus d’une heure.',
  'wrong-keys':
    'L’accès s’est fermé : quelqu’un du même réseau a essayé cinq fausses adresses en une minute. Rouvrez-le si c’était vous.',
  'no-address':
    'Cet ordinateur n’a pas d’adresse sur un réseau privé. Reliez-le à votre box, par le Wi-Fi ou par un câble, et non par le partage de connexion d’un opérateur ; coupez le VPN s’il y en a un.',
  'address-in-use': 'Le réseau de cet ordinateur vient de changer, ou un programme l’empêche d’écouter : recommencez.',
};

/** Renders the view that opens the access for the owner's phone and shows the photos that the phone has sent. */
export function Phone() {
  const { phone } = useDesk();
  return (
    <>
      <h1>Depuis mon téléphone</h1>
      {phone.url ? <OpenAccess {...phone} url={phone.url} /> : <ClosedAccess {...phone} />}
      <h2>Photos à décrire</h2>
      <NewPhotos />
    </>
  );
}

function ClosedAccess({ closed }: PhoneState) {
  const [isOpening, setOpening] = useState(false);
  const reason = CLOSED_MESSAGES[closed];
  const open = async () => {
    setOpening(true);
    await openAccess();
    setOpening(false);
  };
  return (
    <>
      <div role="status">{reason && <p className={styles.conflict}>{reason}</p>}</div>
      <p>
        Votre téléphone envoie ses photos ici, sans câble, et montre le site tel qu’il est au bureau. Il doit être sur
        le Wi-Fi de la maison. Rien ne passe par internet.
      </p>
      <Button variant="action" disabled={isOpening} onClick={open}>
        {reason ? 'Rouvrir l’accès' : 'Ouvrir l’accès'}
      </Button>
      <p className={styles.hint}>
        L’accès se ferme quand vous fermez le bureau, et au bout d’une heure. La première fois, l’ordinateur demande
        peut-être si « Node.js » peut recevoir des connexions : acceptez, pour les réseaux privés seulement.
      </p>
    </>
  );
}

function OpenAccess({ url, addresses, until = 0, isReached }: PhoneState & { url: string }) {
  const closingTime = new Date(until);
  const time = `${String(closingTime.getHours()).padStart(2, '0')}:${String(closingTime.getMinutes()).padStart(2, '0')}`;
  return (
    <>
      <p role="status" className={isReached ? styles.successText : undefined}>
        {isReached ? 'Votre téléphone est arrivé.' : 'Scannez ce code avec l’appareil photo du téléphone.'}
      </p>
      <QrCode className={styles.qrCode} text={url} />
      <p>Ou tapez cette adresse dans son navigateur, sans espace :</p>
      <AccessUrl url={url} />
      <p className={styles.hint}>
        La page envoie des photos, et mène au site tel qu’il est ici. Elle ne change rien. Vous pouvez continuer à
        travailler ; l’accès se ferme à {hourInFrench(time)}. Ne donnez ce code à personne.
      </p>
      <Button variant="action" onClick={closeAccess}>
        Fermer l’accès
      </Button>
      <ConnectionHelp addresses={addresses} />
    </>
  );
}

/** Renders a URL with its key in groups of characters, because groups are easier to type. */
function AccessUrl({ url }: { url: string }) {
  const [, host = '', key = ''] = /^(http:\/\/[^/]+\/)([^/]+)/.exec(url) ?? [];
  return (
    <p className={styles.address}>
      <span>{host}</span>
      {key.match(/.{1,7}/g)?.map((group, index) => (
        <span key={index}>{group}</span>
      ))}
    </p>
  );
}

/** Lists what to check if the phone does not reach the computer. */
function ConnectionHelp({ addresses }: Pick<PhoneState, 'addresses'>) {
  const [current, ...others] = addresses;
  return (
    <details className={styles.group}>
      <summary>Le téléphone n’affiche rien ?</summary>
      <ul className={styles.list}>
        <li>Le téléphone est-il sur le même Wi-Fi, et non en 4G, ni sur le Wi-Fi « invité » de la box ?</li>
        <li>
          Windows : à la question du pare-feu, cochez « Réseaux privés », puis « Autoriser l’accès ». Si vous aviez
          refusé : Paramètres › Confidentialité et sécurité › Sécurité Windows › Pare-feu › Autoriser une application,
          cochez « Privé » pour « Node.js JavaScript Runtime ». Le réseau lui-même doit être « privé » (Paramètres ›
          Réseau et Internet).
        </li>
        <li>
          Mac : à « Accepter les connexions réseau entrantes de “node” ? », cliquez « Autoriser ». Si vous aviez refusé
          : Réglages Système › Réseau › Coupe-feu › Options, « node », autorisez.
        </li>
        <li>Un VPN, sur l’un des deux, les sépare : coupez-le le temps de l’envoi.</li>
        {others.length > 0 && (
          <li>
            Cet ordinateur a plusieurs adresses ; le code mène à {current}.
            {others.map((address) => (
              <Button key={address} variant="item" onClick={() => openAccess(address)}>
                Essayer avec {address}
              </Button>
            ))}
          </li>
        )}
      </ul>
    </details>
  );
}
