// What is ahead in one's own jobs, with how long it is until then; and apart from it, the employers' interviews on Hirely.
import { Button, List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OwnInterviews } from '#data/candidate/runningInterviews.ts';
import { listComingUp, type Upcoming } from '#domain/seeker/jobEvents.ts';
import { useWhen } from '#features/jobSeeker/track/useWhen.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Panel } from '#ui/page/Panel.tsx';
import type { Loadable } from '#ui/reading/asResult.ts';
import { StatusChip } from '#ui/page/StatusChip.tsx';

const shown = 5;
const tones = { interview: 'warning', deadline: 'info', task: 'neutral' } as const;

export function UpcomingPanel({ upcoming, now }: { upcoming: readonly Upcoming[]; now: Date }) {
  const { t } = useTranslation('jobSeeker');
  const format = useFormat();
  const when = useWhen();
  const rows = listComingUp(upcoming, shown);
  return (
    <Panel
      title={t('dashboard.ahead.title')}
      actions={
        <Button
          size="small"
          component={Link}
          to={to('jobTools', {}, { query: { tab: 'track', view: 'calendar' } })}
        >
          {t('dashboard.ahead.calendar')}
        </Button>
      }
      flush={rows.length > 0}
    >
      {rows.length === 0 ? (
        <Typography color="text.secondary">{t('dashboard.ahead.none')}</Typography>
      ) : (
        <List disablePadding data-testid="ahead">
          {rows.map((event) => (
            <ListItem key={event.id} disablePadding divider>
              <ListItemButton
                component={Link}
                to={to('jobTools', {}, { query: { tab: 'track', open: event.jobId } })}
                sx={{
                  px: { xs: 2, sm: 3 },
                  gap: 1.5,
                  justifyContent: 'space-between',
                  flexWrap: 'wrap',
                }}
              >
                <ListItemText
                  primary={
                    event.kind === 'task' ? event.text : event.job || t('dashboard.untitled')
                  }
                  secondary={`${event.kind === 'task' && event.job ? `${event.job} · ` : ''}${event.isDay ? format.date(event.at) : format.dateTime(event.at)}`}
                  slotProps={{ primary: { sx: { fontWeight: 560, overflowWrap: 'anywhere' } } }}
                  sx={{ flex: '1 1 180px' }}
                />
                <StatusChip
                  tone={event.isLate ? 'bad' : tones[event.kind]}
                  label={`${t(`dashboard.ahead.${event.kind}`)} · ${when(event, now)}`}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
    </Panel>
  );
}

/** The employers' interviews on Hirely that are open, and until when. */
export function EmployerPanel({
  employers,
  now,
}: {
  employers: Loadable<OwnInterviews>;
  now: Date;
}) {
  const { t } = useTranslation('jobSeeker');
  const format = useFormat();
  const running = employers.kind === 'ready' ? employers.value.running : [];
  const others = employers.kind === 'ready' ? employers.value.others : 0;
  /** The note below the list: how many others there are, or why that is not known. */
  function describeOthers(): string {
    if (employers.kind === 'failed') return t('dashboard.employers.failed');
    if (employers.kind !== 'ready') return ' ';
    return running.length === 0 && others === 0
      ? t('dashboard.employers.none')
      : t('dashboard.employers.others', { count: others });
  }
  return (
    <Panel
      title={t('dashboard.employers.title')}
      lead={t('dashboard.employers.lead')}
      actions={
        <Button size="small" component={Link} to={to('hirelyPro')}>
          {t('dashboard.employers.open')}
        </Button>
      }
      flush={running.length > 0}
    >
      {running.length > 0 && (
        <List disablePadding data-testid="employers">
          {running.map(({ orgId, interviewId, title, company, until }) => (
            <ListItem key={`${orgId}/${interviewId}`} disablePadding divider>
              <ListItemButton
                component={Link}
                to={to('interviewRoom', { orgId, interviewId })}
                sx={{
                  px: { xs: 2, sm: 3 },
                  gap: 1.5,
                  justifyContent: 'space-between',
                  flexWrap: 'wrap',
                }}
              >
                <ListItemText
                  primary={title || t('dashboard.untitled')}
                  secondary={[
                    company,
                    until
                      ? t('dashboard.employers.until', { when: format.dateTimeZone(until) })
                      : t('dashboard.employers.openEnd'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  slotProps={{ primary: { sx: { fontWeight: 560, overflowWrap: 'anywhere' } } }}
                  sx={{ flex: '1 1 180px' }}
                />
                {until && (
                  <StatusChip
                    tone="warning"
                    label={t('dashboard.employers.ends', { when: format.relative(until, now) })}
                  />
                )}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
      <Typography
        variant="body2"
        color="text.secondary"
        sx={running.length > 0 ? { px: { xs: 2, sm: 3 }, py: 1.5 } : undefined}
      >
        {describeOthers()}
      </Typography>
    </Panel>
  );
}
