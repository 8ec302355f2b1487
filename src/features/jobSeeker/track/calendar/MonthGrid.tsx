// A month as a grid: the arrow keys go from day to day, Page Up and Page Down from month to month; below it stands the day that is chosen.
import { Box, ButtonBase, Stack, Typography } from '@mui/material';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { JobEvent } from '#domain/seeker/jobEvents.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { useCalendarFile } from '#features/jobSeeker/track/useCalendarFile.ts';
import { useJobLink } from '#features/jobSeeker/track/useJobLink.ts';
import { EventRow, timeOf } from './EventRow.tsx';
import { dayKey, firstDayOf, moved, weeksOf } from './month.ts';

interface Props {
  events: readonly JobEvent[];
  day: Date;
  choose: (day: Date) => void;
  locale: string;
}

const most = 3;
const tones = { deadline: 'warning', interview: 'primary', task: 'neutral' } as const;

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
  const grid = useRef<HTMLTableElement>(null);
  const byKeys = useRef(false);
  const chosen = events.filter(({ at }) => dayKey(at) === dayKey(day));
  useEffect(() => {
    if (byKeys.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    byKeys.current = false;
  }, [day]);
  function step(event: KeyboardEvent): void {
    const inWeek = (day.getDay() - first + 7) % 7;
    const next = {
      ArrowLeft: () => moved(day, { days: -1 }),
      ArrowRight: () => moved(day, { days: 1 }),
      ArrowUp: () => moved(day, { days: -7 }),
      ArrowDown: () => moved(day, { days: 7 }),
      Home: () => moved(day, { days: -inWeek }),
      End: () => moved(day, { days: 6 - inWeek }),
      PageUp: () => moved(day, { months: event.shiftKey ? -12 : -1 }),
      PageDown: () => moved(day, { months: event.shiftKey ? 12 : 1 }),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    byKeys.current = true;
    choose(next());
  }
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
            <tr key={dayKey(week[0] ?? day)}>
              {week.map((at) => {
                const here = events.filter((event) => dayKey(event.at) === dayKey(at));
                const isChosen = dayKey(at) === dayKey(day);
                const isToday = dayKey(at) === dayKey(now);
                return (
                  <Box
                    component="td"
                    key={dayKey(at)}
                    role="gridcell"
                    tabIndex={isChosen ? 0 : -1}
                    aria-selected={isChosen}
                    aria-current={isToday ? 'date' : undefined}
                    aria-label={t('calendar.day', { day: wholeDay.format(at), count: here.length })}
                    data-day={dayKey(at)}
                    onClick={() => choose(at)}
                    sx={{
                      height: 96,
                      p: 0.5,
                      verticalAlign: 'top',
                      cursor: 'pointer',
                      bgcolor:
                        at.getMonth() === day.getMonth() ? 'background.paper' : 'background.sunken',
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
              })}
            </tr>
          ))}
        </tbody>
      </Box>
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
    </>
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
