// What is prepared for one job: which changes to the resume were taken, and the letters as they stand. Private to its owner.
import { z } from 'zod';
import { Provenance } from './kit.ts';
import { Moment } from './moment.ts';
import { OwnPaper } from './ownPaper.ts';

export const letterKinds = ['cover', 'outreach', 'thanks'] as const;
export type LetterKind = (typeof letterKinds)[number];
/** A letter: what was drafted, sentence by sentence with what each rests on, and the words as the person changed them. */
const Letter = z.object({ drafted: z.unknown(), text: z.string().max(20_000), provenance: Provenance.nullish() });

/** users/{uid}/applications/{id}: `id` is the id of its tracked job, so that a job has one. */
export const Application = OwnPaper.extend({
  jobId: z.string().nullish(),
  masterId: z.string().nullish(),
  /** The version of the resume that was made of it. */
  resumeId: z.string().nullish(),
  sentAt: Moment.nullish(),
  content: z.object({
    /** What was proposed (TailorReply of #ai/tasks/tailorResume.ts); parsed where it is shown. */
    tailored: z.unknown(),
    /** Names of the proposed changes that were left out. */
    left: z.array(z.string().max(200)).max(2_000).nullish(),
    letters: z.partialRecord(z.enum(letterKinds), Letter).nullish(),
    /** How the resume meets the job (ResumeMatch of #ai/tasks/matchResume.ts). */
    match: z.unknown(),
    provenance: Provenance.nullish(),
  }).nullish(),
});
export type Application = z.infer<typeof Application>;
