// Whether a model's question may be asked in this job: lawful, well put, not asked yet, true to the posting, of the job's own trade.
import { inWords } from '#domain/text/wordLimits.ts';
import type { Question } from '#domain/jobs/kit.ts';
import { asksTheSame } from '#ai/onDevice/kit/questions/selectQuestions.ts';
import { speaksOfOtherTrade } from '#ai/onDevice/kit/questions/otherTrade.ts';
import { measureShared, stemsOf } from '#ai/onDevice/kit/trade.ts';
import { isBrokenText } from '#ai/onDevice/lint/brokenText.ts';
import { findFindings } from '#ai/onDevice/lint/findingsIn.ts';
import { findSkills } from '#ai/onDevice/skills/skillIndex.ts';
import { isWrittenIn } from '#domain/text/functionWords.ts';
import { sentencesOf, wordsOf } from '#domain/text/sentences.ts';
import { findQuote } from '#ai/cloud/quotes.ts';
import { unlawfulCodes, type GateCode } from '#ai/reasons/reasons.ts';
import type { Job } from './job.ts';
import { explainNoDuty } from './postingText.ts';

const claims: readonly RegExp[] = [
  inWords(
    /\b(?:in this (?:role|job|position|post)|in your (?:new )?(?:role|job) here),?\s+you(?:'ll|’ll| will| would| are going to| have to| need to)\s+(?:be (?:responsible for|expected to|asked to|in charge of)\s+)?([^.?!:]{6,240})/iu,
  ),
  inWords(
    /\bthis (?:role|job|position|post) (?:involves|requires you to|means|includes)\s+([^.?!:]{6,240})/iu,
  ),
  inWords(
    /\ben este (?:puesto|trabajo|rol|cargo),?\s+(?:tendrás que|deberás|tienes que|vas a|te encargarás de|serás responsable de)?\s*([^.?!:]{6,240})/iu,
  ),
  inWords(
    /\beste (?:puesto|trabajo|rol|cargo) (?:implica|incluye|exige|consiste en)\s+([^.?!:]{6,240})/iu,
  ),
];
const ofPosting = inWords(
  /\b(?:posting|job ad|advert|job description|description|dut(?:y|ies)|responsibilit(?:y|ies)|requirements?|oferta|anuncio|descripción|tareas?|funci(?:ón|ones)|responsabilidad(?:es)?|requisitos?)\b/iu,
);
const quoted = /[“"«]([^“”"«»]{12,400})[”"»]/gu;

/** What a sentence says of the job as a fact. */
function findClaims(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) =>
    claims.flatMap((claim) => claim.exec(sentence.text)?.[1] ?? []),
  );
}

/** A claim and a confirmed duty are the same when they share this much. */
const sameDuty = 0.4;

function isTrue(claim: string, { posting, confirmed, language }: Job): boolean {
  const claimStems = new Set(stemsOf(claim, language));
  return (
    explainNoDuty(claim, posting) === null ||
    confirmed.some((duty) => measureShared(duty, claimStems, language) >= sameDuty)
  );
}

/** True for words that the posting says, letter for letter but for a capital at the beginning and the stop at the end. */
function isQuoteOf(words: string, { text, posting }: Job): boolean {
  const bare = words.replace(/[\s.,;:…]+$/u, '');
  const source = [text, ...posting.reading.responsibilities].join('\n');
  return [bare, bare.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())].some(
    (wording) => findQuote(source, wording) !== null,
  );
}

/** True for words that are put into the posting's mouth. */
function hasInventedQuote(text: string, job: Job): boolean {
  return sentencesOf(text)
    .filter((sentence) => ofPosting.test(sentence.text.replaceAll(quoted, ' ')))
    .some((sentence) =>
      [...sentence.text.matchAll(quoted)].some(([, words = '']) => !isQuoteOf(words, job)),
    );
}

/** Fields that any job may touch. */
const anyField: ReadonlySet<string> = new Set(['soft', 'language', 'certificate']);

/** True for a question that supposes another trade: a tool of a field that nothing in the job names, or a duty of another occupation. */
function isOfOtherTrade(
  text: string,
  { text: job, asked: words, entry, fields, language }: Job,
): boolean {
  const asked = new Set(findSkills(job).map(({ skill }) => skill));
  const stray = findSkills(text).filter(
    ({ skill, exact }) =>
      !exact && !anyField.has(skill.field) && !asked.has(skill) && !fields.has(skill.field),
  );
  return (
    stray.length > 0 ||
    speaksOfOtherTrade(text, { job: `${job}\n${words}`, fields, entry }, language)
  );
}

function isInOtherLanguage(text: string, language: 'en' | 'es'): boolean {
  const words = wordsOf(text).map(({ lower }) => lower);
  return words.length >= 5 && isWrittenIn(words, language === 'en' ? 'es' : 'en', language);
}

const isUnlawful = (text: string, language: 'en' | 'es'): boolean =>
  findFindings(text, language).some(({ code }) => unlawfulCodes.includes(code));

/** Why a question may not be asked; null when it may. `others`: the other questions of the kit. */
export function explainNoQuestion(
  { text, anchors }: Pick<Question, 'text' | 'anchors'>,
  others: readonly string[],
  job: Job,
): GateCode | null {
  const { language } = job;
  if ([text, ...anchors].some((part) => isUnlawful(part, language))) return 'notAllowed';
  if (isInOtherLanguage(text, language)) return 'otherLanguage';
  if (isBrokenText(text)) return 'broken';
  if (findFindings(text, language).length > 0) return 'badQuestion';
  if (others.some((other) => asksTheSame(other, text, language))) return 'repeated';
  if (findClaims(text).some((claim) => !isTrue(claim, job))) return 'inventedClaim';
  if (hasInventedQuote(text, job)) return 'inventedQuote';
  return isOfOtherTrade(text, job) ? 'otherTrade' : null;
}

/** The question without follow-ups and points that may not be asked for. */
export function withLawfulParts<T extends Pick<Question, 'followUps' | 'lookFor'>>(
  question: T,
  language: 'en' | 'es',
): { question: T; dropped: string[] } {
  const isFit = (text: string): boolean => !isUnlawful(text, language);
  const dropped = [...question.followUps, ...question.lookFor].filter((text) => !isFit(text));
  return {
    question:
      dropped.length === 0
        ? question
        : {
            ...question,
            followUps: question.followUps.filter(isFit),
            lookFor: question.lookFor.filter(isFit),
          },
    dropped,
  };
}
