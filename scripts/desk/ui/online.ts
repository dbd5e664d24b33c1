import { useSyncExternalStore } from 'react';
import type { Goal } from '../../go-online';
import type { HostEntry, HostTrial, OnlineState } from '../online-protocol';
import { PREFIX } from '../protocol';
import { onEvent, refresh, send } from './store';

let known: OnlineState | undefined;
let isListening = false;
const listeners = new Set<() => void>();

function set(state: OnlineState | undefined): void {
  known = state ?? known;
  for (const listener of listeners) listener();
}

async function look(): Promise<void> {
  const response = await fetch(`${PREFIX}en-ligne`).catch(() => undefined);
  if (!response?.ok) return;
  const state = (await response.json()) as OnlineState;
  // What has been changed since the last time is less now.
  if (state.phase === 'done' && state.goal !== 'prepare' && known?.phase === 'running') await refresh();
  set(state);
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  if (!isListening) onEvent('en-ligne', () => void look());
  isListening = true;
  void look();
  return () => listeners.delete(listener);
}

/** How far going online is, and how the host is reached. */
export const useOnline = () => useSyncExternalStore(listen, () => known);

/** Begins, or goes on to what is asked when what is under way is done. */
export const go = async (goal: Goal) => set(await send<OnlineState>('mettre-en-ligne', { goal }));

/** Tries the host's settings and keeps them where they work. */
export async function tryHost(entry: HostEntry): Promise<HostTrial | undefined> {
  const trial = await send<HostTrial>('essayer-hebergeur', entry);
  await look();
  return trial;
}
