// Deadlines, interviews and tasks by day: a month on wide screens, a list on phones and for whoever prefers it.
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import {
  Button,
  IconButton,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { jobEventsOf, upcomingOf } from '#domain/seeker/jobEvents.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useNow } from '#ui/reading/useNow.ts';
import type { Job } from '#features/jobSeeker/track/placing.ts';
import type { TrackParams } from '#features/jobSeeker/track/trackParams.ts';
import { useCalendarFile } from '#features/jobSeeker/track/useCalendarFile.ts';
import { Agenda } from './Agenda.tsx';
import { chooseLocale, moveDay } from './month.ts';
import { MonthGrid } from './MonthGrid.tsx';

export function CalendarView({ jobs, params }: { jobs: readonly Job[]; params: TrackParams }) {
  const { t, i18n } = useTranslation('tracker');
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const now = useNow();
  const [day, setDay] = useState(now);
  const { save } = useCalendarFile();
  const locale = chooseLocale(i18n.language, navigator.languages);
  const isList = isNarrow || params.get('cal') === 'list';
  const ahead = upcomingOf(jobs, now);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const offset =
    new Intl.DateTimeFormat(locale, { timeZoneName: 'short' })
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const title = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(day);
  return (
    <Panel
      title={
        isList ? (
          t('calendar.ahead')
        ) : (
          <span aria-live="polite">
            {title.charAt(0).toLocaleUpperCase(locale) + title.slice(1)}
          </span>
        )
      }
      lead={t('calendar.zone', { zone: offset && offset !== zone ? `${zone} (${offset})` : zone })}
      actions={
        <>
          {!isList && (
            <IconButton
              aria-label={t('calendar.previous')}
              onClick={() => setDay(moveDay(day, { months: -1 }))}
            >
              <PreviousIcon />
            </IconButton>
          )}
          {!isList && <Button onClick={() => setDay(now)}>{t('calendar.today')}</Button>}
          {!isList && (
            <IconButton
              aria-label={t('calendar.next')}
              onClick={() => setDay(moveDay(day, { months: 1 }))}
            >
              <NextIcon />
            </IconButton>
          )}
          {!isNarrow && <ShapeChoice isList={isList} params={params} />}
          <Button
            startIcon={<DownloadIcon />}
            disabled={ahead.length === 0}
            onClick={() => save(ahead)}
          >
            {t('calendar.saveAll')}
          </Button>
        </>
      }
    >
      <Stack>
        {isList ? (
          <Agenda jobs={jobs} locale={locale} />
        ) : (
          <MonthGrid events={jobEventsOf(jobs)} day={day} choose={setDay} locale={locale} />
        )}
        {ahead.length > 0 && (
          <Typography variant="caption" color="text.secondary" sx={{ mt: 2 }}>
            {t('calendar.fileHelp')}
          </Typography>
        )}
      </Stack>
    </Panel>
  );
}

/** As a month, or as a list. */
function ShapeChoice({ isList, params }: { isList: boolean; params: TrackParams }) {
  const { t } = useTranslation('tracker');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={isList ? 'list' : 'month'}
      aria-label={t('calendar.shape')}
      onChange={(_, next: 'list' | 'month' | null) => {
        if (next) params.set({ cal: next === 'list' ? 'list' : null });
      }}
    >
      <ToggleButton value="month" sx={{ px: 1.5 }}>
        {t('calendar.month')}
      </ToggleButton>
      <ToggleButton value="list" sx={{ px: 1.5 }}>
        {t('calendar.list')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
