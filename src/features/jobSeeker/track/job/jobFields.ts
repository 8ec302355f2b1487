// The fields of a job's page as they are typed: what they show, what is wrong with them, what is written.
import { formatDayField, parseDayFields, formatTimeField } from '#domain/base/calendarDay.ts';
import { seekerDocumentLimits } from '#domain/seeker/seekerDocument.ts';
import { parseWebAddress } from '#domain/seeker/sameJob.ts';
import { trackerLimits, type TrackedJob } from '#domain/seeker/trackedJob.ts';

const textNames = ['title', 'company', 'place', 'url', 'salary', 'text', 'notes'] as const;
const dayNames = ['closesAt', 'appliedAt'] as const;
export type FieldName = (typeof textNames)[number] | (typeof dayNames)[number] | 'interviewAt';
export type JobFields = Partial<Pick<TrackedJob, FieldName | 'content'>>;
export type FieldProblem = 'titleMissing' | 'url' | 'date' | 'dayMissing';

/** The value of a date field that is half filled in: the browser does not expose its parts. */
export const halfDate = '!';

const known = new Set<string>([...textNames, ...dayNames, 'interviewAt']);
const isFieldName = (name: string): name is FieldName => known.has(name);

/** Longest text of a field. */
export function maxOf(name: FieldName): number {
  if (name === 'title') return seekerDocumentLimits.titleMax;
  if (name === 'text') return seekerDocumentLimits.textMax;
  if (name === 'notes') return seekerDocumentLimits.notesMax;
  return name === 'url' ? trackerLimits.url : trackerLimits.short;
}

/** What a field shows of a stored job. An interview is "2026-11-22 14:30", or the day alone. */
export function shownOf(job: TrackedJob, name: FieldName): string {
  if (name === 'closesAt' || name === 'appliedAt') return formatDayField(job[name]);
  if (name === 'interviewAt')
    return `${formatDayField(job.interviewAt)} ${formatTimeField(job.interviewAt)}`.trim();
  return job[name] ?? '';
}

/** "2026-11-22 14:30" as day and time; either may be empty. */
export function partsOf(text: string): { day: string; time: string } {
  const [first = '', second = ''] = text.split(' ');
  return first.includes(':') ? { day: '', time: first } : { day: first, time: second };
}

/** What is wrong with a typed text; null when nothing is. */
export function problemOf(name: FieldName, text: string): FieldProblem | null {
  if (name === 'title') return text.trim() === '' ? 'titleMissing' : null;
  if (text.trim() === '') return null;
  if (name === 'url') return parseWebAddress(text) === null ? 'url' : null;
  if (name === 'closesAt' || name === 'appliedAt')
    return parseDayFields(text) === null ? 'date' : null;
  if (name !== 'interviewAt') return null;
  const { day, time } = partsOf(text);
  return day === '' ? 'dayMissing' : parseDayFields(day, time) === null ? 'date' : null;
}

/** What is written for a typed text; null while it cannot be. Another description makes what was read of the old one void. */
export function fieldsOf(name: string, text: string): JobFields | null {
  if (!isFieldName(name) || problemOf(name, text)) return null;
  if (name === 'closesAt' || name === 'appliedAt') return { [name]: parseDayFields(text) };
  if (name === 'interviewAt') {
    const { day, time } = partsOf(text);
    return { interviewAt: parseDayFields(day, time) };
  }
  if (name === 'url') return { url: text.trim() === '' ? '' : parseWebAddress(text) };
  const value = text.slice(0, maxOf(name));
  return name === 'text'
    ? { text: value, content: null }
    : { [name]: name === 'notes' ? value : value.trim() };
}
