// Reads company, location, salary, address and last day from a posting, only where they are labelled; each with the words it came from.
import { inWords } from '#domain/text/wordLimits.ts';
import { parseDayFields } from '#domain/base/calendarDay.ts';
import { trackerLimits } from '#domain/seeker/trackedJob.ts';

const factNames = ['company', 'place', 'salary', 'url', 'closesAt'] as const;
export type FactName = (typeof factNames)[number];
/** What was read, and the line of the posting it came from. A day is "2026-11-30". */
export interface Fact {
  value: string;
  words: string;
}

const labels = {
  company:
    /^(?:company(?: name)?|employer|organi[sz]ation|hiring company|empresa|compañía|organización|empleador)$/i,
  place:
    /^(?:(?:job |work )?location|place(?: of work)?|workplace|city|based in|ubicación|lugar(?: de trabajo)?|localidad|ciudad|centro de trabajo)$/i,
  salary:
    /^(?:salary(?: range)?|pay(?: range)?|compensation|wages?|salario|sueldo|retribución|remuneración|banda salarial)$/i,
  url: /^(?:link|url|apply(?: at| here| online)?|web|enlace|solicitudes?(?: en)?|inscripción(?: en)?)$/i,
  closesAt:
    /^(?:closing date|closes(?: on)?|apply (?:by|before|until)|(?:application )?deadline|applications? close(?:s)?(?: on)?|last day to apply|fecha (?:límite|de cierre)|plazo(?: de (?:solicitud|inscripción|presentación))?|cierre(?: de (?:la )?oferta)?|hasta el)$/i,
} as const satisfies Record<FactName, RegExp>;

const months = [
  'january enero',
  'february febrero',
  'march marzo',
  'april abril',
  'may mayo',
  'june junio',
  'july julio',
  'august agosto',
  'september septiembre setiembre',
  'october octubre',
  'november noviembre',
  'december diciembre',
];

function monthOf(name: string): number {
  const short = name.toLowerCase().replace(/\.$/, '');
  return short.length < 3
    ? 0
    : months.findIndex((names) =>
        names
          .split(' ')
          .some((known) => known === short || (short.length <= 4 && known.startsWith(short))),
      ) + 1;
}

/** The one day that a text names, as "2026-11-30"; null when there is none or it may be read in two ways. */
export function findDay(text: string): string | null {
  const day = (
    year: string | undefined,
    month: number,
    date: string | undefined,
  ): string | null => {
    const field = `${year ?? ''}-${String(month).padStart(2, '0')}-${(date ?? '').padStart(2, '0')}`;
    return parseDayFields(field) ? field : null;
  };
  const iso = inWords(/\b(20\d\d)-(\d\d)-(\d\d)\b/).exec(text);
  if (iso) return day(iso[1], Number(iso[2]), iso[3]);
  const written = inWords(
    /\b(\d{1,2})(?:st|nd|rd|th|º)?\.?\s+(?:of\s+|de\s+)?(\p{L}{3,10}\.?)(?:\s+(?:de|del)|,)?\s+(20\d\d)\b/u,
  ).exec(text);
  if (written && monthOf(written[2] ?? '') > 0)
    return day(written[3], monthOf(written[2] ?? ''), written[1]);
  const american = inWords(/\b(\p{L}{3,10}\.?)\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(20\d\d)\b/u).exec(
    text,
  );
  if (american && monthOf(american[1] ?? '') > 0)
    return day(american[3], monthOf(american[1] ?? ''), american[2]);
  const figures = inWords(/\b(\d{1,2})[/.](\d{1,2})[/.](20\d\d)\b/).exec(text);
  if (!figures) return null;
  const [first, second] = [Number(figures[1]), Number(figures[2])];
  // 03/04/2026 is a day in March for some and in April for others.
  if (first === second || first > 12) return day(figures[3], second, figures[1]);
  return second > 12 ? day(figures[3], first, figures[2]) : null;
}

const findAddress = (text: string): string | null =>
  /https?:\/\/[^\s<>"')\]]+/i.exec(text)?.[0].replace(/[.,;:!?]+$/, '') ?? null;
const clean = (text: string): string =>
  text.replace(/[*_`]+/g, '').replace(/^[\s•·–—-]+|[\s.;,]+$/gu, '');

function valueOf(name: FactName, text: string): string | null {
  const value =
    name === 'closesAt' ? findDay(text) : name === 'url' ? findAddress(text) : clean(text);
  return value &&
    value.length > 1 &&
    value.length <= (name === 'url' ? trackerLimits.url : trackerLimits.short)
    ? value
    : null;
}

/** Sentences that name the company without a label. The name begins with a capital letter. */
const named = [
  inWords(
    /^(?:about|acerca de|sobre) (?!us\b|the\b|this\b|you\b|your\b|our\b|nosotros\b|el\b|la\b|ti\b)([\p{Lu}\d][^.:!?]{1,60})$/iu,
  ),
  inWords(
    /^([\p{Lu}\d][\p{L}\d&.'’ -]{1,50}?) (?:is (?:now )?(?:hiring|looking for|seeking|recruiting)|busca|necesita|está buscando)\b/u,
  ),
  inWords(
    /^(?:join|at|en) ([\p{Lu}][\p{L}\d&.'’ -]{1,50}?),? (?:we\b|as (?:a|an|our)\b|buscamos\b|as [\p{Lu}])/iu,
  ),
];
const nobody = inWords(
  /^(?:we|our|the|this|us|who|what|about|it|he|she|you|nuestr[oa]|el|la|los|las|se|este|esta)\b/iu,
);

function findCompany(line: string): string | null {
  for (const pattern of named) {
    const name = clean(pattern.exec(line)?.[1] ?? '');
    if (name.length > 1 && /^[\p{Lu}\d]/u.test(name) && !nobody.test(name)) return name;
  }
  return null;
}

/** The facts of a posting besides its title. The first mention counts. */
export function readPostingFacts(text: string): Partial<Record<FactName, Fact>> {
  const facts: Partial<Record<FactName, Fact>> = {};
  const lines = text
    .slice(0, 100_000)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const note = (name: FactName, value: string | null, words: string): void => {
    if (value !== null && !facts[name]) facts[name] = { value, words: words.slice(0, 200) };
  };
  for (const [index, line] of lines.entries()) {
    const [, label = '', rest = ''] =
      /^[\s*_#•·–-]*([\p{L} ]{3,40}?)[\s*_]*(?:[:：]|\s[–—-]\s)[\s*_]*(.*)$/u.exec(line) ?? [];
    for (const name of factNames) {
      if (label && labels[name].test(label.trim())) note(name, valueOf(name, rest), line);
    }
    if (/^<?https?:\/\/\S+>?$/i.test(line)) note('url', valueOf('url', line), line);
    if (line.length < 200 && index < 200)
      note('company', findCompany(clean(line.replace(/^[#*\s]+/, ''))), line);
    // "Applications close on 30 November 2026."
    if (
      inWords(
        /\b(?:clos(?:e|es|ing)|deadline|apply (?:by|before)|until|hasta|fecha límite|plazo|antes del)\b/i,
      ).test(line) &&
      line.length < 300
    )
      note('closesAt', findDay(line), line);
  }
  return facts;
}
