// What a candidate says before beginning: name, address, consents. Kept on this device until the interview has begun.
import { z } from 'zod';
import { tabStorage } from '#domain/base/deviceStorage.ts';

/** Error messages are keys of the "interview" namespace. */
export const BeforeForm = z.object({
  displayName: z.string().trim().min(1, 'consent.nameMissing').max(120, 'consent.nameLong'),
  email: z.union([
    z.literal(''),
    z.string().trim().max(254, 'consent.emailWrong').pipe(z.email('consent.emailWrong')),
  ]),
  /** Version of the text about keeping that was agreed to; empty until then, and again when another text fits. */
  agreed: z.string().min(1, 'consent.keepMissing'),
  /** Empty until the candidate chooses: the choice is never made for them. */
  ai: z.string().pipe(z.enum(['yes', 'no'], 'consent.aiMissing')),
  /** Version of the text about AI at which that was chosen. */
  aiText: z.string(),
  /** The language they will speak; empty for the interview's. */
  speech: z.string().max(16),
});
export type BeforeForm = z.infer<typeof BeforeForm>;
/** The form before it is complete. */
export type BeforeInput = z.input<typeof BeforeForm>;

const empty: BeforeInput = {
  displayName: '',
  email: '',
  agreed: '',
  ai: '',
  aiText: '',
  speech: '',
};
const Kept = z.object({
  displayName: z.string(),
  email: z.string(),
  agreed: z.string(),
  ai: z.string(),
  aiText: z.string().default(''),
  speech: z.string().default(''),
});

function keyOf(code: string): string {
  return `hirely.before.${code}`;
}

/** What was filled in on this device before a reload, else what is known about the person. */
export function readKeptForm(
  code: string,
  known: Pick<BeforeInput, 'displayName' | 'email'>,
): BeforeInput {
  const kept = Kept.safeParse(tabStorage.readJson(keyOf(code)));
  return kept.success ? kept.data : { ...empty, ...known };
}

/** Keeps the form; null forgets it. */
export function keepForm(code: string, form: BeforeInput | null): void {
  // Refused: the form lasts as long as the page.
  tabStorage.write(keyOf(code), form ? JSON.stringify(form) : null);
}
