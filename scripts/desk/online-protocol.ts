import type { Observation } from '../check-online/observation';
import type { Goal, PageChanges, Step } from '../go-online';
import type { Requests } from './requests';

/** How far it is; what the desk shows. */
export type OnlineState = {
  goal?: Goal;
  phase: 'idle' | 'running' | 'done' | 'failed';
  step?: Step;
  done: number;
  total: number;
  line: string;
  pages?: PageChanges;
  address?: string | undefined;
  observations: Observation[];
  failure?: { sentence: string; online: string };
  /** Whether this computer keeps a version to go back to. */
  hasPrevious: boolean;
  /** How the host is reached, without its password; undefined until the owner has said it. */
  host: HostForm | undefined;
};

export type HostEntry = Requests['essayer-hebergeur'];
/** The host's settings that are kept; the password is never sent. */
export type HostForm = Omit<HostEntry, 'password'> & { hasPassword: boolean };

/** What came of a try. `shown` is a key or certificate to compare with the one that the host publishes. */
export type HostTrial = { ok: boolean; sentence: string; shown?: { field: 'hostKey' | 'certificate'; value: string } };
