// What was asked and what was answered, in the order it was asked. Candidates' words are shown as text, nothing else.
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { parseAnswerId, type Answer } from '#domain/candidate/answer.ts';
import { resumeQuestionId } from '#domain/jobs/answering.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import type { Listed, Stored } from '#domain/base/source.ts';
import { chooseCurrentTranscript, type Transcript } from '#domain/candidate/transcript.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { Anchors } from '#features/review/scorecard/Anchors.tsx';
import { AnswerBubble } from './AnswerBubble.tsx';
import type { AskedQuestion, EvidenceMarks } from './evidence.ts';
import type { FindingsAccess } from '#features/review/resume/ResumeFindings.tsx';
import { ResumeViewer } from './ResumeViewer.tsx';

export interface AnswersThreadProps {
  candidateRef: CandidateRef;
  asked: readonly AskedQuestion[];
  /** Follow-ups that the team has prepared; null while they are not known. */
  prepared: ReadonlySet<string> | null;
  answers: Listed<Answer>;
  /** By answer; those of another take do not count. */
  transcripts: Readonly<Record<string, Transcript | undefined>>;
  marks: EvidenceMarks;
  /** What a resume is held against, and whether it may be. */
  job: Interview;
  door: FindingsAccess;
}

export function AnswersThread({
  candidateRef,
  asked,
  prepared,
  answers,
  transcripts,
  marks: { ranges, active, onSelect },
  job,
  door,
}: AnswersThreadProps) {
  const { t } = useTranslation(['review', 'common']);
  const language = job.language ?? 'en';
  const toQuestion = (questionId: string): Stored<Answer>[] =>
    answers.items
      .filter(({ id }) => parseAnswerId(id).questionId === questionId)
      .toSorted((a, b) => parseAnswerId(a.id).followUp - parseAnswerId(b.id).followUp);
  const known = new Set(asked.map(({ question }) => question.id));
  const resumeAnswers = answers.items.filter(({ id }) => id === resumeQuestionId);
  const others = answers.items.filter(
    ({ id }) => id !== resumeQuestionId && !known.has(parseAnswerId(id).questionId),
  );
  const bubble = (answer: Stored<Answer>) => (
    <AnswerBubble
      key={answer.id}
      answer={answer}
      transcript={chooseCurrentTranscript(answer.data, transcripts[answer.id])}
      language={language}
      prepared={prepared}
      ranges={ranges[answer.id] ?? []}
      active={active}
      onSelect={onSelect}
    />
  );

  return (
    <Panel title={t('answers.title')} lead={t('answers.lead', { count: asked.length })}>
      <Stack component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {resumeAnswers.length > 0 && (
          <ResumeAnswers
            candidateRef={candidateRef}
            resumeAnswers={resumeAnswers}
            language={language}
            job={job}
            door={door}
          />
        )}
        {asked.map(({ question, competency }, index) => {
          const given = toQuestion(question.id);
          return (
            <Asked
              key={question.id}
              question={question}
              competency={competency}
              number={index + 1}
              isAnswered={given.some(({ id }) => id === question.id)}
            >
              {given.map(bubble)}
            </Asked>
          );
        })}
        {others.length > 0 && (
          <Box component="li" sx={{ py: 3 }}>
            <Typography variant="h3" sx={{ mb: 1 }}>
              {t('answers.others')}
            </Typography>
            <Stack spacing={2}>{others.map(bubble)}</Stack>
          </Box>
        )}
      </Stack>
      {answers.damaged.map(({ id }) => (
        <Typography key={id} color="error">
          {t('common:states.damagedEntry')} · {id}
        </Typography>
      ))}
    </Panel>
  );
}

/** A question with what was answered to it. */
function Asked({
  question,
  competency,
  number,
  isAnswered,
  children,
}: AskedQuestion & { number: number; isAnswered: boolean; children: ReactNode }) {
  const { t } = useTranslation('review');
  return (
    <Box
      component="li"
      id={`question-${question.id}`}
      sx={{
        py: 3,
        '&:first-of-type': { pt: 0 },
        '&:not(:last-of-type)': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      <Typography variant="overline" component="p" color="text.secondary">
        {t('answers.question', { number, competency: competency.name })}
      </Typography>
      <Typography variant="h3" sx={{ mb: 0.5, textWrap: 'pretty', overflowWrap: 'anywhere' }}>
        {question.text}
      </Typography>
      <Anchors question={question} label={t('answers.anchors')} />
      <Stack spacing={2} sx={{ mt: 1 }}>
        {isAnswered ? null : (
          <Typography color="text.secondary" sx={{ fontStyle: 'italic' }}>
            {t('answers.notAnswered')}
          </Typography>
        )}
        {children}
      </Stack>
    </Box>
  );
}

/** The resume, which comes before the questions. */
function ResumeAnswers({
  candidateRef,
  resumeAnswers,
  language,
  job,
  door,
}: Pick<AnswersThreadProps, 'candidateRef' | 'job' | 'door'> & {
  resumeAnswers: readonly Stored<Answer>[];
  language: string;
}) {
  const { t } = useTranslation('review');
  return (
    <Box
      component="li"
      id={`question-${resumeQuestionId}`}
      sx={{ pb: 3, borderBottom: 1, borderColor: 'divider' }}
    >
      <Typography variant="h3">{t('answers.resume')}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
        {t('answers.resumeText')}
      </Typography>
      {resumeAnswers.map((resumeAnswer) => (
        <ResumeViewer
          key={resumeAnswer.id}
          candidateRef={candidateRef}
          resumeAnswer={resumeAnswer}
          language={language}
          job={job}
          door={door}
        />
      ))}
    </Box>
  );
}
