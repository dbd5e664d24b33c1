import type { Observation } from '../check-online/observation';
import type { Goal, PageChanges, Step } from '../go-online';

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

/** The host's settings as a form; a password that is kept is never sent. */
export type HostForm = {
  protocol: string;
  host: string;
  port: string;
  user: string;
  folder: string;
  hostKey: string;
  certificate: string;
  hasPassword: boolean;
};
export type HostEntry = Omit<HostForm, 'hasPassword'> & { password: string };

/** What came of a try. `shown` is a key or certificate to compare with the one that the host publishes. */
export type HostTrial = { ok: boolean; sentence: string; shown?: { field: 'hostKey' | 'certificate'; value: string } };
