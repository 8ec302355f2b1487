// One entry of the calendar: what, when, of which job, and as a file for one's own calendar.
import DeadlineIcon from '@mui/icons-material/HourglassBottomOutlined';
import InterviewIcon from '@mui/icons-material/ForumOutlined';
import SaveIcon from '@mui/icons-material/EventOutlined';
import TaskIcon from '@mui/icons-material/TaskAltOutlined';
import { Box, IconButton, Link as MuiLink, Stack, Tooltip, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { JobEvent } from '#domain/seeker/jobEvents.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { useCalendarFile } from '#features/jobSeeker/track/useCalendarFile.ts';
import { useJobLink } from '#features/jobSeeker/track/useJobLink.ts';
import { useWhen } from '#features/jobSeeker/track/useWhen.ts';

const icons = { deadline: DeadlineIcon, interview: InterviewIcon, task: TaskIcon };

/** The time of an entry: "14:30"; nothing for a day. */
export function timeOf(event: JobEvent, locale: string): string {
  return event.isDay
    ? ''
    : new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(event.at);
}

export function EventRow({
  event,
  locale,
  isLate = false,
}: {
  event: JobEvent;
  locale: string;
  isLate?: boolean;
}) {
  const { t } = useTranslation('tracker');
  const link = useJobLink();
  const when = useWhen();
  const now = useNow();
  const { nameOf, save } = useCalendarFile();
  const Icon = icons[event.kind];
  const facts = [
    timeOf(event, locale),
    event.done
      ? t('task.done')
      : isLate
        ? t('task.late', { when: when(event, now) })
        : when(event, now),
  ].filter(Boolean);
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1.5}
      data-testid="event"
      data-event={event.id}
      sx={{ alignItems: 'flex-start', py: 1 }}
    >
      <Box
        sx={{
          pt: 0.25,
          color: isLate ? 'warning.main' : event.done ? 'text.disabled' : 'primary.main',
          lineHeight: 0,
        }}
      >
        <Icon fontSize="small" aria-hidden />
      </Box>
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <MuiLink
          component={Link}
          to={link(event.jobId)}
          preventScrollReset
          color="text.primary"
          underline="hover"
          sx={{
            overflowWrap: 'anywhere',
            fontWeight: 500,
            textDecorationLine: event.done ? 'line-through' : undefined,
          }}
        >
          {nameOf(event)}
        </MuiLink>
        <Typography variant="body2" color={isLate ? 'warning.main' : 'text.secondary'}>
          {facts.join(' · ')}
        </Typography>
      </Box>
      <Tooltip title={t('calendar.saveOne')}>
        <IconButton
          size="small"
          aria-label={t('calendar.saveNamed', { name: nameOf(event) })}
          onClick={() => save([event])}
        >
          <SaveIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
