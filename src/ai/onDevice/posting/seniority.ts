// How senior a role is: by its title, by what the posting calls it elsewhere, by whom it leads; many years only suggest it.
import { inWords } from '#domain/text/wordLimits.ts';
import type { Seniority } from '#ai/reasons/reasons.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { isTitleNoun } from './moreRoles.ts';

/** Something read, and whether the text says it plainly. */
export interface Found<T> {
  value: T;
  isSure: boolean;
}

const grades: readonly [Seniority, RegExp][] = [
  [
    'lead',
    inWords(
      /\bhead (?:chef|nurse|waiter|waitress|cook|barista|gardener|housekeeper|receptionist|teller|baker|coach)\b/iu,
    ),
  ],
  [
    'executive',
    inWords(
      /\b(chief|c[etfoim]o|vice president|vp|president|director|directora|head of|head$|executive director|managing director|jef[ea] de (departamento|área)|gerente general|subdirector|subdirectora)\b/iu,
    ),
  ],
  [
    'lead',
    inWords(
      /\b(lead|leader|principal|staff engineer|team lead|tech lead|líder|manager|supervisor|supervisora|gerente|charge nurse|jefe|jefa|responsable|encargad[oa]|foreman|forewoman|capataz|superintendent)\b/iu,
    ),
  ],
  [
    'mid',
    inWords(/\b(?:semi[- ]?senior|ssr|mid[- ]level|mid[- ]weight|medior)\b|\((?:mid|medior)\)/iu),
  ],
  [
    'senior',
    /(?:^|[^\p{L}])(senior|sr\.?|sen\.|sénior|experienced|expert|specialist ii+)(?:[^\p{L}]|$)/iu,
  ],
  [
    'intern',
    inWords(
      /\b(intern|internship|trainee|apprentice|apprenticeship|working student|student assistant|becari[oa]|beca|prácticas|practicante|aprendiz)\b/iu,
    ),
  ],
  [
    'junior',
    /(?:^|[^\p{L}])(junior|jr\.?|entry[- ]level|graduate|júnior|assistant|auxiliar|ayudante)(?:[^\p{L}]|$)/iu,
  ],
];
/** Managers of a thing, who lead nobody unless the text says so. */
const ofThings = inWords(
  /\b(product|project|account|office|community|marketing|delivery|success|partner|partnership|business development|requirements?|requirement management|program(?:me)?|sales|hr|key account|case|campaign|brand|category|content|event|grants?|social media|proyectos?|producto|cuentas|community)\s+manager\b|\bresponsable de (?:proyectos?|cuentas?|producto|marketing|comunicaci[oó]n)\b|\bmanager of products?\b/iu,
);
/** Assistants and auxiliaries by trade, not by level. */
const byTrade = inWords(
  /\b(?:assistant professor\w*|(?:research|executive|personal|teaching|medical|legal|shop|sales|care|healthcare|nursing|administrative|dental|warehouse|kitchen|office|store|classroom|laboratory|lab) assistant|auxiliar(?! contable)|asistente|assistant (?:store |general |site |project |branch )?manager)\b/iu,
);
const leadsPeople = inWords(
  /\b(?:direct reports|line[- ]manag\w+|people management|personnel responsibility|(?:manage|lead|leading|managing|supervise|supervising|head|heading) (?:a|the|our|your) (?:\p{L}+ ){0,3}(?:team|department|group|staff) of|(?:your|a|su) team of \p{L}+ (?:people|employees|specialists|engineers)|(?:dirigir|liderar|coordinar|gestionar)[ás]* (?:a )?(?:un|el|tu|su) equipo|(?:llevar|tendr)[áa]s? (?:a )?(?:un |a tu cargo )?(?:equipo|personas)|personas a (?:tu|su) cargo)\b/iu,
);

/** The level that a title names; null when it names none. */
function gradeIn(title: string, text: string): Seniority | null {
  for (const [seniority, pattern] of grades) {
    if (!pattern.test(title)) continue;
    if (
      seniority === 'lead' &&
      ofThings.test(title) &&
      !inWords(/\b(?:lead|head|team|senior manager)\b/i).test(title) &&
      !leadsPeople.test(text)
    )
      continue;
    if (seniority === 'junior' && byTrade.test(title)) continue;
    return seniority;
  }
  return null;
}

/** What a job board's field says; several levels count as the one in the middle, all of them as none. */
const field = inWords(
  /\b(?:experience level|seniority(?: level)?|level of experience|career level|experience(?=\s+(?:mid|senior|junior|entry)\S*(?:[- ]senior)? level)|nivel(?: de experiencia)?)\s*[:\n]?\s*([^\n]{3,60})/iu,
);
const fieldLevels: readonly [Seniority, RegExp][] = [
  ['junior', inWords(/\b(?:junior|júnior|entry|principiante)\b/i)],
  ['mid', inWords(/\b(?:mid|intermedi\p{L}*|semi)\b/iu)],
  ['senior', inWords(/\b(?:senior|sénior)\b/i)],
  ['lead', inWords(/\b(?:lead|manager)\b/i)],
];

function readFieldLevel(text: string): Seniority | null {
  const words =
    (field.exec(text)?.[1] ?? '')
      .slice(0, 40)
      .split(inWords(/\b(?:role|industry|technologies|location|company|job)\b/i))[0] ?? '';
  const named = fieldLevels
    .filter(([, pattern]) => pattern.test(words))
    .map(([seniority]) => seniority);
  if (named.length === 3) return named[0] === 'junior' ? null : (named[1] ?? null);
  return named.includes('mid') ? 'mid' : (named[0] ?? null);
}

const called = inWords(
  /(?:\b(?:looking|searching) for|\bseek(?:s|ing)?|\bhir(?:e|ing)|\brecruit(?:ing)?|\bneed|\bas|\bbecome|\bjoin us as|\bbuscamos(?: a)?|\bcomo|\bseleccionamos)\s+(?:an? |the |our |un |una |una? nuev[oa] )?(?:new |next |highly |very )?((?:\p{L}[\p{L}+#./-]*\s+){0,4}\p{L}[\p{L}/-]*)/giu,
);
const graded = inWords(/^(?:senior|sénior|junior|júnior|lead|principal|mid[- ]level)\b/iu);
const gradedBehind = inWords(
  /\b(?:senior|sénior|junior|júnior)$|\((?:mid|senior|junior|sénior|júnior|semi ?senior)\)/iu,
);

/** The level of the role where the posting calls it by another name than its title: "looking for a senior Java developer". */
function readCalledLevel(title: string, text: string): Seniority | null {
  const nouns = wordsOf(title)
    .map(({ lower }) => lower)
    .filter(isTitleNoun);
  for (const match of text.slice(0, 12_000).matchAll(called)) {
    const words = match[1] ?? '';
    const here = wordsOf(words).map(({ lower }) => lower);
    const at = here.findIndex((word) =>
      nouns.length > 0
        ? nouns.includes(word) || nouns.includes(word.replace(/s$/, ''))
        : isTitleNoun(word),
    );
    if (at <= 0) continue;
    const name = here.slice(0, at + 1).join(' ');
    const behind = text.slice(
      match.index + match[0].length - words.length,
      match.index + match[0].length + 20,
    );
    const level = graded.test(name)
      ? gradeIn(name, '')
      : gradedBehind.test(behind.split('.')[0] ?? '') && gradedBehind.exec(behind)
        ? gradeIn(gradedBehind.exec(behind)?.[0] ?? '', '')
        : null;
    if (level) return level;
  }
  return null;
}

/** The level that the line of the title says beside it: "Product Designer (Mid)", "entry level". */
function readLevelBeside(title: string, text: string): Seniority | null {
  if (title === '') return null;
  const line = text
    .split('\n')
    .slice(0, 12)
    .find((one) => one.length < 160 && one.toLowerCase().includes(title.toLowerCase()));
  const rest =
    line?.replace(new RegExp(title.replaceAll(/[^\p{L}\p{N} ]/gu, '.'), 'iu'), ' ') ?? '';
  return (
    [
      ...rest.matchAll(
        inWords(
          /\b(?:semi[- ]?s[eé]nior|ssr|senior|sénior|junior|júnior|entry[- ]level|mid[- ]level|graduate|trainee|internship|lead)\b|\(mid\)/giu,
        ),
      ),
    ]
      .map(([word]) => gradeIn(word, ''))
      .find((level) => level !== null) ?? null
  );
}

const yearsAsked = inWords(
  /\b(\d{1,2})\s*(?:\+|-\s*\d{1,2}|to \d{1,2}|a \d{1,2})?\s*(?:\+ )?(?:years?|yrs|años?)(?=[^.\n]{0,60}\b(?:experience|experiencia|track record|hands-on|professional|working (?:in|with|as))\b)/giu,
);
const manyYears = inWords(
  /\b(?:many|several|extensive|muchos) (?:years|años)['’]? (?:of |de )?(?:\p{L}+ ){0,4}(?:experience|experiencia)\b/iu,
);
const beginners = inWords(
  /\b(?:newly|recently|freshly) (?:educated|graduated|qualified)|recent graduates?|(?:reci[eé]n|reci[eé]n) (?:titulad|graduad|egresad)\p{L}+|no (?:prior |previous )?experience (?:is )?(?:required|needed|necessary)|sin experiencia previa|no (?:se requiere|hace falta|es necesaria) experiencia\b/iu,
);

/** Most of the first years of experience that the text asks for; 0 when it names none. */
function readYears(text: string): number {
  const years = [...text.matchAll(yearsAsked)]
    .map((match) => Number(match[1]))
    .filter((value) => value > 0 && value < 26);
  return Math.max(0, ...years.slice(0, 3).map((value) => Math.min(value, 15)));
}

/** How senior the role is; null where the text does not say it. Three years are asked of anybody: only five and more suggest a level. */
export function findSeniority(title: string, text: string): Found<Seniority | null> {
  const stated = gradeIn(title, text) ?? readFieldLevel(text) ?? readLevelBeside(title, text);
  if (stated) return { value: stated, isSure: true };
  return { value: readCalledLevel(title, text) ?? toLevel(text), isSure: false };
}

/** The level that the years asked for suggest. */
function toLevel(text: string): Seniority | null {
  if (readYears(text) >= 5) return 'senior';
  if (beginners.test(text)) return 'junior';
  return manyYears.test(text) ? 'senior' : null;
}
