// An answer that was given before, or skipped: shown as it is, with the way back to it.
import { Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { RecordingSession } from '#data/recordings/recordingContract.ts';
import { Bubble } from './Bubble.tsx';
import { RecordedAnswer } from '#features/interview/recording/RecordedAnswer.tsx';
import type { Turn } from '#features/interview/session/roomPlan.ts';
import type { RoomControls } from '#features/interview/session/useRoom.ts';

export interface GivenAnswerProps {
  turn: Turn;
  /** What names the turn. */
  label: string;
  controls: RoomControls;
  recordingSession: RecordingSession;
}

export function GivenAnswer({ turn, label, controls, recordingSession }: GivenAnswerProps) {
  const { t } = useTranslation('interview');
  const recorded = controls.recordedOf(turn.answerId);
  const text = controls.textOf(turn.answerId);
  const isSkipped = !recorded && text.trim() === '';
  const action = (
    <Button
      size="small"
      onClick={() => controls.edit(turn.answerId)}
      aria-label={t('thread.editThis', { what: label })}
    >
      {t(isSkipped ? 'thread.answer' : 'thread.edit')}
    </Button>
  );
  return recorded ? (
    <Bubble
      from="candidate"
      label={t('thread.you')}
      content={<RecordedAnswer recordingSession={recordingSession} recorded={recorded} />}
      action={action}
    />
  ) : (
    <Bubble
      from="candidate"
      label={t('thread.you')}
      text={text.trim() || t('thread.skipped')}
      quiet={isSkipped}
      action={action}
    />
  );
}
