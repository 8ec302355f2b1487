/** A company's default information for candidates, its message templates, and its time zone. */
import { z } from 'zod';
import { Moment } from '#domain/base/moment.ts';

export const policyLimits = {
  textMax: 2_000,
  /** An invitation's words travel in a mail, whose values are short. */
  invitationMax: 400,
} as const;

const Words = z.object({
  en: z.string().max(policyLimits.textMax),
  es: z.string().max(policyLimits.textMax),
});
export type Words = z.infer<typeof Words>;

export const policyTexts = ['notice', 'consent', 'accommodation'] as const;
export type PolicyText = (typeof policyTexts)[number];
export const templateKinds = ['advance', 'reject', 'invitation'] as const;

/** organizations/{o}/settings/policies; how long answers are kept is on the organisation itself. */
export const Policies = z.object({
  timeZone: z.string().max(60),
  notice: Words,
  consent: Words,
  accommodation: Words,
  templates: z.object({ advance: Words, reject: Words, invitation: Words }),
  rev: z.number().int().positive(),
  updatedAt: Moment.nullish(),
  updatedBy: z.string(),
  auditId: z.string(),
});
export type Policies = z.infer<typeof Policies>;
export type PolicyChoice = Pick<Policies, 'timeZone' | PolicyText | 'templates'>;

const noWords: Words = { en: '', es: '' };
/** What holds for a company that has written nothing. */
export const noPolicies: PolicyChoice = {
  timeZone: 'UTC',
  notice: noWords,
  consent: noWords,
  accommodation: noWords,
  templates: { advance: noWords, reject: noWords, invitation: noWords },
};

/** What an invitation carries of the policies, in its own language, as they stood when inviting. */
export const InvitePolicies = z.object({
  notice: z.string().nullish(),
  consent: z.string().nullish(),
  accommodation: z.string().nullish(),
});
export type InvitePolicies = z.infer<typeof InvitePolicies>;

/** A text in a language; in the other one where it was written in that alone, and empty where in none. */
export function readWordsIn(words: Words, language: string): string {
  const [first, second] = language.startsWith('es') ? [words.es, words.en] : [words.en, words.es];
  return first.trim() || second.trim();
}

/** What a candidate who is invited in this language reads; null when the company has written nothing. */
export function findPoliciesFor(
  policies: Pick<Policies, PolicyText> | null,
  language: string,
): InvitePolicies | null {
  const texts = policyTexts.flatMap((key) => {
    const words = policies ? readWordsIn(policies[key], language) : '';
    return words ? [[key, words] as const] : [];
  });
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}

/** The values a template may name, e.g. "Dear {candidate}". */
const placeholders = ['candidate', 'company', 'job'] as const;
export type Placeholder = (typeof placeholders)[number];

/** A template with its placeholders filled in; unknown ones stay as they are, so that a typing error is seen. */
export function fillTemplate(
  template: string,
  values: Readonly<Record<Placeholder, string>>,
): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    placeholders.find((known) => known === name) ? values[name as Placeholder] : whole,
  );
}

/** Placeholders in a text that nobody fills in. */
export function listUnknownPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !placeholders.some((known) => known === name));
}
