// The first wording of a question about a requirement, in the language of the interview; a person reads and changes it before it is added.
import type { Question } from '#domain/jobs/kit.ts';
import { toLanguage, type Language } from '#i18n/languages.ts';

interface Words {
  text: (requirement: string) => string;
  anchors: string[];
  lookFor: string[];
  followUp: string;
}

const words: Record<Language, Words> = {
  en: {
    text: (requirement) =>
      `Tell us about your experience with this: ${requirement}. When did you last use it, what did you do yourself, and what came of it? If you have not used it yet, tell us how you would get into it.`,
    anchors: [
      'No experience with it, and no idea how to begin.',
      'Knows it from hearsay only; a vague plan to learn it.',
      'Has used it or something close to it, or has a sound plan; says what they did themselves.',
      'A concrete example with own decisions and reasons, and what came of it.',
      'A demanding example: knows its limits, checked the result, and can say what they would do differently.',
    ],
    lookFor: [
      'A concrete example or a concrete plan',
      'What they did themselves',
      'What came of it',
    ],
    followUp: 'What was the hardest part, or what would it be?',
  },
  es: {
    text: (requirement) =>
      `Háblanos de tu experiencia con esto: ${requirement}. ¿Cuándo lo usaste por última vez, qué hiciste tú y qué salió de ello? Si aún no lo has usado, cuéntanos cómo empezarías.`,
    anchors: [
      'Sin experiencia con ello y sin idea de cómo empezar.',
      'Lo conoce solo de oídas; un plan vago para aprenderlo.',
      'Lo ha usado, o algo cercano, o tiene un plan sólido; dice qué hizo personalmente.',
      'Un ejemplo concreto con decisiones propias y sus motivos, y lo que salió de ello.',
      'Un ejemplo exigente: conoce los límites, comprobó el resultado y sabe qué haría de otra manera.',
    ],
    lookFor: [
      'Un ejemplo concreto o un plan concreto',
      'Qué hizo personalmente',
      'Qué salió de ello',
    ],
    followUp: '¿Qué fue, o qué sería, lo más difícil?',
  },
};

/** A question about a requirement with five anchors. Its id is random, so that two tabs give no two questions one name. */
export function createGapQuestion(
  requirement: string,
  language: string,
  random: () => number = Math.random,
): Question {
  const { text, anchors, lookFor, followUp } = words[toLanguage(language)];
  const id = `q${Math.floor(random() * 36 ** 6)
    .toString(36)
    .padStart(6, '0')}`;
  return {
    id,
    competencyId: '',
    kind: 'behavioural',
    text: text(requirement),
    anchors,
    lookFor,
    minutes: 3,
    followUpCap: 1,
    followUps: [followUp],
  };
}
