// Which follow-ups a question of the library of competencies has: the competency's own where the question names what it supposes, else plain ones.
import { inWords } from '#domain/text/wordLimits.ts';
import type { Question, QuestionKind } from '#domain/jobs/kit.ts';
import type { CompetencyText } from '#ai/onDevice/library/questions/competencyText.ts';
import { fixedFollowUps } from '#ai/onDevice/library/frames.ts';
import probeFits from '#ai/onDevice/library/questions/probeFits.json';
import { seedOf } from '#domain/text/seeded.ts';

/** By competency the numbers of those questions that its own follow-up fits. */
const fitting: Readonly<Record<string, readonly number[]>> = probeFits;

/** A question that asks this already needs no plain follow-up that asks it again; in the order of the plain ones after a real example. */
const askedAlready = [
  inWords(/\b(?:(?:your|own) part|you do yourself|you contribute|(?:tu|qué) parte|hiciste tú)\b/iu),
  inWords(
    /\b(?:came of it|turn out|outcome|effect|did it change|the result\b|qué resultado|resultó|efecto|salió|acabó)\b/iu,
  ),
  inWords(
    /\b(?:wrong|mistakes?|errors?|failed|fault|defect|problem|mal|fallos?|errores|error|fracas\p{L}+|problemas?|defectos?)(?=\P{L}|$)/iu,
  ),
] as const;

/** Whether the own follow-up of a competency fits one of its questions, named as "competency.number". A question of other words is not known, so that it does not. */
export function fitsProbe(stem: string): boolean {
  const [competency = '', number = ''] = stem.split('.');
  return /^\d{1,3}$/.test(number) && (fitting[competency]?.includes(Number(number)) ?? false);
}

/** The follow-ups of a question: two after a real example, one after a plan. `stem`: what it was written from. */
export function followUpsFor(
  { kind, asked, stem }: { kind: QuestionKind; asked: string; stem: string },
  { probes }: CompetencyText,
  language: 'en' | 'es',
): Pick<Question, 'followUpCap' | 'followUps'> {
  const isPast = kind === 'behavioural';
  const followUpCap = isPast ? 2 : 1;
  const plain = fixedFollowUps[language][kind];
  const suited = isPast ? plain.filter((_, index) => !askedAlready[index]?.test(asked)) : plain;
  // Another first one from question to question, the others behind it.
  const first = seedOf(`${stem}?`) % Math.max(1, suited.length);
  const turned = [...suited.slice(first), ...suited.slice(0, first), ...plain];
  const own = fitsProbe(stem) ? [probes[isPast ? 0 : 1]] : [];
  return { followUpCap, followUps: [...new Set([...own, ...turned])].slice(0, followUpCap) };
}
