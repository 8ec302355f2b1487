// Decides what a candidate sees of an interview: the room, "open in another tab", or the receipt.
import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { liveRoom, type Room } from '#data/candidate/candidate.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { paperDesk } from '#data/resume/paperDesk.ts';
import { requestOf } from '#data/candidate/receipt.ts';
import { recordingDesk } from '#data/recordings/recordings.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { Page } from '#ui/page/Page.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { quietly, valueOf } from '#ui/reading/quietly.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { ActiveRoom } from './ActiveRoom.tsx';
import { LeftAfterwards } from '#features/interview/after/LeftAfterwards.tsx';
import { LeftOnDevice } from '#features/interview/after/LeftOnDevice.tsx';
import { Receipt } from '#features/interview/after/Receipt.tsx';
import { useActiveOutbox } from '#features/interview/session/useActiveOutbox.ts';
import { useTape } from '#features/interview/recording/useTape.ts';

export function RoomDoor({ place }: { place: CandidateRef }) {
  const room = useLive(liveRoom(place));
  const isHandedIn = room?.session.status === 'submitted';
  const { orgId, interviewId, candidateUid } = place;
  useEffect(() => {
    // The company has everything: this device needs no copy of recordings and papers.
    if (!isHandedIn) return;
    void recordingDesk({ orgId, interviewId, candidateUid }).forget();
    void paperDesk({ orgId, interviewId, candidateUid }).forget();
  }, [isHandedIn, orgId, interviewId, candidateUid]);
  // What was open on this page and is gone was deleted; nobody is told that they had not begun.
  const [wasHere, setWasHere] = useState(false);
  if (room && !wasHere) setWasHere(true);
  if (!room) return <Nothing place={place} wasHere={wasHere} />;
  if (room.session.status === 'in_progress') return <Open room={room} place={place} />;
  // A wall of its own: when the interview is deleted, what the receipt shows is refused before the room is known to be gone.
  return (
    <Boundary>
      <Receipt room={room} place={place} />
    </Boundary>
  );
}

/** There is no such interview (any more): deleted as asked for, deleted while it was open, or not to be found from here. */
function Nothing({ place, wasHere }: { place: CandidateRef; wasHere: boolean }) {
  const { t } = useTranslation(['interview', 'afterwards']);
  const format = useFormat();
  const asked = valueOf(useLive(quietly(requestOf(place, 'delete'))))?.data;
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
          <LeftOnDevice place={place} />
          <LeftAfterwards place={place} isHandedIn={false} />
        </Box>
      </EmptyState>
    </div>
  );
}

function Open({ room, place }: { room: Room; place: CandidateRef }) {
  const { t } = useTranslation('interview');
  const { tab, take, outbox, state } = useActiveOutbox(place);
  const { tape, recordings } = useTape(place, tab === 'mine');
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
      place={place}
      outbox={outbox}
      state={state}
      tape={tape}
      recordings={recordings}
    />
  );
}
