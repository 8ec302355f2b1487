/** Reads from a posting how many years of experience it asks for. */
import { inWords } from '#domain/text/wordLimits.ts';

const patterns: readonly RegExp[] = [
  /(?<!\d)(\d{1,2})\s*(?:\+|(?:-|–|to|or more|o más|a)\s*\d{0,2}\+?)?\s*(?:years?|yrs|años?)(?:['’])?[^.\n;]{0,50}?(?:experience|experiencia)/iu,
  /(?:experience|experiencia)[^.\n;]{0,40}?(?:at least|minimum|min\.|of|over|de|mínim[ao]|al menos)\s*(?:of |de )?(\d{1,2})\s*\+?\s*(?:years?|yrs|años?)/iu,
];

/** The fewest years asked for, of the first such sentence; null when none is. Ranges give their lower end. A company's own age is no demand. */
export function readYearsAsked(posting: string): number | null {
  for (const line of posting.split(/\n|(?<=[.;])\s/)) {
    if (inWords(/\b(?:we have|we bring|our|founded|tenemos|llevamos|nuestr[ao]s?)\b/iu).test(line))
      continue;
    for (const pattern of patterns) {
      const years = Number(pattern.exec(line)?.[1] ?? 0);
      if (years > 0 && years <= 30) return years;
    }
  }
  return null;
}
