// What is typed while a job is added, as one text that survives a reload; and what becomes of it.
import { z } from 'zod';
import { parseDayFields } from '#domain/base/calendarDay.ts';
import { parseWebAddress } from '#domain/seeker/sameJob.ts';
import {
  jobStates,
  moveFields,
  trackerLimits,
  type TrackedJob,
} from '#domain/seeker/trackedJob.ts';
import { seekerDocumentLimits } from '#domain/seeker/seekerDocument.ts';
import type { Reading, ReadName } from './useReading.ts';

export const addFields = [
  'title',
  'company',
  'place',
  'url',
  'salary',
  'closesAt',
] as const satisfies readonly ReadName[];
export type AddField = (typeof addFields)[number];

const Draft = z.object({
  text: z.string().default(''),
  state: z.enum(jobStates).default('interested'),
  typed: z.partialRecord(z.enum(addFields), z.string()).default({}),
});
export type Draft = z.infer<typeof Draft>;
export const emptyDraft: Draft = { text: '', state: 'interested', typed: {} };

/** The draft in a kept text; empty when it is none. */
export function parseDraft(kept: string): Draft {
  try {
    return Draft.parse(JSON.parse(kept));
  } catch {
    return emptyDraft;
  }
}

/** The first line with words: a name for a posting whose title could not be read. */
export function firstLineOf(text: string): string {
  return (
    text
      .split(/\r?\n/u)
      .map((line) => line.trim())
      .find(Boolean) ?? ''
  ).slice(0, seekerDocumentLimits.titleMax);
}

/** What a field holds: what was typed, else what was read. */
export function valueOf(draft: Draft, reading: Reading, name: AddField): string {
  return draft.typed[name] ?? reading.facts[name]?.value ?? '';
}

export const maxOf = (name: AddField): number =>
  name === 'title'
    ? seekerDocumentLimits.titleMax
    : name === 'url'
      ? trackerLimits.url
      : trackerLimits.short;

/** What is wrong with a field; null when nothing is. */
export function problemOf(name: AddField, value: string): 'titleMissing' | 'url' | 'date' | null {
  if (name === 'title') return value.trim() === '' ? 'titleMissing' : null;
  if (value.trim() === '') return null;
  if (name === 'url') return parseWebAddress(value) === null ? 'url' : null;
  return name === 'closesAt' && parseDayFields(value) === null ? 'date' : null;
}

/** The job to be kept. */
export function jobOf(draft: Draft, reading: Reading, now: Date): TrackedJob {
  const value = (name: AddField): string => valueOf(draft, reading, name).trim();
  return {
    title: value('title').slice(0, seekerDocumentLimits.titleMax),
    company: value('company').slice(0, trackerLimits.short),
    place: value('place').slice(0, trackerLimits.short),
    salary: value('salary').slice(0, trackerLimits.short),
    url: value('url') === '' ? '' : (parseWebAddress(value('url')) ?? ''),
    closesAt: parseDayFields(value('closesAt')),
    text: draft.text.slice(0, seekerDocumentLimits.textMax),
    ...moveFields({}, draft.state, now),
    ...(reading.content
      ? { language: reading.content.reading?.language ?? null, content: reading.content }
      : {}),
  };
}
