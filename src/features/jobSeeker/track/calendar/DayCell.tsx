// One day of the month with the first of its entries.
import { Box, ButtonBase, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { JobEvent } from '#domain/seeker/jobEvents.ts';
import { useCalendarFile } from '#features/jobSeeker/track/useCalendarFile.ts';
import { useJobLink } from '#features/jobSeeker/track/useJobLink.ts';
import { timeOf } from './EventRow.tsx';
import { buildDayKey } from './month.ts';

const tones = { deadline: 'warning', interview: 'primary', task: 'neutral' } as const;

const most = 3;

interface DayCellProps {
  at: Date;
  isChosen: boolean;
  isToday: boolean;
  wholeDay: Intl.DateTimeFormat;
  here: readonly JobEvent[];
  choose: (day: Date) => void;
  day: Date;
  locale: string;
}

export function DayCell({
  at,
  isChosen,
  isToday,
  wholeDay,
  here,
  choose,
  day,
  locale,
}: DayCellProps) {
  const { t } = useTranslation('tracker');
  return (
    <Box
      component="td"
      role="gridcell"
      tabIndex={isChosen ? 0 : -1}
      aria-selected={isChosen}
      aria-current={isToday ? 'date' : undefined}
      aria-label={t('calendar.day', { day: wholeDay.format(at), count: here.length })}
      data-day={buildDayKey(at)}
      onClick={() => choose(at)}
      sx={{
        height: 96,
        p: 0.5,
        verticalAlign: 'top',
        cursor: 'pointer',
        bgcolor: at.getMonth() === day.getMonth() ? 'background.paper' : 'background.sunken',
        '&&': {
          outline: isChosen ? '2px solid' : undefined,
          outlineColor: 'primary.main',
          outlineOffset: -2,
        },
      }}
    >
      <Typography
        variant="caption"
        component="div"
        sx={{
          display: 'inline-block',
          minWidth: 22,
          textAlign: 'center',
          borderRadius: 4,
          px: 0.5,
          mb: 0.25,
          fontVariantNumeric: 'tabular-nums',
          ...(isToday
            ? {
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
                fontWeight: 600,
              }
            : { color: 'text.secondary' }),
        }}
      >
        {at.getDate()}
      </Typography>
      <Stack spacing={0.25}>
        {here.slice(0, here.length > most ? most - 1 : most).map((event) => (
          <EventChip key={event.id} event={event} locale={locale} />
        ))}
        {here.length > most && (
          <Typography variant="caption" color="text.secondary" sx={{ px: 0.5 }}>
            {t('calendar.more', { count: here.length - most + 1 })}
          </Typography>
        )}
      </Stack>
    </Box>
  );
}

/** An entry within a day: for the pointer; with the keyboard, it is opened from the list below. */
function EventChip({ event, locale }: { event: JobEvent; locale: string }) {
  const link = useJobLink();
  const { nameOf } = useCalendarFile();
  const tone = event.done ? 'neutral' : tones[event.kind];
  return (
    <ButtonBase
      component={Link}
      to={link(event.jobId)}
      preventScrollReset
      tabIndex={-1}
      title={nameOf(event)}
      onClick={(click: { stopPropagation: () => void }) => click.stopPropagation()}
      sx={{
        display: '-webkit-box',
        WebkitLineClamp: 2,
        WebkitBoxOrient: 'vertical',
        width: '100%',
        textAlign: 'start',
        minHeight: 24,
        px: 0.75,
        py: 0.375,
        borderRadius: 1,
        typography: 'caption',
        lineHeight: 1.3,
        overflow: 'hidden',
        overflowWrap: 'anywhere',
        bgcolor: `soft.${tone}.bg`,
        color: `soft.${tone}.text`,
        textDecorationLine: event.done ? 'line-through' : undefined,
      }}
    >
      {[timeOf(event, locale), nameOf(event)].filter(Boolean).join(' ')}
    </ButtonBase>
  );
}
