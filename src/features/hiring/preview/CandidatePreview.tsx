// The candidate's way through an interview: what to expect, one question at a time, what happens next.
import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateQuestion } from '#domain/jobs/interview.ts';
import type { InterviewKind } from '#domain/jobs/answering.ts';
import type { InterviewLength } from '#domain/invitations/interviewLength.ts';
import { questionNumbers } from '#domain/jobs/questionNumbers.ts';
import type { Retakes } from '#domain/jobs/retakes.ts';
import type { Language } from '#i18n/languages.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { PreviewQuestion } from './PreviewQuestion.tsx';
import { PreviewWelcome } from './PreviewWelcome.tsx';

interface Props {
  company: string;
  title: string;
  language: Language;
  kind: InterviewKind;
  retakes: Retakes;
  questions: CandidateQuestion[];
  length: InterviewLength;
}

export function CandidatePreview({
  company,
  title,
  language,
  kind,
  retakes,
  questions,
  length,
}: Props) {
  const { t } = useTranslation(['hiring', 'domain'], { lng: language });
  // 0: the welcome; 1 to n: a question; n + 1: the end.
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const question = questions[at - 1];
  const last = questions.length + 1;
  const numbers = questionNumbers(questions.map(({ id }) => id));
  const count = length.questions;
  const number = question && numbers[question.id];
  const progress = number ? t('preview.progress', { at: number, count }) : t('preview.resumeStep');
  function go(to: number): void {
    setAt(to);
    setTimeout(() => heading.current?.focus(), 0);
  }
  return (
    <Box lang={language} data-testid="candidate-preview">
      <Panel>
        {question && <PreviewProgress text={progress} percent={(at / questions.length) * 100} />}
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h2"
          sx={{ overflowWrap: 'anywhere', '&:focus': { outline: 'none' } }}
          dir="auto"
        >
          {at === 0
            ? t('preview.welcome', { company, title: title.trim() || t('editor.untitled') })
            : question?.text || t('preview.done')}
        </Typography>
        {at === 0 && (
          <PreviewWelcome
            language={language}
            kind={kind}
            retakes={retakes}
            questions={questions}
            length={length}
          />
        )}
        {question && (
          <PreviewQuestion
            language={language}
            kind={kind}
            retakes={retakes}
            question={question}
            typed={typed[question.id] ?? ''}
            onType={(text) => setTyped({ ...typed, [question.id]: text })}
          />
        )}
        {at === last && (
          <Typography sx={{ mt: 2 }}>{t('preview.doneText', { company })}</Typography>
        )}
        <Stack direction="row" spacing={1.5} sx={{ mt: 3 }}>
          {at > 0 && <Button onClick={() => go(at - 1)}>{t('preview.previous')}</Button>}
          {at < last && (
            <Button variant="contained" onClick={() => go(at + 1)}>
              {at === 0
                ? t('preview.start')
                : at === questions.length
                  ? t('preview.finish')
                  : t('preview.next')}
            </Button>
          )}
        </Stack>
      </Panel>
    </Box>
  );
}

/** How far the candidate would be. */
function PreviewProgress({ text, percent }: { text: string; percent: number }) {
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 0.75 }}>
        {text}
      </Typography>
      <LinearProgress variant="determinate" value={percent} aria-label={text} />
    </Box>
  );
}
