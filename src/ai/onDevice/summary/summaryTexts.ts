// The sentences of a summary, in English and Spanish.
import type { CandidateSummary } from '#ai/tasks/summariseCandidate.ts';
import type { EvidenceKind } from './evidenceOf.ts';

type ShownKind = CandidateSummary['competencies'][number]['shown'][number]['kind'];
interface SummaryTexts {
  rated: (rated: number, of: number) => string;
  evidence: Record<EvidenceKind, (names: string) => string>;
  claims: (count: number) => string;
  shown: Record<ShownKind, string>;
  resultWithNumber: string;
  claimed: (quote: string) => string;
  and: string;
}

export const summaryTexts: Record<'en' | 'es', SummaryTexts> = {
  en: {
    rated: (rated, of) =>
      of === 1
        ? rated === 1
          ? 'The one question has a rating.'
          : 'The one question has no rating.'
        : `${rated} of ${of} questions have a rating.`,
    evidence: {
      clear: (names) => `Clear evidence for: ${names}.`,
      some: (names) => `Some evidence for: ${names}.`,
      little: (names) => `Little evidence for: ${names}.`,
      none: (names) =>
        `Not enough evidence for: ${names}. This is no judgement: the words do not carry one.`,
    },
    claims: (count) =>
      count === 1
        ? 'One statement came without an example.'
        : `${count} statements came without an example.`,
    shown: {
      result: 'Names what came of it.',
      learning: 'Says what is done differently since.',
      check: 'Says how it was checked.',
      action: 'Names own steps.',
      reasoning: 'Gives a reason.',
      context: 'Says when, where or for whom it was.',
      said: 'The words that the rating rests on.',
    },
    resultWithNumber: 'Names what came of it, with a number or date.',
    claimed: (quote) =>
      `You said “${quote}”. Which one case shows that best, and what did you do in it?`,
    and: ' and ',
  },
  es: {
    rated: (rated, of) =>
      of === 1
        ? rated === 1
          ? 'La única pregunta tiene valoración.'
          : 'La única pregunta no tiene valoración.'
        : `${rated} de ${of} preguntas tienen valoración.`,
    evidence: {
      clear: (names) => `Indicios claros de: ${names}.`,
      some: (names) => `Algunos indicios de: ${names}.`,
      little: (names) => `Pocos indicios de: ${names}.`,
      none: (names) =>
        `Sin indicios suficientes de: ${names}. No es un juicio: las palabras no dan para uno.`,
    },
    claims: (count) =>
      count === 1
        ? 'Una afirmación quedó sin ejemplo.'
        : `${count} afirmaciones quedaron sin ejemplo.`,
    shown: {
      result: 'Dice qué salió de ello.',
      learning: 'Dice qué se hace distinto desde entonces.',
      check: 'Dice cómo se comprobó.',
      action: 'Nombra pasos propios.',
      reasoning: 'Da un motivo.',
      context: 'Dice cuándo, dónde o para quién fue.',
      said: 'Las palabras en que se apoya la valoración.',
    },
    resultWithNumber: 'Dice qué salió de ello, con una cifra o fecha.',
    claimed: (quote) => `Has dicho «${quote}». ¿Qué caso lo muestra mejor y qué hiciste en él?`,
    and: ' y ',
  },
};
