// After sending (or withdrawing): what is next, and what needs the candidate; the rest is folded: what is held, what was agreed to, who looked, and what can still be changed.
import { Alert, Box, Stack, Typography } from '@mui/material';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Room } from '#data/candidate/room.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { useSession } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Page } from '#ui/page/Page.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { RetainedDataFacts } from './RetainedDataFacts.tsx';
import { KeepAccess } from './KeepAccess.tsx';
import { LeftAfterwards } from './LeftAfterwards.tsx';
import { LeftOnDevice } from './LeftOnDevice.tsx';
import { ViewLogPanel } from './ViewLogPanel.tsx';
import { OutcomePanel } from './OutcomePanel.tsx';
import { ReceiptActions } from './ReceiptActions.tsx';
import { PrintedReceipt } from './PrintedReceipt.tsx';
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

/** What the company holds and can still be changed. Not shown while it is being deleted: a list that is watched while it goes costs
 * a question to the server for each of its entries. */
function Afterwards({
  room,
  candidateRef,
  company,
}: {
  room: Room;
  candidateRef: CandidateRef;
  company: string;
}) {
  const { authUser } = useSession();
  const { session } = room;
  return (
    <>
      <Side>
        <TranscriptCheck room={room} candidateRef={candidateRef} />
      </Side>
      {authUser?.isAnonymous && <KeepAccess session={session} />}
      <Side>
        <RetainedDataFacts room={room} candidateRef={candidateRef} />
      </Side>
      {session.status !== 'withdrawn' && (
        <Side>
          <ViewLogPanel
            candidateRef={candidateRef}
            company={company}
            blind={
              room.shownAs === null
                ? null
                : { code: room.shownAs, reveals: Object.values(session.reveals ?? {}) }
            }
          />
        </Side>
      )}
      <Side>
        <SentAnswers room={room} candidateRef={candidateRef} />
      </Side>
      <Side>
        <RoomLogPanel room={room} candidateRef={candidateRef} company={company} />
      </Side>
      <Box sx={{ displayPrint: 'none' }}>
        <Side>
          <SurveyPanel candidateRef={candidateRef} company={company} />
        </Side>
      </Box>
    </>
  );
}

export function Receipt({ room, candidateRef }: { room: Room; candidateRef: CandidateRef }) {
  const { t } = useTranslation('interview');
  const { session, interview, invite, outcome } = room;
  const company = invite?.companyName ?? t('list.company');
  const kind =
    session.status === 'submitted' || session.status === 'withdrawn' || session.status === 'erasing'
      ? session.status
      : 'closed';
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    top.current?.focus();
  }, [kind]);
  return (
    <div
      ref={top}
      tabIndex={-1}
      style={{ outline: 'none' }}
      data-testid="receipt"
      data-status={session.status}
    >
      <PrintedReceipt />
      <Page
        title={t(`receipt.title.${kind}`, { name: session.displayName })}
        eyebrow={`${company} · ${interview.title}`}
        lead={t(`receipt.lead.${kind}`, { company })}
        width="narrow"
      >
        <Stack spacing={3}>
          {outcome && <OutcomePanel outcome={outcome} company={company} />}
          {outcome && kind !== 'erasing' && (
            <Box sx={{ displayPrint: 'none' }}>
              <Side>
                <SelfIdCard candidateRef={candidateRef} company={company} />
              </Side>
            </Box>
          )}
          {kind === 'submitted' && !outcome && (
            <Panel title={t('receipt.nextTitle')}>
              <Typography color="text.secondary">
                {t(session.consent.ai ? 'receipt.nextWithAi' : 'receipt.nextWithoutAi', {
                  company,
                })}
              </Typography>
              <Alert severity="info" icon={false} sx={{ mt: 2 }}>
                {t('receipt.decides', { company })}
              </Alert>
            </Panel>
          )}
          <LeftOnDevice candidateRef={candidateRef} />
          <LeftAfterwards candidateRef={candidateRef} isHandedIn={kind === 'submitted'} />
          {kind !== 'erasing' && (
            <Afterwards room={room} candidateRef={candidateRef} company={company} />
          )}
          <Side>
            <RequestsPanel candidateRef={candidateRef} company={company} />
          </Side>
          {kind !== 'erasing' && (
            <Side>
              <ReceiptActions room={room} candidateRef={candidateRef} company={company} />
            </Side>
          )}
        </Stack>
      </Page>
    </div>
  );
}
