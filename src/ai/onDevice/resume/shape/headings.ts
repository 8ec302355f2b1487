// The headings of resumes, in English and Spanish and some neighbours: which section each opens.
import { inWords } from '#domain/text/wordLimits.ts';
import { foldWord } from '#domain/text/stem.ts';
import lists from './headings.words.json';

export type Part =
  | 'contact'
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certifications'
  | 'projects'
  | 'other'
  | 'document';

const before =
  '(?:(?:professional|work|working|employment|career|relevant|job|industry|practical|clinical|teaching|selected|previous|prior|past|recent|additional|other|paid|freelance|research|international|leadership|my|key|core|technical|hard|soft|main|it|computer|digital|top|transferable|specialist|specialised|personal|academic|formal|higher|notable|side|open source|foreign|spoken|executive|short|brief|general|management|commercial|consulting|nursing|engineering|military|voluntary|functional|business|essential|important|current) )*';

const patterns: readonly [Part, RegExp][] = [
  ['document', /^(?:curriculum vitae|curriculum|resume|cv|lebenslauf|hoja de vida)$/],
  [
    'contact',
    /^(?:contact(?: details| information| info| me| data)?|(?:my )?personal (?:details|information|data|info|particulars)|details|get in touch|reach me|how to reach me|contacto|(?:mis )?datos (?:personales|de contacto)|informacion (?:personal|de contacto)|kontakt|kontaktdaten|personliche (?:daten|angaben)|coordonnees|contato|dados pessoais)$/,
  ],
  [
    'languages',
    new RegExp(
      `^(?:${before}languages?(?: skills?| proficiency| known| spoken| knowledge| competences?)?|language skills?|linguistic skills?|mother tongue(?:s)?|other languages?|idiomas|lenguas|sprachen|sprachkenntnisse|langues|linguas)$`,
    ),
  ],
  [
    'certifications',
    new RegExp(
      `^(?:${before}(?:certifications?|certificates?|licen[sc]es?|licen[sc]ure|accreditations?|credentials|registrations?|tickets|cards|certificados|certificaciones|licencias|carnes|carnets|permisos(?: de conducir)?|titulos|permits|cursos|capacitacion(?:es)?|formacion continua|acreditaciones|colegiacion|habilitaciones|zertifikate|certificacoes))$`,
    ),
  ],
  [
    'summary',
    new RegExp(
      `^(?:${before}(?:summary|profile|overview|statement|objectives?|introduction|intro|bio|biography|highlights|goals?|profile summary|summary profile|personal profile|elevator pitch|at a glance|in brief)|about(?: me| myself)?|summary of (?:qualifications|skills|experience)|who i am|(?:resumen|perfil|extracto|objetivos?)(?: (?:profesional|personal|laboral|ejecutivo))?|sobre mi|acerca de mi|presentacion|quien soy|profil|kurzprofil|uber mich|a propos|resumo(?: profissional)?|sobre mim)$`,
    ),
  ],
  [
    'skills',
    new RegExp(
      `^(?:${before}(?:skills?|skill ?sets?|competenc(?:y|ies|es?)|expertise|strengths|abilities|proficienc(?:y|ies)|technolog(?:y|ies)|tools?|tool ?(?:box|kit|set)|tech(?:nology|nical)? ?stack|stack|knowledge|know-?how|capabilities|specialt(?:y|ies)|specialities|specialisms?|software|methods|methodologies|skills (?:summary|profile|overview|matrix)|skills i bring|keywords|systems?|programm?(?:e?s)?|equipment|machines|machinery|computers?|it)|(?:areas?|fields?) of (?:expertise|specialisation|specialization|competence|knowledge)|what i (?:do|know|bring|use|can do|can offer|am good at|work with)|(?:mis )?(?:habilidades|competencias|aptitudes|conocimientos|destrezas|capacidades|herramientas|tecnologias|informatica|ofimatica|programas|sistemas|maquinaria|fortalezas)(?: (?:tecnic[ao]s?|clave|digitales|profesionales|informatic[ao]s?|personales|principales|blandas|especific[ao]s))?|kenntnisse|fahigkeiten|fachkenntnisse|it-kenntnisse|competences(?: (?:cles|techniques))?|competencias)$`,
    ),
  ],
  [
    'projects',
    new RegExp(
      `^(?:${before}(?:projects?|portfolio|case studies)|proyectos(?: (?:destacados|personales|relevantes))?|projekte|projets|projetos)$`,
    ),
  ],
  [
    'education',
    new RegExp(
      `^(?:${before}(?:education|educational|qualifications?|studies|training|degrees?|schooling|university|learning|academics?)|(?:academic|educational) (?:background|history|qualifications?|record|credentials|training|profile|achievements)|education(?:al)? (?:history|background|details|qualifications?)|education training|where i (?:studied|learned|trained)|schools?|college|schools? attended|(?:mi )?(?:educacion|formacion|estudios|titulacion(?:es)?)(?: (?:academica|reglada|academicos|universitari[ao]s?|superior|complementaria|profesional|realizados))?|datos academicos|escolaridad|estudios y formacion|titulos|historial academico|ausbildung|bildung|bildungsweg|studium|schulbildung|formations?|etudes|formacao(?: academica)?|educacao)$`,
    ),
  ],
  [
    'experience',
    new RegExp(
      `^(?:${before}(?:experiences?|employment|history|positions?(?: held)?|jobs|appointments|roles|career|engagements|journey|timeline|record)|(?:work|career|employment|professional|job) (?:history|background|record|experience|path)|(?:previous|past|earlier|recent|other|former) (?:jobs|posts)|employment|work|career|where i(?:'ve| have)? worked|what i(?:'ve| have) done|experience summary|[a-z]+ing jobs|teaching|(?:academic )?appointments|posts(?: held)?|work so far|career to date|working life|(?:mi )?experiencias?(?: (?:laboral(?:es)?|profesional(?:es)?|previa|de trabajo|relevante|clinica|docente|sanitaria|hostelera|comercial|tecnica|internacional|investigadora|academica|artistica|directiva|educativa|periodistica|administrativa|relacionada|destacada|reciente|anterior|adicional|previa|practica))?|(?:trayectoria|historial|historia|vida|carrera)(?: (?:profesional|laboral))|empleos?|empleo anterior|(?:mis )?trabajos?(?: (?:anteriores|realizados))?|antecedentes laborales|(?:mi )?(?:camino|recorrido)(?: (?:laboral|profesional))?|donde (?:he )?trabaj(?:ado|e)|practicas?(?: (?:profesional(?:es)?|laboral(?:es)?))?|(?:de )?(?:investigacion|docencia)|trayectoria|puestos ocupados|berufserfahrung|beruflicher werdegang|werdegang|berufspraxis|experiences? professionnelles?|parcours(?: professionnel)?|experiencia profissional|historico profissional)$`,
      'u',
    ),
  ],
  [
    'other',
    new RegExp(
      `^(?:${before}(?:interests?|hobbies|references?|referees|publications?|papers|awards?|honou?rs|achievements|accomplishments|volunteering|volunteer(?: work| experience)?|voluntary work|memberships?|affiliations?|associations|patents?|conferences?|talks|presentations|military service|information|activities|extracurricular activities|courses?|courses attended|seminars|workshops|community|declaration|availability|links|online|web|social media|driving licen[sc]e|right to work|work permit)|additional (?:information|details)|hobbies (?:and )?interests|intereses|aficiones|pasatiempos|tiempo libre|mis otras cosas|otras cosas|outside work|(?:in )?(?:my )?(?:free|spare) time|referencias|publicaciones|premios|logros|voluntariado|others?|further|otr[oa]s(?: datos)?|otros datos de interes|informacion (?:adicional|complementaria)|datos de interes|cursos y seminarios|congresos|distinciones|becas|planes|extras?|plans|grants|fellowships|funding|travel|viajes|hobbies|a few words|conference (?:talks|papers|presentations)|miscellaneous|varios|carne de conducir|disponibilidad|interessen|hobbys|ehrenamt|centres d'interet|loisirs)$`,
    ),
  ],
];

/** Usual headings, for those whose letters are spaced so widely that word gaps are lost. */
const usual = lists.usual;
const squashText = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');
let bySquash: Map<string, Part> | undefined;

/** Headings of several words: certificates beside awards or memberships are still certificates. */
function firstOf(parts: readonly (Part | null)[]): Part | null {
  const named = parts.filter((part) => part !== null);
  return named.includes('certifications') &&
    named.every((part) => part === 'certifications' || part === 'other')
    ? 'certifications'
    : (named[0] ?? null);
}

/** The section of a heading with loose letters ("E DUCAT I ON"). */
function readLooseHeading(plain: string): Part | null {
  if (!plain.includes(' ') || plain.length > 60) return null;
  bySquash ??= new Map(
    usual.flatMap((name): [string, Part][] => {
      const part = lookUp(name);
      return part ? [[squashText(name), part]] : [];
    }),
  );
  return bySquash.get(squashText(plain)) ?? null;
}

const plainOf = (text: string): string =>
  foldWord(text)
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}'& ,/+-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const known = new Map<string, Part | null>();

function lookUp(plain: string): Part | null {
  if (plain === '' || plain.length > 60) return null;
  const before_ = known.get(plain);
  if (before_ !== undefined) return before_;
  const whole = plain.replaceAll(
    inWords(/\s*(?:&|\band\b|\by\b|\be\b|\bund\b|\bet\b|,|\/|\+)\s*/g),
    ' ',
  );
  const parts = plain
    .split(inWords(/\s*(?:&|\band\b|\by\b|\be\b|\bund\b|\bet\b|,|\/|\+)\s*/))
    .filter(Boolean);
  const one = (words: string): Part | null =>
    patterns.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
  const found = parts.map(one);
  const last = found.at(-1);
  const part =
    one(plain) ??
    (parts.length > 1 &&
    parts.length <= 4 &&
    (found.every((item) => item !== null) ||
      (last !== null && parts.every((words) => words.split(' ').length <= 2)))
      ? firstOf(found)
      : parts.length > 1
        ? one(whole)
        : null);
  if (known.size > 5_000) known.clear();
  known.set(plain, part);
  return part;
}

/** "II.", "4.1", "3)" before a heading. */
const numbering = /^\s*(?:\d{1,2}(?:\.\d{1,2})*[.)]?|[IVX]{1,4}[.)])\s+(?=\p{L})/u;

/** The section a line opens when it is a heading and nothing else ("★ Work Experience", "E D U C A T I O N", "SKILLS:"). */
export function headingOf(numbered: string): Part | null {
  const text = numbered.replace(numbering, '');
  if (text.length > 70 || /[@\d]{2}|[.!?]\s+\S/.test(text)) return null;
  const plain = plainOf(text.replace(/[:：]\s*$/, '')).replace(/^\d+\s*/, '');
  return lookUp(plain) ?? readLooseHeading(plain);
}

/** A heading with its content on the same line ("KEY SKILLS: Java, Spring", or a heading and a tab); `rest` is where the content begins. */
export function findHeadingBefore(text: string): { part: Part; rest: number } | null {
  const match = /^([^\t:：]{3,45}?)\s{0,9}(?:[:：]\s*|\t\s*|\s{1,9}[–—-]\s+(?=.{25}))(?=\S)/u.exec(
    text,
  );
  if (!match?.[1]) return null;
  const part = headingOf(match[1]);
  return part ? { part, rest: match[0].length } : null;
}
