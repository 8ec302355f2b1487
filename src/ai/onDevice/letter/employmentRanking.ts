// The employments worth telling in a letter, the most fitting first.
import { createFragmentTest } from '#domain/resume/resumeFragments.ts';
import { measureCloseness } from '#ai/onDevice/tailor/closeness.ts';
import type { Fact } from '#ai/trace/facts.ts';
import { isOngoing, type Input } from './draft.ts';
import { isForeign, toFirstPerson } from './firstPerson.ts';
import type { FirstPersonPhrase } from './firstPersonPhrase.ts';

export interface PhrasedBullet {
  bullet: Fact;
  phrase: FirstPersonPhrase;
  points: number;
}
/** An employment with its phrases, the closest first; `quoted`: lines in another language. */
export interface RankedEmployment {
  entry: number;
  phrased: PhrasedBullet[];
  quoted: Fact[];
  points: number;
}

/** Points that a year further back costs an employment: recent work goes first unless older work fits clearly better. */
const ageCost = 2.5;

function rankPhrases(
  entry: number,
  facts: readonly Fact[],
  { job, resume, language }: Input,
): RankedEmployment {
  const isNow = resume.experience[entry] ? isOngoing(resume.experience[entry]) : false;
  const isBroken = createFragmentTest(resume);
  const bullets = facts.filter(
    (fact, index) =>
      fact.kind === 'bullet' &&
      !isBroken(fact.text) &&
      fact.entry === entry &&
      facts.findIndex(({ text, kind }) => kind === 'bullet' && text === fact.text) === index,
  );
  const phrased = bullets.flatMap((bullet) =>
    toFirstPerson(bullet.text, language, isNow).map((phrase): PhrasedBullet => ({
      bullet,
      phrase,
      points: measureCloseness(phrase.text, job),
    })),
  );
  const sorted = phrased
    .map((one, index) => ({ one, index }))
    .sort((a, b) => b.one.points - a.one.points || a.index - b.index)
    .map(({ one }) => one);
  const quoted = bullets
    .filter(({ text }) => isForeign(text, language) && text.length <= 200)
    .map((bullet, index) => ({ bullet, index, points: measureCloseness(bullet.text, job) }))
    .sort((a, b) => b.points - a.points || a.index - b.index);
  const best = [...sorted.map(({ points }) => points), ...quoted.map(({ points }) => points)]
    .sort((a, b) => b - a)
    .slice(0, 2);
  return {
    entry,
    phrased: sorted,
    quoted: quoted.map(({ bullet }) => bullet),
    points:
      best.reduce((sum, points) => sum + points, 0) / Math.max(1, best.length) - entry * ageCost,
  };
}

/** The employments worth telling, the most fitting first. */
export function rankEmployments(facts: readonly Fact[], input: Input): RankedEmployment[] {
  return input.resume.experience
    .map((_, entry) => rankPhrases(entry, facts, input))
    .filter(({ phrased, quoted }) => phrased.length + quoted.length > 0)
    .sort((a, b) => b.points - a.points || a.entry - b.entry);
}
