// Subjects of study: which words name one, and which subjects will do for another.
import { isFunctionWord } from '#domain/text/functionWords.ts';
import { foldWord, stemOf } from '#domain/text/stem.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import lists from './degrees.words.json';

const general = new Set(lists.general.map((word) => stemOf(foldWord(word), 'en')));

/** Subjects that postings call by one name, by their beginnings. */
const families: readonly RegExp[] = [
  /^(?:quantitativ|mathemat|math|statist|physic|econom|econometr|actuari|engineer|comput|informat|matemat|estadist|fisic|cuantitativ|ingenier|econom)/,
  /^(?:comput|softwar|informat|programm|engineer|it$|sistem|telecom|mathemat|ingenier|desarroll|cibersegur|cyber)/,
  /^(?:account|financ|busi|econom|contab|contad|administra|empres|management|comerci|marketing|mba$|bba$|ade$|bcom)/,
  /^(?:nurs|midwif|enfermer|health|sanitari|sociosanitari|cuidad|auxiliar|bsn$|msn$)/,
  /^(?:electri|electron|mecatron|mechan|mecanic|electromecan|instalacion|mechatron|automat|automoc|automotiv|industri)/,
  /^(?:cocin|gastronom|culinar|hosteler|cook|cater|hospital|pasteler|bak)/,
  /^(?:law$|legal|llb$|llm$|lpc$|sqe$|bptc$|derech|jurid|abog|jd$|juri)/,
  /^(?:engineer|beng$|meng$|ingenier|dipl)/,
  /^(?:teach|educ|pgce$|bed$|magister|maestr|pedagog|docenci)/,
  /^(?:chemi|quimic|mchem|biochem|bioquim|pharmac|farmac|materials?$)/,
  /^(?:biolog|microbiolog|biomedic|biotech|biotecn|biochem|bioquim|life$|zoolog|botan)/,
  /^(?:social|psycholog|psicolog|sociolog|counsel|trabaj|msw$|bsw$)/,
  /^(?:design|disen|graphic|grafic|illustrat|arts?$|ux|ui$|interact|visual)/,
  /^(?:agricult|agron|agrari|agribus|agropecu|horticult|animal$|forest|zootecn)/,
  /^(?:construct|civil$|architect|arquitect|barch|survey|edificac|building$|obra|structur)/,
  /^(?:logist|supply$|transport|comerci|trade$|suministr)/,
  /^(?:turism|turist|touris|hotel|alojamient|hospitalit)/,
  /^(?:childcar|early$|year|nurser|infant|infanc|kinder|preschool|playwork|puericult|parvul)/,
  /^(?:geolog|geophys|geofis|geoscienc|earth$|hydrogeo|geotech|mining|mineri)/,
  /^(?:carpent|join|ebanist|madera|wood)/,
  /^(?:human$|resourc|recurs|hr$|rrhh$|labor|psicolog|personnel|people$)/,
  /^(?:market|advertis|publicid|comunicac|communic|journal|period|media$)/,
  /^(?:radiolog|radiograph|radiodiagn|imagen$|imaging|image$)/,
  /^(?:sport|deport|physic|fisic|exercis|kinesi|tafad$|socorr)/,
  /^(?:physioth|fisiot|kinesi|rehabilit)/,
  /^(?:public$|health$|epidemi|salud|mph$)/,
  /^(?:lab|clinic|medic|laborator|analis)/,
  /^(?:account|contad|contab|audit)/,
  /^(?:environment|ambient|ecolog|forest|sustainab)/,
  /^(?:beaut|estetic|cosmet|hair|peluqu|barber)/,
  /^(?:weld|soldad|caldere|metal|fabricat)/,
];

/** The stems of the subject that the words of a degree name. */
export function listSubjectStems(clause: string): string[] {
  return wordsOf(clause)
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
}

const isNear = (a: string, b: string): boolean =>
  a === b || (a.length >= 5 && b.length >= 5 && a.slice(0, 6) === b.slice(0, 6));

/** Whether one subject will do for another: shared words, or one family of subjects. */
export function isSubjectOf(
  own: readonly string[],
  asked: { subject: readonly string[] },
): boolean {
  if (asked.subject.length === 0) return true;
  if (asked.subject.some((stem) => own.some((other) => isNear(stem, other)))) return true;
  return families.some(
    (family) =>
      asked.subject.some((stem) => family.test(stem)) && own.some((stem) => family.test(stem)),
  );
}
