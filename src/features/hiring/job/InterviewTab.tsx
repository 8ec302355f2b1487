// The interview as published: questions, anchors, competencies and weights. Frozen, and named by its version; only wording may be corrected before anybody begins.
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  Box,
  Button,
  Stack,
  Typography,
} from '@mui/material';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rubricHashOf } from '#ai/results/canonical.ts';
import { keyPointsOf } from '#ai/results/keyPoints.ts';
import { correctWording, unbegunSource } from '#data/jobs/corrections.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { questionsSource, rubricSource } from '#data/jobs/interviews.ts';
import { isSpoken, minutesToAnswer } from '#domain/jobs/answering.ts';
import type { CandidateQuestion, Interview, RubricItem } from '#domain/jobs/interview.ts';
import { levels } from '#domain/jobs/kit.ts';
import { questionNumbers } from '#domain/jobs/questionNumbers.ts';
import { formatsOf, maxSecondsOf } from '#domain/recordings/recording.ts';
import { retakesFor, retakesRange } from '#domain/jobs/retakes.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { CorrectWording } from './CorrectWording.tsx';
import { ProvenanceLine } from '#features/hiring/parts/ProvenanceLine.tsx';
import { lengthText } from '#features/hiring/parts/lengthText.ts';
import { VersionsPanel } from '#features/hiring/versions/VersionsPanel.tsx';

export function InterviewTab({
  jobRef,
  uid,
  job,
  mayEdit,
}: {
  jobRef: JobRef;
  uid: string;
  job: Interview;
  mayEdit: boolean;
}) {
  const { t } = useTranslation('hiring');
  const questions = useLive(questionsSource(jobRef))?.data.items ?? [];
  const rubric = useLive(rubricSource(jobRef))?.data.items ?? [];
  const isUnbegun = useLive(unbegunSource(jobRef)) !== null;
  const mayCorrect = mayEdit && isUnbegun && job.status !== 'archived';
  const [correcting, setCorrecting] = useState<string | null>(null);
  const numbers = questionNumbers(questions.map(({ id }) => id));
  const asked = questions.flatMap(({ id, text }) =>
    numbers[id] === undefined ? [] : [{ id, text, number: numbers[id] }],
  );
  const corrected = asked.find(({ id }) => id === correcting);
  const range = retakesRange(job, job.type, questions);
  const again =
    range &&
    (range.least === range.most
      ? t('interview.retakes', { count: range.most })
      : t('interview.retakesRange', { ...range, count: range.most }));
  return (
    <Stack spacing={3}>
      <Alert severity="info">
        {t('interview.frozen')}
        {mayCorrect && ` ${t('correct.possible')}`}
      </Alert>
      <Boundary>
        <VersionsPanel jobRef={jobRef} job={job} />
      </Boundary>
      <Panel title={t('interview.version')}>
        <Typography
          variant="body2"
          sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
          data-testid="rubric-version"
        >
          {job.rubricVersion ?? t('interview.noVersion')}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1, mb: 1 }}>
          {t('interview.versionText')}
        </Typography>
        <ProvenanceLine origin={job.origin ?? null} />
        {job.type !== 'chat' && (
          <Typography variant="body2" sx={{ mt: 1 }}>
            {t(`kind.name.${job.type}`)}
            {again ? ` · ${again}` : ''}
          </Typography>
        )}
      </Panel>
      {rubric.map((item) => (
        <CompetencyPanel
          key={item.id}
          item={item}
          job={job}
          questions={questions}
          numbers={numbers}
          onCorrect={mayCorrect ? setCorrecting : null}
        />
      ))}
      {job.description && (
        <Panel title={t('new.description')}>
          <Typography
            dir="auto"
            sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '72ch' }}
          >
            {job.description}
          </Typography>
        </Panel>
      )}
      {corrected && (
        <CorrectWording
          key={corrected.id}
          question={corrected}
          number={corrected.number}
          others={asked.filter(({ id }) => id !== corrected.id)}
          language={job.language ?? 'en'}
          isPossible={isUnbegun}
          save={(before, text) =>
            correctWording(jobRef, uid, { questionId: corrected.id, before, text }, rubricHashOf)
          }
          onClose={() => setCorrecting(null)}
        />
      )}
    </Stack>
  );
}

interface CompetencyPanelProps {
  job: Interview;
  item: RubricItem;
  questions: readonly CandidateQuestion[];
  numbers: Readonly<Record<string, number>>;
  /** Begins to correct a question's wording; null where that is over. */
  onCorrect: ((questionId: string) => void) | null;
}

export function CompetencyPanel({
  item,
  job,
  questions,
  numbers,
  onCorrect,
}: CompetencyPanelProps) {
  const { t } = useTranslation(['hiring', 'domain']);
  const format = useFormat();
  const answeringOf = (question: CandidateQuestion): string[] =>
    isSpoken(question, job.type)
      ? [
          formatsOf(question, job.type)
            .toReversed()
            .map((one) => t(`answering.format.${one}`))
            .join(', '),
          t('preview.atMost', { length: lengthText(t, maxSecondsOf(question)) }),
          ...(question.thinkSeconds
            ? [t('preview.think', { length: lengthText(t, question.thinkSeconds) })]
            : []),
          ...(job.ownRetakes
            ? [t('interview.retakes', { count: retakesFor(job, question.id) })]
            : []),
        ]
      : [];
  return (
    <Panel
      title={<bdi>{item.name}</bdi>}
      lead={item.description}
      actions={
        <Typography sx={{ fontWeight: 600 }}>
          {t('interview.weight', { weight: format.percent(item.weight / 100) })}
        </Typography>
      }
      flush
    >
      {item.questions.map((question) => {
        const asked = questions.find(({ id }) => id === question.id);
        return (
          <Accordion
            key={question.id}
            disableGutters
            elevation={0}
            square
            slotProps={{ heading: { component: 'h3' } }}
            sx={{ borderTop: 1, borderColor: 'divider', '&::before': { display: 'none' } }}
          >
            <AccordionSummary expandIcon={<ExpandIcon />} sx={{ px: { xs: 2, sm: 3 } }}>
              <Box sx={{ minWidth: 0 }}>
                <Typography dir="auto" sx={{ overflowWrap: 'anywhere' }}>
                  {question.text}
                </Typography>
                {asked && (
                  <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
                    {[
                      t('questions.number', { number: numbers[question.id] ?? '' }),
                      t(`domain:questionKind.${asked.kind}`),
                      t('domain:minutes', { count: minutesToAnswer(asked, job.type) }),
                      t('interview.followUps', { count: asked.followUpCap }),
                      ...answeringOf(asked),
                    ].join(' · ')}
                  </Typography>
                )}
              </Box>
            </AccordionSummary>
            <AccordionDetails sx={{ px: { xs: 2, sm: 3 }, pb: 2.5 }}>
              {onCorrect && asked && (
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={t('correct.openFor', { number: numbers[question.id] ?? '' })}
                  onClick={() => onCorrect(question.id)}
                  sx={{ mb: 2 }}
                >
                  {t('correct.open')}
                </Button>
              )}
              <Box
                component="dl"
                sx={{
                  m: 0,
                  display: 'grid',
                  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '140px minmax(0, 1fr)' },
                  gap: 1,
                }}
              >
                {levels.map((level) => (
                  <Box key={level} sx={{ display: 'contents' }}>
                    <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
                      {t(`domain:level.${level}`)}
                    </Typography>
                    <Typography
                      component="dd"
                      variant="body2"
                      dir="auto"
                      sx={{ m: 0, overflowWrap: 'anywhere' }}
                    >
                      {question.anchors[level - 1]}
                    </Typography>
                  </Box>
                ))}
              </Box>
              {question.lookFor.length > 0 && (
                <Named title={t('questions.lookFor')} lines={question.lookFor} />
              )}
              {question.modelAnswer && (
                <Named
                  title={t('questions.modelAnswer')}
                  lines={keyPointsOf(question.modelAnswer)}
                />
              )}
              {asked && asked.followUps.length > 0 && (
                <Named title={t('questions.followUps')} lines={asked.followUps} />
              )}
            </AccordionDetails>
          </Accordion>
        );
      })}
    </Panel>
  );
}

function Named({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
        {lines.map((line) => (
          <li key={line}>
            <Typography variant="body2" dir="auto">
              {line}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}
