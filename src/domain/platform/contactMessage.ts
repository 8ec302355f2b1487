/** A message from the public contact page, and its handling by super admins. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';

export const contactTopics = [
  'question',
  'problem',
  'privacy',
  'security',
  'plan',
  'access',
  'other',
] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** The same limits as in the rules. */
export const contactLimits = { name: 120, email: 254, message: 5_000 } as const;

/** Messages that may be stored in one minute, from everybody together; more are asked to be mailed. */
export const contactPerMinute = 10;

export const StoredContactMessage = z.object({
  topic: z.enum(contactTopics),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /** The language of the page it was written on. */
  language: z.enum(['en', 'es']),
  status: z.enum(['open', 'handled']),
  createdAt: Moment.nullish(),
  handledBy: z.string().nullish(),
  handledAt: Moment.nullish(),
  auditId: z.string().nullish(),
});
export type StoredContactMessage = z.infer<typeof StoredContactMessage>;
export type NewContactMessage = Pick<
  StoredContactMessage,
  'topic' | 'name' | 'email' | 'message' | 'language'
>;

/** The ids a message may take now: a minute since 1970 and one of its numbered slots. */
export function listContactIds(now: Date): string[] {
  const minute = Math.floor(now.getTime() / 60_000);
  return Array.from({ length: contactPerMinute }, (_, slot) => `${minute}-${slot}`);
}
