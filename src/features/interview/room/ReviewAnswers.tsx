// Everything once more before it is sent: what was answered, what was not, and how to change it.
import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import type { RecordingSession } from '#data/recordings/recordingContract.ts';
import { transcriptsOf } from '#data/candidate/transcripts.ts';
import { questionNumbers } from '#domain/jobs/questionNumbers.ts';
import {
  comingTakes,
  isPending,
  progressOf,
  type Recordings,
} from '#domain/recordings/recording.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { asResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useTyped } from '#ui/reading/useTyped.ts';
import { GapsDialog } from './GapsDialog.tsx';
import { RecordedAnswer } from '#features/interview/recording/RecordedAnswer.tsx';
import { openTakes } from '#features/interview/session/answering.ts';
import { findGaps, isWhole, nameGaps } from './gaps.ts';
import { planOf, turnsOf } from '#features/interview/session/roomPlan.ts';
import type { RoomControls } from '#features/interview/session/useRoom.ts';
import type { Sending } from './useSending.ts';

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
  const coming = comingTakes(recordings.takes, controls.hasAnswer);
  const hasAnswer = useRef(controls.hasAnswer);
  useEffect(() => {
    hasAnswer.current = controls.hasAnswer;
  });
  const unchosen = coming.some(({ state }) => state === 'kept');
  useEffect(() => {
    if (unchosen) void recordingSession.chooseWell(hasAnswer.current);
  }, [unchosen, recordingSession]);

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
  const written = valueOf(useLive(asResult(transcriptsOf(candidateRef))));
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

  return (
    <Stack spacing={3}>
      <Box>
        <Typography ref={heading} tabIndex={-1} variant="h2" sx={{ outline: 'none' }}>
          {t('review.title')}
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 0.5 }}>
          {t('review.lead', { company })}
        </Typography>
      </Box>
      {unanswered.length > 0 && (
        <Alert severity="warning">
          {t('review.unanswered', { count: unanswered.length, list: format.list(unanswered) })}
        </Alert>
      )}
      {noResume && <Alert severity="warning">{t('review.noResume')}</Alert>}
      {questions.map((question) => (
        <Panel
          key={question.id}
          headingLevel="h3"
          title={
            numbers[question.id]
              ? `${format.number(numbers[question.id] ?? 0)}. ${question.text}`
              : question.text
          }
          actions={
            <Button
              size="small"
              disabled={isSending}
              onClick={() => controls.go(question.id, question.id)}
              sx={{ ml: -1.25 }}
              aria-label={
                numbers[question.id]
                  ? t('review.editThis', { index: numbers[question.id] })
                  : t('review.editResume')
              }
            >
              {t('common:actions.edit')}
            </Button>
          }
        >
          {turnsOf(question, planOf(controls.plan, question.id)).map((turn) => {
            const text = controls.textOf(turn.answerId).trim();
            const recorded = controls.recordedOf(turn.answerId);
            const open = openTakes(recordings.takes, turn.answerId).filter(
              (take) => take.bytes > 0 && !coming.includes(take),
            ).length;
            return (
              <Box
                key={turn.answerId}
                sx={
                  turn.followUp > 0
                    ? { mt: 2, pl: 2, borderLeft: 2, borderColor: 'divider' }
                    : undefined
                }
              >
                {turn.followUp > 0 && (
                  <Typography variant="body2" dir="auto" sx={{ fontWeight: 600, mb: 0.5 }}>
                    {turn.prompt}
                  </Typography>
                )}
                {recorded ? (
                  <RecordedAnswer recordingSession={recordingSession} recorded={recorded} />
                ) : (
                  <Typography
                    dir="auto"
                    sx={{
                      whiteSpace: 'pre-wrap',
                      overflowWrap: 'anywhere',
                      ...(text ? {} : { color: 'text.secondary', fontStyle: 'italic' }),
                    }}
                  >
                    {text || t('review.noAnswer')}
                  </Typography>
                )}
                {open > 0 && (
                  <Alert
                    severity="warning"
                    sx={{ mt: 1 }}
                    action={
                      <Button
                        size="small"
                        color="inherit"
                        disabled={isSending}
                        onClick={() => controls.go(question.id, turn.answerId)}
                      >
                        {t('video.review.look')}
                      </Button>
                    }
                  >
                    {t('video.review.unchosen', { count: open })}
                  </Alert>
                )}
              </Box>
            );
          })}
        </Panel>
      ))}
      {transcripts}
      <Panel title={t('review.sendTitle')}>
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t(ai ? 'review.sendWithAi' : 'review.sendWithoutAi', { company })}
        </Typography>
        <Stack
          direction="row"
          useFlexGap
          spacing={1.5}
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Button variant="contained" size="large" disabled={isSending} onClick={send}>
            {t('review.send')}
          </Button>
          {isSending && sending.step !== 'sending' && (
            <Button onClick={() => controls.setSending(false)}>{t('review.callBack')}</Button>
          )}
        </Stack>
        {sending.step === 'recordings' && (
          <LinearProgress
            variant="determinate"
            value={sent * 100}
            aria-label={t('video.sendingBar')}
            sx={{ mt: 2 }}
          />
        )}
        <Box role="status" aria-live="polite" data-testid="send-step" data-step={sending.step}>
          {sending.step === 'recordings' ? (
            <Typography sx={{ mt: 1.5 }}>
              {t('video.sending', { count: onTheWay.length })}
            </Typography>
          ) : (
            sending.step !== 'idle' && (
              <Typography sx={{ mt: 1.5 }}>{t(`review.step.${sending.step}`)}</Typography>
            )
          )}
          {sending.step === 'idle' && sending.fault && (
            <Alert severity="error" sx={{ mt: 1.5 }}>
              {t(`faults:${sending.fault.code}`)}
            </Alert>
          )}
        </Box>
      </Panel>
      <GapsDialog gaps={gaps} open={asking} onClose={() => setAsking(false)} onSend={sendAnyway} />
    </Stack>
  );
}
