import { createContext, type ReactNode, useContext, useRef } from 'react';

const RenderingNote = createContext<{ isShown: boolean } | undefined>(undefined);

/**
 * Wraps one page. Only the first illustration on the page (a photo with `rendering: true`) has the note that the
 * pictures are illustrations.
 */
export function RenderingNoteProvider({ children }: { children: ReactNode }) {
  const { current } = useRef({ isShown: false });
  return <RenderingNote value={current}>{children}</RenderingNote>;
}

/** Wraps pictures of which every rendering has its own label, because the text next to them refers to these labels. */
export function RenderingNoteOnEach({ children }: { children: ReactNode }) {
  return <RenderingNote value={undefined}>{children}</RenderingNote>;
}

/**
 * Returns which note a picture needs: «page» for the first rendering of a page, «each» for every rendering inside
 * RenderingNoteOnEach, otherwise undefined. Pages are rendered once and in document order, so the first caller is the
 * first picture of the page.
 */
export function useRenderingNote(isRendering: boolean | undefined): 'page' | 'each' | undefined {
  const note = useContext(RenderingNote);
  if (!isRendering || note?.isShown) return undefined;
  if (!note) return 'each';
  note.isShown = true;
  return 'page';
}
