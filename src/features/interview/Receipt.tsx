// After sending (or withdrawing): what is held, what was agreed to and when, who decides, and what can still be changed.
import { Alert, Box, Stack, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidatePlace, Room } from '#data/candidate.ts';
import { useSession } from '#session/session.ts';
import { Boundary } from '#ui/Boundary.tsx';
import { Page } from '#ui/Page.tsx';
import { Panel } from '#ui/Panel.tsx';
import { RowsSkeleton } from '#ui/Skeletons.tsx';
import { HeldFacts } from './HeldFacts.tsx';
import { KeepAccess } from './KeepAccess.tsx';
import { LeftAfterwards } from './LeftAfterwards.tsx';
import { LeftOnDevice } from './LeftOnDevice.tsx';
import { LookedPanel } from './LookedPanel.tsx';
import { OutcomePanel } from './OutcomePanel.tsx';
import { ReceiptActions } from './ReceiptActions.tsx';
import { ReceiptOnPaper } from './ReceiptOnPaper.tsx';
import { RequestsPanel } from './RequestsPanel.tsx';
import { RoomLogPanel } from './RoomLogPanel.tsx';
import { SelfIdCard } from './SelfIdCard.tsx';
import { SentAnswers } from './SentAnswers.tsx';
import { SurveyPanel } from './SurveyPanel.tsx';
import { TranscriptCheck } from './TranscriptCheck.tsx';

/** One part of the page: it loads and fails by itself. */
function Side({ children }: { children: ReactNode }) {
  return <Boundary fallback={<RowsSkeleton rows={2} />}>{children}</Boundary>;
}

export function Receipt({ room, place }: { room: Room; place: CandidatePlace }) {
  const { t } = useTranslation('interview');
  const { authUser } = useSession();
  const { session, interview, invite, outcome } = room;
  const company = invite?.companyName ?? t('list.company');
  const kind = session.status === 'submitted' || session.status === 'withdrawn' || session.status === 'erasing' ? session.status : 'closed';
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    top.current?.focus();
  }, [kind]);
  return (
    <div ref={top} tabIndex={-1} style={{ outline: 'none' }} data-testid="receipt" data-status={session.status}>
      <ReceiptOnPaper />
      <Page title={t(`receipt.title.${kind}`, { name: session.displayName })} eyebrow={`${company} · ${interview.title}`} lead={t(`receipt.lead.${kind}`, { company })} width="narrow">
        <Stack spacing={3}>
          {outcome && <OutcomePanel outcome={outcome} company={company} />}
          {outcome && session.status !== 'erasing' && <Box sx={{ displayPrint: 'none' }}><Side><SelfIdCard place={place} company={company} /></Side></Box>}
          {kind === 'submitted' && !outcome && (
            <Panel title={t('receipt.nextTitle')}>
              <Typography color="text.secondary">{t(session.consent.ai ? 'receipt.nextWithAi' : 'receipt.nextWithoutAi', { company })}</Typography>
              <Alert severity="info" icon={false} sx={{ mt: 2 }}>{t('receipt.decides', { company })}</Alert>
            </Panel>
          )}
          <LeftOnDevice place={place} />
          <LeftAfterwards place={place} isHandedIn={kind === 'submitted'} />
          <Side><TranscriptCheck room={room} place={place} /></Side>
          <Side><HeldFacts room={room} place={place} /></Side>
          {kind !== 'withdrawn' && <Side><LookedPanel place={place} company={company} blind={room.shownAs === null ? null : { code: room.shownAs, reveals: Object.values(session.reveals ?? {}) }} /></Side>}
          <Side><SentAnswers room={room} place={place} /></Side>
          <Side><RoomLogPanel room={room} place={place} company={company} /></Side>
          {session.status !== 'erasing' && <Box sx={{ displayPrint: 'none' }}><Side><SurveyPanel place={place} company={company} /></Side></Box>}
          {authUser?.isAnonymous && <KeepAccess session={session} />}
          <Side><RequestsPanel place={place} company={company} /></Side>
          <Side><ReceiptActions room={room} place={place} company={company} /></Side>
        </Stack>
      </Page>
    </div>
  );
}
