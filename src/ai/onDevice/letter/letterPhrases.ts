// The sentences a letter is put together from, in English and Spanish. They claim nothing by themselves. Several of a kind: the job decides which.
import { addArticle } from './names.ts';
import { formatDegree, formatSpanishDegree } from './degreeNames.ts';

type Several<T> = readonly [T, ...T[]];

interface Phrases {
  dear: (company: string | null, recipient: string | null) => string;
  apply: Several<(title: string, company: string | null) => string>;
  /** Where the posting gives no title. */
  applyUntitled: (company: string | null) => string;
  now: Several<(title: string, employer: string, year: string | null) => string>;
  /** Where the post has no name that can be used. */
  nowAt: (employer: string, year: string | null) => string;
  lastAt: (employer: string, from: string | null, to: string | null) => string;
  last: Several<
    (title: string, employer: string, from: string | null, to: string | null) => string
  >;
  /** What the job is about, in words that follow "to". */
  task: Several<(task: string) => string>;
  /** The first action of an employment: where its role was not named yet, and where it precedes the employment named last. */
  at: (employer: string, action: string) => string;
  as: (title: string, employer: string, action: string) => string;
  there: (action: string) => string;
  earlier: (employer: string, action: string) => string;
  nowhere: (action: string) => string;
  also: Several<(action: string) => string>;
  plain: (action: string) => string;
  /** What work consists of, in nouns. */
  work: (
    title: string | null,
    employer: string,
    isNow: boolean,
    parts: readonly string[],
  ) => string;
  /** In the job that was named just before. */
  workThere: (isNow: boolean, parts: readonly string[]) => string;
  alsoWork: (isNow: boolean, parts: readonly string[]) => string;
  /** Lines in another language than the letter's, unchanged. */
  quoted: (employer: string, lines: readonly string[]) => string;
  asked: Several<(names: string) => string>;
  /** Skills nobody asked for: beside asked ones, or alone. */
  more: Several<(names: string) => string>;
  skills: (names: string) => string;
  /** `isPast`: something later is in the resume, so it is finished. */
  degree: (degree: string, school: string, isPast: boolean) => string;
  certificates: (names: string) => string;
  languages: (names: string) => string;
  /** With the languages somebody grew up with: those, and the others. */
  native: (own: readonly string[], word: string, names: string) => string;
  /** The blank: what of their work fits, where the resume could not be read; else why this job. */
  fittingWork: string;
  why: (company: string | null) => string;
  close: Several<string>;
  thanks: Several<string>;
  sign: string;
  you: string;
}

const addSchoolArticle = (school: string): string =>
  /^(?:University|Institute|School|College|Academy) of /i.test(school) ? `the ${school}` : school;

const endWithStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
const phraseYears = (
  from: string | null,
  to: string | null,
  words: readonly [string, string, string],
): string =>
  from && to
    ? from === to
      ? `, ${words[0]} ${from}`
      : `, ${words[1]} ${from} ${words[2]} ${to}`
    : '';

export const letterPhrases: Record<'en' | 'es', Phrases> = {
  en: {
    dear: (company, recipient) =>
      recipient ? `Dear ${recipient},` : company ? `Dear ${company} team,` : 'Dear hiring team,',
    apply: [
      (title, company) =>
        `I am applying for the role of ${title}${company ? ` at ${company}` : ''}.`,
      (title, company) =>
        `I am writing to apply for the position of ${title}${company ? ` at ${company}` : ''}.`,
      (title, company) =>
        `I would like to apply for the position of ${title}${company ? ` at ${company}` : ''}.`,
    ],
    applyUntitled: (company) =>
      `I am applying for the position you advertise${company ? ` at ${company}` : ''}.`,
    now: [
      (title, employer, year) =>
        year
          ? `I have worked as ${addArticle(title)} at ${employer} since ${year}.`
          : `I work as ${addArticle(title)} at ${employer}.`,
      (title, employer, year) =>
        `I currently work as ${addArticle(title)} at ${employer}${year ? `, where I have been since ${year}` : ''}.`,
    ],
    nowAt: (employer, year) =>
      `I work at ${employer}${year ? `, where I have been since ${year}` : ''}.`,
    lastAt: (employer, from, to) =>
      `Most recently I worked at ${employer}${phraseYears(from, to, ['in', 'from', 'to'])}.`,
    last: [
      (title, employer, from, to) =>
        `Most recently I worked as ${addArticle(title)} at ${employer}${phraseYears(from, to, ['in', 'from', 'to'])}.`,
      (title, employer, from, to) =>
        `My latest position was as ${addArticle(title)} at ${employer}${phraseYears(from, to, ['in', 'from', 'to'])}.`,
    ],
    task: [
      (task) => `You are looking for someone to ${task}.`,
      (task) => `You also need someone to ${task}.`,
    ],
    at: (employer, action) => endWithStop(`At ${employer}, I ${action}`),
    as: (title, employer, action) =>
      endWithStop(`As ${addArticle(title)} at ${employer}, I ${action}`),
    there: (action) => endWithStop(`There, I ${action}`),
    earlier: (employer, action) => endWithStop(`Earlier, at ${employer}, I ${action}`),
    nowhere: (action) => endWithStop(`In my work, I ${action}`),
    also: [
      (action) =>
        endWithStop(
          `I ${/^(?:have(?! (?:the|an?|my|all) )|am|was) /.test(action) ? action.replace(' ', ' also ') : `also ${action}`}`,
        ),
      (action) => endWithStop(`In addition, I ${action}`),
    ],
    plain: (action) => endWithStop(`I ${action}`),
    work: (title, employer, isNow, parts) =>
      endWithStop(
        `My work${title ? ` as ${addArticle(title)}` : ''}${employer ? ` at ${employer}` : ''} ${isNow ? 'includes' : 'included'} ${parts.join(' and ')}`,
      ),
    workThere: (isNow, parts) =>
      endWithStop(`My work there ${isNow ? 'includes' : 'included'} ${parts.join(' and ')}`),
    alsoWork: (isNow, parts) =>
      endWithStop(`The work there also ${isNow ? 'includes' : 'included'} ${parts.join(' and ')}`),
    quoted: (employer, lines) =>
      `From my resume${employer ? `, on my work at ${employer}` : ''}: ${lines.map((line) => `“${line}”`).join('; ')}.`,
    asked: [
      (names) => `My skills include ${names}, which you ask for.`,
      (names) => `Of the skills you ask for, I bring ${names}.`,
    ],
    more: [
      (names) => `My skills also include ${names}.`,
      (names) => `Among my other skills are ${names}.`,
    ],
    skills: (names) => `My skills include ${names}.`,
    degree: (degree, school, isPast) =>
      endWithStop(
        `${isPast ? 'I hold' : 'My education includes'} ${formatDegree(degree)}${school ? ` from ${addSchoolArticle(school)}` : ''}`,
      ),
    certificates: (names) =>
      `${/^\p{Lu}/u.test(names) ? 'I hold' : 'My certificates include'} ${names}.`,
    languages: (names) => `I speak ${names}.`,
    native: (own, word, names) =>
      `My ${word}${own.length > 1 ? 's are' : ' is'} ${own.join(' and ')}${names ? `, and I also speak ${names}` : ''}.`,
    fittingWork: '[Say in two or three sentences which parts of your experience fit this job.]',
    why: (company) =>
      `[Say in one or two sentences why you want this job${company ? ` at ${company}` : ''}.]`,
    close: [
      'I would be glad to talk about the role and to answer your questions.',
      'I look forward to a conversation about the position.',
      'I would welcome the chance to talk about the role in an interview.',
    ],
    thanks: ['Thank you for reading my application.', 'Thank you for your time.'],
    sign: 'Yours sincerely,',
    you: '[Your name]',
  },
  es: {
    dear: (company, recipient) =>
      recipient
        ? `A la atención de ${recipient}:`
        : company
          ? `Estimado equipo de ${company}:`
          : 'Estimado equipo de selección:',
    apply: [
      (title, company) => `Solicito el puesto de ${title}${company ? ` en ${company}` : ''}.`,
      (title, company) =>
        `Con esta carta presento mi candidatura al puesto de ${title}${company ? ` en ${company}` : ''}.`,
      (title, company) =>
        `Me dirijo a ustedes para presentar mi candidatura al puesto de ${title}${company ? ` en ${company}` : ''}.`,
    ],
    applyUntitled: (company) =>
      `Con esta carta presento mi candidatura a la vacante anunciada${company ? ` por ${company}` : ''}.`,
    now: [
      (title, employer, year) =>
        `Actualmente trabajo como ${title} en ${employer}${year ? `, desde ${year}` : ''}.`,
      (title, employer, year) =>
        `Trabajo como ${title} en ${employer}${year ? ` desde ${year}` : ''}.`,
    ],
    nowAt: (employer, year) =>
      `Actualmente trabajo en ${employer}${year ? `, desde ${year}` : ''}.`,
    lastAt: (employer, from, to) =>
      `Mi último trabajo fue en ${employer}${phraseYears(from, to, ['en', 'de', 'a'])}.`,
    last: [
      (title, employer, from, to) =>
        `Mi último puesto fue el de ${title} en ${employer}${phraseYears(from, to, ['en', 'de', 'a'])}.`,
      (title, employer, from, to) =>
        `Mi puesto más reciente fue el de ${title} en ${employer}${phraseYears(from, to, ['en', 'de', 'a'])}.`,
    ],
    task: [
      (task) => `En la oferta buscan a alguien para ${task}.`,
      (task) => `También necesitan a alguien para ${task}.`,
    ],
    at: (employer, action) => endWithStop(`En ${employer}, ${action}`),
    as: (title, employer, action) => endWithStop(`Como ${title} en ${employer}, ${action}`),
    there: (action) => endWithStop(`Allí ${action}`),
    earlier: (employer, action) => endWithStop(`Antes, en ${employer}, ${action}`),
    nowhere: (action) => endWithStop(`En mi trabajo, ${action}`),
    also: [
      (action) => endWithStop(`También ${action}`),
      (action) => endWithStop(`Además, ${action}`),
    ],
    plain: (action) => endWithStop(`En el mismo puesto, ${action}`),
    work: (title, employer, isNow, parts) =>
      endWithStop(
        `Mi trabajo${title ? ` como ${title}` : ''}${employer ? ` en ${employer}` : ''} ${isNow ? 'incluye' : 'incluía'} ${parts.join(' y ')}`,
      ),
    workThere: (isNow, parts) =>
      endWithStop(`Mi trabajo allí ${isNow ? 'incluye' : 'incluía'} ${parts.join(' y ')}`),
    alsoWork: (isNow, parts) =>
      endWithStop(`El trabajo allí ${isNow ? 'incluye' : 'incluía'} también ${parts.join(' y ')}`),
    quoted: (employer, lines) =>
      `De mi currículum${employer ? `, sobre mi trabajo en ${employer}` : ''}: ${lines.map((line) => `«${line}»`).join('; ')}.`,
    asked: [
      (names) => `Tengo conocimientos de ${names}, que se piden en la oferta.`,
      (names) => `De lo que pide la oferta, tengo conocimientos de ${names}.`,
    ],
    more: [
      (names) => `También tengo conocimientos de ${names}.`,
      (names) => `Además, tengo conocimientos de ${names}.`,
    ],
    skills: (names) => `Tengo conocimientos de ${names}.`,
    degree: (degree, school, isPast) =>
      endWithStop(
        `${isPast && formatSpanishDegree(degree) !== degree ? 'Tengo' : 'Mi formación incluye'} ${formatSpanishDegree(degree)}${school ? ` (${school})` : ''}`,
      ),
    certificates: (names) => `Cuento con ${names}.`,
    languages: (names) => `Hablo ${names}.`,
    native: (own, word, names) =>
      `${own.length > 1 ? `Mis ${word.replaceAll(/(?<=\p{L})(?=$| )/gu, 's')} son` : `Mi ${word} es`} ${own.map((name) => `el ${name}`).join(' y ')}${names ? ` y además hablo ${names}` : ''}.`,
    fittingWork: '[Di en dos o tres frases qué parte de tu experiencia encaja con este puesto.]',
    why: (company) =>
      `[Di en una o dos frases por qué quieres este puesto${company ? ` en ${company}` : ''}.]`,
    close: [
      'Me gustaría hablar del puesto y responder a sus preguntas.',
      'Quedo a la espera de poder conversar sobre el puesto.',
      'Agradecería una entrevista para hablar del puesto.',
    ],
    thanks: ['Gracias por leer mi candidatura.', 'Gracias por su tiempo.'],
    sign: 'Un saludo cordial,',
    you: '[Tu nombre]',
  },
};
