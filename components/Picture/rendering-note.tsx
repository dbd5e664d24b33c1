import { createContext, type ReactNode, useContext, useRef } from 'react';

const RenderingNote = createContext<{ isShown: boolean } | undefined>(undefined);

/** Around one page, which says once that its pictures are illustrations. */
export function RenderingNoteProvider({ children }: { children: ReactNode }) {
  const { current } = useRef({ isShown: false });
  return <RenderingNote value={current}>{children}</RenderingNote>;
}

/** Around pictures each of which says what it is, because a text beside them speaks of those that are marked. */
export function RenderingNoteOnEach({ children }: { children: ReactNode }) {
  return <RenderingNote value={undefined}>{children}</RenderingNote>;
}

/**
 * Returns what the caller must say of a rendering: «page» for the first to ask on a page, «each» where every picture
 * speaks for itself, undefined for all others. Pages are printed once and in their order, so that the first to ask is
 * the first to be seen.
 */
export function useRenderingNote(isRendering: boolean | undefined): 'page' | 'each' | undefined {
  const note = useContext(RenderingNote);
  if (!isRendering || note?.isShown) return undefined;
  if (!note) return 'each';
  note.isShown = true;
  return 'page';
}
