// Decides what a candidate sees of an interview: the room, "open in another tab", or the receipt.
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { roomSource, type Room } from '#data/candidate/room.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { openResumeUploadQueue } from '#data/resume/openResumeUploads.ts';
import { requestOf } from '#data/candidate/receipt.ts';
import { openRecordingSession } from '#data/recordings/recordings.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { Page } from '#ui/page/Page.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { ActiveRoom } from './ActiveRoom.tsx';
import { fetchLaterParts, LeftAfterwards, LeftOnDevice, Receipt } from './laterParts.ts';
import { runWhenIdle } from '#ui/reading/whenIdle.ts';
import { useActiveOutbox } from '#features/interview/session/useActiveOutbox.ts';
import { useRecordings } from '#features/interview/recording/useRecordings.ts';

export function RoomGate({ candidateRef }: { candidateRef: CandidateRef }) {
  const room = useLive(roomSource(candidateRef));
  const isHandedIn = room?.session.status === 'submitted';
  const { orgId, interviewId, candidateUid } = candidateRef;
  useEffect(() => {
    // The company has everything: this device needs no copy of recordings and documents.
    if (!isHandedIn) return;
    void openRecordingSession({ orgId, interviewId, candidateUid }).forget();
    void openResumeUploadQueue({ orgId, interviewId, candidateUid }).forget();
  }, [isHandedIn, orgId, interviewId, candidateUid]);
  // What was open on this page and is gone was deleted; nobody is shown that they had not begun.
  const [wasHere, setWasHere] = useState(false);
  if (room && !wasHere) setWasHere(true);
  if (!room) return <Nothing candidateRef={candidateRef} wasHere={wasHere} />;
  if (room.session.status === 'in_progress')
    return <Open room={room} candidateRef={candidateRef} />;
  // A wall of its own: when the interview is deleted, what the receipt shows is refused before the room is known to be gone.
  return (
    <Boundary>
      <Receipt room={room} candidateRef={candidateRef} />
    </Boundary>
  );
}

/** There is no such interview (any more): deleted as asked for, deleted while it was open, or not to be found from here. */
function Nothing({ candidateRef, wasHere }: { candidateRef: CandidateRef; wasHere: boolean }) {
  const { t } = useTranslation(['interview', 'afterwards']);
  const format = useFormat();
  const asked = valueOf(useLive(wrapResult(requestOf(candidateRef, 'delete'))))?.data;
  const back = { label: t('door.back'), to: to('hirelyPro') };
  if (asked?.status === 'done' && asked.closedAt)
    return (
      <EmptyState
        heading="h1"
        title={t('afterwards:erased.title')}
        text={t('afterwards:erased.text', { when: format.date(asked.closedAt) })}
        action={back}
      />
    );
  if (!wasHere)
    return (
      <EmptyState
        heading="h1"
        title={t('door.noneTitle')}
        text={t('door.noneText')}
        action={back}
      />
    );
  return (
    <div role="status" data-testid="interview-gone">
      <EmptyState heading="h1" title={t('door.goneTitle')} text={t('door.goneText')} action={back}>
        <Box sx={{ textAlign: 'start', pt: 2 }}>
          <Boundary>
            <LeftOnDevice candidateRef={candidateRef} />
            <LeftAfterwards candidateRef={candidateRef} isHandedIn={false} />
          </Boundary>
        </Box>
      </EmptyState>
    </div>
  );
}

function Open({ room, candidateRef }: { room: Room; candidateRef: CandidateRef }) {
  const { t } = useTranslation('interview');
  const { tab, take, outbox, state } = useActiveOutbox(candidateRef);
  const { recordingSession, recordings } = useRecordings(candidateRef, tab === 'mine');
  useEffect(() => runWhenIdle(() => void fetchLaterParts().catch(() => undefined)), []);
  if (tab === 'elsewhere') {
    return (
      <Page title={room.interview.title} eyebrow={room.invite?.companyName} width="narrow">
        <Panel title={t('door.elsewhereTitle')}>
          <Typography color="text.secondary" sx={{ mb: 2 }}>
            {t('door.elsewhereText')}
          </Typography>
          <Button variant="contained" onClick={take}>
            {t('door.take')}
          </Button>
        </Panel>
      </Page>
    );
  }
  if (tab === 'asking' || !state.ready || !recordings.ready) return <Loading />;
  return (
    <ActiveRoom
      room={room}
      candidateRef={candidateRef}
      outbox={outbox}
      state={state}
      recordingSession={recordingSession}
      recordings={recordings}
    />
  );
}
