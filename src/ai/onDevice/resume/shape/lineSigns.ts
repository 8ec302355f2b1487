// What a line of a resume looks like by its signs: a bullet, a label with a value, a date.
import { foldWord } from '#domain/text/stem.ts';

export { isDateLike } from './dates.ts';

/** A sign that begins a list item. Dashes and stars count only with a space after them. */
export const bulletSign =
  /^\s*(?:[•·▪●◦‣■□►▸➢➤➔✓✔✅»○◆◇⇒∙⁃▶❖✦★☆\uF0B7\uF0A7\uF0D8\uF076\u2022\uFFFD]\s*|[*–—+→›>-]\s+(?=\S)|o\s+(?=\p{Lu})|\p{Co}\s*|\(?\d{1,2}[.)]\s+(?=\p{L}))/u;

/** Little pictures before contact data or headings. */
export const iconSign = /^(?:[\p{So}\p{Extended_Pictographic}\p{Co}\uFE0F•▪]\s*)+/u;

export type Label =
  | 'name'
  | 'email'
  | 'phone'
  | 'location'
  | 'link'
  | 'headline'
  | 'title'
  | 'employer'
  | 'period'
  | 'start'
  | 'end'
  | 'duties'
  | 'school'
  | 'degree'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'summary'
  | 'private';

const labels: readonly [Label, RegExp][] = [
  [
    'name',
    /^(?:(?:full |candidate |applicant )?name|first name\(?s?\)? ?\/ ?surname\(?s?\)?|surname\(?s?\)? ?\/ ?first name\(?s?\)?|nombre(?:\(s\)|s)?(?: completo| y apellidos?(?:\(s\))?)?|apellidos?(?:\(s\))?,? (?:y )?nombres?(?:\(s\))?|vor- und nachname|nom)$/,
  ],
  ['email', /^(?:e-?mails?(?: address)?|mail|correo(?: electronico)?|email-adresse|courriel)$/],
  [
    'phone',
    /^(?:(?:tele)?phone(?: number)?s?|tel|telephone\(s\)|mobile(?: phone| number)?|cell(?:ular)?(?: phone)?|mob|ph|fon|handy|telefon[oe]?|movil|t|m|p|contact number|call)$/,
  ],
  [
    'location',
    /^(?:(?:current |home |postal |present )?(?:address(?:\(es\))?|location|residence)|city|city\/country|town|place|based in|lives in|living in|where|region|direccion|domicilio|ubicacion|ciudad|localidad|residencia|lugar|adresse|wohnort|anschrift|base|city and country|place of residence)$/,
  ],
  [
    'link',
    /^(?:web(?: ?site| ?page)?|homepage|portfolio|linked ?in|git ?hub|git ?lab|links?|url|profiles?(?: links?)?|online|blog|twitter|x|pagina web|sitio web|web personal|online profiles?|social)$/,
  ],
  [
    'private',
    /^(?:(?:date|place) of birth|birth ?date|born|age|gender|sex|nationality|citizenship|marital status|civil status|religion|photo|fecha de nacimiento|lugar de nacimiento|edad|sexo|genero|nacionalidad|estado civil|geburtsdatum|familienstand|staatsangehorigkeit|dni|nie|passport|pasaporte|ssn|id number|driving licen[sc]e|permiso de conducir|carne de conducir|visa(?: status)?|availability|disponibilidad|notice period|salary|salary expectations?|references?|interests|hobbies|type of business(?: or sector)?|(?:business |economic )?sector|industry|reason for leaving|supervisor|line manager|tipo de (?:empresa|negocio)(?: o sector)?|motivo del? (?:cese|salida))$/,
  ],
  [
    'headline',
    /^(?:desired (?:position|job|employment)(?: ?\/ ?occupational field)?|(?:target|current) (?:role|position|title)|profession|headline|profesion|(?:puesto|cargo) actual|puesto deseado|occupation applied for)$/,
  ],
  [
    'duties',
    /^(?:(?:main |key |core |principal )?(?:activities|duties|tasks|responsibilities|achievements|accomplishments|results|highlights)(?: (?:and|&) (?:responsibilities|duties|achievements|tasks|results))?|description|details|what i did|summary of duties|contributions|(?:principales )?(?:funciones|tareas|responsabilidades|logros|actividades)(?: (?:y (?:responsabilidades|logros|tareas|funciones)))?(?: (?:principales|realizad[ao]s|desempe[nñ]ad[ao]s|desarrollad[ao]s))?|key duties|main tasks|work done|what i do|que (?:hago|hacia|hice)|descripcion|aufgaben)$/,
  ],
  [
    'title',
    /^(?:(?:job |position |role )?title|(?:job )?position(?: held)?|role|job|occupation(?: or position held)?|post|designation|puesto(?: de trabajo| desempe[nñ]ado| ocupado)?|cargo(?: ocupado| desempe[nñ]ado)?|(?:profesion|ocupacion|puesto) o cargo(?: desempe[nñ]ado| ocupado)?|cargo o puesto|ocupacion|categoria(?: profesional)?|post held|job held|rol|funcion|position\(s\) held|stelle|beruf|poste|as|worked as)$/,
  ],
  [
    'employer',
    /^(?:(?:name (?:and address )?of )?(?:the )?employer(?: name)?|company(?: name)?|organi[sz]ation|firm|business|client|workplace|employed by|empresa|empleador|compa[nñ]ia|organizacion|nombre (?:y direccion )?(?:de la empresa|del empleador|de la organizacion)(?: o (?:empleador|empresa|empleadora))?|empresa o (?:empleador|institucion)|entidad|arbeitgeber|firma|entreprise)$/,
  ],
  [
    'start',
    /^(?:from|start(?: date)?|started|since|date from|desde|inicio|fecha de inicio|von|begin)$/,
  ],
  [
    'end',
    /^(?:to|end(?: date)?|until|ended|date to|left|hasta|fin|fecha de fin|finalizacion|bis)$/,
  ],
  [
    'period',
    /^(?:dates?(?: employed| attended| of employment)?|period(?: of employment)?|duration|years?(?: attended)?|time ?(?:frame|period|span)?|when|employment (?:dates|period)|graduation(?: (?:year|date))?|graduated|year of graduation|completed|awarded|fechas?|periodo|duracion|a[nñ]os?|a[nñ]o de graduacion|zeitraum|dauer|jahr|tenure|term)$/,
  ],
  [
    'school',
    /^(?:school(?: name)?|institution(?: name)?|university|college|educational institution|establishment|institute|academy|place of study|studied at|awarding (?:body|institution)|name and type of organi[sz]ation providing education(?: and training)?|provider|centro(?: de estudios| educativo| de formacion| de estudio)?|nombre (?:y tipo )?(?:del centro|de la (?:organizacion|institucion|entidad))(?: (?:de formacion|educativo|de estudios|que ha impartido la (?:educacion o la )?formacion))?|universidad|institucion|escuela|hochschule|universitat|etablissement)$/,
  ],
  [
    'degree',
    /^(?:degree(?: title| awarded)?|qualification(?: awarded| title)?|title of qualification awarded|award|diploma|course(?: of study)?|programme?|field(?: of study)?|major|subject|certificate|titulo(?: obtenido| de la cualificacion(?: obtenida)?)?|cualificacion(?: obtenida)?|titulacion(?: obtenida)?|grado|carrera|estudios|formacion|abschluss|diplome|studied|level of education)$/,
  ],
  [
    'skills',
    /^(?:(?:key |core |technical |main |it |computer |professional )*(?:skills?|competenc(?:es|ies)|tools|technologies|expertise)|tech stack|technologies used|stack|habilidades|competencias|aptitudes|conocimientos|herramientas|tecnologias|kenntnisse)$/,
  ],
  [
    'languages',
    /^(?:languages?|language skills|mother tongue(?:\(s\))?|other languages?(?:\(s\))?|idiomas|lengua materna|sprachen)$/,
  ],
  [
    'certifications',
    /^(?:certifications?|certificates?|licen[sc]es?|certificaciones|certificados)$/,
  ],
  [
    'summary',
    /^(?:(?:professional |career |personal )?(?:summary|profile|statement|objective)|about(?: me)?|resumen|perfil|objetivo|sobre mi)$/,
  ],
];

const known = new Map<string, Label | null>();

/** The field that a label names ("Employer", "E-mail:", "Puesto"). */
export function labelOf(text: string): Label | null {
  if (text.length > 80) return null;
  const before = known.get(text);
  if (before !== undefined) return before;
  const plain = foldWord(text)
    .replace(iconSign, '')
    .replaceAll('&', 'and')
    .replaceAll(/[.:：]+(?=\s|$)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const label = labels.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
  if (known.size > 5_000) known.clear();
  known.set(text, label);
  return label;
}

/** True for a label of a label-and-value list: a known one, or up to four words that end in a colon. */
export function isLabelLike(text: string): boolean {
  return (
    labelOf(text) !== null || (/[:：]$/.test(text.trim()) && text.trim().split(/\s+/).length <= 4)
  );
}

/** A line that is a label and its value: "Employer: Kestrel", "Employer <tab> Kestrel". `at` is where the value begins. */
export function readLabel(text: string): { label: Label; at: number } | null {
  const match = /^([^:：\t]{1,80}?)\s*(?:[:：]\s*(?:\t\s*)?|\t\s*)/u.exec(text);
  if (!match?.[1]) return null;
  const label = labelOf(match[1].replace(bulletSign, ''));
  return label && (match[0].includes('\t') || /[:：]/.test(match[0]))
    ? { label, at: match[0].length }
    : null;
}
