// The sentences a letter is put together from, in English and Spanish. They claim nothing by themselves. Several of a kind: the job decides which.

interface Phrases {
  dear: (company: string | null) => string;
  apply: readonly ((title: string, company: string | null) => string)[];
  asks: readonly ((terms: string) => string)[];
  duty: readonly ((line: string) => string)[];
  now: (title: string, employer: string, year: string | null) => string;
  last: (title: string, employer: string, from: string | null, to: string | null) => string;
  /** `deed`: a line that begins with a verb of one's own; `line`: any other line, quoted. */
  deed: readonly ((employer: string, deed: string) => string)[];
  also: (deed: string) => string;
  line: (employer: string, line: string) => string;
  skills: readonly ((names: string) => string)[];
  more: (names: string) => string;
  degree: (degree: string, school: string) => string;
  certificates: (names: string) => string;
  languages: (names: string) => string;
  why: (company: string | null) => string;
  gap: (term: string) => string;
  start: string;
  close: readonly string[];
  thanks: string;
  sign: string; you: string;
}

export const letterPhrases: Record<'en' | 'es', Phrases> = {
  en: {
    dear: (company) => (company ? `Dear ${company} team,` : '[Name of the person or team you write to],'),
    apply: [(title, company) => `I am applying for the role of ${title}${company ? ` at ${company}` : ''}.`, (title, company) => `This is my application for the position of ${title}${company ? ` at ${company}` : ''}.`, (title, company) => `With this letter I apply for your position as ${title}${company ? ` at ${company}` : ''}.`],
    asks: [(terms) => `Your posting asks for ${terms}.`, (terms) => `You ask for ${terms}.`, (terms) => `Among other things, the posting names ${terms}.`],
    duty: [(line) => `Part of the role is this: “${line}”.`, (line) => `The posting says: “${line}”.`, (line) => `You also describe this: “${line}”.`],
    now: (title, employer, year) => `I currently work as ${title} at ${employer}${year ? `, since ${year}` : ''}.`,
    last: (title, employer, from, to) => `Most recently I worked as ${title} at ${employer}${from && to ? `, from ${from} to ${to}` : ''}.`,
    deed: [(employer, deed) => `At ${employer}, I ${deed}`, (employer, deed) => `In my time at ${employer}, I ${deed}`],
    also: (deed) => `There I also ${deed}`,
    line: (employer, line) => `Of my work at ${employer}, my resume says: “${line}”.`,
    skills: [(names) => `My resume also lists ${names}.`, (names) => `Also on my resume: ${names}.`],
    more: (names) => `Other skills on my resume are ${names}.`,
    degree: (degree, school) => `My education: ${degree}, ${school}.`,
    certificates: (names) => `My certificates: ${names}.`,
    languages: (names) => `My languages: ${names}.`,
    why: (company) => `[Say in one or two sentences why you want this job${company ? ` at ${company}` : ''}.]`,
    gap: (term) => `[Only if it is true: one sentence on what you have done with ${term}.]`,
    start: '[Say from when you are available.]',
    close: ['I would be glad to talk about the role and to answer your questions.', 'I look forward to a conversation about the position.', 'I would welcome an interview and gladly answer questions.'],
    thanks: 'Thank you for reading my application.', sign: 'Yours sincerely,', you: '[Your name]',
  },
  es: {
    dear: (company) => (company ? `Estimado equipo de ${company}:` : '[Nombre de la persona o del equipo a quien escribes]:'),
    apply: [(title, company) => `Solicito el puesto de ${title}${company ? ` en ${company}` : ''}.`, (title, company) => `Con esta carta presento mi candidatura al puesto de ${title}${company ? ` en ${company}` : ''}.`, (title, company) => `Os escribo por la vacante de ${title}${company ? ` en ${company}` : ''}.`],
    asks: [(terms) => `En la oferta pedís ${terms}.`, (terms) => `Buscáis, entre otras cosas, ${terms}.`, (terms) => `La oferta menciona ${terms}.`],
    duty: [(line) => `Parte del puesto es esto: «${line}».`, (line) => `La oferta dice: «${line}».`, (line) => `También describís esto: «${line}».`],
    now: (title, employer, year) => `Actualmente trabajo como ${title} en ${employer}${year ? `, desde ${year}` : ''}.`,
    last: (title, employer, from, to) => `Mi último puesto fue el de ${title} en ${employer}${from && to ? `, de ${from} a ${to}` : ''}.`,
    deed: [(employer, deed) => `En ${employer}, ${deed}`, (employer, deed) => `Durante mi etapa en ${employer}, ${deed}`],
    also: (deed) => `Allí también ${deed}`,
    line: (employer, line) => `De mi trabajo en ${employer}, mi currículum dice: «${line}».`,
    skills: [(names) => `En mi currículum figuran también ${names}.`, (names) => `Mi currículum incluye además ${names}.`],
    more: (names) => `Otros conocimientos de mi currículum: ${names}.`,
    degree: (degree, school) => `Mi formación: ${degree}, ${school}.`,
    certificates: (names) => `Mis certificados: ${names}.`,
    languages: (names) => `Mis idiomas: ${names}.`,
    why: (company) => `[Di en una o dos frases por qué quieres este puesto${company ? ` en ${company}` : ''}.]`,
    gap: (term) => `[Solo si es cierto: una frase sobre lo que has hecho con ${term}.]`,
    start: '[Di desde cuándo puedes empezar.]',
    close: ['Me gustaría hablar con vosotros del puesto y responder a vuestras preguntas.', 'Quedo a la espera de poder conversar sobre el puesto.', 'Agradecería una entrevista para responder a vuestras preguntas.'],
    thanks: 'Gracias por leer mi candidatura.', sign: 'Un saludo cordial,', you: '[Tu nombre]',
  },
};
