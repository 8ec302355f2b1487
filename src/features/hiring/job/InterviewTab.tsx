// The interview as published: questions, anchors, competencies and weights. Frozen, and named by its version; only wording may be corrected before anybody begins.
import { Alert, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rubricHashOf } from '#ai/results/canonical.ts';
import { correctWording, unbegunSource } from '#data/jobs/corrections.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { questionsSource, rubricSource } from '#data/jobs/interviews.ts';
import type { CandidateQuestion, Interview } from '#domain/jobs/interview.ts';
import { questionNumbers } from '#domain/jobs/questionNumbers.ts';
import { computeRetakesRange } from '#domain/jobs/retakes.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { CorrectWording } from './CorrectWording.tsx';
import { ProvenanceLine } from '#features/hiring/parts/ProvenanceLine.tsx';
import { VersionsPanel } from '#features/hiring/versions/VersionsPanel.tsx';
import { CompetencyPanel } from './CompetencyPanel.tsx';

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
  return (
    <Stack spacing={3}>
      <Alert severity="info">
        {t('interview.frozen')}
        {mayCorrect && ` ${t('correct.possible')}`}
      </Alert>
      <Boundary>
        <VersionsPanel jobRef={jobRef} job={job} />
      </Boundary>
      <PublishedVersion job={job} questions={questions} />
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

/** Which version this is, how it came about, and how it is answered. */
function PublishedVersion({
  job,
  questions,
}: {
  job: Interview;
  questions: readonly CandidateQuestion[];
}) {
  const { t } = useTranslation('hiring');
  const range = computeRetakesRange(job, job.type, questions);
  const again =
    range &&
    (range.least === range.most
      ? t('interview.retakes', { count: range.most })
      : t('interview.retakesRange', { ...range, count: range.most }));
  return (
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
  );
}
