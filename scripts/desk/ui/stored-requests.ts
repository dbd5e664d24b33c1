import { formatCount } from '../../lib/format';
import type { StoredRequest } from '../shared/protocol';
import { savedValueAt } from './lookups';
import { ask } from './saving';
import { getSnapshot, updateStore } from './store';

type Requests = NonNullable<ReturnType<typeof getSnapshot>['requests']>;

/** True for a request whose email was not sent. An email on its way is not late yet. */
const isWaiting = ({ mail }: StoredRequest) => mail.kind === 'waiting';
const isRobot = ({ mail }: StoredRequest) => mail.kind === 'robot';

/** Returns the number of requests, except requests of robots, as in «2 demandes, 1 non envoyée». */
export function labelOfRequests(requests: Requests): string {
  if (requests.kind !== 'listed') return 'Demandes';
  const realRequests = requests.requests.filter((request) => !isRobot(request));
  if (realRequests.length === 0) return 'Aucune demande';
  const waitingCount = realRequests.filter(isWaiting).length;
  return (
    formatCount(realRequests.length, 'demande') +
    (waitingCount > 0 ? `, ${formatCount(waitingCount, 'non envoyée', 'non envoyées')}` : '')
  );
}

/** True if the form delivers requests and the settings of the host are known. */
export const canReadRequests = () =>
  Boolean(
    getSnapshot().online.host && savedValueAt({ file: 'data/company.ts', record: 'company', path: ['delivery', 'to'] }),
  );

/** Reads the stored requests from the host. */
export async function readRequests(): Promise<void> {
  if (!canReadRequests() || getSnapshot().areRequestsLoading) return;
  updateStore({ areRequestsLoading: true });
  const list = await ask('read-requests', {});
  const currentList =
    list?.kind === 'listed' ? { ...list, requests: list.requests.filter(({ name }) => !removedNames.has(name)) } : list;
  updateStore({ areRequestsLoading: false, ...(currentList && { requests: { ...currentList, readAt: Date.now() } }) });
}

/** Names of deleted requests. A list that was requested before the deletion still contains them. */
const removedNames = new Set<string>();

/** Deletes a request at the host. Returns the reason if that fails. */
export async function removeRequest(name: string): Promise<string | undefined> {
  const removal = await ask('delete-request', { name });
  if (!removal) return 'Le bureau n’a pas répondu : rien n’a été effacé.';
  if (!removal.ok) return removal.sentence;
  removedNames.add(name);
  const { requests } = getSnapshot();
  if (requests?.kind === 'listed')
    updateStore({ requests: { ...requests, requests: requests.requests.filter((request) => request.name !== name) } });
  return undefined;
}
