import { company, companyRecord } from '../data/company';
import { isConfirmed } from '../data/validation/owner-facts';
import { checkFiles } from './check-online/check-files';
import { checkHtaccess } from './check-online/check-htaccess';
import type { Observation } from './check-online/observation';
import { requireFinishedBuild } from './deploy/preflight';
import { OwnerError } from './owner-command';
import { SITE_FOLDER } from './site-folder';

const FOLDER = process.env.DEPLOY_SOURCE ?? SITE_FOLDER;
const SIGNS: Record<Observation['level'], string> = { good: '✓', limit: '~', fault: '✗' };

/** The address that was asked for, or the owner's. */
function addressToCheck(): URL | undefined {
  const given = process.argv[2] ?? (isConfirmed(companyRecord.siteUrl) ? company.siteUrl : undefined);
  if (!given) return undefined;
  try {
    return new URL(/^https?:\/\//.test(given) ? given : `https://${given}`);
  } catch {
    return undefined;
  }
}

/** One French sentence for why no answer came. */
function unreachable(site: URL, { code, message }: { code?: string; message: string }): string {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `${site.hostname} est introuvable : vérifiez l'adresse, et que le nom de domaine pointe vers votre hébergeur.`;
  if (/CERT|SELF_SIGNED|ISSUER|SIGNATURE/.test(code ?? ''))
    return `Le certificat HTTPS de ${site.hostname} n'est pas valable (${code}) : activez ou renouvelez-le dans l'espace client de votre hébergeur.`;
  return `${site.origin} ne répond pas (${code ?? message}) : vérifiez l'adresse, ou réessayez dans quelques minutes.`;
}

const site = addressToCheck();
if (!site) {
  console.error('Quelle adresse ? Écrivez par exemple : npm run check:online -- https://www.mondomaine.fr');
  process.exitCode = 1;
} else {
  try {
    await requireFinishedBuild(FOLDER);
    const findings = [...(await checkFiles(site, FOLDER)), ...(await checkHtaccess(site, FOLDER))];
    for (const { level, text } of findings) console.log(`${SIGNS[level]} ${text}`);
    const faults = findings.filter(({ level }) => level === 'fault').length;
    const limits = findings.filter(({ level }) => level === 'limit').length;
    if (faults > 0) {
      console.error(
        `\nCe qui est servi n'est pas ce qui a été construit : ${faults} point${faults > 1 ? 's' : ''} à corriger (✗).`,
      );
      process.exitCode = 1;
    } else {
      console.log(
        `\nCe qui est servi est ce qui a été construit.${limits > 0 ? " Les points marqués ~ dépendent de l'hébergeur ; le site marche sans." : ''}`,
      );
    }
  } catch (error) {
    console.error(
      error instanceof OwnerError ? error.message : unreachable(site, error as { code?: string; message: string }),
    );
    process.exitCode = 1;
  }
}
