// Questions for a competency that a person has named and the library does not know.
import type { CompetencyText } from '#ai/onDevice/library/questions/competencyText.ts';

const numbers = {
  en: ['a second', 'a third', 'a fourth', 'a fifth', 'another'],
  es: ['un segundo', 'un tercer', 'un cuarto', 'un quinto', 'otro'],
} as const;

/** `round` > 0 asks for a further example when all other questions have been used. */
export function ownCompetency(
  name: string,
  description: string,
  language: 'en' | 'es',
  round = 0,
): CompetencyText {
  const what = name.trim();
  const further =
    numbers[language][Math.min(round, numbers[language].length) - 1] ?? numbers[language][4];
  if (language === 'es') {
    return {
      name: what,
      description,
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
      stems:
        round > 0
          ? [
              {
                kind: 'behavioural',
                text: `Cuéntame ${further} ejemplo de tu trabajo, distinto de los anteriores (${round}), que muestre este punto: ${what}. ¿Qué hiciste y qué salió de ello?`,
                topic: `otro ejemplo de este punto: ${what}`,
              },
            ]
          : [
              {
                kind: 'behavioural',
                text: `Cuéntame un ejemplo de tu trabajo que muestre mejor este punto: ${what}. ¿Qué hiciste y qué salió de ello?`,
                topic: `un ejemplo de este punto: ${what}`,
              },
              {
                kind: 'situational',
                text: `Imagina tu primer mes en el puesto: ¿en qué situación será decisivo este punto, ${what}, y cómo actuarías?`,
                topic: `una situación en la que es decisivo este punto: ${what}`,
              },
              {
                kind: 'behavioural',
                text: `Describe una ocasión en la que te faltó este punto: ${what}. ¿Qué hiciste entonces?`,
                topic: `una dificultad con este punto: ${what}`,
              },
              {
                kind: 'technical',
                text: `¿Cómo reconoces un buen trabajo en este punto: ${what}? Explícalo con un caso tuyo.`,
                topic: `la calidad en este punto: ${what}`,
              },
            ],
    };
  }
  return {
    name: what,
    description,
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
    stems:
      round > 0
        ? [
            {
              kind: 'behavioural',
              text: `Tell me about ${further} example from your work, different from the ones before (${round}), that shows this point: ${what}. What did you do, and what came of it?`,
              topic: `another example of this point: ${what}`,
            },
          ]
        : [
            {
              kind: 'behavioural',
              text: `Tell me about the example from your work that best shows this point: ${what}. What did you do, and what came of it?`,
              topic: `an example of this point: ${what}`,
            },
            {
              kind: 'situational',
              text: `Picture your first month in this role. In which situation will this point, ${what}, matter most, and how would you handle it?`,
              topic: `a situation where this point matters: ${what}`,
            },
            {
              kind: 'behavioural',
              text: `Describe a time when you were missing this very point: ${what}. What did you do about it?`,
              topic: `a difficulty with this point: ${what}`,
            },
            {
              kind: 'technical',
              text: `How do you recognise good work on this point: ${what}? Use a case of your own to explain it.`,
              topic: `the quality of work on this point: ${what}`,
            },
          ],
  };
}
