// Whether a resume carries a degree: as high, finished, and in a subject that will do.
import { inWords } from '#domain/text/wordLimits.ts';
import { findDegree, findHeldDegree, isSubjectOf } from '#ai/onDevice/qualifications/degrees.ts';
import { listContentStems, type Clause } from '#ai/onDevice/match/clauses.ts';
import { missing, buildVerdict, type Grounds, type Verdict } from '#ai/onDevice/match/verdicts.ts';
import { judgeYears } from './yearsVerdict.ts';
import { isEnough } from './certificateAmounts.ts';

const unfinished = inWords(
  /\b(?:abandon\p{L}+|sin (?:terminar|acabar|finalizar|titular|concluir)|inconcl\p{L}+|incomplet\p{L}*|no (?:terminad|finalizad|concluid|titulad)[oa]|trunc[ao]|a falta de|me faltan?|por (?:terminar|acabar|defender|presentar)|egreso previsto|dropped out|left (?:after|before|in)|not (?:finished|completed|awarded)|unfinished|withdrew|without (?:finishing|graduating)|to be (?:completed|finished|awarded)|due to (?:finish|complete|graduate)|graduating|finish(?:ing|es) in|thesis (?:pending|outstanding)|(?:year|semester|module|stage) (?:\d|one|two|three|four) of|(?:first|second|third|fourth|one|two|three|four|\d) (?:years?|modules?|semesters?) (?:of|out of) (?:\d|two|three|four|five|six)|(?:\d+\.?[ºoª]?|primer|segundo|tercer|cuarto|quinto|sexto) (?:de \d|semestre|cuatrimestre|curso|año|ciclo)|present|to date|actualidad|al presente)\b/iu,
);

/** A foreign degree of which nobody has verdictFrom yet that it counts. */
const awaitsRecognition = inWords(
  /\b(?:homologaci[oó]n|convalidaci[oó]n|recognition|equivalency)\b.{0,40}\b(?:solicitad[oa]|sin resolver|en tr[aá]mite|pendiente|en curso|pending|applied for|in progress)\b/iu,
);

/** True for studies that are not over: by their words, or by a year that is still to come. */
function isUnfinished(text: string, asOf: string): boolean {
  return (
    unfinished.test(text) ||
    [...text.matchAll(/(?<!\d)20\d\d(?!\d)/g)].some(
      ([year]) => Number(year) > Number(asOf.slice(0, 4)),
    )
  );
}

const trade = inWords(
  /\b(?:(?:level|nivel|[ns]?vq) \d|certificad[oa]s?(?: de)?|certificates? in|certificate)\b/iu,
);
/** A certificate of a trade by its level or name alone: "Level 2 Plumbing, Gateshead College". */
function tradeCertificateOf({ text, kind }: Clause): { level: number } | null {
  return trade.test(text) && (kind !== 'work' || text.split(/\s+/).length <= 14)
    ? { level: 1 }
    : null;
}

/** A degree: as high, and in a subject that will do; in part when it is not finished, lower, or in another subject. */
export function judgeDegree(text: string, grounds: Grounds): Verdict {
  const { clauses, language } = grounds;
  const asked = findDegree(text);
  if (!asked) return missing;
  const own = clauses.flatMap((clause) => {
    const degree =
      clause.status === 'denied' || clause.status === 'wished'
        ? null
        : (findHeldDegree(clause.text) ??
          (asked.level === 1 && trade.test(text) ? tradeCertificateOf(clause) : null));
    return degree ? [{ clause, degree }] : [];
  });
  const inSubject = own.filter(
    ({ clause }) =>
      isSubjectOf(listContentStems(clause.text, language), asked) ||
      isSubjectOf(listContentStems(clause.text, 'en'), asked),
  );
  const full = inSubject.filter(
    ({ clause, degree }) =>
      clause.status === 'done' &&
      !isUnfinished(clause.text, grounds.asOf) &&
      !awaitsRecognition.test(grounds.resume.lines[clause.line] ?? '') &&
      degree.level >= asked.level &&
      isEnough(clause.text, text),
  );
  if (full.length > 0)
    return buildVerdict(
      'met',
      full.map(({ clause }) => clause),
    );
  if (asked.orExperience) {
    const years = judgeYears('2 years', grounds);
    if (years.state === 'met') return years;
  }
  if (inSubject.length > 0)
    return buildVerdict(
      'partial',
      inSubject.map(({ clause }) => clause),
    );
  return asked.orRelated
    ? buildVerdict(
        'partial',
        own.filter(({ degree }) => degree.level >= asked.level).map(({ clause }) => clause),
      )
    : missing;
}
