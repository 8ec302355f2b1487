// Finds whom a reminder would reach, and queues one e-mail after the other.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import { findReminders } from '#data/invitations/inviteReminders.ts';
import { resendInvite } from '#data/invitations/inviteChanges.ts';
import type { Reminding } from '#domain/invitations/reminding.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useLeaving } from '#ui/reading/useLeaving.ts';

export type FoundReminders = Reminding & { more: boolean };

interface RemindingState {
  /** Null until somebody has asked. */
  found: FoundReminders | null;
  forget: () => void;
  /** How many are done; null while none is sent. */
  done: number | null;
  announcement: string;
  find: () => void;
  looking: boolean;
  send: (due: Reminding['due']) => Promise<unknown>;
  sending: boolean;
}

export function useReminding(jobRef: JobRef, uid: string): RemindingState {
  const { t } = useTranslation('hiring');
  const [found, setFound] = useState<FoundReminders | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const leaving = useLeaving();
  const [findOpen, looking] = useAction(async () => setFound(await findReminders(jobRef)));
  const [send, sending] = useAction(async (due: Reminding['due']) => {
    const gone = leaving();
    let [queued, failed] = [0, 0];
    setDone(0);
    for (const { token } of due) {
      if (gone.aborted) return;
      try {
        // One after the other: each is a commit of its own, and the page may be left between two.
        await resendInvite({ ...jobRef, token }, uid);
        queued += 1;
      } catch {
        failed += 1;
      }
      setDone(queued + failed);
    }
    setDone(null);
    setFound(null);
    setAnnouncement(
      [
        t('invites.remind.queued', { count: queued }),
        ...(failed > 0 ? [t('invites.remind.failed', { count: failed })] : []),
      ].join(' '),
    );
  });
  return {
    found,
    forget: () => setFound(null),
    done,
    announcement,
    find: () => {
      setAnnouncement('');
      void findOpen();
    },
    looking: looking.pending,
    send,
    sending: sending.pending,
  };
}
