// The open question as a thread: asked, answered, asked further; and the field for what comes next.
import { Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outbox } from '#data/candidate/outboxContract.ts';
import { ActiveAnswer } from './ActiveAnswer.tsx';
import { Bubble } from './Bubble.tsx';
import { ConflictChoice } from './ConflictChoice.tsx';
import { GivenAnswer } from './GivenAnswer.tsx';
import { ReadAloud } from './ReadAloud.tsx';
import { findNextAfter, review, type Turn } from '#features/interview/session/roomPlan.ts';
import type { RoomTools } from '#features/interview/devices/roomTools.ts';
import type { RoomControls } from '#features/interview/session/useRoom.ts';

export interface QuestionViewProps {
  controls: RoomControls;
  outbox: Outbox;
  company: string;
  tools: RoomTools;
  /** Where a resume is asked for: the field for it. */
  resume: ReactNode;
}

/** What names a turn above its bubble: which question, or which follow-up of it. */
function useTurnLabel(controls: RoomControls, company: string): (turn: Turn) => string {
  const { t } = useTranslation('interview');
  return ({ followUp }) => {
    if (followUp > 0) {
      const count = Math.max(controls.question?.followUpCap ?? 0, followUp);
      return t('thread.followUp', { index: followUp, count });
    }
    return controls.number
      ? t('thread.asks', { company, index: controls.number, count: controls.count })
      : t('thread.asksResume', { company });
  };
}

/** One turn: what was asked, and what was answered or is to be answered now. */
function TurnView({
  turn,
  label,
  controls,
  outbox,
  company,
  tools,
}: Omit<QuestionViewProps, 'resume'> & { turn: Turn; label: string }) {
  const [isRecording, setRecording] = useState(false);
  const conflict = controls.entryOf(turn.answerId)?.conflict;
  const isActive = turn === controls.active;
  return (
    <Stack spacing={2}>
      <Bubble
        from="company"
        label={label}
        text={turn.prompt}
        id={`asked-${turn.answerId}`}
        heading={turn.followUp === 0}
      />
      {conflict && (
        <ConflictChoice
          mine={controls.entryOf(turn.answerId)?.text ?? ''}
          theirs={conflict.text}
          onChoose={(chosen) => outbox.choose(turn.answerId, chosen)}
        />
      )}
      {isActive ? (
        <>
          <ReadAloud
            text={turn.prompt}
            language={tools.language}
            always={tools.prefs.readAloud}
            onAlways={(on) => tools.setPref('readAloud', on)}
            hushed={isRecording}
          />
          <ActiveAnswer
            turn={turn}
            controls={controls}
            outbox={outbox}
            company={company}
            tools={tools}
            onRecording={setRecording}
          />
        </>
      ) : (
        <GivenAnswer
          turn={turn}
          label={label}
          controls={controls}
          recordingSession={tools.recordingSession}
        />
      )}
    </Stack>
  );
}

export function QuestionView({ controls, outbox, company, tools, resume }: QuestionViewProps) {
  const { t } = useTranslation(['interview', 'common']);
  const { question, turns, active, moves } = controls;
  const labelOf = useTurnLabel(controls, company);
  const nextButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (moves > 0 && !active) nextButton.current?.focus();
  }, [moves, active]);
  if (!question) return null;
  const leadsToReview = findNextAfter(controls.questions, controls.plan, question.id) === review;

  return (
    <Stack spacing={2.5}>
      {turns.map((turn) =>
        resume ? (
          <Stack key={turn.answerId} spacing={2}>
            <Bubble
              from="company"
              label={labelOf(turn)}
              text={turn.prompt}
              id={`asked-${turn.answerId}`}
              heading
            />
            {resume}
          </Stack>
        ) : (
          <TurnView
            key={turn.answerId}
            turn={turn}
            label={labelOf(turn)}
            controls={controls}
            outbox={outbox}
            company={company}
            tools={tools}
          />
        ),
      )}
      {!active && !resume && (
        <Stack
          direction="row"
          useFlexGap
          spacing={1.5}
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Button ref={nextButton} variant="contained" size="large" onClick={controls.next}>
            {t(leadsToReview ? 'thread.toReview' : 'thread.next')}
          </Button>
          <Typography variant="body2" color="text.secondary">
            {t('thread.done')}
          </Typography>
        </Stack>
      )}
    </Stack>
  );
}
