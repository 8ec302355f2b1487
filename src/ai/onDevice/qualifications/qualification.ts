// Which requirements are rows of their own kind, and not skills: years, degrees, licences, languages, working times, places, travel, leading people.
import { inWords } from '#domain/wordLimits.ts';
import type { qualificationKinds } from '#ai/reasons.ts';
import { degreeIn } from './degrees.ts';
import { languagesIn } from './languageLevels.ts';
import { numberIn, numberWords } from './numbers.ts';

export type QualificationKind = (typeof qualificationKinds)[number];
/** `text` stands word for word in the posting. */
export interface Qualification { kind: QualificationKind; text: string; need: 'must' | 'nice' }

const years = new RegExp(inWords(/(?<![\p{L}\d.])(?:\d{1,2}(?:[.,]5)?\s*(?:\+|-|–|to|a)?\s*\d{0,2}\+?|NUMBER|several|some|many|varios|algunos)\s*\+?\s*(?:or more |o más |full |complete )?(?:years?|yrs?|años?)\b/iu).source.replace('NUMBER', numberWords), 'iu');
const age = inWords(/\b(?:years? (?:old|of age)|years? (?:\d+|group)|aged?|edad|last|past|within|últimos|every|each|cada|once|contract|company|history)\b/iu);
const licence = inWords(/\b(?:licen[cs]es?|licen[cs]ed|licencias?|carn[eé]s?|permisos? (?:de (?:conducir|circulaci[oó]n|trabajo)|[A-D]\d?(?:\+E)?)|libreta de conducir|category [A-D][1E+]*|(?<!support )tickets?(?! promedio| medio| system| sales| office)|working with children|signed off|colegiatura|constancia|habilitaci[oó]n|registered (?:with|member)|member of the (?:royal|chartered)|CAP de|safeguarding training|city & guilds|gowning qualification|certificates?|certificados?|certifications?|certificaci[oó]n(?:es)?|accreditation|acreditaci[oó]n|registration|registered with|colegiad[oa]|approval|(?:fully|part[- ]) ?qualified|qualified (?:teacher|accountant|nurse|as)|(?:level \d|professional|teaching|nursing|recogni[sz]ed|\p{L}+\)) qualifications?|chartered|QTS|QTLS|AAT|CPC|CPCS|NPORS|SMSTS|SSSTS|IPAF|PASMA|IRATA|GWO|NEBOSH|IOSH|RTPI|RICS|MRICS|CILEX|CIPS|CIMA|ICAEW|NRSWA|Gas Safe|ITIL|PRINCE2|OSHA 10|OSHA 30|EPA 608|NICEIC|CNA|BLS|ACLS|membership of|RTPI membership|ADR|ACCA|CIMA|CPA|CISSP|PMP|ISTQB|CIPD|CSCS|SIA|DBS checks?|(?:criminal record|background|police) checks?|drug (?:tests?|screening)|driving record|(?:work|employment) authori[sz]ation|(?:able|entitled|allowed) to work (?:freely|legally)|HGV|tachograph|tac[oó]grafo|clearance|(?:training|course|curso) (?:completed|de|of)|PRL|TCP|RCP|first aid|primeros auxilios|manipulador|homologaci[oó]n|tarjeta profesional|driving licence|driver['’]?s licen[cs]e|work permit|right to work)\b/iu);
const drives = inWords(/\b(?:carn[eé]|permiso) (?:de )?conducir|driv(?:ing|er['’]?s) licen[cs]e|libreta de conducir|vehículo propio|coche propio|own (?:car|vehicle|transport)\b/iu);
const shift = inWords(/\b(?:shifts?|nights?|weekends?|evenings?|rota|on[- ]call|bank holidays|rotating|turnos?|relevos|correturnos|pernoctar|dormir fuera|noches?|nocturn[oa]s?|fines? de semana|festivos|guardias|jornada partida|partid[oa]s?|rotativ[oa]s?|full[- ]time|part[- ]time|jornada completa|media jornada|early starts?|start times?|early mornings?|overnight|out[- ]of[- ]hours|unsocial hours|saturdays?|sundays?|s[aá]bados?|domingos?|lunes a (?:domingo|s[aá]bado)|monday to (?:sunday|saturday)|flexible hours|madrugadas?|tiempo completo|tiempo parcial|disponibilidad (?:horaria|total|completa)|flexibilidad horaria|festivos|feriados|rotaci[oó]n de turnos|horari[oa])\b/iu);
const shiftWish = inWords(/\b(?:availab\w*|willing\w*|able|ability|flexib\w*|work(?:ing)?|nights?|weekends?|rota\w*|four[- ]on|on[- ]call|disponibilidad|dispuest[oa]|poder|trabajar|cubrir|turnos?|noches?|fines? de semana|guardias|shifts?|start|every|cada|alternat\w*|alternos?|required|requerid[oa]s?|including|incluid[oa]s|total|completa|horari[oa]|rotativ[oa]s?|partid[oa]|relevos|pernoctar|dormir)\b/iu);
const travel = inWords(/\b(?:willing(?:ness)? to travel|able to travel|travel (?:up to|required|regularly|frequently|within|to|is)|travel(?:ling)?|business trips|nights? (?:out|away)|viajar|desplazarse|desplazamientos|movilidad geogr[aá]fica|viajes)\b/iu);
const travelNo = inWords(/\b(?:travel (?:agency|industry|booking|insurance|expenses|allowance)|agencia de viajes)\b/iu);
const place = inWords(/\b(?:days? (?:a|per) week in (?:our|the)|in our [\p{Lu}][\p{L}-]+ (?:office|store|site)|(?:office|site|on-?site|hybrid|remote|presencial|h[ií]brid[oa]|oficina)[^.;]{0,30}\bdays?|(?:live|living|based|reside|located|resident|residir|vivir|residencia|domicilio) (?:in|within|near|close|en|cerca)|within .{0,30}(?:hour|miles?|km|minutes|commut\w*)|commuting distance|attend our \p{Lu}\p{Ll}+ office|asistencia a la oficina|reubicaci[oó]n|relocat\w+)\b/iu);
const lead = inWords(/\b(?:mentor(?:ed|ing|s)?|line manage\w*|people management|supervis(?:ed?|ing|ion of)|lead(?:ing)?|led|coach(?:ed|ing)?(?! (?:trip|tour|driv|station|travel))|manag(?:ed?|ing) (?:a |an |the )?(?:\w+ ){0,2}(?:team|people|staff|others)|direct reports|head of|trained|dirigid[oa]|dirigir|coordinad[oa]|coordinar|supervisar|supervisi[oó]n de|liderar|liderazgo|liderado|guiado|guiar|a (?:su|tu|mi) cargo|gesti[oó]n de (?:equipos?|personas)|jefatura|mando)\b/iu);
const people = inWords(/\b(?:teams?|people|staff|juniors?|students?|developers|engineers|nurses|welders|testers|colleagues|drivers|assistants?|operatives|operators|operarios|others|reports|year|department|apprentices|trainees|interns|equipos?|personas|personal|gente|auxiliares|cocineros|programadores|educators?|helpers?|supervisors|vendedor[ea]s|operari[oa]s|compañer[oa]s|aprendices|crew|group|clerks|volunteers|HR)\b/iu);
const notLed = inWords(/\b(?:lead times?|lead generation|leads? (?:qualification|management)|leading (?:company|provider|brand|edge|technolog\w*|global|digital)|team ?lead['’]s|trained in|be trained|leadership coaching)\b/iu);

/** How many years a text asks for; three where it says "several", 0 where it asks for none. */
export function askedYears(text: string): number {
  const found = years.exec(text)?.[0];
  return found === undefined ? 0 : (numberIn(found) ?? 3);
}

/** True when a text asks for a number of years of some work. */
export function asksForYears(text: string): boolean {
  const found = years.exec(text);
  return found !== null && !age.test(text.slice(Math.max(0, found.index - 18), found.index + found[0].length + 12));
}

/** The kind of row that one requirement is; null: a skill, a tool or an ability. */
export function kindOfRequirement(text: string): QualificationKind | null {
  if (asksForYears(text)) return 'years';
  if (drives.test(text)) return 'licence';
  if (languagesIn(text).length > 0 && !inWords(/\b(?:degree|grado|class(?:es)?|market|customers?|law)\b/iu).test(text)) return 'language';
  if (lead.test(text) && people.test(text) && !notLed.test(text)) return 'lead';
  const degree = degreeIn(text);
  if (degree && !(licence.test(text) && degree.level <= 1 && degree.isVague)) return 'degree';
  if (licence.test(text)) return 'licence';
  if (travel.test(text) && !travelNo.test(text)) return inWords(/\bnights? (?:out|away)\b/iu).test(text) ? 'shift' : 'travel';
  if (place.test(text)) return 'place';
  if (shift.test(text) && shiftWish.test(text)) return 'shift';
  return null;
}
