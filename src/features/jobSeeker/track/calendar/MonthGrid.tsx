// A month as a grid: the arrow keys go from day to day, Page Up and Page Down from month to month; below it the selected day.
import { Box, Typography } from '@mui/material';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobEvent } from '#domain/seeker/jobEvents.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { EventRow } from './EventRow.tsx';
import { buildDayKey, firstDayOf, moveDay, weeksOf } from './month.ts';
import { DayCell } from './DayCell.tsx';

interface Props {
  events: readonly JobEvent[];
  day: Date;
  choose: (day: Date) => void;
  locale: string;
}

export function MonthGrid({ events, day, choose, locale }: Props) {
  const { t } = useTranslation('tracker');
  const now = useNow();
  const first = firstDayOf(locale);
  const weeks = weeksOf(day, first);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short' });
  const wholeDay = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  const { grid, chosen, step } = useDayKeys({ events, day, first, choose });
  return (
    <>
      <Box
        component="table"
        ref={grid}
        role="grid"
        aria-label={t('calendar.month')}
        data-testid="month"
        onKeyDown={step}
        sx={{
          width: '100%',
          tableLayout: 'fixed',
          borderCollapse: 'collapse',
          '& th, & td': { border: 1, borderColor: 'divider' },
        }}
      >
        <thead>
          <tr>
            {weeks[0]?.map((at) => (
              <Typography
                key={at.getDay()}
                component="th"
                scope="col"
                variant="caption"
                color="text.secondary"
                abbr={wholeDay.formatToParts(at).find(({ type }) => type === 'weekday')?.value}
                sx={{ py: 0.5, fontWeight: 600 }}
              >
                {weekday.format(at)}
              </Typography>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={buildDayKey(week[0] ?? day)}>
              {week.map((at) => {
                const here = events.filter((event) => buildDayKey(event.at) === buildDayKey(at));
                const isChosen = buildDayKey(at) === buildDayKey(day);
                const isToday = buildDayKey(at) === buildDayKey(now);
                return (
                  <DayCell
                    key={buildDayKey(at)}
                    at={at}
                    isChosen={isChosen}
                    isToday={isToday}
                    wholeDay={wholeDay}
                    here={here}
                    choose={choose}
                    day={day}
                    locale={locale}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
      <ChosenDay wholeDay={wholeDay} day={day} chosen={chosen} locale={locale} />
    </>
  );
}

interface ChosenDayProps {
  wholeDay: Intl.DateTimeFormat;
  day: Date;
  chosen: readonly JobEvent[];
  locale: string;
}

/** The day that is chosen, with all of its entries. */
function ChosenDay({ wholeDay, day, chosen, locale }: ChosenDayProps) {
  const { t } = useTranslation('tracker');
  return (
    <Box
      component="section"
      aria-live="polite"
      aria-label={wholeDay.format(day)}
      data-testid="chosen-day"
      sx={{ mt: 2 }}
    >
      <Typography variant="subtitle2" component="h3">
        {wholeDay.format(day)}
      </Typography>
      {chosen.length === 0 && (
        <Typography variant="body2" color="text.secondary" sx={{ py: 1 }}>
          {t('calendar.emptyDay')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {chosen.map((event) => (
          <EventRow key={event.id} event={event} locale={locale} />
        ))}
      </Box>
    </Box>
  );
}

interface UseDayKeysInput {
  events: readonly JobEvent[];
  day: Date;
  first: number;
  choose: (day: Date) => void;
}

/** The keys that lead from day to day, and the focus that follows. */
function useDayKeys({ events, day, first, choose }: UseDayKeysInput) {
  const grid = useRef<HTMLTableElement>(null);
  const byKeys = useRef(false);
  const chosen = events.filter(({ at }) => buildDayKey(at) === buildDayKey(day));
  useEffect(() => {
    if (byKeys.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    byKeys.current = false;
  }, [day]);
  function step(event: KeyboardEvent): void {
    const inWeek = (day.getDay() - first + 7) % 7;
    const next = {
      ArrowLeft: () => moveDay(day, { days: -1 }),
      ArrowRight: () => moveDay(day, { days: 1 }),
      ArrowUp: () => moveDay(day, { days: -7 }),
      ArrowDown: () => moveDay(day, { days: 7 }),
      Home: () => moveDay(day, { days: -inWeek }),
      End: () => moveDay(day, { days: 6 - inWeek }),
      PageUp: () => moveDay(day, { months: event.shiftKey ? -12 : -1 }),
      PageDown: () => moveDay(day, { months: event.shiftKey ? 12 : 1 }),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    byKeys.current = true;
    choose(next());
  }
  return { grid, chosen, step };
}
