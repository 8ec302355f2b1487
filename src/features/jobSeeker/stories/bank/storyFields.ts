// A story as it is typed: flat fields, and how they become a stored document and are read back.
import { z } from 'zod';
import type { SeekerDocumentFields } from '#data/seeker/seekerDocuments.ts';
import { seekerDocumentLimits } from '#domain/seeker/seekerDocument.ts';
import { practiceLimits, storyParts, type Story } from '#domain/seeker/practice.ts';

const part = z.string().max(practiceLimits.storyPart);
export const StoryFields = z.object({
  title: z.string().max(seekerDocumentLimits.titleMax),
  situation: part,
  task: part,
  action: part,
  result: part,
  notes: z.string().max(seekerDocumentLimits.notesMax),
  competencies: z.array(z.string().max(200)).max(practiceLimits.storyCompetencies),
  questions: z.array(z.string().max(500)).max(practiceLimits.storyQuestions),
});
export type StoryFields = z.infer<typeof StoryFields>;
export const StoryEdits = StoryFields.partial();
export type StoryEdits = z.infer<typeof StoryEdits>;

/** The fields of a stored story; empty ones where there is none yet. */
export function fieldsOf(story: Story | null): StoryFields {
  const { situation = '', task = '', action = '', result = '' } = story?.content ?? {};
  return {
    title: story?.title ?? '',
    situation,
    task,
    action,
    result,
    notes: story?.notes ?? '',
    competencies: story?.competencies ?? [],
    questions: story?.questions ?? [],
  };
}

/** What is written of some edits: parts that were not touched stay as they are. */
export function getStoryFields({
  title,
  notes,
  competencies,
  questions,
  ...rest
}: StoryEdits): SeekerDocumentFields<'stories'> {
  const parts = Object.fromEntries(
    storyParts.flatMap((name) => (rest[name] === undefined ? [] : [[name, rest[name]]])),
  );
  return {
    ...(title === undefined ? {} : { title }),
    ...(notes === undefined ? {} : { notes }),
    ...(competencies === undefined ? {} : { competencies }),
    ...(questions === undefined ? {} : { questions }),
    ...(Object.keys(parts).length > 0 ? { content: parts as NonNullable<Story['content']> } : {}),
  };
}

/** The edits that are still to be written once `sent` has arrived: those that were typed over meanwhile. */
export function listUnsentEdits(edits: StoryEdits, sent: StoryEdits): StoryEdits {
  return Object.fromEntries(
    Object.entries(edits).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(sent[name as keyof StoryEdits]),
    ),
  );
}
