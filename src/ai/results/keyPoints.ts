// Cuts a model answer into the points a good answer makes: its lines, or its sentences where it is one paragraph.
import { sentencesOf } from '#domain/text/sentences.ts';
import { languageOf } from '#domain/text/functionWords.ts';
import { contentOf } from '#ai/onDevice/grading/features.ts';
import { tokensOf, type Language } from '#ai/onDevice/grading/tokens.ts';

/** The most points that are checked; the rest joins the last one. */
const keyPointsMax = 12;

const bullet = /^\s*(?:[-–—•*·]|\(?\d{1,2}[.)]|\(?[a-z]\))\s+/iu;

/** The language a model answer is written in. */
export function detectAnswerLanguage(text: string): Language {
  return languageOf(tokensOf(text, 'en').map(({ lower }) => lower)).language;
}

/** The points of a model answer, at most 12, as they will be checked and shown. Bullets and numbers in front are left out; a fragment without a subject joins the point before it. */
export function keyPointsOf(modelAnswer: string): string[] {
  const language = detectAnswerLanguage(modelAnswer);
  const parts = modelAnswer
    .split('\n')
    .flatMap((line) =>
      sentencesOf(line.replace(bullet, '')).flatMap(({ text }) => text.split(/;\s+/)),
    )
    .map((text) => text.trim())
    .filter(Boolean);
  const points: string[] = [];
  for (const part of parts) {
    const last = points.at(-1);
    const empty = contentOf(tokensOf(part, language)).length === 0;
    if (empty && last === undefined) continue;
    if (last !== undefined && (empty || points.length >= keyPointsMax))
      points[points.length - 1] = `${last} ${part}`;
    else points.push(part);
  }
  return points;
}
