// Which questions touch what an employer must not ask, looked up once more before publishing.
import { getAi } from '#ai/port.ts';
import { unlawfulCodes } from '#ai/reasons/reasons.ts';
import type { DraftContent } from '#data/jobs/drafts.ts';
import { toLanguage } from '#i18n/languages.ts';

/** The numbers (from 1) of doubtful questions; none when the check cannot be had. */
export async function findUnlawfulQuestions({
  questions,
  language,
}: Pick<DraftContent, 'questions' | 'language'>): Promise<number[]> {
  const found = await Promise.all(
    questions.map(async ({ text }, index) => {
      try {
        const { reply } = await getAi().ask('lintQuestion', {
          text,
          language: toLanguage(language),
        });
        return reply.findings.some(({ code }) => unlawfulCodes.includes(code)) ? [index + 1] : [];
      } catch {
        return [];
      }
    }),
  );
  return found.flat();
}
