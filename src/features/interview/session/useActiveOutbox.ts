// The outbox of one session, running only in the active tab.
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { deliverAnswer } from '#data/candidate/answers.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { makeOutbox } from '#data/candidate/outbox.ts';
import type { Outbox, OutboxState } from '#data/candidate/outboxContract.ts';
import { openRecordingSession } from '#data/recordings/recordings.ts';
import { askForNewVersion } from '#session/appVersion.ts';
import { openDeviceStore, buildOutboxName } from './deviceStore.ts';
import { claimTab, type TabClaim, type TabState } from './tabClaim.ts';

export interface ActiveOutbox {
  tab: TabState;
  take: () => void;
  outbox: Outbox;
  state: OutboxState;
}

/** Claims the session for this tab; the outbox runs while the claim holds. */
export function useActiveOutbox(candidateRef: CandidateRef): ActiveOutbox {
  const name = buildOutboxName(candidateRef);
  const { orgId, interviewId, candidateUid } = candidateRef;
  const [tab, setTab] = useState<TabState>('asking');
  const claim = useRef<TabClaim | null>(null);
  const [outbox] = useState(() =>
    makeOutbox({
      session: name,
      store: openDeviceStore(),
      deliver: (entry) => deliverAnswer(candidateRef, entry),
    }),
  );
  const state = useSyncExternalStore(outbox.subscribe, outbox.state, outbox.state);
  useEffect(() => {
    let here = true;
    const made = claimTab(
      name,
      (next) => {
        if (here) setTab(next);
      },
      async () => {
        await Promise.all([
          outbox.stop(),
          openRecordingSession({ orgId, interviewId, candidateUid }).close(),
        ]);
      },
    );
    claim.current = made;
    return () => {
      here = false;
      void outbox.stop();
      made.end();
    };
  }, [name, outbox, orgId, interviewId, candidateUid]);
  useEffect(() => {
    if (tab === 'mine') void outbox.start();
  }, [tab, outbox]);
  // A refusal may mean that the rules have moved on and this page has not.
  const isRefused = [...state.entries.values()].some(
    ({ refusal }) => refusal === 'permissionDenied' || refusal === 'damaged',
  );
  useEffect(() => {
    if (isRefused) void askForNewVersion(true);
  }, [isRefused]);
  const take = useCallback(() => void claim.current?.take(), []);
  return { tab, take, outbox, state };
}
