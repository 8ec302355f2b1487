// How much a phrase looks like a job title, an employer, a degree or a school.
import { inWords } from '#domain/text/wordLimits.ts';
import { isRoleNoun } from '#ai/onDevice/posting/roleNouns.ts';
import { foldWord } from '#domain/text/stem.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { isLocation } from './locations.ts';
import { roleWords } from './roleWords.ts';
import lists from './kinds.words.json';

const rank = new Set(lists.rank);
const roles = new Set(lists.roles);
const company =
  /(?:^|[\s,.])(?:inc|incorporated|ltd|limited|llc|llp|plc|corp|corporation|co|gmbh|ag|kg|se|ug|bv|nv|ab|asa|oy|aps|srl|spa|sas|sarl|slu|sl|sa|s\.l\.u?|s\.a\.u?|s\.r\.l|s\.p\.a|b\.v|n\.v|pty|pte|pvt|lda|ltda|e\.v|& co|& sons|& partners)\.?$/iu;
const organisation = new Set(lists.organisation.map(foldWord));
const degreeWords =
  /(?:^|[\s(,.])(?:b\.?\s?sc|b\.?\s?a|b\.?\s?eng|b\.?\s?com|b\.?\s?tech|b\.?\s?ed|b\.?\s?n|b\.?\s?arch|bba|bfa|bs|bsn|be|llb|ll\.b|mbbs|m\.?\s?sc|m\.?\s?a|m\.?\s?eng|m\.?\s?tech|m\.?\s?ed|m\.?\s?phil|m\.?\s?res|m\.?\s?arch|mba|mfa|mpa|mph|msn|ms|mpp|msw|llm|ll\.m|emba|ph\.?\s?d|d\.?phil|dr|md|jd|dnp|edd|hnd|hnc|btec|nvq|gcses?|a-levels?|gce|aas|a\.a\.s|as|aa|associates?(?:'s)?|bachelor(?:'s|’s|s)?|bachelor of|master(?:'s|’s|s)?|doctor(?:ate|al)?|diploma|diplôme|diplom|certificate|certification|degree|licentiate|licenciatura|licenciad[oa]|grado|graduad[oa]|máster|master|ingeniería|ingenier[oa]|doctorado|doctor|diplomatura|diplomad[oa]|postgrado|posgrado|técnic[oa]|tecnico|tecnólog[oa]|preparatoria|educación (?:primaria|secundaria)|secundaria|profesorado|especialización|certificado|ciclo|bachillerato|bachiller|eso|fp|abitur|magister|magíster|maestría|licence|maîtrise|baccalauréat|bac|bts|dut|postgraduate|undergraduate|pgce|pgdip|pgcert|foundation|apprenticeship|ausbildung|fachinformatiker(?:in)?|minor|major|honours|honors|matura|staatsexamen|laurea|mestrado|bacharelado|graduação|curso|course|bootcamp|nanodegree|high school diploma|ged|school leaving|international baccalaureate|ib)(?=$|[\s),.:'’–-])/iu;
const schoolWords = inWords(
  /(?:universi|uniwersytet|üniversite|college|institut|academy|akademi|academia|polyt[eé]chn|polit[eéè]c|hochschule|\bschools?\b|gymnasium|lycée|escuela|colegio|facultad|faculty|école|\bies\b|\bcifp\b|\bcpifp\b|\bliceo\b|\bsixth form\b|\bhogeschool\b|conservator|seminary|kolleg|berufsschule|universit|\bmit\b|\beth\b|\bucl\b|\blse\b|\biit\b|\biese\b|\besade\b|\binsead\b|\bcaltech\b|\bkth\b|\bepfl\b|\bhec\b|\buned\b|\bunam\b|\bucla\b|\bnyu\b|open university|centro de|centre for|center for|politechnika|vysoká|egyetem|yliopisto|sveučilište|tecnológico|coursera|udemy|edx|general assembly|le wagon|ironhack)/iu,
);

/** How much a phrase looks like a job title; 0 for nothing. */
export function scoreTitle(text: string): number {
  const words = wordsOf(text.replaceAll(/\([^)]*\)/g, ' '));
  if (words.length === 0 || words.length > 10 || text.length > 90) return -1;
  let score = 0;
  const lowers = words.map(({ lower }) => lower.replace(/\.$/, ''));
  const names = lowers.map(
    (lower) => isRoleNoun(lower) || roles.has(lower) || roleWords.has(lower),
  );
  if (names.some(Boolean)) score += 3;
  if (names.at(-1) || names[0]) score += 0.5;
  if (lowers.some((lower) => rank.has(lower))) score += 1.5;
  if (company.test(text)) score -= 2.5;
  if (lowers.length > 1 && organisation.has(foldWord(lowers.at(-1) ?? '')) && !names.at(-1))
    score -= 1;
  return score;
}

/** How much a phrase looks like the name of an employer. */
export function scoreEmployer(text: string): number {
  const words = wordsOf(text.replaceAll(/\([^)]*\)/g, ' '));
  if (words.length === 0 || text.length > 100) return -1;
  let score = 0;
  if (company.test(text)) score += 3;
  if (words.some(({ lower }) => organisation.has(foldWord(lower)))) score += 1.5;
  if (/\p{L}\s+&\s+\p{L}/u.test(text)) score += 0.5;
  if (
    words.every(
      (word) =>
        /^[\p{Lu}\d]/u.test(word.text) ||
        /^(?:of|the|and|de|del|la|y|for|für|und)$/.test(word.lower),
    )
  )
    score += 0.5;
  if (isLocation(text)) score -= 2;
  return score;
}

/** "Secondary School Certificate", "High School Diploma": a certificate, though it names a school. */
const namesCertificate = inWords(
  /\bschool\b.{0,20}\b(?:certificate|diploma|degree|examination|equivalency)$|^(?:certificado|título|diploma) (?:de|en) .{0,30}(?:escolaridad|escuela|colegio)$/iu,
);

/** How much a phrase looks like a degree or a course. */
export function scoreDegree(text: string): number {
  let score = degreeWords.test(text) ? 3 : 0;
  if (
    /^(?:b|m)[\p{L}.]{1,4}\s|^(?:bachelor|master|phd|diploma|degree|grado|licenciatura|máster|ingeniería|associate|certificate)/iu.test(
      text.trim(),
    )
  )
    score += 1.5;
  if (namesCertificate.test(text)) return Math.max(score, 3) + 1;
  if (schoolWords.test(text)) score -= 2;
  return score;
}

/** How much a phrase looks like a school. */
export function scoreSchool(text: string): number {
  if (namesCertificate.test(text)) return 0;
  let score = schoolWords.test(text) ? 3 : 0;
  if (scoreDegree(text) > 2 && !/universi/iu.test(text)) score -= 2;
  if (isLocation(text)) score -= 2;
  return score;
}

/** True for a phrase that ends in the form of a company ("Inc.", "S.L."), alone: it belongs to the name before it. */
export function isCompanyForm(text: string): boolean {
  return /^(?:inc|ltd|llc|llp|plc|corp|co|gmbh|ag|s\.?l\.?u?|s\.?a\.?u?|b\.?v|n\.?v|s\.?r\.?l|s\.?p\.?a|pty|pte|pvt|limited|incorporated)\.?$/iu.test(
    text.trim(),
  );
}

/** Words that say how someone was employed, not where. */
export function isEmploymentType(text: string): boolean {
  return /^\(?(?:full[- ]?time|part[- ]?time|permanent|temporary|contract(?:or)?|fixed[- ]term|freelance|internship|seasonal|zero hours|\d{1,3}\s?%|jornada (?:completa|parcial)|tiempo (?:completo|parcial)|indefinido|temporal|vollzeit|teilzeit|cdi|cdd|voluntary|maternity cover)\)?$/iu.test(
    text.trim(),
  );
}
