// Whether a resume carries a licence, certificate or registration: in part when it has run out, is being worked for, or is of a lower kind.
import { inWords } from '#domain/text/wordLimits.ts';
import { foldWord, stemOf } from '#domain/text/stem.ts';
import { findDegree } from '#ai/onDevice/qualifications/degrees.ts';
import { numberWords } from '#ai/onDevice/qualifications/numbers.ts';
import { listContentStems, type Clause } from '#ai/onDevice/match/clauses.ts';
import { measureTitleCloseness } from '#ai/onDevice/match/titles.ts';
import {
  selectAffirmed,
  missing,
  buildVerdict,
  type Grounds,
  type Verdict,
} from '#ai/onDevice/match/verdicts.ts';
import { isEnough } from './certificateAmounts.ts';
import { judgeDrivingOrCar } from './drivingVerdict.ts';
import { judgeFamily } from './familyVerdict.ts';
import { isPeriod, hasRunOut } from './certificateTerms.ts';
import { isSameLicence } from './sameLicence.ts';

const licenceWords = inWords(
  /\b(?:a|an|the|valid|holds|holding|member|membership|working|towards|current|currently|full|fully|clean|in date|up to date|that is|must|have|hold|holder|of|for|or|and|certificate|certificates|certified|certification|licen[cs]e|card|ticket|carn[eé]|permiso|certificado|certificaci[oó]n|t[ií]tulo|curso|vigente|en vigor|training|completed|within|last|months?|years?|horas?|hours?|days?|day|qualification|qualified|approval|accreditation|registration|status|as|de|del|conducir|driving|vehicle|own|condition|post|requirement|required|essential|desirable|ideally|preferred|preferably|job|role|imprescindible|requisito|negativo|naturaleza|necesari[oa]|deseable|valorable|is|basic|b[aá]sic[oa]|level|nivel)\b/giu,
);
/** Being on the way to it is all that is asked for. */
const onTheWay = inWords(
  /\b(?:working towards|studying (?:for|towards)|part[- ]qualified or|or part[- ]qualified|part[- ]qualified|en curso|en proceso de|cursando)\b/iu,
);

const oneWillDo = inWords(/\b(?:or|o|u)\b|\//iu);
const certificateCue = inWords(
  /\b(?:licen[cs]|certif|ticket|card|v[aá]lid|vigente|member|renovad[oa]|renewed|n[oº]\.? ?\d|approv|regist|qualif|commission|categor|carn[eé]|curso|course|with|papers?)\w*/iu,
);

/** The share of its name that a certificate must carry to be the one asked for. */
const leastWhole = 0.75;

/** What a certificate is called: words, letters for a name, the first letters of a name, numbers. */
interface CertificateNames {
  names: readonly string[];
  short: readonly string[];
  initials: readonly string[];
  codes: readonly string[];
}

function readCertificateNames(text: string, language: Grounds['language']): CertificateNames {
  const names = [
    ...new Set(
      listContentStems(text.replace(licenceWords, ' ').replaceAll(/\([^)]*\)/g, ' '), language),
    ),
  ].filter((stem) => !numberWords.split('|').includes(stem) && !/^\d+$/.test(stem));
  // "RICS" is looked for as it is and as its stem, as words of a resume are stems.
  const short = [
    ...new Set(
      [...text.matchAll(/(?<![\p{L}\d])\p{Lu}[\p{Lu}\d]+(?![\p{L}\d])/gu)].flatMap(([word]) => {
        const one = word.toLowerCase();
        return /\d/.test(one) ? [one] : [one, stemOf(foldWord(one), language)];
      }),
    ),
  ];
  const initials = (text.match(/(?<![\p{L}])\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/gu) ?? []).map(
    (name) =>
      name
        .split(' ')
        .map((word) => word[0] ?? '')
        .join('')
        .toLowerCase(),
  );
  // "18th Edition", "2391": a number counts as a name.
  const codes = listContentStems(text, language).filter(
    (name) => /^\d{3,4}$|\dth$/.test(name) && !/^(?:19|20)\d\d$/.test(name),
  );
  return { names, short, initials, codes };
}

/** How far a clause names the certificate. */
interface Hit {
  clause: Clause;
  share: number;
  isShort: boolean;
}

function findHits(
  stated: readonly Clause[],
  { names, short, initials, codes }: CertificateNames,
): Hit[] {
  return stated.map((clause) => ({
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
}

/** A certificate is listed among others, with a date or a word for it; in the story of a job, in a title or in a degree the word is no certificate. */
function isCertificate(
  { text: own, kind, status, stems: words }: Clause,
  namedInFull: readonly string[],
  letters: readonly string[],
  jobTitle: string,
): boolean {
  return (
    (kind !== 'work' &&
      words.length <= 4 &&
      (findDegree(own)?.level ?? 0) < 2 &&
      measureTitleCloseness(own, jobTitle, null) < 0.3) ||
    status === 'expired' ||
    status === 'begun' ||
    certificateCue.test(own) ||
    namedInFull.some((one) => words.includes(one)) ||
    (kind !== 'work' && words.length <= 8 && letters.some((one) => words.includes(one))) ||
    (kind !== 'work' &&
      /(?<!\d)(?:19|20)\d\d(?!\d)/.test(own) &&
      (findDegree(own)?.level ?? 0) < 2 &&
      !isPeriod(own))
  );
}

/** A licence, certificate or registration: in part when it has run out, is being worked for, or is of a lower kind. */
export function judgeLicence(
  text: string,
  { clauses, language, asOf, jobTitle }: Grounds,
): Verdict {
  const stated = selectAffirmed(clauses);
  const sure = judgeDrivingOrCar(text, clauses, asOf) ?? judgeFamily(text, stated, asOf);
  if (sure) return sure;
  const called = readCertificateNames(text, language);
  const { short, initials, codes } = called;
  const hits = findHits(stated, called);
  const namedInFull = short.filter((one) => /\p{L}\d/u.test(one));
  const certificates = hits
    .filter(
      ({ clause, share, isShort }) =>
        ((share >= 0.6 || isShort) &&
          isCertificate(clause, namedInFull, [...codes, ...short], jobTitle)) ||
        (onTheWay.test(text) && short.some((one) => clause.stems.includes(one))),
    )
    .sort((a, b) => b.share + Number(b.isShort) - a.share - Number(a.isShort))
    .map(({ clause }) => clause);
  if (certificates.length === 0) return missing;
  // Another kind of the same certificate: "basic" for "specialist", one of the two that are asked for.
  const isWhole = (clause: Clause): boolean =>
    hits.some(
      (hit) =>
        hit.clause === clause &&
        (hit.share >= leastWhole ||
          [...initials, ...codes, ...(oneWillDo.test(text) ? short : [])].some((one) =>
            clause.stems.includes(one),
          )),
    );
  if (onTheWay.test(text))
    // Whoever names the body is on the way to it.
    return buildVerdict(
      'met',
      certificates.filter(({ status }) => status === 'done' || status === 'begun'),
      'name',
    );
  const isEach = (clause: Clause): boolean =>
    namedInFull.length < 2 ||
    oneWillDo.test(text) ||
    namedInFull.every((one) => clause.stems.includes(one));
  const full = certificates.filter(
    (clause) =>
      clause.status === 'done' &&
      isEach(clause) &&
      !hasRunOut(clause, text, asOf) &&
      isEnough(clause.text, text) &&
      isWhole(clause),
  );
  return full.length > 0
    ? buildVerdict('met', full, 'name')
    : buildVerdict('partial', certificates, 'name');
}
