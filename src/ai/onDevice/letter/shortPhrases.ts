// The sentences of short letters: a note to a person before, and thanks after an interview. They claim nothing by themselves.

type Several<T> = readonly [T, ...T[]];

interface Short {
  hello: (name: string | null) => string;
  /** The blank for a name. */
  whom: string;
  about: Several<(title: string, company: string | null) => string>;
  aboutUntitled: (company: string | null) => string;
  askTalk: Several<string>;
  thanksFor: Several<(title: string, company: string | null) => string>;
  thanksUntitled: string;
  /** What was talked about; only the person knows. */
  moment: string;
  lookForward: Several<string>;
  thanksRead: string;
  thanksTime: string;
  sign: string;
  you: string;
}

export const shortPhrases: Record<'en' | 'es', Short> = {
  en: {
    hello: (name) => (name ? `Hello ${name},` : 'Hello,'),
    whom: '[Name of the person you write to],',
    aboutUntitled: (company) =>
      `I am writing about your open position${company ? ` at ${company}` : ''}.`,
    thanksUntitled: 'Thank you for the conversation about the position.',
    about: [
      (title, company) =>
        `I am writing about the role of ${title}${company ? ` at ${company}` : ''}.`,
      (title, company) =>
        `You are hiring for the position of ${title}${company ? ` at ${company}` : ''}, and I would like to apply.`,
      (title, company) =>
        `I am interested in your opening for ${title}${company ? ` at ${company}` : ''}.`,
    ],
    askTalk: [
      'Would you have time for a short conversation about the role?',
      'Could we talk about the role for a few minutes?',
      'Would a short conversation about the position be possible?',
    ],
    thanksFor: [
      (title, company) =>
        `Thank you for the conversation about the role of ${title}${company ? ` at ${company}` : ''}.`,
      (title, company) =>
        `Thank you for the interview for the position of ${title}${company ? ` at ${company}` : ''}.`,
      (title, company) =>
        `Thank you for your time and for the interview about the role of ${title}${company ? ` at ${company}` : ''}.`,
    ],
    moment: '[One sentence on something you talked about that stayed with you.]',
    lookForward: [
      'I look forward to hearing from you.',
      'I look forward to your reply.',
      'If you have further questions, I will gladly answer them.',
    ],
    thanksRead: 'Thank you for reading.',
    thanksTime: 'Thank you again.',
    sign: 'Kind regards,',
    you: '[Your name]',
  },
  es: {
    hello: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    whom: '[Nombre de la persona a quien escribes]:',
    aboutUntitled: (company) =>
      `Te escribo por la vacante anunciada${company ? ` por ${company}` : ''}.`,
    thanksUntitled: 'Gracias por la conversación sobre el puesto.',
    about: [
      (title, company) => `Te escribo por el puesto de ${title}${company ? ` en ${company}` : ''}.`,
      (title, company) => `Me interesa la vacante de ${title}${company ? ` en ${company}` : ''}.`,
      (title, company) => `Te escribo por la oferta de ${title}${company ? ` en ${company}` : ''}.`,
    ],
    askTalk: [
      '¿Tendrías tiempo para una breve conversación sobre el puesto?',
      '¿Podríamos hablar unos minutos sobre el puesto?',
      '¿Sería posible una breve conversación sobre la vacante?',
    ],
    thanksFor: [
      (title, company) =>
        `Gracias por la conversación sobre el puesto de ${title}${company ? ` en ${company}` : ''}.`,
      (title, company) =>
        `Gracias por la entrevista para el puesto de ${title}${company ? ` en ${company}` : ''}.`,
      (title, company) =>
        `Gracias por tu tiempo y por la entrevista sobre el puesto de ${title}${company ? ` en ${company}` : ''}.`,
    ],
    moment: '[Una frase sobre algo de la conversación que recuerdes bien.]',
    lookForward: [
      'Quedo a la espera de tu respuesta.',
      'Espero con gusto tu respuesta.',
      'Con gusto responderé a otras preguntas.',
    ],
    thanksRead: 'Gracias por leer este mensaje.',
    thanksTime: 'Gracias de nuevo.',
    sign: 'Un saludo cordial,',
    you: '[Tu nombre]',
  },
};

/** Words of courtesy that the sentences above and their like may use beside frame words. */
export const courtesy: ReadonlySet<string> = new Set(
  'interested interesa vuestra hello hi note short brief message writing write opening hiring minutes few would could have be possible kind best regards again hola mensaje breve minutos unos tendrías podríamos sería posible gusto nuevo responderé otras tu te gracias sobre'.split(
    ' ',
  ),
);
