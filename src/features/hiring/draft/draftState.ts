// What the store of a draft shows, and what it needs of the world around it.
import type { DraftContent, DraftSaved } from '#data/jobs/drafts.ts';
import type { Fault, FaultCode } from '#domain/base/fault.ts';
import type { Saved } from '#ui/page/SaveState.tsx';
import type { Outbox } from './draftOutbox.ts';
import type { Conflict } from './mergeDraft.ts';

/** ready: may be edited. missing: neither on the server nor on this device. orphaned: published or discarded elsewhere while words of this device were unsent. */
type Phase = 'loading' | 'ready' | 'missing' | 'orphaned';

/** Refusals: shown as such. After everything else it is tried again. */
export const finalFaults: ReadonlySet<FaultCode> = new Set([
  'permissionDenied',
  'readOnly',
  'notFound',
  'damaged',
  'accountDisabled',
]);

export interface DraftStoreState {
  phase: Phase;
  content: DraftContent;
  /** The revision on the server that `content` builds on; 0 when there is none yet. */
  rev: number;
  saved: Saved | null;
  conflicts: Conflict[];
  /** Why the server refused; the words stay on this device. */
  fault: Fault | null;
  /** The device has no room: words are only on this page and on the server. */
  deviceRefused: boolean;
}

/** A draft as the server has it. */
export interface OnServer {
  content: DraftContent;
  rev: number;
}

export interface DraftStorePorts {
  outbox: Outbox;
  save: (content: DraftContent, baseRev: number) => Promise<DraftSaved>;
  contentOf: (stored: Extract<DraftSaved, { kind: 'behind' }>['stored']) => DraftContent;
  isOnline: () => boolean;
}
