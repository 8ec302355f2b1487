// The entries of a job's activity, in pages of 50.
import { Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { JobRef } from '#data/firestore/refs.ts';
import { jobLogOf, type LogFilter } from '#data/jobs/jobLog.ts';
import { wordingsOf } from '#domain/jobs/correction.ts';
import { DamagedRows } from '#features/hiring/parts/DamagedRows.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { groupHistory } from './groupedHistory.ts';

const entriesPerPage = 50;

export function ActivityEntries({
  jobRef,
  filter,
  nameOf,
  wordsOf,
}: {
  jobRef: JobRef;
  filter: LogFilter;
  nameOf: (uid: string) => string;
  wordsOf: (action: string) => string;
}) {
  const { t } = useTranslation(['hiring', 'common']);
  const format = useFormat();
  const [shown, setShown] = useState(entriesPerPage);
  const { items, damaged, more } = useLive(jobLogOf(jobRef, filter, shown));
  if (items.length === 0 && damaged.length === 0)
    return (
      <EmptyState
        title={filter.actions || filter.actorUid ? t('activity.noMatch') : t('activity.noneTitle')}
        text={t('activity.noneText')}
      />
    );
  return (
    <>
      <Stack component="ol" data-testid="activity" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {groupHistory(items).map(({ id, entry: data, times }) => {
          const what = wordsOf(data.action);
          const wordings = data.action === 'question.correct' ? wordingsOf(data.detail) : null;
          const candidateUid = data.target.split('/')[1];
          return (
            <Box
              key={id}
              component="li"
              sx={{ px: { xs: 2, sm: 3 }, py: 1.5, borderTop: 1, borderColor: 'divider' }}
            >
              <Typography>
                {times > 1 ? t('activity.times', { what, count: times }) : what}
                {candidateUid && (
                  <>
                    {' '}
                    ·{' '}
                    <MuiLink
                      component={Link}
                      to={to('candidate', { interviewId: jobRef.interviewId, candidateUid })}
                    >
                      {t('invites.openCandidate')}
                    </MuiLink>
                  </>
                )}
              </Typography>
              {wordings &&
                (['before', 'after'] as const).map((side) => (
                  <Typography
                    key={side}
                    variant="body2"
                    dir="auto"
                    sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
                  >
                    {t(`correct.${side}`, { text: wordings[side] })}
                  </Typography>
                ))}
              <Typography variant="body2" color="text.secondary">
                {nameOf(data.actorUid)}
                {data.at ? ` · ${format.dateTime(data.at)}` : ''}
              </Typography>
            </Box>
          );
        })}
      </Stack>
      <DamagedRows damaged={damaged} />
      {more && (
        <Box sx={{ p: 2 }}>
          <Button onClick={() => setShown(shown + entriesPerPage)}>
            {t('common:actions.loadMore')}
          </Button>
        </Box>
      )}
    </>
  );
}
