import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { deliveryPath } from '../../data/model/site/contact-form';
import type { Site } from '../../data/model/site/site';
import { capitalize } from '../../data/model/text/capitalize';
import { sendRequest } from '../lib/request';
import { createTrialRequest } from '../lib/trial-request';
import { TERMINAL, type Wording } from '../lib/wording';
import { createFault, createLimit, createSuccess, type Observation } from './observation';

/**
 * Checks the PHP program behind the contact form, if the built site has it. Checks that PHP runs and that a trial
 * request is stored (if `sendsTrial`). Checks that visitors cannot read stored requests, and that no other folder holds
 * older requests. If the built site has no such program, checks that no old program is still online.
 */
export async function checkDelivery(
  site: URL,
  folder: string,
  { company, contactForm }: Site,
  sendsTrial: boolean,
  wording: Wording = TERMINAL,
): Promise<Observation[]> {
  const { status, headers, body } = await sendRequest(new URL(deliveryPath, site));
  const isRunning = status === 405 && headers.allow === 'POST';
  const isSourceShown = body.includes('<?php');
  if (!existsSync(join(folder, deliveryPath))) {
    const leftoverFault = createFault(
      "Ce site ne transmet rien, mais l'ancien programme du formulaire est resté en ligne : chez l'hébergeur, effacez demande.php et le dossier « demande ».",
    );
    const disabledFault = createFault(
      "Le formulaire en ligne n'envoie rien : au bureau, donnez ses adresses à la « réception des demandes du formulaire » (fiche de l'entreprise), puis mettez en ligne.",
    );
    return [...(isRunning || isSourceShown ? [leftoverFault] : []), ...(sendsTrial ? [disabledFault] : [])];
  }
  return [
    isRunning
      ? createSuccess("Le programme du formulaire est en place, et l'hébergeur l'exécute (PHP).")
      : createFault(describePhpFailure(status, isSourceShown, wording)),
    ...(sendsTrial ? [await sendTrial(site, createTrialRequest(contactForm.fields, company))] : []),
    // Must come after the trial, which may have created the folder.
    await checkFolder(site),
    ...reportOtherFolders(headers['x-demandes']),
  ];
}

function describePhpFailure(status: number, isSourceShown: boolean, { deploy }: Wording): string {
  if (isSourceShown)
    return "L'hébergement n'exécute pas PHP : il montre le programme du formulaire au lieu de l'exécuter, et aucune demande n'arrive. Activez PHP (7.4 ou plus récent) dans l'espace client ; si l'offre n'en a pas, retirez au bureau la « réception des demandes du formulaire », puis mettez en ligne.";
  if (status === 404) return `Le programme du formulaire manque en ligne (${deliveryPath}). ${capitalize(deploy)}.`;
  if (status >= 500)
    return `Le programme du formulaire s'arrête sur une erreur (réponse ${status}). Choisissez PHP 7.4 à 8.5 dans l'espace client ; si l'erreur reste, transmettez cette adresse à votre hébergeur : ${deliveryPath}.`;
  return `Le programme du formulaire répond ${status} au lieu de 405. Vérifiez dans l'espace client qu'aucun mot de passe ni pare-feu ne protège ${deliveryPath}, puis transmettez cette adresse à votre hébergeur.`;
}

async function checkFolder(site: URL): Promise<Observation> {
  const { status } = await sendRequest(new URL('/.demandes/', site));
  return [403, 404].includes(status)
    ? createSuccess('Les demandes gardées par le site ne se lisent pas depuis le web.')
    : createFault(
        `Le dossier des demandes répond ${status} : demandez à votre hébergeur de fermer aux visiteurs les dossiers dont le nom commence par un point.`,
      );
}

/**
 * Reports other folders with requests, which the program lists in a header. The requests date from before a change of
 * the site's domain or of the host's settings.
 */
function reportOtherFolders(names = ''): Observation[] {
  if (names === '') return [];
  const folders = names.split(', ').map((name) => `« ${name} »`);
  return [
    createLimit(
      `Des demandes sont aussi gardées dans ${folders.join(' et ')} chez votre hébergeur, d'avant un changement d'adresse du site ou de réglage. Regardez-y s'il vous en manque une. Celles qui attendent partent avec la prochaine demande, et toutes sont effacées comme les autres, sauf si l'hébergeur n'y laisse plus écrire.`,
    ),
  ];
}

/**
 * Sends a request that is marked as a trial, the way the form does. Afterwards the owner looks for the request in his
 * mail.
 */
async function sendTrial(site: URL, request: Record<string, string>): Promise<Observation> {
  const fields = new URLSearchParams({
    ...request,
    page: 'full',
    key: randomBytes(16).toString('hex'),
  });
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    accept: 'application/json',
    origin: site.origin,
  };
  const post = () => sendRequest(new URL(deliveryPath, site), headers, fields.toString());
  const { status, body } = await post();
  const storedAnswer = /\{"stored":true[^}]*\}/.exec(body.toString())?.[0];
  if (storedAnswer?.includes('"again":true')) {
    // Like the page, sends a second request for the mail. The answer may take long, because it waits for the host's
    // mail program. A failure is ignored, because the request is stored already.
    fields.append('again', '1');
    await post().catch(() => undefined);
  }
  return status === 200 && storedAnswer
    ? createSuccess(
        "La demande d'essai est enregistrée. Cherchez-la dans votre messagerie, indésirables compris, d'ici dix minutes. Si elle n'y est pas, elle est dans le dossier « demandes-… » de votre hébergement : voyez le guide.",
      )
    : createFault(`La demande d'essai est refusée (réponse ${status}) : ${reason(body.toString())}`);
}

/** Returns the program's own error message, or the beginning of the body if the host answered instead. */
function reason(body: string): string {
  try {
    const { message, errors } = JSON.parse(body) as { message?: string; errors?: Record<string, string> };
    return message ?? Object.values(errors ?? {}).join(' ; ');
  } catch {
    return body.slice(0, 300);
  }
}
