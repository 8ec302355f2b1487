// One question of the review: what was answered to it and to its follow-ups, and the way back to it.
import { Alert, Box, Button, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { RecordingSession } from '#data/recordings/recordingContract.ts';
import type { Recordings, Take } from '#domain/recordings/recording.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { RecordedAnswer } from '#features/interview/recording/RecordedAnswer.tsx';
import { openTakes } from '#features/interview/session/answering.ts';
import { type Turn, planOf, turnsOf } from '#features/interview/session/roomPlan.ts';
import type { RoomControls } from '#features/interview/session/useRoom.ts';

/** One answer as it was given, with what waits for a choice. */
function GivenTurn({
  turn,
  recorded,
  recordingSession,
  text,
  open,
  isSending,
  controls,
  question,
}: GivenTurnProps) {
  const { t } = useTranslation(['interview', 'common', 'faults']);
  return (
    <Box
      sx={turn.followUp > 0 ? { mt: 2, pl: 2, borderLeft: 2, borderColor: 'divider' } : undefined}
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
}

interface GivenTurnProps {
  turn: Turn;
  recorded: ReturnType<RoomControls['recordedOf']>;
  recordingSession: RecordingSession;
  text: string;
  open: number;
  isSending: boolean;
  controls: RoomControls;
  question: RoomControls['questions'][number];
}

interface AnsweredQuestionProps {
  number: number | undefined;
  question: RoomControls['questions'][number];
  isSending: boolean;
  controls: RoomControls;
  recordings: Recordings;
  coming: readonly Take[];
  recordingSession: RecordingSession;
}

export function AnsweredQuestion({
  number,
  question,
  isSending,
  controls,
  recordings,
  coming,
  recordingSession,
}: AnsweredQuestionProps) {
  const format = useFormat();
  const { t } = useTranslation(['interview', 'common', 'faults']);
  return (
    <Panel
      headingLevel="h3"
      title={number ? `${format.number(number ?? 0)}. ${question.text}` : question.text}
      actions={
        <Button
          size="small"
          disabled={isSending}
          onClick={() => controls.go(question.id, question.id)}
          sx={{ ml: -1.25 }}
          aria-label={number ? t('review.editThis', { index: number }) : t('review.editResume')}
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
          <GivenTurn
            key={turn.answerId}
            turn={turn}
            recorded={recorded}
            recordingSession={recordingSession}
            text={text}
            open={open}
            isSending={isSending}
            controls={controls}
            question={question}
          />
        );
      })}
    </Panel>
  );
}
