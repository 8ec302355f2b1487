// Saves deadlines, interviews and tasks for the reader's own calendar.
import { useTranslation } from 'react-i18next';
import { writeCalendarFile } from '#domain/base/calendarFile.ts';
import { interviewMinutes, type JobEvent } from '#domain/seeker/jobEvents.ts';
import { to } from '#navigation/routes.ts';
import { saveFile } from '#ui/files/saveFile.ts';

/** The same for the same entry for ever: a calendar that opens the file again replaces it. */
const uidOf = (event: JobEvent): string => `${event.id}@jobs.hirely`;

export function useCalendarFile(): {
  nameOf: (event: JobEvent) => string;
  save: (events: readonly JobEvent[]) => void;
} {
  const { t } = useTranslation('tracker');
  const nameOf = (event: JobEvent): string => {
    const job = event.job || t('untitled');
    return event.kind === 'task'
      ? t('event.task', { text: event.text, job })
      : t(`event.${event.kind}`, { job });
  };
  function save(events: readonly JobEvent[]): void {
    const entries = events.map((event) => ({
      uid: uidOf(event),
      summary: nameOf(event),
      at: event.at,
      isDay: event.isDay,
      ...(event.kind === 'interview' ? { minutes: interviewMinutes } : {}),
      url: new URL(
        to('jobTools', {}, { query: { tab: 'track', open: event.jobId } }),
        window.location.origin,
      ).href,
    }));
    saveFile(
      [writeCalendarFile(entries, new Date())],
      'text/calendar;charset=utf-8',
      `${events.length === 1 ? `hirely-${events[0]?.kind ?? ''}` : t('calendar.file')}.ics`,
    );
  }
  return { nameOf, save };
}
