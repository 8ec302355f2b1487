// The versions of a job, and what changed between two of them: questions, rubric, limits. Reads three documents of each of the two.
import {
  Box,
  Divider,
  Link as MuiLink,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { JobRef } from '#data/firestore/refs.ts';
import { publishedSource } from '#data/jobs/versions.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import { comparePublished } from '#domain/jobs/versions.ts';
import { to } from '#navigation/routes.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { Searching } from '#ui/page/ReadOnly.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { VersionDiff } from './VersionDiff.tsx';
import { useVersions, type VersionRow } from './useVersions.ts';

export function VersionsPanel({ jobRef, job }: { jobRef: JobRef; job: Interview }) {
  const { t } = useTranslation('versions');
  const versions = useVersions(jobRef, job);
  return (
    <Panel title={t('title')} lead={t('lead')}>
      <Stack component="ol" spacing={0.75} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {versions.toReversed().map(({ id, number, facts }) => (
          <li key={id}>
            {id === jobRef.interviewId ? (
              <Typography component="span" sx={{ fontWeight: 600 }}>
                {t('number', { number })} ({t('this')})
              </Typography>
            ) : (
              <MuiLink
                component={Link}
                to={to('job', { interviewId: id }, { query: { tab: 'interview' } })}
              >
                {t('number', { number })}
              </MuiLink>
            )}
            <Typography component="span" variant="body2" color="text.secondary">
              {' '}
              · {facts}
            </Typography>
          </li>
        ))}
      </Stack>
      {versions.length > 1 ? (
        <Compare key={jobRef.interviewId} jobRef={jobRef} versions={versions} />
      ) : (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {t('only')}
        </Typography>
      )}
    </Panel>
  );
}

function Compare({ jobRef, versions }: { jobRef: JobRef; versions: readonly VersionRow[] }) {
  const { t } = useTranslation('versions');
  const shown = versions.findIndex(({ id }) => id === jobRef.interviewId);
  const later = Math.max(1, shown);
  const [from, setFrom] = useState(versions[later - 1]?.id ?? '');
  const [until, setUntil] = useState(versions[later]?.id ?? '');
  const choice = (label: string, value: string, set: (id: string) => void) => (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => set(event.target.value)}
      sx={{ minWidth: 150 }}
    >
      {versions.map(({ id, number }) => (
        <MenuItem key={id} value={id}>
          {t('number', { number })}
        </MenuItem>
      ))}
    </TextField>
  );
  return (
    <Box sx={{ mt: 2.5 }}>
      <Divider sx={{ mb: 2.5 }} />
      <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
        {t('compare')}
      </Typography>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', mb: 2 }}>
        <Searching>
          {choice(t('from'), from, setFrom)}
          {choice(t('to'), until, setUntil)}
        </Searching>
      </Stack>
      <Boundary key={`${from}/${until}`} fallback={<RowsSkeleton rows={2} />}>
        <Difference orgId={jobRef.orgId} from={from} until={until} />
      </Boundary>
    </Box>
  );
}

function Difference({ orgId, from, until }: { orgId: string; from: string; until: string }) {
  const before = useLive(publishedSource({ orgId, interviewId: from }));
  const after = useLive(publishedSource({ orgId, interviewId: until }));
  return <VersionDiff changes={comparePublished(before, after)} />;
}
