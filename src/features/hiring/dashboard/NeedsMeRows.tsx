// The rows of "What needs me now": a count, what it means, and the longest waiting by name.
import { Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { jobSource } from '#data/jobs/interviews.ts';
import type { AiJob } from '#domain/evaluation/aiJob.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import type { StaffSession } from '#domain/candidate/candidate.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { useShownName } from '#ui/product/useShownName.ts';
import { interviewOf, type Waiting } from './needsMe.ts';

const named = 3;
const tones = { bad: 'soft.error', warning: 'soft.warning', info: 'soft.primary' } as const;

export function NeedRow({
  count,
  label,
  tone,
  children,
  testId,
}: {
  count: string;
  label: string;
  tone: keyof typeof tones;
  children: ReactNode;
  testId: string;
}) {
  return (
    <Box
      data-testid={testId}
      sx={{
        px: { xs: 2, sm: 3 },
        py: 2,
        display: 'grid',
        gridTemplateColumns: '44px minmax(0, 1fr)',
        columnGap: 2,
      }}
    >
      <Typography
        component="p"
        sx={{
          m: 0,
          height: 44,
          display: 'grid',
          placeItems: 'center',
          borderRadius: 2.5,
          fontWeight: 650,
          bgcolor: `${tones[tone]}.bg`,
          color: `${tones[tone]}.text`,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {count}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="h3" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        <Stack component="ul" spacing={0.5} sx={{ m: 0, mt: 0.75, p: 0, listStyle: 'none' }}>
          {children}
        </Stack>
      </Box>
    </Box>
  );
}

export function NeedLine({
  target,
  name,
  about,
}: {
  target: string;
  name: string;
  about: ReactNode;
}) {
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      <MuiLink component={Link} to={target} sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </MuiLink>
      <Typography
        component="span"
        variant="body2"
        color="text.secondary"
        sx={{ overflowWrap: 'anywhere', alignSelf: 'center' }}
      >
        {about}
      </Typography>
    </Box>
  );
}

function JobTitle({ orgId, interviewId }: { orgId: string; interviewId: string }) {
  return useLive(jobSource({ orgId, interviewId }))?.data.title ?? '';
}

export function JobTitleOf({ orgId, interviewId }: { orgId: string; interviewId: string }) {
  return (
    <Boundary fallback={<></>} failed={() => <></>}>
      <JobTitle orgId={orgId} interviewId={interviewId} />
    </Boundary>
  );
}

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
