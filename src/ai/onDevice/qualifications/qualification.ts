// Which requirements are rows of their own kind, and not skills: years, degrees, licences, languages, working times, places, travel, leading people.
import { inWords } from '#domain/text/wordLimits.ts';
import type { qualificationKinds } from '#ai/reasons/reasons.ts';
import { findDegree } from './degrees.ts';
import { findLanguages } from './languageLevels.ts';
import { findNumber, numberWords } from './numbers.ts';

export type QualificationKind = (typeof qualificationKinds)[number];
/** `text` is verbatim from the posting. */
export interface Qualification {
  kind: QualificationKind;
  text: string;
  need: 'must' | 'nice';
}

const years = new RegExp(
  inWords(
    /(?<![\p{L}\d.])(?:\d{1,2}(?:[.,]5)?\)?\s*(?:\+|-|–|to|a)?\s*\d{0,2}\+?|NUMBER|several|some|many|varios|algunos)\s*\+?\s*(?:or more |o más |full |complete )?(?:years?|yrs?|años?)\b/iu,
  ).source.replace('NUMBER', numberWords),
  'iu',
);
/** Less than years: "18 months' experience", "seis meses de experiencia", "a season". */
const months = new RegExp(
  inWords(
    /(?<![\p{L}\d.])(?:(\d{1,2}|NUMBER)\+?\s*(?:-|to|a)?\s*\d{0,2}\s*(?:months?|meses)['’]?|(?:a|one|una|two|dos|several|varias) (?:full )?(?:seasons?|temporadas?))(?=\b[^.;]{0,40}\b(?:experience|experiencia|similar|post|role|puesto|working|trabajando|on the|in a|en)\b)/iu,
  ).source.replace('NUMBER', numberWords),
  'iu',
);
/** Behind a number of months these say how long the work lasts. */
const lasting =
  /^[ -]?(?:project|contract|position|period|programme|program|maternity|cover|fixed|appointment|contrato|proyecto)/iu;
/** "For a year or more", "al menos un año". */
const oneYear = inWords(
  /\b(?:(?:at least|minimum(?: of)?|over|for) (?:a|one) (?:full )?year\b|a year (?:or more|of experience|['’]s experience)|(?:al menos|m[ií]nimo|más de) un año|un año o más)/iu,
);
const decade = inWords(/\b(?:a|one|una?) (?:decade|d[eé]cada)\b/iu);
const age = inWords(
  /\b(?:years? (?:old|of age)|years? (?:\d+|group|period|contract|project|programme|program|position)|aged?|edad|last|past|within|últimos|every|each|cada|once|contract|contrato|company|history|career of|fixed[- ]term|duration|duraci[oó]n|for a period)\b/iu,
);
const licence = inWords(
  /\b(?:licen[cs]es?|licen[cs]ed|licencias?|carn[eé]t?s?|permisos? (?:de (?:conducir|circulaci[oó]n|trabajo)|[A-D]\d?(?:\+E)?)|libreta de conducir|category [A-D][1E+]*|(?<!support )tickets?(?! promedio| medio| system| sales| office)|working with children|signed off|colegiatura|constancia|habilitaci[oó]n|registered (?:with|member)|member of the (?:royal|chartered)|CAP de|safeguarding training|city & guilds|gowning qualification|certificates?|certificados?|certifications?|certificaci[oó]n(?:es)?|accreditation|acreditaci[oó]n|registration|registered with|colegiad[oa]|colegiaci[oó]n|approval|(?:fully|part[- ]) ?qualified|qualified (?:teacher|accountant|nurse|as)|(?:level \d|professional|teaching|nursing|recogni[sz]ed|\p{L}+\)) qualifications?|chartered|\d{1,2}th edition|(?:SC|DV|CTC|security) (?:cleared|eligible)|(?:NMC|GMC|GDC|HCPC) (?:PIN|number|registration)|gas safe|(?:Microsoft|AWS|Google|Cisco|Azure|Oracle|PMP|Scrum)[- ]certified|certified (?:\p{Lu}\p{L}+ )+(?:architect|engineer|administrator|auditor|professional)|SMSTS|SSSTS|c[eé]dula profesional|matr[ií]cula (?:habilitante|profesional|vigente)|libreta sanitaria|t[ií]tulo de socorrista|registro de delitos|antecedentes penales|delitos de naturaleza sexual|carta de no antecedentes|QTS|QTLS|AAT|CPC|CPCS|NPORS|IPAF|PASMA|IRATA|GWO|NEBOSH|IOSH|RTPI|RICS|MRICS|CILEX|CIPS|ICAEW|NRSWA|ITIL|PRINCE2|OSHA 10|OSHA 30|EPA 608|NICEIC|CNA|BLS|ACLS|membership of|ADR|ACCA|CIMA|CPA|CISSP|PMP|ISTQB|CIPD|CSCS|SIA|DBS checks?|(?:criminal records?|background|police|security|credit) (?:checks?|vetting|screening)|drug (?:tests?|screening)|driving record|(?:work|employment) authori[sz]ation|(?:able|entitled|allowed) to work (?:freely|legally)|HGV|tachograph|tac[oó]grafo|clearance|(?:training|course) completed|course of|curso de|PRL|TCP|RCP|first aid|primeros auxilios|manipulador|homologaci[oó]n|tarjeta profesional|driving licence|driver['’]?s licen[cs]e|work permit|right to work|(?:eligible|authori[sz]ed) to work|permiso de trabajo|(?:yellow|green|black) belt|(?:fire|evacuation) (?:warden|marshal)s?|BS ?7858|notary public|AWS (?:\p{L}+ ){1,3}(?:associate|professional|practitioner|specialty)|level [1-5] (?:food|safeguarding)|(?:safeguarding|food (?:hygiene|safety)) level \d|(?:penalty )?points on (?:your |the )?licen[cs]e|no more than \S+ (?:penalty )?points|cédula|matr[ií]cula habilitante|soporte vital|basic life support|CDL|PCV|TIP de|servsafe|chartership|working towards char\p{L}+)\b/iu,
);
/** Certificates recognised by their capitals: "CIPP qualified", "enhanced DBS". */
const capitals = inWords(
  /\b(?:[A-Z]{3,6}[- ](?:qualified|certified|registered)|DBS|CAP(?= en vigor| vigente| al d[ií]a|$)|NVQ assessor|[A-Z]{2,6} (?:de|of) \d{1,3} (?:horas|hours))\b/u,
);
const drives = inWords(
  /\b(?:carn[eé]t?|permiso|registro) (?:de )?(?:conducir|conductor|manejo)|licencia de (?:conducir|manejo|conductor)|driv(?:ing|er['’]?s) licen[cs]e|libreta de conducir|(?:vehículo|coche|moto|auto|furgoneta) propi[oa]|own (?:car|van|vehicle|transport)\b/iu,
);
const shift = inWords(
  /\b(?:overtime|horas extras?|rolar turnos?|shifts?|nights?|weekends?|evenings?|rota|on[- ]call|bank holidays|rotating|turnos?|relevos|correturnos|pernoctar|dormir fuera|noches?|nocturn[oa]s?|fin(?:es)? de semana|festivos|guardias|jornada partida|partid[oa]s?|rotativ[oa]s?|full[- ]time|part[- ]time|jornada completa|media jornada|early starts?|(?:start|begin|empezar) (?:work )?(?:at|a las) \d|\d{1,2}[:.]\d\d ?(?:h |hrs? )?(?:to|a|-|–) ?(?:las )?\d{1,2}[:.]\d\d|start times?|early mornings?|overnight|out[- ]of[- ]hours|unsocial hours|saturdays?|sundays?|s[aá]bados?|domingos?|lunes a (?:domingo|s[aá]bado)|monday to (?:sunday|saturday|friday)|mon-(?:sun|sat|fri)|flexible (?:hours|schedule|between)|(?:second|third|first|swing) shift|(?:available|flexible|hours|work) between \d|\d ?(?:am|pm)? (?:to|-|–|and) \d{1,2}(?:[.:]\d\d)? ?pm|por las (?:tardes|mañanas|noches)|tardes y|madrugadas?|tiempo completo|tiempo parcial|disponibilidad (?:horaria|total|completa)|flexibilidad horaria|festivos|feriados|rotaci[oó]n de turnos|horari[oa])\b/iu,
);
const shiftWish = inWords(
  /\b(?:early starts?|overtime|between|horas extras?|schedule|rotating|split|12-hour|turnos?|tardes|horario|rolar|horario|start at|availab\w*|willing\w*|able|ability|flexib\w*|work(?:ing)?|nights?|weekends?|rota\w*|four[- ]on|on[- ]call|disponibilidad|dispuest[oa]|poder|trabajar|cubrir|turnos?|noches?|fin(?:es)? de semana|guardias|shifts?|start|every|cada|alternat\w*|alternos?|required|requerid[oa]s?|including|incluid[oa]s|total|completa|horari[oa]|rotativ[oa]s?|partid[oa]|relevos|pernoctar|dormir)\b/iu,
);
/** A working time with nothing before it: "Evenings and Saturdays in summer". */
const beginsWithTime = inWords(
  /^\W*(?:(?:some|occasional|regular|one|two|an?|alguna?s?|los|un|una|dos) (?:late |early )?)?(?:evenings?|nights?|weekends?|saturdays?|sundays?|bank holidays|(?:second|third|first|night|day|swing) shift|hours between|late shifts?|noches|tardes|fin(?:es)? de semana|s[aá]bados|domingos|turnos)\b(?! (?:planning|reports?|auditors?|managers?|supervisors?))/iu,
);
const travel = inWords(
  /\b(?:(?:overseas|foreign|international|business|regular|occasional) (?:overseas )?trips?|movilidad nacional|desplazar[st]e|stay(?:ing)? away|away from home|willing(?:ness)? to travel|able to travel|travel (?:up to|required|regularly|frequently|within|to|is)|travel(?:ling)?|business trips|nights? (?:out|away)|viajar|desplazarse|desplazamientos|movilidad geogr[aá]fica|viajes)\b/iu,
);
const travelNo = inWords(
  /\b(?:travel (?:agency|industry|booking|insurance|expenses|allowance)|agencia de viajes)\b/iu,
);
const locationCue = inWords(
  /\b(?:days? (?:a|per) week in (?:our|the)|in \p{Lu}\p{L}+ \p{L}+ days (?:a|per) week|(?:d[ií]as|days)[^.;]{0,20} (?:en|in) (?:la |the )?(?:oficina|office)|citizens?(?:hip)?|nationality|nacionalidad|cambi(?:ar|o) de (?:residencia|domicilio)|in our [\p{Lu}][\p{L}-]+ (?:office|store|site)|(?:office|site|on-?site|hybrid|remote|presencial|h[ií]brid[oa]|oficina)[^.;]{0,30}\bdays?|(?:live|living|based|reside|located|resident|residir|vivir|residencia|domicilio) (?:in|within|near|close|en|cerca)|within .{0,30}(?:hour|miles?|km|minutes|commut\w*)|commuting distance|attend our \p{Lu}\p{Ll}+ office|asistencia a la oficina|reubicaci[oó]n|relocat\w+)\b/iu,
);
const lead = inWords(
  /\b(?:mentor(?:ed|ing|s)?|line manag\w*|supervisory|people management|supervis(?:ed?|ing|ion of)|lead(?:ing)?|led|coach(?:ed|ing)?(?! (?:trip|tour|driv|station|travel))|manag(?:ed?|ing) (?:a |an |the )?(?:\w+ ){0,2}(?:team|people|staff|others)|direct reports|head of|trained|dirigid[oa]|dirigir|coordinad[oa]|coordinar|supervisar|supervisi[oó]n de|liderar|liderazgo|liderado|guiado|guiar|a (?:su|tu|mi) cargo|(?:gesti[oó]n|manejo) de (?:equipos?|personas?|personal|gente)|jefatura|mando)\b/iu,
);
const people = inWords(
  /\b(?:teams?|people|staff|juniors?|students?|developers|engineers|nurses|welders|testers|colleagues|drivers|assistants?|operatives|operators|operarios|others|reports|year|department|apprentices|trainees|interns|equipos?|personas|personal|gente|auxiliares|cocineros|programadores|educators?|helpers?|supervisors|vendedor[ea]s|operari[oa]s|compañer[oa]s|aprendices|crew|group|clerks|volunteers|HR)\b/iu,
);
const notLed = inWords(
  /\b(?:lead times?|lead generation|leads? (?:qualification|management)|leading (?:company|provider|brand|edge|technolog\w*|global|digital)|team ?lead['’]s|trained in|be trained|leadership coaching)\b/iu,
);

/** Words that only look like a row: software for shifts and licences, "plain English", night vision. */
const lookalikes = inWords(
  /\b(?:plain[- ]english|tcp\/ip|night audit(?:or|s|ing)?|cap theorem|polish (?:the|and|our)|(?:shift|rota|licen[cs]e|certificate|permission|ticket) (?:planning|scheduling|management|administration|keys?|servers?)|(?:gesti[oó]n|planificaci[oó]n|control) de (?:turnos|licencias|certificados|horarios)|weekend (?:editions?|supplement)|(?:working hours|job type|employment(?: type)?)\s*: ?(?:full|part)[- ]time|night (?:vision|life)|nights? sky|travel (?:agency|industry|booking|insurance|expenses|allowance))\b/iu,
);

/** How many years a text asks for; three where it says "several", 0 where it asks for none. */
export function readAskedYears(text: string): number {
  const found = years.exec(text)?.[0];
  if (found !== undefined) return findNumber(found) ?? 3;
  const short = months.exec(text);
  if (short === null && oneYear.test(text)) return 1;
  return short
    ? Math.max(0.5, Math.round((2 * (findNumber(short[1] ?? '') ?? 12)) / 12) / 2)
    : decade.test(text)
      ? 10
      : 0;
}

/** True when a text asks for a number of years of some work. */
function asksForYears(text: string): boolean {
  const found = years.exec(text);
  const short = months.exec(text);
  if (found === null)
    return (
      (short !== null &&
        !lasting.test(text.slice(short.index + short[0].length)) &&
        !age.test(text.slice(Math.max(0, short.index - 18), short.index + short[0].length + 12))) ||
      (oneYear.test(text) && !lasting.test(text)) ||
      (decade.test(text) && inWords(/\b(?:experience|experiencia)\b/iu).test(text))
    );
  return (
    !age.test(text.slice(Math.max(0, found.index - 18), found.index + found[0].length + 12)) ||
    (inWords(/\b(?:experience|experiencia)\b/iu).test(
      text.slice(Math.max(0, found.index - 30), found.index + found[0].length + 40),
    ) &&
      !inWords(/\b(?:old|of age|edad|contract|contrato)\b/iu).test(
        text.slice(Math.max(0, found.index - 18), found.index + found[0].length + 12),
      ))
  );
}

/** A language counts unless it only says whose customers, market, law or degree; "a second language" counts too. */
function asksForLanguage(text: string): boolean {
  if (
    inWords(
      /\b(?:(?:second|other|another|additional|further|foreign|european|segundo|otro) (?:european |foreign )?language|(?:otro|segundo|cualquier otro) idioma)\b(?! (?:model|paradigm))/iu,
    ).test(text) &&
    !inWords(/\bprogramming\b/iu).test(text)
  )
    return true;
  return findLanguages(text).some(
    ({ start, end }) =>
      !inWords(
        /^[- ](?:degree|class(?:es)?|market|customers?|clients?|law|literature|company|office|people|citizens?|nationals?|nationality)\b/iu,
      ).test(text.slice(end, end + 14)) &&
      !inWords(/\b(?:degree in|grado en|nacionalidad|mercado|clientes?|ciudadan[oa]s?) $/iu).test(
        text.slice(Math.max(0, start - 14), start),
      ),
  );
}

/** Subjects of school, of which English is one. */
const schoolGrades = inWords(/\b(?:GCSEs?|O[- ]levels?)\b/iu);

/** The kind of row that one requirement is; null: a skill, a tool or an ability. */
export function readRequirementKind(phrase: string): QualificationKind | null {
  const text = phrase.replaceAll(new RegExp(lookalikes, 'giu'), ' ');
  if (asksForYears(text)) return 'years';
  if (drives.test(text)) return 'licence';
  if (schoolGrades.test(text)) return 'degree';
  if (asksForLanguage(text)) return 'language';
  if (lead.test(text) && people.test(text) && !notLed.test(text)) return 'lead';
  const degree = findDegree(text);
  if (
    degree &&
    !inWords(
      /\b(?:teach(?:ing)?|lectur\w+|supervis\w+|finishing their|courses? (?:for|at))\b/iu,
    ).test(text.slice(0, degree.start)) &&
    !(licence.test(text) && degree.level <= 1 && degree.isVague)
  )
    return 'degree';
  if (licence.test(text) || capitals.test(text)) return 'licence';
  if (travel.test(text) && !travelNo.test(text))
    return inWords(/\bnights? out\b/iu).test(text) ? 'shift' : 'travel';
  if (locationCue.test(text)) return 'place';
  if (shift.test(text) && (shiftWish.test(text) || beginsWithTime.test(text))) return 'shift';
  return null;
}
