// The candidate's way through an interview: what to expect, one question at a time, what happens next.
import { Box, Button, Chip, LinearProgress, Stack, TextField, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateQuestion } from '#domain/jobs/interview.ts';
import {
  isSpoken,
  minutesToAnswer,
  resumeQuestionId,
  type InterviewKind,
} from '#domain/jobs/answering.ts';
import { expectationOf, formatsOfQuestions } from '#domain/invitations/expectation.ts';
import type { InterviewLength } from '#domain/invitations/interviewLength.ts';
import { limits } from '#domain/jobs/kit.ts';
import { formatsText } from '#domain/invitations/mailFacts.ts';
import { questionNumbers } from '#domain/jobs/questionNumbers.ts';
import { formatsOf, maxSecondsOf } from '#domain/recordings/recording.ts';
import { retakesFor, retakesRange, type Retakes } from '#domain/jobs/retakes.ts';
import type { Language } from '#i18n/languages.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useTimeWords } from '#ui/product/useTimeWords.ts';
import { lengthText } from '#features/hiring/parts/lengthText.ts';

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
  const timeWords = useTimeWords(language);
  // 0: the welcome; 1 to n: a question; n + 1: the end.
  const [at, setAt] = useState(0);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const question = questions[at - 1];
  const last = questions.length + 1;
  const numbers = questionNumbers(questions.map(({ id }) => id));
  const count = length.questions;
  const { formats, records } = expectationOf(kind, formatsOfQuestions(kind, questions));
  const number = question && numbers[question.id];
  const range = retakesRange(retakes, kind, questions);
  const progress = number ? t('preview.progress', { at: number, count }) : t('preview.resumeStep');
  function go(to: number): void {
    setAt(to);
    setTimeout(() => heading.current?.focus(), 0);
  }
  return (
    <Box lang={language} data-testid="candidate-preview">
      <Panel>
        {question && (
          <Box sx={{ mb: 2 }}>
            <Typography variant="body2" color="text.secondary" sx={{ mb: 0.75 }}>
              {progress}
            </Typography>
            <LinearProgress
              variant="determinate"
              value={(at / questions.length) * 100}
              aria-label={progress}
            />
          </Box>
        )}
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
          <Stack component="ul" spacing={1} sx={{ mt: 2, pl: 2.5 }}>
            <li>{t('domain:questions', { count })}</li>
            <li>
              {timeWords(length)}. {t('preview.window')}
            </li>
            {kind === 'resume' && <li>{t('preview.kind.resume')}</li>}
            {kind !== 'chat' && <li>{formatsText({ formats: formats.join(',') }, language)}</li>}
            {records && <li>{t(`preview.records.${records}`)}</li>}
            {range !== null && range.most > 0 && (
              <li>
                {range.least === range.most
                  ? t('preview.retakes', { count: range.most })
                  : t('preview.retakesRange', { ...range, count: range.most })}
              </li>
            )}
            <li>{t('preview.saved')}</li>
            <li>{t('preview.ai')}</li>
            <li>{t('preview.person')}</li>
          </Stack>
        )}
        {question && (
          <Stack spacing={2} sx={{ mt: 2 }}>
            <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
              <Chip
                size="small"
                label={t('preview.about', {
                  minutes: t('domain:minutes', { count: minutesToAnswer(question, kind) }),
                })}
              />
              {isSpoken(question, kind) &&
                formatsOf(question, kind)
                  .toReversed()
                  .map((format) => (
                    <Chip
                      key={format}
                      size="small"
                      variant="outlined"
                      label={t(`answering.format.${format}`)}
                    />
                  ))}
              {isSpoken(question, kind) && (
                <Chip
                  size="small"
                  variant="outlined"
                  label={t('preview.atMost', { length: lengthText(t, maxSecondsOf(question)) })}
                />
              )}
              {isSpoken(question, kind) && (question.thinkSeconds ?? 0) > 0 && (
                <Chip
                  size="small"
                  variant="outlined"
                  label={t('preview.think', { length: lengthText(t, question.thinkSeconds ?? 0) })}
                />
              )}
              {isSpoken(question, kind) && (
                <Chip
                  size="small"
                  variant="outlined"
                  label={t('preview.retakesHere', { count: retakesFor(retakes, question.id) })}
                />
              )}
              {question.followUpCap > 0 && (
                <Chip
                  size="small"
                  label={t('preview.followUps', { count: question.followUpCap })}
                />
              )}
            </Stack>
            {isSpoken(question, kind) && (
              <Typography variant="body2" color="text.secondary">
                {t('preview.spoken')}
              </Typography>
            )}
            {question.id === resumeQuestionId && (
              <Typography variant="body2" color="text.secondary">
                {t('preview.resume')}
              </Typography>
            )}
            {question.id !== resumeQuestionId && formatsOf(question, kind).includes('text') && (
              <TextField
                label={t('preview.answer')}
                multiline
                minRows={5}
                fullWidth
                value={typed[question.id] ?? ''}
                onChange={(event) => setTyped({ ...typed, [question.id]: event.target.value })}
                slotProps={{ htmlInput: { maxLength: limits.answerMax, dir: 'auto' } }}
              />
            )}
            {question.followUps.slice(0, question.followUpCap).map((followUp, index) => (
              <Box key={followUp} sx={{ pl: 2, borderLeft: 2, borderColor: 'divider' }}>
                <Typography variant="caption" color="text.secondary">
                  {t('preview.followUp', { at: index + 1, count: question.followUpCap })}
                </Typography>
                <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                  {followUp}
                </Typography>
              </Box>
            ))}
          </Stack>
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
