// Gives a screen its draft: the live document, the words kept on this device, and the network's comings and goings.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  readDraftContent,
  draftSource,
  readFreshDraft,
  saveDraft,
  type DraftContent,
} from '#data/jobs/drafts.ts';
import { createId } from '#data/firestore/ids.ts';
import type { Fault } from '#domain/base/fault.ts';
import type { Draft } from '#domain/jobs/interview.ts';
import type { Stored } from '#domain/base/source.ts';
import type { DraftStoreState } from './draftState.ts';
import { DraftStore } from './draftStore.ts';
import { outboxOf } from './draftOutbox.ts';

interface OwnDraftRef {
  uid: string;
  orgId: string;
  draftId: string;
}

const buildLockName = ({ draftId }: OwnDraftRef, tab: string): string =>
  `hirely.draft/${draftId}/${tab}`;

/** Tabs that show this draft now. Where the browser cannot know, none: merging the words of a living tab is harmless. */
async function findAliveTabs(draftRef: OwnDraftRef): Promise<Set<string>> {
  const prefix = buildLockName(draftRef, '');
  try {
    const { held = [] } = await navigator.locks.query();
    return new Set(
      held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
    );
  } catch {
    return new Set();
  }
}

/** Says "this tab is alive" until the returned function is called. */
function stayAlive(draftRef: OwnDraftRef, tab: string): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  if ('locks' in navigator)
    void navigator.locks.request(buildLockName(draftRef, tab), () => held).catch(() => undefined);
  return release;
}

function startDraftStore(
  draftRef: OwnDraftRef,
  fresh: DraftContent | null,
  onFault: (fault: unknown) => void,
): { draftStore: DraftStore; stop: () => void } {
  const tab = createId();
  const release = stayAlive(draftRef, tab);
  const draftStore = new DraftStore({
    outbox: outboxOf(draftRef, tab),
    save: (content, baseRev) => saveDraft(draftRef, draftRef.uid, content, baseRev),
    contentOf: (stored) => readDraftContent(stored.data),
    isOnline: () => navigator.onLine,
  });
  let isOpen = false;
  const asked = Promise.all([findAliveTabs(draftRef), readFreshDraft(draftRef)]);
  const onServer = (stored: Stored<Draft> | null): { content: DraftContent; rev: number } | null =>
    stored && { content: readDraftContent(stored.data), rev: stored.data.rev };
  // The live document may come from an older cache: the editor opens with what the server says, and follows the live one from then on.
  let latest: Stored<Draft> | null = null;
  const unsubscribe = draftSource(draftRef).subscribe((stored) => {
    latest = stored;
    if (isOpen) return draftStore.serverChanged(onServer(stored));
    isOpen = true;
    void asked.then(([tabs, answer]) => {
      draftStore.open(onServer(answer === undefined ? latest : answer), tabs, fresh);
      draftStore.serverChanged(onServer(latest));
    });
  }, onFault);
  const push = (): void => void draftStore.push();
  window.addEventListener('online', push);
  document.addEventListener('visibilitychange', push);
  return {
    draftStore,
    stop: () => {
      unsubscribe();
      window.removeEventListener('online', push);
      document.removeEventListener('visibilitychange', push);
      void draftStore.close().finally(release);
    },
  };
}

const idle: DraftStoreState = new DraftStore({
  outbox: outboxOf({ uid: '', orgId: '', draftId: '' }, ''),
  save: async () => ({ kind: 'gone' }),
  contentOf: (stored) => readDraftContent(stored.data),
  isOnline: () => false,
}).getState();
const subscribeToNothing = (): (() => void) => () => undefined;

/** The draft of a screen. `fresh`: a new draft that the device could not keep. `fault`: it cannot be read at all. */
export function useDraftStore(
  uid: string,
  orgId: string,
  draftId: string,
  fresh: DraftContent | null = null,
): { draftStore: DraftStore | null; state: DraftStoreState; fault: Fault | null } {
  const [draftStore, setDraftStore] = useState<DraftStore | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const first = useRef(fresh);
  useEffect(() => {
    const started = startDraftStore({ uid, orgId, draftId }, first.current, (error) =>
      setFault(error as Fault),
    );
    setDraftStore(started.draftStore);
    return () => {
      started.stop();
      setDraftStore(null);
    };
  }, [uid, orgId, draftId]);
  const state = useSyncExternalStore(
    draftStore?.subscribe ?? subscribeToNothing,
    draftStore?.getState ?? (() => idle),
  );
  return { draftStore, state, fault };
}
