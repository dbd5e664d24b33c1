import type { Field } from '../shared/field';

/** How a page was left, so that it is shown again the same way: how far down, and which of its folds were open. */
export type Position = { path: string; top: number; folds: boolean[] };

/** What the frame of the preview shows. */
export type FrameState = {
  /** `arriving`: a page is on its way, and a click would follow a link. `shown`: clicks are the desk's. */
  phase: 'arriving' | 'shown';
  /** The path of the page that was shown last. */
  path: string;
  /** The version of data/ that the frame has been asked to show. */
  version: string;
  /** A page that was asked for, and the field to show there. */
  target: { path: string; field?: Field | undefined } | undefined;
  /** Set while the same page is printed anew, so that it is seen nowhere else than where it was left. */
  isReprinting: boolean;
  left: Position;
};

export type FrameEvent =
  /** The desk asks for another page. */
  | { type: 'sent'; path: string; field?: Field | undefined }
  /** A field is to be shown once the page is printed anew. */
  | { type: 'expected'; path: string; field: Field }
  /** data/ has changed: the page is asked for anew. */
  | { type: 'outdated'; version: string }
  /** The page is leaving the frame. */
  | { type: 'left'; position: Position }
  /** A page has arrived. */
  | { type: 'opened'; path: string };

/** Returns the state of a frame that waits for its first page. */
export const firstFrame = (path: string, version: string): FrameState => ({
  phase: 'arriving',
  path,
  version,
  target: undefined,
  isReprinting: false,
  left: { path: '', top: 0, folds: [] },
});

export function frameReducer(state: FrameState, event: FrameEvent): FrameState {
  switch (event.type) {
    case 'sent':
      return { ...state, phase: 'arriving', target: { path: event.path, field: event.field } };
    case 'expected':
      return { ...state, target: { path: event.path, field: event.field } };
    case 'outdated':
      return { ...state, version: event.version };
    case 'left':
      return { ...state, phase: 'arriving', isReprinting: true, left: event.position };
    case 'opened':
      return { ...state, phase: 'shown', path: event.path, target: undefined, isReprinting: false };
  }
}
