// The field of work a title points to, whatever skills the posting names.
import { inWords } from '#domain/text/wordLimits.ts';
import type { professionalIds } from '#ai/onDevice/library/questions/competencyText.ts';

type Field = Exclude<(typeof professionalIds)[number], 'expertise'>;

const titles: readonly [Field, RegExp][] = [
  ['testing', inWords(/\b(qa|test|tester|testing|quality assurance)\b/i)],
  [
    'infoSecurity',
    inWords(
      /\b(security (?:engineer|analyst|architect|officer|specialist|manager)|cyber\w*|infosec|penetration|ciberseguridad)\b/i,
    ),
  ],
  [
    'operations',
    inWords(
      /\b(devops|sre|site reliability|system administrator|systems? engineer|network engineer|(?<!\b(?:sap|sales|salesforce|marketing|service|commerce|oracle|erp) )cloud|infrastructure|it (?:support|manager|technician)|help ?desk|service desk|head of it|sysadmin|sistemas|redes|soporte t[eé]cnico)\b/i,
    ),
  ],
  [
    'data',
    inWords(/\b(data|analytics|bi|machine learning|ml|statistic\w*|datos|analista de datos)\b/i),
  ],
  [
    'software',
    inWords(
      /\b(software|(?<!\b(?:business|content|curriculum|course|talent|market|property|product|training|community|land) )developer|programmer|front[- ]?end|back[- ]?end|full[- ]?stack|web|mobile|android|ios|java|python|react|node|angular|embedded|desarrollador\w*|programador\w*)\b/i,
    ),
  ],
  [
    'design',
    inWords(
      /\b(ux|ui|(?:graphic|visual|experience|product|interaction|interior) designer|dise[ñn]ador\w*|illustrator|photographer)\b/i,
    ),
  ],
  ['product', inWords(/\b(product (?:manager|owner|lead)|business analyst|producto)\b/i)],
  ['project', inWords(/\b(project|programme|program|scrum|delivery manager|pmo|proyectos?)\b/i)],
  [
    'engineering',
    inWords(
      /\b(mechanical|electrical|electronic\w*|civil|structural|process engineer|chemical engineer|hardware|design engineer|(?<!test )automation (?:engineer|technician|specialist)|mechatronic\w*|architect(?! ?(?:cloud|solution|software))|construction|ingenier[oa] (?:mec[aá]nic|el[eé]ctric|civil|industrial|qu[ií]mic)\w*|mec[aá]nic[oa]|delineante)\b/i,
    ),
  ],
  [
    'manufacturing',
    inWords(
      /\b(production|manufactur\w+|quality (?:engineer|manager|inspector|controller)|maintenance|operator|assembl\w+|welder|machinist|technician|fitter|electrician|plumber|carpenter|mechanic|operari[oa]|producci[oó]n|mantenimiento|soldador\w*|electricista|fontaner[oa]|montador\w*|calidad)\b/i,
    ),
  ],
  [
    'clinical',
    inWords(
      /\b(nurse|nursing|midwife|physician|doctor|surgeon|medical|clinical|pharmacist|paramedic|physiotherapist|therapist|dentist|dental|hygienist|optometrist|veterinar\w+|radiographer|enfermer[oa]|m[eé]dic[oa]|farmac[eé]utic[oa]|fisioterapeuta|dentista|odont[oó]log[oa]|higienista|matrona|auxiliar de enfermer[ií]a)\b/i,
    ),
  ],
  [
    'care',
    inWords(
      /\b(care ?(?:giver|worker|assistant|r)|carer|social worker|support worker|nanny|childcare|au pair|cuidador\w*|trabajador\w* social|educador\w* social|gerocultor\w*)\b/i,
    ),
  ],
  [
    'research',
    inWords(
      /\b(research\w*|scientist|postdoc\w*|phd|professor|laborator\w+|biologist|chemist|physicist|bioinformatic\w*|biostatistic\w*|investigador\w*|cient[ií]fic[oa]|laboratorio)\b/i,
    ),
  ],
  [
    'finance',
    inWords(
      /\b(account(?:ant|ing)|controller|financ\w+|audit\w*|bookkeep\w*|payroll|tax|treasur\w+|investment|credit|contable|contador\w*|finanzas|financier[oa]|auditor\w*|tesorer[ií]a)\b/i,
    ),
  ],
  [
    'support',
    inWords(
      /\b(customer (?:service|care|support|experience)|call ?cent(?:er|re)|service agent|support (?:agent|specialist|representative)|contact cent(?:er|re)|teleoperador\w*|atenci[oó]n al cliente)\b/i,
    ),
  ],
  [
    'sales',
    inWords(
      /\b(sales|account (?:manager|executive)|business develop\w+|key account|customer success|partner (?:success )?manager|retail|cashier|store|shop|comercial|vendedor\w*|ventas|dependient[ea]|cajer[oa])\b/i,
    ),
  ],
  [
    'marketing',
    inWords(
      /\b(marketing|seo|content|brand|campaign|communications?|social media|copywriter|editor|journalist|pr manager|community manager|contenidos|comunicaci[oó]n|periodista|redactor\w*)\b/i,
    ),
  ],
  [
    'people',
    inWords(
      /\b(hr|human resources|recruit\w+|talent|people (?:partner|manager|operations)|recursos humanos|rrhh|reclutador\w*|selecci[oó]n)\b/i,
    ),
  ],
  [
    'legal',
    inWords(
      /\b(lawyer|attorney|legal|counsel|paralegal|compliance|regulatory|solicitor|abogad[oa]|jur[ií]dic[oa]|cumplimiento)\b/i,
    ),
  ],
  [
    'office',
    inWords(
      /\b(administrat(?:or|ive)|secretary|assistant(?! prof)|receptionist|office|clerk|coordinator|translator|administrativ[oa]|secretari[oa]|recepcionista|auxiliar administrativ[oa])\b/i,
    ),
  ],
  [
    'logistics',
    inWords(
      /\b(logistic\w*|supply chain|warehouse|procurement|purchas\w+|buyer|driver|chauffeur|courier|forklift|dispatcher|shipping|delivery driver|almac[eé]n|mozo|conductor\w*|repartidor\w*|ch[oó]fer|compras|log[ií]stica|transport\w*)\b/i,
    ),
  ],
  [
    'teaching',
    inWords(
      /\b(teacher|lecturer|tutor|teaching|educator|trainer|instructor|educational|professor|profesor\w*|maestr[oa]|docente|formador\w*|educador\w* infantil)\b/i,
    ),
  ],
  [
    'hospitality',
    inWords(
      /\b(chef|cook|waiter|waitress|barista|bartender|kitchen|hotel|housekeep\w*|cleaner|cleaning|restaurant|catering|front desk|concierge|meals|cociner[oa]|camarer[oa]|mesero|limpi\w+|hostel\w*|recepcionista de hotel)\b/i,
    ),
  ],
];

/** Those who teach and study at a university: their postings name subjects, not skills. */
const academic = inWords(
  /\b(?:professor\w*|lecturer\w*|lectureship|research(?:er| fellow| associate| assistant)|post-?doc\w*|phd|doctoral|catedr\w+|investigador\w*|doctorand\w+|profesor\w* (?:titular|asociad\w+|universitari\w+|contratad\w+))\b/iu,
);
/** A researcher of a market or of users is none of them. */
const inTrade = inWords(/\b(?:ux|user|market|product|de mercado)\b/iu);
export const isAcademic = (title: string): boolean => academic.test(title) && !inTrade.test(title);

const doctor = inWords(
  /\b(?:doctors?|physicians?|surgeons?|GP|médic\p{L}+|cirujan\p{L}+|facultativ\p{L}+)(?=\P{L}|$)/iu,
);
/** Doctors: what is asked of nurses and of scholars is not asked of them. */
export const isDoctor = (title: string): boolean => doctor.test(title);

const officeFirst = inWords(
  /\b(?:secretary|secretari[oa]|(?:legal|executive|personal|administrative|finance|hr|sales|marketing|accounts?|project) assistant)\b(?! general)/iu,
);

/** Fields that a title names, most telling first; at most two. */
export function findRoleFields(title: string): Field[] {
  const named = titles.filter(([, pattern]) => pattern.test(title)).map(([field]) => field);
  // A legal secretary does the work of an office, not of a lawyer.
  return (
    officeFirst.test(title)
      ? ['office' as const, ...named.filter((field) => field !== 'office')]
      : named
  ).slice(0, 2);
}
