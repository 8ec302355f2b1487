// Whether an answer answers its question at all: the same reading of meaning as the rating, and the looks of a pasted posting.
import { inWords } from '#domain/text/wordLimits.ts';
import type { QuestionKind } from '#domain/jobs/kit.ts';
import type { Packs, SentenceVectors } from '#ai/onDevice/packs/packs.ts';
import { readMeaning } from '#ai/onDevice/rating/appraise.ts';
import { basisOf, type Basis } from '#ai/onDevice/rating/lines/basis.ts';
import {
  readAskedMeaning,
  floors,
  computeRelevance,
  computeWordFigures,
} from '#ai/onDevice/rating/answer/meaning.ts';
import type { Evidence } from './evidence.ts';
import { evidenceCues } from './evidenceCues.ts';
import { usualOpenings, usualQuestions } from './usualQuestions.ts';

export type NoAnswer = 'offTopic' | 'posting' | 'emptyTalk';
interface Asked {
  text: string;
  kind: QuestionKind;
  lookFor: string[];
}

/** Phrases of those who look for people. */
const postingPhrases: Record<'en' | 'es', readonly RegExp[]> = {
  en: [
    inWords(
      /\b(?:we are|we're|is|are) (?:currently )?(?:looking for|seeking|hiring|recruiting)\b/i,
    ),
    inWords(/\b(?:the )?(?:ideal|successful|right) (?:candidate|applicant)\b/i),
    inWords(
      /\b(?:you|the candidate|the successful \w+) will (?:be|have|work|report|join|lead|support|manage|need)\b/i,
    ),
    inWords(/\byour (?:responsibilities|duties|tasks|profile|role)\b/i),
    inWords(
      /\b(?:requirements?|responsibilities|qualifications|duties|what we offer|benefits|key tasks|about you|about us)\s*:/i,
    ),
    inWords(/\b(?:we|company) offers?\b/i),
    inWords(/\bcompetitive (?:salary|pay)|salary package\b/i),
    inWords(/\b(?:apply|send) (?:now|today|your (?:cv|resume|application)|with your)\b/i),
    inWords(/\bequal opportunit/i),
    inWords(/\bminimum (?:of )?\w+ years|years'? (?:of )?experience (?:in|with|required)\b/i),
    inWords(/\bmust (?:have|be able|hold)\b/i),
    inWords(/\bpermanent (?:position|contract)|full[- ]time (?:position|role)\b/i),
  ],
  es: [
    inWords(
      /\b(?:buscamos|solicita(?:mos)?|se (?:busca|solicita|requiere|precisa|necesita)|empresa (?:líder|importante)|importante \p{L}+ (?:busca|solicita|requiere))\b/iu,
    ),
    inWords(/\b(?:el|la) (?:candidat[oa]|persona) (?:ideal|seleccionad[oa])\b/iu),
    inWords(
      /\b(?:te encargarás|se encargará|serás|será responsable|formarás|reportarás|tus (?:funciones|tareas|responsabilidades))\b/iu,
    ),
    inWords(
      /\b(?:requisitos?|funciones|responsabilidades|beneficios|perfil|qué ofrecemos|tareas)\s*:/iu,
    ),
    inWords(/\b(?:ofrecemos|se ofrece|la empresa ofrece)\b/iu),
    inWords(
      /\b(?:sueldo|salario) (?:competitivo|según|base)|prestaciones de ley|contrato indefinido\b/iu,
    ),
    inWords(
      /\b(?:interesad[oa]s|enviar (?:cv|currículum|curriculum)|inscr[ií]bete|postular|postúlate)\b/iu,
    ),
    inWords(/\bigualdad de oportunidades\b/iu),
    inWords(/\bexperiencia mínima|mínimo \p{L}+ años|años de experiencia\b/iu),
    inWords(/\bimprescindible|se valorará|deseable\b/iu),
    inWords(/\bdisponibilidad (?:horaria|para viajar|inmediata)\b/iu),
    inWords(/\b(?:titulad[oa]|formación en|buen ambiente|incorporación inmediata)\b/iu),
  ],
};

/** The kinds of such phrases that a pasted posting has at least. */
const leastOfPosting = 3;

function isPosting(answer: string, language: 'en' | 'es'): boolean {
  return (
    !evidenceCues[language].own.test(answer) &&
    postingPhrases[language].filter((phrase) => phrase.test(answer)).length >= leastOfPosting
  );
}

/** Shorter answers say too little to be called empty or stray. */
const leastToJudge = 25;

/** Answers below the rating's floor are vague; far below it they say nothing at all. In between a coach still finds something to work with. */
const shareOfEmpty = 0.75;

/** From here on empty talk is at least about what was asked. */
const nearEnough = 0.8;

/** Without a rubric, relevance is less certain than for the rating: three in a hundred answers to their own question stay below these. */
const strayBelow: Record<QuestionKind, number> = {
  behavioural: 0,
  situational: 0,
  technical: -0.05,
};

/** How much nearer a question that everybody is asked must be. */
const nearerBy = 0.4;

function fitsUsual(
  { read: { language }, ...basis }: Basis,
  asked: Asked,
  { answered, relevance }: NonNullable<ReturnType<typeof readMeaning>>,
  deep: SentenceVectors,
): boolean {
  if (relevance >= floors[language].other) return false;
  return usualQuestions[language].some((text) => {
    const usual = { text, lookFor: [] };
    return (
      computeRelevance(
        readAskedMeaning(usual, language, deep),
        answered,
        computeWordFigures({ statements: basis.statements, kind: asked.kind }, usual, language),
        language,
      ) -
        relevance >=
      nearerBy
    );
  });
}

/** True where the question itself asks for such things. */
const asksForUsual = inWords(
  /\b(?:why (?:did you|do you want|this)|about yourself|your (?:strengths?|weakness\w*|background|training|career)|what do you (?:like|enjoy)|do you like|motivat\w+|looking for|por qué (?:elegiste|eligió|quiere|esta|este|te hiciste|se hizo)|h[aá]bl[ae](?:nos|me) de (?:ti|usted)|puntos? fuertes?|fortalezas?|debilidad\w*|formación|trayectoria|qué (?:te|le) gusta|motiv\w+)\b/iu,
);

/** Why a text is no answer to its question; null for one that is. */
export function explainNoAnswer(
  answer: string,
  asked: Asked,
  has: Evidence,
  packs: Packs,
): NoAnswer | null {
  const question = {
    id: 'q',
    ...asked,
    anchors: ['', '', '', '', ''] as [string, string, string, string, string],
  };
  const basis = basisOf({ question, answer, followUps: [] });
  const { language } = basis.read;
  if (isPosting(answer, language)) return 'posting';
  if (basis.read.words < leastToJudge) return null;
  const meaning = readMeaning(basis, { question }, packs);
  const usual = usualOpenings[language].test(answer) && !asksForUsual.test(asked.text);
  if (!meaning || !packs.deep)
    return usual &&
      (basis.asked.content.size === 0 ||
        ![...basis.asked.content].some((stem) =>
          basis.statements.some(({ content }) => content.has(stem)),
        ))
      ? 'offTopic'
      : null;
  // Clichés about what was asked are an answer, if a poor one.
  const isNear = asked.kind === 'behavioural' && meaning.relevance >= nearEnough;
  if (meaning.substance < floors[language].least * shareOfEmpty && !isNear) return 'emptyTalk';
  if (usual && meaning.relevance < floors[language].doubt) return 'offTopic';
  const isCase =
    asked.kind === 'behavioural' && has.past && has.context && (has.ownAction || has.result);
  // A narrated case that does not start like a career is a case, however similar its words are to a career's.
  if (
    !(isCase && !usualOpenings[language].test(answer)) &&
    fitsUsual(basis, asked, meaning, packs.deep) &&
    !asksForUsual.test(asked.text)
  )
    return 'offTopic';
  const isPlan = asked.kind === 'situational' && evidenceCues[language].plan.test(answer);
  const least = asked.lookFor.length > 0 ? floors[language].other : strayBelow[asked.kind];
  return meaning.relevance < least && !isCase && !isPlan ? 'offTopic' : null;
}
