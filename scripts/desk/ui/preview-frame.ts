import type { Field } from '../shared/field';

/** The scroll position of a page, and which of its `details` elements were open, to restore both after a reload. */
export type Position = { path: string; top: number; openDetails: boolean[] };

/** The state of the preview frame. */
export type FrameState = {
  /**
   * In phase `arriving` a page is loading, and a click would follow a link. In phase `shown` the desk handles clicks.
   */
  phase: 'arriving' | 'shown';
  /** The path of the page that was shown last. */
  path: string;
  /** The version of data/ that the frame has been asked to show. */
  version: string;
  /**
   * `sent` while a requested page has not loaded yet. `outdated` if data/ has changed since that request, so that the
   * page may show the earlier state and has to be requested again once it has loaded.
   */
  request: 'none' | 'sent' | 'outdated';
  /** The requested page, and the field to show on it. */
  target: { path: string; field?: Field | undefined } | undefined;
  /** True between two pages. If the same page reloads, each frame meanwhile restores the scroll position. */
  isReprinting: boolean;
  /** The position in the page that unloaded last. */
  lastPosition: Position;
};

export type FrameEvent =
  /** The desk requests another page. */
  | { type: 'sent'; path: string; field?: Field | undefined }
  /** A field is to be shown after the next reload. */
  | { type: 'expected'; path: string; field: Field }
  /** data/ has changed, so the page reloads. */
  | { type: 'outdated'; version: string }
  /** The page unloads. */
  | { type: 'left'; position: Position }
  /** A page has loaded. */
  | { type: 'opened'; path: string };

/** Returns the state before the first page has loaded. */
export const initialFrameState = (path: string, version: string): FrameState => ({
  phase: 'arriving',
  path,
  version,
  request: 'sent',
  target: undefined,
  isReprinting: false,
  lastPosition: { path: '', top: 0, openDetails: [] },
});

export function reduceFrame(state: FrameState, event: FrameEvent): FrameState {
  switch (event.type) {
    case 'sent':
      return {
        ...state,
        phase: 'arriving',
        request: state.request === 'none' ? 'sent' : state.request,
        target: { path: event.path, field: event.field },
      };
    case 'expected':
      return { ...state, target: { path: event.path, field: event.field } };
    case 'outdated':
      return { ...state, version: event.version, request: state.request === 'none' ? 'sent' : 'outdated' };
    case 'left':
      return { ...state, phase: 'arriving', isReprinting: true, lastPosition: event.position };
    case 'opened':
      return {
        ...state,
        phase: 'shown',
        path: event.path,
        isReprinting: false,
        // The next load of an outdated page shows the field.
        ...(state.request === 'outdated' ? { request: 'sent' } : { request: 'none', target: undefined }),
      };
  }
}
