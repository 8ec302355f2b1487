// The answers a guest reads, question by question; the resume comes before the first question.
import { Button, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GuestFile } from '#data/review/guestReview.ts';
import { parseAnswerId } from '#domain/candidate/answer.ts';
import type { Share } from '#domain/review/share.ts';
import type { listInAskedOrder } from '#features/review/answers/evidence.ts';
import { Anchors } from '#features/review/scorecard/Anchors.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { GuestAnswer } from './GuestAnswer.tsx';

interface Props extends Pick<GuestFile, 'material' | 'answers' | 'transcripts'> {
  share: Share;
  asked: ReturnType<typeof listInAskedOrder>;
}

export function GuestAnswers({ share, material, asked, answers, transcripts }: Props) {
  const { t } = useTranslation(['share', 'review']);
  const resumeAnswers = answers.filter(({ data }) => data.type === 'resume');
  const [step, setStep] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  // The resume comes before the first question.
  const first = resumeAnswers.length > 0 ? 1 : 0;
  const count = asked.length + first;
  const current = step < first ? null : asked[step - first];
  const given = answers
    .filter(
      ({ id, data }) =>
        data.type !== 'resume' && parseAnswerId(id).questionId === current?.question.id,
    )
    .toSorted((a, b) => parseAnswerId(a.id).followUp - parseAnswerId(b.id).followUp);

  function show(next: number): void {
    setStep(next);
    requestAnimationFrame(() => {
      heading.current?.focus();
    });
  }
  return (
    <Panel>
      <GuestSteps step={step} count={count} first={first} onStep={show} />
      {current && (
        <Typography variant="overline" component="p" color="text.secondary">
          {t('desk.question', {
            number: step - first + 1,
            count: asked.length,
            competency: current.competency.name,
          })}
        </Typography>
      )}
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h3"
        component="h2"
        sx={{
          mb: 0.5,
          textWrap: 'pretty',
          overflowWrap: 'anywhere',
          '&:focus': { outline: 'none' },
        }}
      >
        {current?.question.text ?? t('desk.resume')}
      </Typography>
      {current && <Anchors question={current.question} label={t('review:answers.anchors')} />}
      <Stack spacing={2} sx={{ mt: 1.5 }} data-testid="guest-answers">
        {current && !given.some(({ id }) => id === current.question.id) && (
          <Typography color="text.secondary" sx={{ fontStyle: 'italic' }}>
            {t('desk.noAnswer')}
          </Typography>
        )}
        {(current ? given : resumeAnswers).map((answer) => (
          <GuestAnswer
            key={answer.id}
            answer={answer}
            transcript={transcripts[answer.id]}
            language={material.language ?? 'en'}
            share={share}
          />
        ))}
      </Stack>
      <GuestWay step={step} count={count} onStep={show} />
    </Panel>
  );
}

/** The questions by number; the resume by its name. */
function GuestSteps({
  step,
  count,
  first,
  onStep,
}: {
  step: number;
  count: number;
  first: number;
  onStep: (step: number) => void;
}) {
  const { t } = useTranslation('share');
  return (
    <Stack
      component="nav"
      aria-label={t('desk.steps')}
      direction="row"
      useFlexGap
      spacing={0.75}
      sx={{ flexWrap: 'wrap', mb: 2.5 }}
    >
      {Array.from({ length: count }, (_, index) => (
        <Button
          key={index}
          size="small"
          variant={index === step ? 'contained' : 'outlined'}
          aria-current={index === step ? 'step' : undefined}
          aria-label={
            index < first ? t('desk.toResume') : t('desk.toStep', { number: index - first + 1 })
          }
          onClick={() => onStep(index)}
          sx={{ minWidth: 40 }}
        >
          {index < first ? t('desk.resume') : index - first + 1}
        </Button>
      ))}
    </Stack>
  );
}

/** Back and on; after the last question to the scorecard. */
function GuestWay({
  step,
  count,
  onStep,
}: {
  step: number;
  count: number;
  onStep: (step: number) => void;
}) {
  const { t } = useTranslation('share');
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 3, flexWrap: 'wrap' }}>
      <Button variant="outlined" disabled={step === 0} onClick={() => onStep(step - 1)}>
        {t('desk.previous')}
      </Button>
      {step < count - 1 ? (
        <Button variant="contained" onClick={() => onStep(step + 1)}>
          {t('desk.next')}
        </Button>
      ) : (
        <Button
          variant="contained"
          onClick={() => {
            const card = document.getElementById('guest-card');
            card?.scrollIntoView();
            card?.focus({ preventScroll: true });
          }}
        >
          {t('desk.toScorecard')}
        </Button>
      )}
    </Stack>
  );
}
