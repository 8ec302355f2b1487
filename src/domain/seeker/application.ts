/** An application for one job: the accepted changes to the resume, and the letters. Private to its owner. */
import { z } from 'zod';
import { Provenance } from '#domain/jobs/kit.ts';
import { Moment } from '#domain/base/moment.ts';
import { SeekerDocument } from './seekerDocument.ts';

export const letterKinds = ['cover', 'outreach', 'thanks'] as const;
export type LetterKind = (typeof letterKinds)[number];
/** A letter: what was drafted, sentence by sentence with what each rests on, and the words as the person changed them. */
export const Letter = z.object({
  drafted: z.unknown().optional(),
  text: z.string().max(20_000),
  provenance: Provenance.nullish(),
  /** Whom it goes to. */
  recipient: z.string().max(200).nullish(),
  email: z.string().max(200).nullish(),
});
export type Letter = z.infer<typeof Letter>;
/** What a person wrote by hand over a field of the tailored resume: its path in the master, and the words; empty takes the line out. */
export const HandEdit = z.object({ path: z.string().max(120), text: z.string().max(4_000) });
export type HandEdit = z.infer<typeof HandEdit>;

/** users/{uid}/applications/{id}: `id` is the id of its tracked job, so that a job has one. */
export const Application = SeekerDocument.extend({
  jobId: z.string().nullish(),
  masterId: z.string().nullish(),
  /** The version of the resume that was made of it. */
  resumeId: z.string().nullish(),
  sentAt: Moment.nullish(),
  content: z
    .object({
      /** What was proposed (TailorReply of #ai/tasks/tailorResume.ts); parsed where it is shown. */
      tailored: z.unknown().optional(),
      /** Names of the proposed changes that were left out. */
      left: z.array(z.string().max(200)).max(2_000).nullish(),
      edits: z.array(HandEdit).max(400).nullish(),
      letters: z.partialRecord(z.enum(letterKinds), Letter).nullish(),
      /** How the resume meets the job (ResumeMatch of #ai/tasks/matchResume.ts). */
      match: z.unknown().optional(),
      provenance: Provenance.nullish(),
    })
    .nullish(),
});
export type Application = z.infer<typeof Application>;
