// The rows of "What needs me now": a count, what it means, and the longest waiting by name.
import { Link as MuiLink, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AiJob } from '#domain/evaluation/aiJob.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import type { StaffSession } from '#domain/candidate/candidate.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { useShownName } from '#ui/product/useShownName.ts';
import { interviewOf, type Waiting } from './needsMe.ts';
import { JobTitleOf, NeedLine, NeedRow } from './NeedRow.tsx';

const named = 3;

export function WaitingRow({
  orgId,
  kind,
  waiting,
  isCut,
}: {
  orgId: string;
  kind: 'scorecards' | 'decisions';
  waiting: Waiting[];
  isCut: boolean;
}) {
  const { t } = useTranslation('hiring');
  const format = useFormat();
  const nameOf = useShownName();
  const [isAll, setAll] = useState(false);
  const shown = isAll ? waiting : waiting.slice(0, named);
  const rest = waiting.length - shown.length;
  return (
    <NeedRow
      count={format.number(waiting.length) + (isCut ? '+' : '')}
      label={t(`needsMe.${kind}`, { count: waiting.length })}
      tone={kind === 'decisions' ? 'warning' : 'info'}
      testId={`needs-${kind}`}
    >
      {shown.map(({ session, interviewId, since }) => (
        <NeedLine
          key={session.path}
          target={to('candidate', { interviewId, candidateUid: session.id })}
          name={nameOf(session.data.displayName)}
          about={
            <>
              <JobTitleOf orgId={orgId} interviewId={interviewId} /> ·{' '}
              {t('needsMe.since', { when: format.relative(since) })}
            </>
          }
        />
      ))}
      {rest > 0 && (
        <li>
          <MuiLink component="button" type="button" variant="body2" onClick={() => setAll(true)}>
            {t('needsMe.more', { count: rest })}
          </MuiLink>
        </li>
      )}
    </NeedRow>
  );
}

export function TechnicalIssuesRow({
  orgId,
  hit,
  isCut,
}: {
  orgId: string;
  hit: Stored<StaffSession>[];
  isCut: boolean;
}) {
  const { t } = useTranslation('hiring');
  const format = useFormat();
  const nameOf = useShownName();
  const [isAll, setAll] = useState(false);
  const shown = isAll ? hit : hit.slice(0, named);
  return (
    <NeedRow
      count={format.number(hit.length) + (isCut ? '+' : '')}
      label={t('needsMe.trouble.title', { count: hit.length })}
      tone="bad"
      testId="needs-trouble"
    >
      {shown.map(({ id, path, data }) => (
        <NeedLine
          key={path}
          target={to('candidate', { interviewId: interviewOf({ path, data }), candidateUid: id })}
          name={nameOf(data.displayName)}
          about={
            <>
              {t(`needsMe.trouble.what.${data.trouble?.what ?? 'other'}`)}
              {data.trouble?.at && ` · ${format.relative(data.trouble.at)}`} ·{' '}
              <JobTitleOf orgId={orgId} interviewId={interviewOf({ path, data })} />
            </>
          }
        />
      ))}
      {hit.length > shown.length && (
        <li>
          <MuiLink component="button" type="button" variant="body2" onClick={() => setAll(true)}>
            {t('needsMe.more', { count: hit.length - shown.length })}
          </MuiLink>
        </li>
      )}
    </NeedRow>
  );
}

export function AiJobsRow({
  orgId,
  kind,
  jobs,
  isCut,
}: {
  orgId: string;
  kind: 'failed' | 'waiting';
  jobs: Stored<AiJob>[];
  isCut: boolean;
}) {
  const { t } = useTranslation('hiring');
  const format = useFormat();
  return (
    <NeedRow
      count={format.number(jobs.length) + (isCut ? '+' : '')}
      label={t(`needsMe.ai.${kind}`, { count: jobs.length })}
      tone={kind === 'failed' ? 'bad' : 'info'}
      testId={`needs-ai-${kind}`}
    >
      <li>
        <Typography variant="body2" color="text.secondary">
          {t(`needsMe.ai.${kind}Text`)}
        </Typography>
      </li>
      {jobs.slice(0, named).map(({ id, data }) => (
        <NeedLine
          key={id}
          target={to('candidate', {
            interviewId: data.interviewId,
            candidateUid: data.candidateUid,
          })}
          name={t('needsMe.ai.open')}
          about={<JobTitleOf orgId={orgId} interviewId={data.interviewId} />}
        />
      ))}
    </NeedRow>
  );
}

export function ExpiringRow({
  expiring,
}: {
  expiring: { job: Stored<Interview>; count: number }[];
}) {
  const { t } = useTranslation('hiring');
  const format = useFormat();
  const sum = expiring.reduce((total, { count }) => total + count, 0);
  return (
    <NeedRow
      count={format.number(sum)}
      label={t('needsMe.expiring', { count: sum })}
      tone="warning"
      testId="needs-expiring"
    >
      {expiring.slice(0, named).map(({ job, count }) => (
        <NeedLine
          key={job.id}
          target={to('job', { interviewId: job.id }, { query: { tab: 'invites' } })}
          name={job.data.title}
          about={t('needsMe.expiringOf', { count })}
        />
      ))}
    </NeedRow>
  );
}
