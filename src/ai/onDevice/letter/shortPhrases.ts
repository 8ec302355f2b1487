// The sentences of short letters: a note to a person before, and thanks after an interview. They claim nothing by themselves.

interface Short {
  /** With a name, or a blank. */
  hello: (name: string | null) => string;
  about: readonly ((title: string, company: string | null) => string)[];
  askTalk: readonly string[];
  /** How the two came to each other; only the person knows. */
  link: string;
  thanksFor: readonly ((title: string, company: string | null) => string)[];
  moment: string;
  openQuestion: string;
  lookForward: readonly string[];
  thanksRead: string; thanksTime: string; sign: string; you: string;
}

export const shortPhrases: Record<'en' | 'es', Short> = {
  en: {
    hello: (name) => (name ? `Hello ${name},` : '[Name of the person you write to],'),
    about: [(title, company) => `This note is about the role of ${title}${company ? ` at ${company}` : ''}.`, (title, company) => `You are hiring for the position of ${title}${company ? ` at ${company}` : ''}.`, (title, company) => `This is about your opening for ${title}${company ? ` at ${company}` : ''}.`],
    askTalk: ['Would you have time for a short conversation about the role?', 'Could we talk about the role for a few minutes?', 'Would a short conversation about the position be possible?'],
    link: '[If there is something: how you found them, or whom you both know.]',
    thanksFor: [(title, company) => `Thank you for the conversation about the role of ${title}${company ? ` at ${company}` : ''}.`, (title, company) => `Thank you for the interview for the position of ${title}${company ? ` at ${company}` : ''}.`, (title, company) => `Thank you for your time and for the interview about the role of ${title}${company ? ` at ${company}` : ''}.`],
    moment: '[One sentence on something you talked about that stayed with you.]',
    openQuestion: '[If a question stayed open: your answer in a sentence or two.]',
    lookForward: ['I look forward to hearing from you.', 'I look forward to your reply.', 'I gladly answer further questions.'],
    thanksRead: 'Thank you for reading.', thanksTime: 'Thank you again.', sign: 'Kind regards,', you: '[Your name]',
  },
  es: {
    hello: (name) => (name ? `Hola, ${name}:` : '[Nombre de la persona a quien escribes]:'),
    about: [(title, company) => `Te escribo por el puesto de ${title}${company ? ` en ${company}` : ''}.`, (title, company) => `Este mensaje es sobre la vacante de ${title}${company ? ` en ${company}` : ''}.`, (title, company) => `Te escribo por la oferta de ${title}${company ? ` en ${company}` : ''}.`],
    askTalk: ['¿Tendrías tiempo para una breve conversación sobre el puesto?', '¿Podríamos hablar unos minutos sobre el puesto?', '¿Sería posible una breve conversación sobre la vacante?'],
    link: '[Si lo hay: cómo diste con esta persona o a quién conocéis los dos.]',
    thanksFor: [(title, company) => `Gracias por la conversación sobre el puesto de ${title}${company ? ` en ${company}` : ''}.`, (title, company) => `Gracias por la entrevista para el puesto de ${title}${company ? ` en ${company}` : ''}.`, (title, company) => `Gracias por tu tiempo y por la entrevista sobre el puesto de ${title}${company ? ` en ${company}` : ''}.`],
    moment: '[Una frase sobre algo de lo que hablasteis y que se te quedó.]',
    openQuestion: '[Si quedó una pregunta abierta: tu respuesta en una o dos frases.]',
    lookForward: ['Quedo a la espera de tu respuesta.', 'Espero con gusto tu respuesta.', 'Con gusto responderé a otras preguntas.'],
    thanksRead: 'Gracias por leer este mensaje.', thanksTime: 'Gracias de nuevo.', sign: 'Un saludo cordial,', you: '[Tu nombre]',
  },
};

/** Words of courtesy that the sentences above and their like may use beside frame words. */
export const courtesy: ReadonlySet<string> = new Set('hello hi note short brief message writing write opening hiring minutes few would could have be possible kind best regards again hola mensaje breve minutos unos tendrías podríamos sería posible gusto nuevo responderé otras tu te gracias sobre'.split(' '));
