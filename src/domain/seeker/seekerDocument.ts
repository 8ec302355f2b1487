/** What all documents of a job seeker have in common: only their owner can read them, not even a super admin. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';

export const seekerDocumentLimits = { titleMax: 200, textMax: 100_000, notesMax: 20_000 } as const;

/** The common fields; each kind of document extends them. */
export const SeekerDocument = z.object({
  title: z.string().max(seekerDocumentLimits.titleMax).nullish(),
  text: z.string().max(seekerDocumentLimits.textMax).nullish(),
  notes: z.string().max(seekerDocumentLimits.notesMax).nullish(),
  status: z.string().max(64).nullish(),
  /** The language of its words. */
  language: z.string().max(16).nullish(),
  createdAt: Moment.nullish(),
  updatedAt: Moment.nullish(),
});
export type SeekerDocument = z.infer<typeof SeekerDocument>;
