import type { Field } from '../shared/field';

/** The scroll position of a page, and which of its `details` elements were open, to restore both after a reload. */
type Position = { path: string; top: number; openDetails: boolean[] };

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
   * `sent` while a requested page has not loaded yet, or has loaded with another version. `outdated` if data/ has
   * changed since that request, so that the page may have another version.
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
  /** A page has loaded. `version` is the version of data/ in the page; undefined if the file is not a page. */
  | { type: 'opened'; path: string; version: string | undefined };

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
    case 'opened': {
      const { path, version } = event;
      const isCurrent = version === undefined ? state.request !== 'outdated' : version === state.version;
      return {
        ...state,
        phase: 'shown',
        path,
        isReprinting: false,
        // If the page is outdated, its next load shows the field.
        ...(isCurrent ? { request: 'none', target: undefined } : { request: 'sent' }),
      };
    }
  }
}
