// The open question as a thread: asked, answered, asked further; and the field for what comes next.
import { Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outbox } from '#data/candidate/outbox.ts';
import { joined } from '#media/listening.ts';
import { Bubble } from './Bubble.tsx';
import { Composer } from './Composer.tsx';
import { ConflictChoice } from './ConflictChoice.tsx';
import { FormatChoice } from './FormatChoice.tsx';
import { ReadAloud } from './ReadAloud.tsx';
import { RecordedAnswer } from '#features/interview/recording/RecordedAnswer.tsx';
import { RecordingConsent } from '#features/interview/recording/RecordingConsent.tsx';
import { nextAfter, review, type Turn } from '#features/interview/session/roomPlan.ts';
import type { RoomTools } from '#features/interview/devices/roomTools.ts';
import { SpokenComposer } from '#features/interview/recording/SpokenComposer.tsx';
import type { RoomControls } from '#features/interview/session/useRoom.ts';
import { VoiceInput } from './VoiceInput.tsx';

export interface QuestionViewProps {
  controls: RoomControls;
  outbox: Outbox;
  company: string;
  tools: RoomTools;
  /** Where a paper is asked for: the field for it. */
  resume: ReactNode;
}

export function QuestionView({ controls, outbox, company, tools, resume }: QuestionViewProps) {
  const { t } = useTranslation(['interview', 'common']);
  const { question, turns, active, moves } = controls;
  const [isRecording, setRecording] = useState(false);
  const nextButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (moves > 0 && !active) nextButton.current?.focus();
  }, [moves, active]);
  if (!question) return null;
  const labelOf = (turn: Turn): string =>
    turn.followUp === 0
      ? controls.number
        ? t('thread.asks', { company, index: controls.number, count: controls.count })
        : t('thread.asksResume', { company })
      : t('thread.followUp', {
          index: turn.followUp,
          count: Math.max(question.followUpCap, turn.followUp),
        });
  const leadsToReview = nextAfter(controls.questions, controls.plan, question.id) === review;

  return (
    <Stack spacing={2.5}>
      {turns.map((turn) => {
        if (resume)
          return (
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
          );
        const text = controls.textOf(turn.answerId);
        const entry = controls.entryOf(turn.answerId);
        const isActive = turn === active;
        const recorded = controls.recordedOf(turn.answerId);
        const answering = controls.answering(turn.answerId);
        const choice = (
          <FormatChoice
            answering={answering}
            onChange={(format) => controls.setFormat(turn.answerId, format)}
          />
        );
        const type = (typed: string): void =>
          outbox.type(turn.answerId, typed, turn.followUp > 0 ? turn.prompt : null);
        return (
          <Stack key={turn.answerId} spacing={2}>
            <Bubble
              from="company"
              label={labelOf(turn)}
              text={turn.prompt}
              id={`asked-${turn.answerId}`}
              heading={turn.followUp === 0}
            />
            {entry?.conflict && (
              <ConflictChoice
                mine={entry.text}
                theirs={entry.conflict.text}
                onChoose={(chosen) => outbox.choose(turn.answerId, chosen)}
              />
            )}
            {isActive && (
              <ReadAloud
                text={turn.prompt}
                language={tools.language}
                always={tools.prefs.readAloud}
                onAlways={(on) => tools.setPref('readAloud', on)}
                hushed={isRecording}
              />
            )}
            {isActive && answering.format !== 'text' && !tools.mayRecord(answering.format) ? (
              <RecordingConsent
                key={turn.answerId}
                kind={answering.format}
                company={company}
                moves={moves}
                choice={choice}
                others={answering.offered.filter(
                  (format) => format === 'text' || tools.mayRecord(format),
                )}
                onFormat={(format) => controls.setFormat(turn.answerId, format)}
                onAgree={tools.agreeToRecord}
                onSkip={controls.skip}
              />
            ) : isActive && answering.format !== 'text' ? (
              <SpokenComposer
                key={turn.answerId}
                controls={controls}
                turn={turn}
                kind={answering.format}
                tools={tools}
                choice={choice}
                offered={answering.offered}
                onFormat={(format) => controls.setFormat(turn.answerId, format)}
                onRecording={setRecording}
              />
            ) : isActive ? (
              <>
                {choice}
                <Composer
                  key={turn.answerId}
                  text={text}
                  entry={entry}
                  questionId={`asked-${turn.answerId}`}
                  isFollowUp={turn.followUp > 0}
                  thinking={controls.thinking}
                  moves={moves}
                  onType={type}
                  onContinue={() => void controls.continueOn()}
                  onSkip={controls.skip}
                  onRetry={outbox.retry}
                  aside={
                    <VoiceInput
                      language={tools.speech}
                      isAgreed={tools.prefs.voiceAgreed}
                      onAgree={() => tools.setPref('voiceAgreed', true)}
                      onWords={(words) => type(joined(controls.textOf(turn.answerId), words))}
                    />
                  }
                />
              </>
            ) : recorded ? (
              <Bubble
                from="candidate"
                label={t('thread.you')}
                content={
                  <RecordedAnswer recordingSession={tools.recordingSession} recorded={recorded} />
                }
                action={
                  <Button
                    size="small"
                    onClick={() => controls.edit(turn.answerId)}
                    aria-label={t('thread.editThis', { what: labelOf(turn) })}
                  >
                    {t('thread.edit')}
                  </Button>
                }
              />
            ) : (
              <Bubble
                from="candidate"
                label={t('thread.you')}
                text={text.trim() || t('thread.skipped')}
                quiet={text.trim() === ''}
                action={
                  <Button
                    size="small"
                    onClick={() => controls.edit(turn.answerId)}
                    aria-label={t('thread.editThis', { what: labelOf(turn) })}
                  >
                    {t(text.trim() === '' ? 'thread.answer' : 'thread.edit')}
                  </Button>
                }
              />
            )}
          </Stack>
        );
      })}
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
