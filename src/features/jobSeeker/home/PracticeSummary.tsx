// How practice goes, competency by competency, each with the answer it rests on one click away; what is due; and quietly, on how many days.
import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { CompetencyTrend } from '#domain/seeker/practiceTrend.ts';
import { PartDots } from '#features/jobSeeker/stories/PartDots.tsx';
import { toPrepLink } from '#features/jobSeeker/stories/prepLink.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';

const shown = 4;

export interface PracticeSummaryProps {
  trends: readonly CompetencyTrend[];
  due: number;
  attempts: number;
  days: number;
}

export function PracticeSummary({ trends, due, attempts, days }: PracticeSummaryProps) {
  const { t } = useTranslation('jobSeeker');
  return (
    <Panel
      title={t('dashboard.practice.title')}
      actions={
        <Button size="small" component={Link} to={toPrepLink({ tab: 'practise' })}>
          {t('dashboard.practice.open')}
        </Button>
      }
    >
      <Stack spacing={2}>
        {trends.length === 0 && (
          <Typography color="text.secondary">
            {t(attempts === 0 ? 'dashboard.practice.none' : 'dashboard.practice.noTrend')}
          </Typography>
        )}
        {trends.length > 0 && (
          <Stack
            component="ul"
            spacing={1.5}
            data-testid="trends"
            sx={{ listStyle: 'none', m: 0, p: 0 }}
          >
            {trends.slice(0, shown).map(({ competency, change, points }) => {
              const last = points.at(-1);
              if (!last) return null;
              return (
                <Box
                  component="li"
                  key={competency}
                  sx={{
                    display: 'flex',
                    flexWrap: 'wrap',
                    columnGap: 2,
                    rowGap: 0.5,
                    alignItems: 'center',
                    justifyContent: 'space-between',
                  }}
                >
                  <Box sx={{ minWidth: 0, flex: '1 1 200px' }}>
                    <Typography sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>
                      {competency}
                    </Typography>
                    <Typography variant="body2" color="text.secondary">
                      {t(`dashboard.practice.change.${change}`, { count: points.length })}
                    </Typography>
                  </Box>
                  <PartDots parts={last} />
                  <Button
                    size="small"
                    component={Link}
                    to={toPrepLink({ tab: 'history', attempt: last.id })}
                    aria-label={t('dashboard.practice.evidenceOf', { competency })}
                  >
                    {t('dashboard.practice.evidence')}
                  </Button>
                </Box>
              );
            })}
          </Stack>
        )}
        {trends.length > shown && (
          <Box>
            <Button size="small" component={Link} to={toPrepLink({ tab: 'history' })}>
              {t('dashboard.practice.all', { count: trends.length })}
            </Button>
          </Box>
        )}
        <PracticeFoot due={due} attempts={attempts} days={days} />
      </Stack>
    </Panel>
  );
}

/** What is due, and on how many days somebody practised. */
function PracticeFoot({ due, attempts, days }: { due: number; attempts: number; days: number }) {
  const { t } = useTranslation('jobSeeker');
  const format = useFormat();
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
    >
      {due > 0 ? (
        <Button variant="outlined" size="small" component={Link} to={toPrepLink({ tab: 'review' })}>
          {t('dashboard.practice.due', { count: due })}
        </Button>
      ) : (
        attempts > 0 && (
          <Typography variant="body2" color="text.secondary">
            {t('dashboard.practice.dueNone')}
          </Typography>
        )
      )}
      {days > 0 && (
        <Typography variant="caption" color="text.secondary" data-testid="practice-days">
          {t('dashboard.practice.days', { count: days, shown: format.number(days) })}
        </Typography>
      )}
    </Stack>
  );
}
