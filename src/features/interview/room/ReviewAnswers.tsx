// Everything once more before it is sent: what was answered, what was not, and how to change it.
import { Alert, Box, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import type { RecordingSession } from '#data/recordings/recordingContract.ts';
import { transcriptsOf } from '#data/candidate/transcripts.ts';
import { questionNumbers } from '#domain/jobs/questionNumbers.ts';
import {
  countComingTakes,
  isPending,
  progressOf,
  type Recordings,
} from '#domain/recordings/recording.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useTyped } from '#ui/reading/useTyped.ts';
import { GapsDialog } from './GapsDialog.tsx';
import { findGaps, isWhole, nameGaps } from './gaps.ts';
import type { RoomControls } from '#features/interview/session/useRoom.ts';
import type { Sending } from './useSending.ts';
import { SendPanel } from './SendPanel.tsx';
import { AnsweredQuestion } from './AnsweredQuestion.tsx';

export interface ReviewAnswersProps {
  candidateRef: CandidateRef;
  controls: RoomControls;
  sending: Sending;
  company: string;
  ai: boolean;
  recordingSession: RecordingSession;
  recordings: Recordings;
  /** To put right what was understood, before it is sent. */
  transcripts: ReactNode;
}

export function ReviewAnswers({
  candidateRef,
  controls,
  sending,
  company,
  ai,
  recordingSession,
  recordings,
  transcripts,
}: ReviewAnswersProps) {
  const { t } = useTranslation(['interview', 'common', 'faults']);
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const [asking, setAsking] = useState(false);
  const { questions, moves } = controls;
  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);

  // What went well is the answer, also when the page was closed right after it.
  const coming = useWellRecorded({ recordings, controls, recordingSession });

  const numbers = questionNumbers(questions.map(({ id }) => id));
  const missing = questions
    .filter(({ id }) => !controls.hasAnswer(id))
    .map(({ id }) => numbers[id] ?? null);
  const unanswered = missing
    .filter((number) => number !== null)
    .map((number) => format.number(number));
  const noResume = missing.includes(null);
  const isSending = sending.step !== 'idle';
  const onTheWay = [...recordings.takes.filter(isPending), ...coming];
  const bytes = onTheWay.reduce((sum, take) => sum + take.bytes, 0);
  const sent =
    bytes > 0 ? onTheWay.reduce((sum, take) => sum + take.bytes * progressOf(take), 0) / bytes : 0;
  const check = useGapCheck({ candidateRef, controls, setAsking });

  return (
    <Stack spacing={3}>
      <ReviewHead heading={heading} company={company} />
      {unanswered.length > 0 && (
        <Alert severity="warning">
          {t('review.unanswered', { count: unanswered.length, list: format.list(unanswered) })}
        </Alert>
      )}
      {noResume && <Alert severity="warning">{t('review.noResume')}</Alert>}
      {questions.map((question) => (
        <AnsweredQuestion
          key={question.id}
          number={numbers[question.id]}
          question={question}
          isSending={isSending}
          controls={controls}
          recordings={recordings}
          coming={coming}
          recordingSession={recordingSession}
        />
      ))}
      {transcripts}
      <SendPanel
        ai={ai}
        company={company}
        isSending={isSending}
        sending={sending}
        controls={controls}
        sent={sent}
        onTheWay={onTheWay}
        onSend={check.send}
      />
      <GapsDialog
        gaps={check.gaps}
        open={asking}
        onClose={() => setAsking(false)}
        onSend={check.sendAnyway}
      />
    </Stack>
  );
}

/** What the review is for. */
function ReviewHead({
  heading,
  company,
}: {
  heading: RefObject<HTMLHeadingElement | null>;
  company: string;
}) {
  const { t } = useTranslation(['interview', 'common', 'faults']);
  return (
    <Box>
      <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
        {t('review.title')}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5 }}>
        {t('review.lead', { company })}
      </Typography>
    </Box>
  );
}

/** What went well is the answer, also when the page was closed right after it; gives the recordings this is still to happen to. */
function useWellRecorded({
  recordings,
  controls,
  recordingSession,
}: {
  recordings: Recordings;
  controls: RoomControls;
  recordingSession: RecordingSession;
}) {
  const coming = countComingTakes(recordings.takes, controls.hasAnswer);
  const hasAnswer = useRef(controls.hasAnswer);
  useEffect(() => {
    hasAnswer.current = controls.hasAnswer;
  });
  const unchosen = coming.some(({ state }) => state === 'kept');
  useEffect(() => {
    if (unchosen) void recordingSession.chooseWell(hasAnswer.current);
  }, [unchosen, recordingSession]);
  return coming;
}

/** Asks about gaps before the interview is sent: the same ones once, also when the sending was called back in between. */
function useGapCheck({
  candidateRef,
  controls,
  setAsking,
}: {
  candidateRef: CandidateRef;
  controls: RoomControls;
  setAsking: (next: boolean) => void;
}) {
  const written = valueOf(useLive(wrapResult(transcriptsOf(candidateRef))));
  const gaps = findGaps(
    controls,
    Object.fromEntries((written?.items ?? []).map(({ id, data }) => [id, data])),
  );
  // The same gaps are asked about once, also when the sending was called back in between.
  const [askedAbout, setAskedAbout] = useTyped(
    `gaps/${candidateRef.orgId}/${candidateRef.interviewId}/${candidateRef.candidateUid}`,
  );
  function send(): void {
    if (isWhole(gaps) || nameGaps(gaps) === askedAbout) controls.setSending(true);
    else setAsking(true);
  }
  function sendAnyway(): void {
    setAsking(false);
    setAskedAbout(nameGaps(gaps));
    controls.setSending(true);
  }
  return { gaps, send, sendAnyway };
}
