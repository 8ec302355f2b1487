// Questions for a competency that a person has named and the library does not know.
import type { CompetencyText } from '#ai/onDevice/library/questions/competencyText.ts';

type Stem = CompetencyText['stems'][number];

const numbers = {
  en: ['a second', 'a third', 'a fourth', 'a fifth', 'another'],
  es: ['un segundo', 'un tercer', 'un cuarto', 'un quinto', 'otro'],
} as const;

/** What fits any competency: what counts as evidence, the levels, and the follow-ups. */
const general: Record<'en' | 'es', Pick<CompetencyText, 'lookFor' | 'signs' | 'probes'>> = {
  en: {
    lookFor: [
      'Gives a concrete example',
      'Explains what they did themselves',
      'Gives the reasons',
      'Names the result',
    ],
    signs: [
      'shows no experience with it',
      'knows the subject from hearsay only',
      'acts correctly in ordinary cases',
      'chooses the way of acting by the case and explains it',
      'knows the limits, checks the result and improves the way of working',
    ],
    probes: ['What was the hardest part?', 'What would be the hardest part?'],
  },
  es: {
    lookFor: [
      'Da un ejemplo concreto',
      'Explica qué hizo personalmente',
      'Da los motivos',
      'Nombra el resultado',
    ],
    signs: [
      'no muestra experiencia en este punto',
      'conoce el tema solo de oídas',
      'actúa correctamente en casos corrientes',
      'elige su forma de actuar según el caso y la explica',
      'conoce los límites, comprueba el resultado y mejora la forma de trabajar',
    ],
    probes: ['¿Qué fue lo más difícil?', '¿Qué sería lo más difícil?'],
  },
};

/** The questions about a competency of this name. */
const questionsAbout: Record<'en' | 'es', (name: string) => Stem[]> = {
  en: (name) => [
    {
      kind: 'behavioural',
      text: `Tell me about the example from your work that best shows this point: ${name}. What did you do, and what came of it?`,
      topic: `an example of this point: ${name}`,
    },
    {
      kind: 'situational',
      text: `Picture your first month in this role. In which situation will this point, ${name}, matter most, and how would you handle it?`,
      topic: `a situation where this point matters: ${name}`,
    },
    {
      kind: 'behavioural',
      text: `Describe a time when you were missing this very point: ${name}. What did you do about it?`,
      topic: `a difficulty with this point: ${name}`,
    },
    {
      kind: 'technical',
      text: `How do you recognise good work on this point: ${name}? Use a case of your own to explain it.`,
      topic: `the quality of work on this point: ${name}`,
    },
  ],
  es: (name) => [
    {
      kind: 'behavioural',
      text: `Cuéntame un ejemplo de tu trabajo que muestre mejor este punto: ${name}. ¿Qué hiciste y qué salió de ello?`,
      topic: `un ejemplo de este punto: ${name}`,
    },
    {
      kind: 'situational',
      text: `Imagina tu primer mes en el puesto: ¿en qué situación será decisivo este punto, ${name}, y cómo actuarías?`,
      topic: `una situación en la que es decisivo este punto: ${name}`,
    },
    {
      kind: 'behavioural',
      text: `Describe una ocasión en la que te faltó este punto: ${name}. ¿Qué hiciste entonces?`,
      topic: `una dificultad con este punto: ${name}`,
    },
    {
      kind: 'technical',
      text: `¿Cómo reconoces un buen trabajo en este punto: ${name}? Explícalo con un caso tuyo.`,
      topic: `la calidad en este punto: ${name}`,
    },
  ],
};

/** Asks for a further example; `number` in words, `round` keeps the texts apart. */
const furtherExample: Record<'en' | 'es', (name: string, number: string, round: number) => Stem> = {
  en: (name, number, round) => ({
    kind: 'behavioural',
    text: `Tell me about ${number} example from your work, different from the ones before (${round}), that shows this point: ${name}. What did you do, and what came of it?`,
    topic: `another example of this point: ${name}`,
  }),
  es: (name, number, round) => ({
    kind: 'behavioural',
    text: `Cuéntame ${number} ejemplo de tu trabajo, distinto de los anteriores (${round}), que muestre este punto: ${name}. ¿Qué hiciste y qué salió de ello?`,
    topic: `otro ejemplo de este punto: ${name}`,
  }),
};

/** `round` > 0 asks for a further example when all other questions have been used. */
export function ownCompetency(
  givenName: string,
  description: string,
  language: 'en' | 'es',
  round = 0,
): CompetencyText {
  const name = givenName.trim();
  const number =
    numbers[language][Math.min(round, numbers[language].length) - 1] ?? numbers[language][4];
  return {
    name,
    description,
    ...general[language],
    stems:
      round > 0 ? [furtherExample[language](name, number, round)] : questionsAbout[language](name),
  };
}
