// Degrees and schooling: how high, and in what.
import { inWords } from '#domain/text/wordLimits.ts';
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { foldWord, stemOf } from '#domain/text/stem.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import lists from './degrees.words.json';

/** 1 vocational, apprenticeship; 2 higher vocational; 3 bachelor; 4 master; 5 doctorate. The highest first: the first that is named counts. */
const kinds: readonly [number, RegExp, boolean][] = [
  [
    5,
    inWords(
      /\b(?:ph\.? ?d|doctorate|doctoral degree|doctorad[oa])\b(?!\.? (?:students?|candidates?|projects?|positions?|fellows?|thes[ie]s|supervis\w+))/iu,
    ),
    false,
  ],
  [
    4,
    inWords(
      /(?<!\b(?:scrum|web|quiz|head) )\b(?:master['’]s|masters?(?: degree| of science| of arts| in \p{Lu}| (?:or|and|\/) (?:ph|bachelor|doctor))|master en|m\.?sc|m\.?eng|mba|m\.?a\.?(?= \p{Lu})|máster|master(?= (?:en|de) )|mag[ií]ster|maestr[ií]a|posgrado|postgraduate)\b/iu,
    ),
    false,
  ],
  [
    3,
    inWords(
      /\b(?:bachelor['’]?s?|b\.?sc|b\.a\.?|ba(?= (?:in|\(|\p{Lu}\p{Ll}))|b\.?eng|ll\.?b|law degree|undergraduate degree|university degree|academic degree|college degree|(?<!(?:high|large|great|some|certain|any|\d) |[\d°-])degrees?(?! of (?!science|arts|bachelor|master))|graduate (?:in|of|degree)|licenciatura|licenciad[oa]|lic\. en|bachiller en|profesorado|t[ií]tulo de profesor[a]?|pedagog[ií]a en|doble titulaci[oó]n|diplomatura|grado (?:universitario|en)|graduad[oa] en|ingenier[ií]a (?:en|superior|t[eé]cnica)|titulaci[oó]n universitaria|estudios universitarios|carrera universitaria)\b/iu,
    ),
    false,
  ],
  [
    2,
    inWords(
      /\b(?:CFGS|grado superior|t[eé]cnico superior|ciclo formativo superior|HND|HNC|associate['’]?s? degree|higher certificate|tecnicatura|tecn[oó]log[oa]|tecnolog[ií]a en|higher (?:diploma|national|vocational)|foundation degree|meister)\b/iu,
    ),
    false,
  ],
  [
    1,
    inWords(
      /\b(?:CFGM|time[- ]served|(?:trained|educated|schooled) as (?:an? )?(?=\p{L})|carrera t[eé]cnica|formaci[oó]n profesional|grado medio|t[eé]cnic[oa] (?:en|qu[ií]mic[oa]|mec[aá]nic[oa]|electricista)|[a-z]?vq level|ciclo formativo|FP\b|apprenticeship|vocational (?:training|qualification|degree)|certificado de profesionalidad|NVQ|BTEC|trade certificate|TCAE)/iu,
    ),
    false,
  ],
  [
    3,
    inWords(
      /\b(?:qualified (?:\p{L}+ )?engineer|cand\.? ?(?:merc|polyt|scient|jur|mag)|egresad[oa] de|(?:estudiante|pasante) de (?:los )?(?:[uú]ltimos|ingenier|licenciatura|la carrera)|carrera de)\b/iu,
    ),
    true,
  ],
  [
    1,
    inWords(
      /\b(?:high school (?:diploma|graduate|degree)|secondary (?:school|education)|GCSEs?|A[- ]levels?|secundari[oa] complet[oa]|ense[ñn]anza media|bachillerato|preparatoria|graduado (?:en ESO|escolar)|escolaridad|titulaci[oó]n|t[ií]tulo (?:de|en)|diploma)\b/iu,
    ),
    true,
  ],
  [1, inWords(/\b(?:GED|ESO)\b/u), true],
];
/** The lowest of several levels that would do: "grado medio o superior". */
const lowest = inWords(/\bgrado medio o superior\b/iu);
const general = new Set(lists.general.map((word) => stemOf(foldWord(word), 'en')));

export interface Degree {
  level: number;
  /** Stems of what it is in; empty: in anything. */
  subject: string[];
  /** A word such as "diploma", which may be anything. */
  isVague: boolean;
  orExperience: boolean;
  orRelated: boolean;
  start: number;
  end: number;
}

/** Subjects that postings call by one name, by their beginnings. */
const families: readonly RegExp[] = [
  /^(?:quantitativ|mathemat|math|statist|physic|econom|econometr|actuari|engineer|comput|informat|matemat|estadist|fisic|cuantitativ|ingenier|econom)/,
  /^(?:comput|softwar|informat|programm|engineer|it$|sistem|telecom|mathemat|ingenier)/,
  /^(?:account|financ|busines|econom|contab|administrac|empres|management|comerci|marketing)/,
  /^(?:nurs|midwif|enfermer|health|sanitari|sociosanitari|cuidad|auxiliar)/,
  /^(?:electri|electron|mecatron|mechan|mecanic|instalacion|mechatron|automat|industri)/,
  /^(?:cocin|gastronom|culinar|hosteler|cook|cater|hospital)/,
  /^(?:law$|legal|llb$|lpc$|llm$|sqe$|bptc$|derech|jurid|abog)/,
  /^(?:engineer|beng$|meng$|ingenier)/,
  /^(?:teach|educ|pgce$|bed$|magister|maestr|pedagog|docenci)/,
  /^(?:chemist|quimic|biochem|bioquim|pharmac|farmac|materials?$)/,
  /^(?:biolog|microbiolog|biomedic|biotech|biotecn|biochem|life$)/,
  /^(?:social|psycholog|psicolog|sociolog|counsel|trabaj)/,
  /^(?:design|disen|graphic|grafic|illustrat|arts?$)/,
  /^(?:agricult|agron|agrari|horticult|animal$|forest)/,
  /^(?:construct|civil$|architect|arquitect|survey|edificac|building$)/,
  /^(?:logist|supply$|transport|comerci|trade$)/,
  /^(?:turism|touris|hotel|alojamient|hospitalit)/,
];

/** Studies by their name alone, as Spanish has them: "Ingeniería de Edificación", "Contador Público", "ADE". */
const studies =
  '(?:ingenier(?:[ií]a|[oa])|arquitect(?:ura|[oa])|lic\\.|abogad[oa]|derecho|contadur[ií]a|contador[a]? p[uú]blic[oa]|enfermer[ií]a|econom[ií]a|econ[oó]micas|psicolog[ií]a|pedagog[ií]a|magisterio|trabajo social|relaciones laborales|administraci[oó]n de empresas|ADE|farmacia|veterinaria|qu[ií]mica|biolog[ií]a|f[ií]sica|matem[aá]ticas|periodismo|publicidad)';
/** Asked for as studies: titled, or with others that will do. */
const asksForStudies = new RegExp(
  inWords(
    /^\W*(?:(?:t[ií]tulo|titulaci[oó]n|titulad[oa]|estudios|formaci[oó]n|carrera)s? (?:superior(?:es)? |universitari[oa]s? )?(?:de |en )STUDIES\b|STUDIES\b.{0,80}\b(?:o|u) (?:similar|equivalente|carrera|titulaci[oó]n|af[ií]n)|STUDIES (?:t[eé]cnic[oa]|superior|titulad[oa]))/iu,
  ).source.replaceAll('STUDIES', studies),
  'iu',
);
const heldStudies = new RegExp(
  inWords(
    /^\W*(?:(?:t[ií]tulo|titulad[oa]) (?:de |en ))?STUDIES\b(?=.*(?:universi|facultad|escuela|instituto|polit[eé]cnic|\bU[A-Z]{2,5}\b|titulad|pasante|egresad))/iu,
  ).source.replaceAll('STUDIES', studies),
  'iu',
);
const byName: (typeof kinds)[number] = [3, asksForStudies, false];

/** The degree that a line on studies names, also by the name of the studies alone. */
export function findHeldDegree(text: string): Degree | null {
  return heldStudies.test(text) ? degreeOf([3, heldStudies, false], text) : findDegree(text);
}

/** The degree a text names; null when it names none. */
export function findDegree(text: string): Degree | null {
  const kind = [...kinds, byName].find(([, pattern]) => pattern.test(text));
  return kind ? degreeOf(kind, text) : null;
}

/** "Lic. en Contaduría": the stop ends no clause. */
const shortTitle = inWords(/^\W*lic\. en\b/iu);

function degreeOf(kind: (typeof kinds)[number], text: string): Degree {
  const found = kind[1].exec(text);
  const clause = text.replace(shortTitle, '').split(/[.;(]/)[0] ?? text;
  const subject = wordsOf(clause)
    .map(({ lower }) => lower)
    .filter(
      (word) =>
        word.length > 1 &&
        !isFunctionWord(word, 'en') &&
        !isFunctionWord(word, 'es') &&
        !/^\d+$/.test(word),
    )
    .map((word) => stemOf(foldWord(word), 'en'))
    .filter((stem) => !general.has(stem));
  return {
    level: lowest.test(text) ? 1 : kind[0],
    subject,
    isVague: kind[2],
    orExperience: inWords(
      /\b(?:or|o)\b.{0,30}\b(?:experience|experiencia|equivalent|equivalente)\b/iu,
    ).test(text),
    orRelated: inWords(
      /\b(?:related|similar|relevant|quantitative|any|af[ií]n(?:es)?|relacionad[oa])\b/iu,
    ).test(text),
    start: found?.index ?? 0,
    end: (found?.index ?? 0) + (found?.[0].length ?? 0),
  };
}

/** Whether one subject will do for another: shared words, or one family of subjects. */
export function isSubjectOf(own: readonly string[], asked: Degree): boolean {
  if (asked.subject.length === 0) return true;
  const near = (a: string, b: string): boolean =>
    a === b || (a.length >= 5 && b.length >= 5 && a.slice(0, 6) === b.slice(0, 6));
  if (asked.subject.some((stem) => own.some((other) => near(stem, other)))) return true;
  return families.some(
    (family) =>
      asked.subject.some((stem) => family.test(stem)) && own.some((stem) => family.test(stem)),
  );
}
