// Gives a screen its draft: the live document, the words kept on this device, and the network's comings and goings.
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import {
  contentOfDraft,
  draftSource,
  freshDraft,
  saveDraft,
  type DraftContent,
} from '#data/jobs/drafts.ts';
import { newId } from '#data/firestore/ids.ts';
import type { Fault } from '#domain/base/fault.ts';
import type { Draft } from '#domain/jobs/interview.ts';
import type { Stored } from '#domain/base/source.ts';
import { DraftDesk, type DeskState } from './draftDesk.ts';
import { deviceStorage, outboxOf } from './draftOutbox.ts';

interface Place {
  uid: string;
  orgId: string;
  draftId: string;
}

const lockName = ({ draftId }: Place, tab: string): string => `hirely.draft/${draftId}/${tab}`;

/** Tabs that show this draft now. Where the browser cannot tell, none: merging the words of a living tab is harmless. */
async function aliveTabs(place: Place): Promise<Set<string>> {
  const prefix = lockName(place, '');
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
function stayAlive(place: Place, tab: string): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  if ('locks' in navigator)
    void navigator.locks.request(lockName(place, tab), () => held).catch(() => undefined);
  return release;
}

function startDesk(
  place: Place,
  fresh: DraftContent | null,
  onFault: (fault: unknown) => void,
): { desk: DraftDesk; stop: () => void } {
  const tab = newId();
  const release = stayAlive(place, tab);
  const desk = new DraftDesk({
    outbox: outboxOf(place, tab, deviceStorage()),
    save: (content, baseRev) => saveDraft(place, place.uid, content, baseRev),
    contentOf: (stored) => contentOfDraft(stored.data),
    isOnline: () => navigator.onLine,
  });
  let isOpen = false;
  const asked = Promise.all([aliveTabs(place), freshDraft(place)]);
  const onServer = (stored: Stored<Draft> | null): { content: DraftContent; rev: number } | null =>
    stored && { content: contentOfDraft(stored.data), rev: stored.data.rev };
  // The live document may come from an older cache: the editor opens with what the server says, and follows the live one from then on.
  let latest: Stored<Draft> | null = null;
  const unsubscribe = draftSource(place).subscribe((stored) => {
    latest = stored;
    if (isOpen) return desk.serverChanged(onServer(stored));
    isOpen = true;
    void asked.then(([tabs, answer]) => {
      desk.open(onServer(answer === undefined ? latest : answer), tabs, fresh);
      desk.serverChanged(onServer(latest));
    });
  }, onFault);
  const push = (): void => void desk.push();
  window.addEventListener('online', push);
  document.addEventListener('visibilitychange', push);
  return {
    desk,
    stop: () => {
      unsubscribe();
      window.removeEventListener('online', push);
      document.removeEventListener('visibilitychange', push);
      void desk.close().finally(release);
    },
  };
}

const idle: DeskState = new DraftDesk({
  outbox: outboxOf({ uid: '', orgId: '', draftId: '' }, '', null),
  save: async () => ({ kind: 'gone' }),
  contentOf: (stored) => contentOfDraft(stored.data),
  isOnline: () => false,
}).getState();
const never = (): (() => void) => () => undefined;

/** The draft of a screen. `fresh`: a new draft that the device could not keep. `fault`: it cannot be read at all. */
export function useDraftDesk(
  uid: string,
  orgId: string,
  draftId: string,
  fresh: DraftContent | null = null,
): { desk: DraftDesk | null; state: DeskState; fault: Fault | null } {
  const [desk, setDesk] = useState<DraftDesk | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const first = useRef(fresh);
  useEffect(() => {
    const started = startDesk({ uid, orgId, draftId }, first.current, (error) =>
      setFault(error as Fault),
    );
    setDesk(started.desk);
    return () => {
      started.stop();
      setDesk(null);
    };
  }, [uid, orgId, draftId]);
  const state = useSyncExternalStore(desk?.subscribe ?? never, desk?.getState ?? (() => idle));
  return { desk, state, fault };
}
