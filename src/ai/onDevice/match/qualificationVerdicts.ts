// Whether a resume carries a requirement that is no skill: years, degree, licence, language, working times, place, travel, people led.
import { inWords } from '#domain/text/wordLimits.ts';
import { degreeIn, isSubjectOf } from '#ai/onDevice/qualifications/degrees.ts';
import { languagesIn } from '#ai/onDevice/qualifications/languageLevels.ts';
import { numberIn, numberWords } from '#ai/onDevice/qualifications/numbers.ts';
import type { QualificationKind } from '#ai/onDevice/qualifications/qualification.ts';
import { periodsIn } from '#ai/onDevice/resume/shape/dates.ts';
import { contentStems, type Clause } from './clauses.ts';
import { titleCloseness } from './titles.ts';
import { affirmed, missing, verdictFrom, type Grounds, type Verdict } from './verdicts.ts';
import { leadVerdict } from './leadVerdict.ts';
import { locationVerdict, shiftVerdict, travelVerdict } from './whenAndWhere.ts';
import { yearsVerdict } from './yearsVerdict.ts';

/** A stretch of time, as jobs have it. */
const isPeriod = (text: string): boolean => periodsIn(text).some(({ single }) => !single);

const unfinished = inWords(
  /\b(?:abandon\p{L}+|sin (?:terminar|acabar|finalizar|titular|concluir)|inconcl\p{L}+|incomplet\p{L}*|no (?:terminad|finalizad|concluid|titulad)[oa]|trunc[ao]|a falta de|me faltan?|por (?:terminar|acabar|defender|presentar)|egreso previsto|dropped out|left (?:after|before|in)|not (?:finished|completed|awarded)|unfinished|withdrew|without (?:finishing|graduating)|to be (?:completed|finished|awarded)|due to (?:finish|complete|graduate)|graduating|finish(?:ing|es) in|thesis (?:pending|outstanding)|(?:year|semester|module|stage) (?:\d|one|two|three|four) of|(?:first|second|third|fourth|one|two|three|four|\d) (?:years?|modules?|semesters?) (?:of|out of) (?:\d|two|three|four|five|six)|(?:\d+\.?[ºoª]?|primer|segundo|tercer|cuarto|quinto|sexto) (?:de \d|semestre|cuatrimestre|curso|año|ciclo)|present|to date|actualidad|al presente)\b/iu,
);

/** A foreign degree of which nobody has said yet that it counts. */
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
/** A paper of a trade by its level or name alone: "Level 2 Plumbing, Gateshead College". */
function readTradeCertificate({ text, kind }: Clause): { level: number } | null {
  return trade.test(text) && (kind !== 'work' || text.split(/\s+/).length <= 14)
    ? { level: 1 }
    : null;
}

/** A degree: as high, and in a subject that will do; in part when it is not finished, lower, or in another subject. */
function degreeVerdict(text: string, grounds: Grounds): Verdict {
  const { clauses, language } = grounds;
  const asked = degreeIn(text);
  if (!asked) return missing;
  const own = clauses.flatMap((clause) => {
    const degree =
      clause.status === 'denied' || clause.status === 'wished'
        ? null
        : (degreeIn(clause.text) ??
          (asked.level === 1 && trade.test(text) ? readTradeCertificate(clause) : null));
    return degree ? [{ clause, degree }] : [];
  });
  const inSubject = own.filter(
    ({ clause }) =>
      isSubjectOf(contentStems(clause.text, language), asked) ||
      isSubjectOf(contentStems(clause.text, 'en'), asked),
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
    return verdictFrom(
      'met',
      full.map(({ clause }) => clause),
    );
  if (asked.orExperience) {
    const years = yearsVerdict('2 years', grounds);
    if (years.state === 'met') return years;
  }
  if (inSubject.length > 0)
    return verdictFrom(
      'partial',
      inSubject.map(({ clause }) => clause),
    );
  return asked.orRelated
    ? verdictFrom(
        'partial',
        own.filter(({ degree }) => degree.level >= asked.level).map(({ clause }) => clause),
      )
    : missing;
}

const licenceWords = inWords(
  /\b(?:a|an|the|valid|holds|holding|member|membership|working|towards|current|currently|full|fully|clean|in date|up to date|that is|must|have|hold|holder|of|for|or|and|certificate|certificates|certified|certification|licen[cs]e|card|ticket|carn[eé]|permiso|certificado|certificaci[oó]n|t[ií]tulo|curso|vigente|en vigor|training|completed|within|last|months?|years?|horas?|hours?|days?|day|qualification|qualified|approval|accreditation|registration|status|as|de|del|conducir|driving|vehicle|own|condition|post|requirement|required|essential|desirable|ideally|preferred|preferably|job|role|imprescindible|requisito|necesari[oa]|deseable|valorable|is|basic|b[aá]sic[oa]|level|nivel)\b/giu,
);
/** Other names of the same paper, as stems or letters. */
const sameLicence: readonly RegExp[] = [
  /^(?:rcp|reanimac|cpr|resuscitat)/,
  /^(?:prl$|prevenc|riesg)/,
  /^(?:tacho|tacograf)/,
  /^(?:forklift|carretill|counterbal)/,
  /^(?:qts|teacher)$/,
  /^(?:nurs|enfermer)/,
  /^(?:hiab|crane)$/,
  /^(?:aliment|food$)/,
];
const isSameLicence = (a: string, b: string): boolean =>
  a === b ||
  (a.length >= 5 && b.length >= 5 && a.slice(0, 5) === b.slice(0, 5)) ||
  sameLicence.some((names) => names.test(a) && names.test(b));
const driving = inWords(
  /\b(?:conducir|conducci[oó]n|manejo|manejar|driving|driver['’]?s?|category|categor[ií]a|car licen[cs]e|permiso|minibus)\b/iu,
);
const drivingLicence = inWords(
  /\b(?:driv(?:ing|er['’]?s?) licen[cs]es?|(?:clean|full|car|van|lorry|hgv|minibus|uk|eu) (?:driving )?licen[cs]e|licen[cs]e (?:category|class)|(?:licen[cs]es?|licencia|carn[eé]s?|permisos?|libreta)(?: de)?(?: (?:conducir|conducci[oó]n|manejo|manejar|tipo|clase|categor[ií]a|camioneta|coche))|(?:category|class|categor[ií]a|clase) [A-D]|driver CPC|(?:licencia|carn[eé]|permiso|licen[cs]e|libreta)s? (?:[A-D]\d?|AM)(?:\+E)?)(?![\p{L}\d])/iu,
);
/** Leave to ride or to learn, which is not leave to drive a car. */
const lesserDriving = inWords(
  /\b(?:provisional|learner|moped|motorcycle|motorbike|ciclomotor|moto(?:cicleta)?)\b/iu,
);
/** The category of mopeds; "am" in small letters is a verb, and half of the day. */
const mopedCategory = inWords(/\bAM\b/u);
/** A driving licence with no category named. */
const anyDriving = inWords(
  /\b(?:driv(?:ing|er['’]?s?) licen[cs]e|(?:carn[eé]|permiso|licencia|libreta) (?:de )?(?:conducir|conducci[oó]n|manejo|manejar))\b/iu,
);
/** Which driving categories a category includes. */
const includesCategory: Readonly<Record<string, string>> = {
  'C+E': 'C+E C C1 B',
  C: 'C C1 B',
  C1: 'C1 B',
  'D+E': 'D D1 B',
  D: 'D D1 B',
  D1: 'D1 B',
  B: 'B',
  'B+E': 'B',
  A: 'A',
};
const categories = (text: string): string[] =>
  [
    ...text
      .replace(/^A\s/u, ' ')
      .matchAll(/(?<![\p{L}\d+])(?:C\+E|D\+E|B\+E|C1|D1|[ABCD])(?![\p{L}\d'’+])/gu),
  ].map(([name]) => name);
const amount = (text: string): { value: number; unit: string } | null => {
  const found =
    new RegExp(
      String.raw`(?<![\p{L}\d])(\d{1,3}|${numberWords})[- ]?(hours?|horas?|days?|d[ií]as?)`,
      'iu',
    ).exec(text) ?? /(?<![\p{L}])(?:level|nivel|[ns]?vqs?|btec|aat)\s+(\d)(?!\d)/iu.exec(text);
  return found
    ? {
        value: numberIn(found[1] ?? '') ?? 0,
        unit: (found[2] ?? 'level').slice(0, 1).toLowerCase(),
      }
    : null;
};

const ownCar = inWords(
  /\b(?:(?:veh[ií]culo|coche|auto|movilidad|moto) propi[oa]|own (?:car|vehicle|transport|van)|(?:use|access) (?:of|to) a (?:car|vehicle))\b/iu,
);
const hasCar = inWords(
  /\b(?:(?:veh[ií]culo|coche|auto|movilidad|moto|furgoneta) propi[oa]|(?:my|own|have a) (?:\p{L}+ )?(?:car|vehicle|transport|van)|(?:tengo|con|dispongo de) (?:mi )?(?:coche|veh[ií]culo|auto|moto|furgoneta)|(?:coche|veh[ií]culo) y (?:carn[eé]t?|permiso|licencia)|(?:carn[eé]t?|permiso|licencia)(?: \p{L}+){0,3} y (?:coche|veh[ií]culo|auto)|car owner|(?:licen[cs]e|driver)(?: and|,) (?:own )?car)\b/iu,
);
/** Being on the way to it is all that is asked for. */
const onTheWay = inWords(
  /\b(?:working towards|studying (?:for|towards)|part[- ]qualified or|en curso|en proceso de|cursando)\b/iu,
);
/** The higher of the kinds in which papers come. */
const higherKind = inWords(/\b(?:universal|specialist|especialista|instructor|expert|experto)\b/iu);

/** True unless fewer hours or days, or a lower level, are told than asked for. */
function isEnough(shown: string, asked: string): boolean {
  const [given, wanted] = [amount(shown), amount(asked)];
  if (higherKind.test(asked) && !higherKind.test(shown)) return false;
  return !wanted || !given || given.unit !== wanted.unit || given.value >= wanted.value;
}

const oneWillDo = inWords(/\b(?:or|o|u)\b|\//iu);
const certificateCue = inWords(
  /\b(?:licen[cs]|certif|ticket|card|v[aá]lid|vigente|member|renovad[oa]|renewed|n[oº]\.? ?\d|approv|regist|qualif|carn[eé]|curso|course|with|papers?)\w*/iu,
);

/** The share of its name that a paper must carry to be the one asked for. */
const leastWhole = 0.75;

/** How long a paper holds: in words, or "to March 2027". */
const termWord = inWords(
  /\b(?:valid|until|till|expir\p{L}+|exp|through|hasta|vence|caduca|vigente|vigencia|v[aá]lid[oa])\b/iu,
);
const toMonth = inWords(/\b[Tt]o (?:\p{Lu}\p{Ll}+ )?20\d\d/u);
/** True when the paper was valid to a month that has gone, or is older than the months asked for. */
function hasRunOut(clause: Clause, asked: string, asOf: string): boolean {
  if (clause.status === 'expired') return true;
  const [year = 0, month = 12] = asOf.split('-').map(Number);
  const dates = periodsIn(clause.text)
    .flatMap(({ end, start }) => end ?? start ?? [])
    .filter((date) => date.startsWith('20'));
  const latest = [...dates].sort().at(-1);
  const last = Number(latest?.slice(0, 4) ?? 0);
  if (
    latest &&
    (!isPeriod(clause.text) || /v[aá]lid/iu.test(clause.text)) &&
    (termWord.test(clause.text) || toMonth.test(clause.text))
  )
    return latest < asOf.slice(0, latest.length);
  const within = inWords(/\blast (\d{1,2}) months?\b|\búltimos (\d{1,2}) meses\b/iu).exec(asked);
  return (
    within !== null &&
    last > 0 &&
    (year - last) * 12 + (month > 6 ? 0 : -6) >= Number(within[1] ?? within[2])
  );
}

/** A licence, certificate or registration: in part when it has run out, is being worked for, or is of a lower kind. */
function licenceVerdict(text: string, { clauses, language, asOf, jobTitle }: Grounds): Verdict {
  const stated = affirmed(clauses);
  const wanted = categories(text);
  const isGeneral = wanted.length === 0 && anyDriving.test(text);
  if (driving.test(text) && (wanted.length > 0 || isGeneral)) {
    const held = stated.filter(
      (clause) =>
        drivingLicence.test(clause.text) || /(?<![\p{L}])(?:C\+E|carn[eé]s?)/u.test(clause.text),
    );
    const asked = isGeneral ? ['B'] : wanted;
    const isFit = (clause: Clause): boolean => {
      const own = categories(clause.text);
      // Where no category is named, a car's is meant, on both sides.
      return own.length === 0
        ? asked.includes('B') &&
            !lesserDriving.test(clause.text) &&
            !mopedCategory.test(clause.text) &&
            drivingLicence.test(clause.text)
        : own.some((one) =>
            (includesCategory[one] ?? one).split(' ').some((part) => asked.includes(part)),
          );
    };
    const fit = held.filter(isFit);
    const lesser =
      isGeneral || wanted.includes('B')
        ? held.filter((clause) => inWords(/\bprovisional\b/iu).test(clause.text))
        : [];
    if (fit.length === 0) return verdictFrom('partial', lesser, 'name');
    return verdictFrom(
      fit.some((clause) => !hasRunOut(clause, text, asOf)) ? 'met' : 'partial',
      fit,
      'name',
    );
  }
  if (ownCar.test(text) && !anyDriving.test(text))
    return verdictFrom(
      'met',
      stated.filter((clause) => hasCar.test(clause.text)),
    );
  const category = inWords(/\bcategory ([A-D][1E+]*)\b/iu).exec(text)?.[1];
  if (category) {
    const found = stated.filter((clause) =>
      categories(clause.text).some((own) =>
        (includesCategory[own] ?? own).split(' ').includes(category),
      ),
    );
    if (found.length > 0)
      return verdictFrom(
        found.some((clause) => !hasRunOut(clause, text, asOf)) ? 'met' : 'partial',
        found,
        'name',
      );
  }
  const names = [
    ...new Set(
      contentStems(text.replace(licenceWords, ' ').replaceAll(/\([^)]*\)/g, ' '), language),
    ),
  ].filter((stem) => !numberWords.split('|').includes(stem) && !/^\d+$/.test(stem));
  const short = [...text.matchAll(/(?<![\p{L}\d])\p{Lu}[\p{Lu}\d]+(?![\p{L}\d])/gu)].map(([word]) =>
    word.toLowerCase(),
  );
  const initials = (text.match(/(?<![\p{L}])\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/gu) ?? []).map(
    (name) =>
      name
        .split(' ')
        .map((word) => word[0] ?? '')
        .join('')
        .toLowerCase(),
  );
  // "18th Edition", "2391": a number is as good as a name.
  const codes = contentStems(text, language).filter(
    (name) => /^\d{3,4}$|\dth$/.test(name) && !/^(?:19|20)\d\d$/.test(name),
  );
  const hits = stated.map((clause) => ({
    clause,
    share:
      names.length === 0
        ? 0
        : names.filter((name) => clause.stems.some((stem) => isSameLicence(name, stem))).length /
          names.length,
    isShort:
      [...short, ...initials, ...codes].some((one) => clause.stems.includes(one)) &&
      (certificateCue.test(clause.text) || clause.stems.length <= 8),
  }));
  const namedCertificates = short.filter((one) => /\p{L}\d/u.test(one));
  // A paper stands among papers, with a date or a word for it; in the story of a job, in a title or in a degree the word is no paper.
  const isCertificate = ({ text: own, kind, status, stems: words }: Clause): boolean =>
    (kind !== 'work' &&
      words.length <= 4 &&
      (degreeIn(own)?.level ?? 0) < 2 &&
      titleCloseness(own, jobTitle, null) < 0.3) ||
    status === 'expired' ||
    status === 'begun' ||
    certificateCue.test(own) ||
    namedCertificates.some((one) => words.includes(one)) ||
    (kind !== 'work' && words.length <= 8 && codes.some((one) => words.includes(one))) ||
    (kind !== 'work' &&
      /(?<!\d)(?:19|20)\d\d(?!\d)/.test(own) &&
      (degreeIn(own)?.level ?? 0) < 2 &&
      !isPeriod(own));
  const matchingCertificates = hits
    .filter(({ clause, share, isShort }) => (share >= 0.6 || isShort) && isCertificate(clause))
    .sort((a, b) => b.share + Number(b.isShort) - a.share - Number(a.isShort))
    .map(({ clause }) => clause);
  if (matchingCertificates.length === 0) return missing;
  // Another kind of the same paper: "basic" for "specialist", one of the two that are asked for.
  const isWhole = (clause: Clause): boolean =>
    hits.some(
      (hit) =>
        hit.clause === clause &&
        (hit.share >= leastWhole ||
          [...initials, ...codes].some((one) => clause.stems.includes(one))),
    );
  if (onTheWay.test(text))
    return verdictFrom(
      'met',
      matchingCertificates.filter(({ status }) => status === 'done' || status === 'begun'),
      'name',
    );
  const isEach = (clause: Clause): boolean =>
    namedCertificates.length < 2 ||
    oneWillDo.test(text) ||
    namedCertificates.every((one) => clause.stems.includes(one));
  const full = matchingCertificates.filter(
    (clause) =>
      clause.status === 'done' &&
      isEach(clause) &&
      !hasRunOut(clause, text, asOf) &&
      isEnough(clause.text, text) &&
      isWhole(clause),
  );
  return full.length > 0
    ? verdictFrom('met', full, 'name')
    : verdictFrom('partial', matchingCertificates, 'name');
}

/** So little that it is none. */
const hardly = inWords(
  /\b(?:casi nada|ningun[oa]|nulo|none|apenas|almost none|hardly any|only a few words|solo saludos)\b/iu,
);

const bothAsked = inWords(/\b(?:bilingual|biling[uü]e)\b/iu);
/** A language that is used: spoken with somebody, read or written at work. */
const inUse = inWords(
  /\b(?:leo|le[ií]a|redacto|escribo|atiendo|hablo|traduzco|negocio|read(?:ing)?|speak(?:ing)?|write|writing|serve|answer(?:ed)?|translate[ds]?|interpret(?:ed)?|calls?|meetings?|emails?|reuniones|llamadas|correos) (?:[\p{L}'’-]+ ){0,7}(?:in|en|to|into|al)\b|\b(?:hablo|hablaba|domino|speak|spoke|speaking) (?:\p{L}+ ){1,3}(?:with|con|to|a|al|every|daily|diario|at|en)\b/iu,
);
const readOnly = inWords(
  /\b(?:read(?:ing)?|leer|lectura|leo|le[ií]a|t[eé]cnico|technical|documentation|documentaci[oó]n)\b/iu,
);
/** Speaking with others takes more than the beginnings. */
const spokenWork = inWords(
  /\b(?:meetings?|calls?|negotiat\p{L}+|presentations?|customers?|clients?|suppliers?|interviews?|juntas|reuniones|llamadas|negociar|clientes|proveedores|presentaciones|ferias|entrevistas)\b/iu,
);
/** A language: in part when it is spoken less well than asked for, or nothing says how well. */
function languageVerdict(text: string, { clauses }: Grounds): Verdict {
  const asked = languagesIn(text);
  const verdicts = asked.map(({ id, level: named }): Verdict => {
    const level = named ?? (bothAsked.test(text) ? 5 : spokenWork.test(text) ? 4 : null);
    const own = affirmed(clauses)
      .filter(({ text: clauseText }) => !hardly.test(clauseText))
      .flatMap((clause) =>
        languagesIn(clause.text)
          .filter((one) => one.id === id)
          .map((one) => ({ clause, level: one.level })),
      );
    // "Leo los manuales en inglés": who works in it knows it, and reading is enough where reading is asked for.
    const used = own.filter(({ clause }) => inUse.test(clause.text));
    const isRead = readOnly.test(text);
    if (used.length > 0 && own.every(({ level: how }) => how === null))
      return verdictFrom(
        isRead || level === null || used.some(({ clause }) => !readOnly.test(clause.text))
          ? 'met'
          : 'partial',
        [used[0]?.clause].filter((clause) => clause !== undefined),
        'name',
      );
    // Beside a level, or in the part of the resume on languages; a German brand of ovens is no German.
    const spoken = own.filter(
      ({ clause, level: how }) =>
        how !== null ||
        (languagesIn(clause.text)[0]?.start === 0 &&
          (clause.kind !== 'work' || /^\p{L}+\s*:/u.test(clause.text))),
    );
    if (spoken.length === 0) return missing;
    const best = spoken.reduce((top, one) => ((one.level ?? 0) > (top.level ?? 0) ? one : top));
    return verdictFrom(
      level === null || (best.level ?? 0) >= level ? 'met' : 'partial',
      [best.clause],
      'name',
    );
  });
  const between = asked
    .slice(1)
    .map(({ start }, index) => text.slice(asked[index]?.end ?? 0, start))
    .join(' ');
  if (inWords(/\b(?:or|o|u)\b|\//iu).test(between) && !bothAsked.test(text))
    return (
      verdicts.find(({ state }) => state === 'met') ??
      verdicts.find(({ state }) => state === 'partial') ??
      missing
    );
  // One of the two that are asked for is a part of it.
  const one = verdicts.find(({ state }) => state !== 'missing');
  if (one && verdicts.some(({ state }) => state === 'missing')) return { ...one, state: 'partial' };
  return (
    verdicts.find(({ state }) => state === 'missing') ??
    verdicts.find(({ state }) => state === 'partial') ??
    verdicts[0] ??
    missing
  );
}

const verdicts: Readonly<Record<QualificationKind, (text: string, grounds: Grounds) => Verdict>> = {
  years: yearsVerdict,
  degree: degreeVerdict,
  licence: licenceVerdict,
  language: languageVerdict,
  shift: shiftVerdict,
  place: locationVerdict,
  travel: travelVerdict,
  lead: leadVerdict,
};

/** The verdict on a requirement of one of these kinds. */
export function verdictOnQualification(
  kind: QualificationKind,
  text: string,
  grounds: Grounds,
): Verdict {
  return verdicts[kind](text, grounds);
}
