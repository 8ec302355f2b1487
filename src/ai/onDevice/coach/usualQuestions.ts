// Questions of almost every interview. The story of a career fits these, and hardly any others.

/** The questions, as an answer's meaning is compared with them. */
export const usualQuestions: Record<'en' | 'es', readonly string[]> = {
  en: [
    'Why did you choose this profession and how did you get into it?',
    'Tell us about yourself, your training and where you have worked.',
  ],
  es: [
    '¿Por qué elegiste esta profesión y cómo empezaste?',
    'Háblanos de ti, de tus estudios y de dónde has trabajado.',
  ],
};

/** Openings of answers to them: why this trade, what one likes, what one is good at, what one looks for, what one has. */
export const usualOpenings: Record<'en' | 'es', RegExp> = {
  en: /^[^\p{L}]*(?:(?:well|so|yes|oh),? )?(?:what I (?:like|love|enjoy) (?:best|most|about)|the thing I (?:like|love|enjoy)|I(?:'ve| have) always (?:liked|loved|wanted|been)|my (?:\p{L}+ )?(?:strengths?|strong(?:est)? (?:point|side|suit)|weakness\p{L}*|passion|dream|goal in life) (?:is|are|was)|I (?:decided to become|became|trained as|qualified as|am looking for|'m looking for|want to leave|chose this)|I am an? \p{L}+ (?:with|because|since)|I studied|I grew up|my name is)/iu,
  es: /^[^\p{L}]*(?:(?:bueno|pues|sí),? )?(?:lo que más me (?:gusta|atrae)|siempre (?:me ha gustado|me gustó|quise)|mis? (?:mayor(?:es)? )?(?:puntos? fuertes?|fortalezas?|debilidad\p{L}*|pasión|sueño) (?:es|son|era)|(?:yo )?(?:soy|me hice) \p{L}+ (?:porque|desde|con|gracias)|decidí (?:ser|hacerme|estudiar)|(?:yo )?estudié|me (?:llamo|titulé|gradué|recibí)|(?:yo )?(?:busco|quiero dejar|elegí est[ae])|nací en)/iu,
};
