// The calendar as a list: what is ahead day by day, what is late first, and what is over on request.
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { jobEventsOf, upcomingOf, type JobEvent } from '#domain/seeker/jobEvents.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { useNow } from '#ui/reading/useNow.ts';
import type { Job } from '#features/jobSeeker/track/placing.ts';
import { EventRow } from './EventRow.tsx';
import { buildDayKey } from './month.ts';

type Shown = JobEvent & { isLate?: boolean };

export function Agenda({ jobs, locale }: { jobs: readonly Job[]; locale: string }) {
  const { t } = useTranslation('tracker');
  const now = useNow();
  const [withPast, setWithPast] = useState(false);
  const ahead = upcomingOf(jobs, now);
  const known = new Map(ahead.map((event) => [event.id, event]));
  const all: Shown[] = jobEventsOf(jobs).map((event) => known.get(event.id) ?? event);
  const hidden = all.length - ahead.length;
  const shown: Shown[] = withPast ? all : ahead;
  const days = groupByDay(shown);
  const dayName = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return (
    <Box data-testid="agenda">
      {shown.length === 0 && (
        <EmptyState heading="h3" title={t('calendar.none')} text={t('calendar.noneText')} />
      )}
      {days.map(([key, events]) => (
        <Box
          key={key}
          component="section"
          aria-label={dayName.format(events[0]?.at)}
          sx={{ pt: 1.5 }}
        >
          <Typography
            variant="subtitle2"
            component="h3"
            sx={{ color: key === buildDayKey(now) ? 'primary.main' : undefined }}
          >
            {dayName.format(events[0]?.at)}
            {key === buildDayKey(now) && ` · ${t('when.today')}`}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {events.map((event) => (
              <EventRow
                key={event.id}
                event={event}
                locale={locale}
                isLate={event.isLate ?? false}
              />
            ))}
          </Box>
        </Box>
      ))}
      {hidden > 0 && (
        <Button
          size="small"
          sx={{ mt: 1.5 }}
          onClick={() => setWithPast(!withPast)}
          aria-expanded={withPast}
        >
          {t(withPast ? 'calendar.hidePast' : 'calendar.showPast', { count: hidden })}
        </Button>
      )}
    </Box>
  );
}

function groupByDay(events: readonly Shown[]): [string, Shown[]][] {
  const days = new Map<string, Shown[]>();
  for (const event of events)
    days.set(buildDayKey(event.at), [...(days.get(buildDayKey(event.at)) ?? []), event]);
  return [...days];
}
