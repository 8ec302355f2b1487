/** What a job seeker is looking for, and their accommodation preferences. Private until they share them. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';

export const seekerLimits = {
  headline: 200,
  roles: 10,
  places: 10,
  short: 120,
  workRight: 200,
  languages: 12,
  helpNote: 500,
} as const;
export const workPlaces = ['any', 'remote', 'hybrid', 'onSite'] as const;
export const languageLevels = ['basic', 'working', 'fluent', 'native'] as const;

const short = z.string().max(seekerLimits.short);

/** users/{uid}/settings/seeker. */
export const SeekerProfile = z.object({
  headline: z.string().max(seekerLimits.headline).nullish(),
  roles: z.array(short).max(seekerLimits.roles).nullish(),
  places: z.array(short).max(seekerLimits.places).nullish(),
  remote: z.enum(workPlaces).nullish(),
  salary: short.nullish(),
  workRight: z.string().max(seekerLimits.workRight).nullish(),
  languages: z
    .array(z.object({ name: short, level: z.enum(languageLevels) }))
    .max(seekerLimits.languages)
    .nullish(),
  /** Taken along into an employer's interview only when its owner says so there. */
  helps: z
    .object({
      format: z.enum(['text', 'voice', 'video']).nullish(),
      /** Factor on the time, such as 1.5. */
      extraTime: z.number().min(1).max(3).nullish(),
      captions: z.boolean().nullish(),
      calmTimer: z.boolean().nullish(),
      note: z.string().max(seekerLimits.helpNote).nullish(),
    })
    .nullish(),
  reminders: z
    .object({
      interviews: z.boolean().nullish(),
      tasks: z.boolean().nullish(),
      review: z.boolean().nullish(),
    })
    .nullish(),
  /** The resume everything is taken from. */
  masterId: z.string().nullish(),
  updatedAt: Moment.nullish(),
});
export type SeekerProfile = z.infer<typeof SeekerProfile>;
