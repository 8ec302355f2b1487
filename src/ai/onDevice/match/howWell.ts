// Whether evidence in a resume is only a little of what is asked for: a course, the basics, a lower grade.
import { inWords } from '#domain/text/wordLimits.ts';
import { splitClauses } from './clauses.ts';
import type { Grounds, EvidenceSpan } from './grounds.ts';
import type { Seen } from './resumeLines.ts';

/** A little of it, whatever is asked for. */
export const slight = inWords(
  /\b(?:basics?|beginner|elementary|rudimentary|a little|some (?:knowledge|experience|understanding)|b[aá]sic[oa]s?|nociones|principiante|un poco de|conocimientos? elementales?|nivel inicial|entry[- ]level)\b/iu,
);
/** Learned, with no word of work done with it. */
const onlyLearned = inWords(
  /\b(?:(?:online |evening |short )?course|bootcamp|tutorial|webinar|(?:(?:attended|took|joined) an? (?:\p{L}+ ){0,2}|(?:one-day|half-day|two-day|weekend|training|online|evening) )(?:workshop|seminar|lecture)|(?:studied|took|completed|passed) (?:an?|the) (?:\p{L}+ ){0,3}module|modules? (?:at university|at college|of my degree)|(?:asist[ií] a|hice|tom[eé]) un[ao]? (?:taller|seminario|charla)|(?:curs[eé]|estudi[eé]|aprob[eé]) (?:el|un) m[oó]dulo|curso|practi[sc]ed (?:\p{L}+ ){0,4}at home|practi(?:co|caba|cado|qu[eé]) (?:\p{L}+ ){0,4}en casa|(?:at home|en casa) (?:over|during|durante) |for my own|personal project|por mi cuenta estudio|free trial|introducci[oó]n a|introduction to|not used at work|as an? (?:helper|mate|labourer)\b|(?:como|de) ayudante(?! de \p{Lu})|(?:under|with) (?:close )?supervision|bajo supervisi[oó]n|pr[aá]cticas (?:de|en) (?!calidad|manufactura))\b/iu,
);

/** Where training is asked for, a course is all of it. */
export const asksForTraining = inWords(
  /^\W*(?:(?:tienes|has hecho|you have|with|con) )?(?:formaci[oó]n|cursos?|training|courses?)\b/iu,
);

const grades = [
  inWords(/\b(?:basic|elementary|foundation|b[aá]sic[oa]|elemental|inicial)\b/iu),
  inWords(/\b(?:intermediate|intermedi[oa])\b/iu),
  inWords(/\b(?:advanced|expert|avanzad[oa]|expert[oa])\b/iu),
] as const;
const gradeIn = (text: string): number => grades.findLastIndex((grade) => grade.test(text));
/** True where the evidence names a lower grade than the requirement: "nivel básico" for "nivel intermedio". */
export const isLower = (text: string, evidence: string): boolean =>
  gradeIn(text) >= 1 &&
  gradeIn(evidence) >= 0 &&
  evidence.length <= 90 &&
  gradeIn(evidence) < gradeIn(text);

/** True when the evidence is only about a course. */
export function isOnlyLearned(span: EvidenceSpan, seen: readonly Seen[]): boolean {
  const line = seen.find((one) => one.line === span.line);
  const clause =
    line &&
    splitClauses(line.text).find(({ start, end }) => start <= span.start && span.end <= end);
  return clause !== undefined && onlyLearned.test(clause.text);
}

/** True where the words next to a position say that there is only a little of it: "basic AutoCAD", "AutoCAD (nociones)". */
export function isSlight({ line, start, end }: EvidenceSpan, { resume }: Grounds): boolean {
  const text = resume.lines[line] ?? '';
  const before =
    text
      .slice(Math.max(0, start - 24), start)
      .split(/[,;.:|·]/u)
      .at(-1) ?? '';
  const after = text.slice(end, end + 24).split(/[,;.|·]/u)[0] ?? '';
  return slight.test(before) || slight.test(after);
}
