// Questions that were written whole, made questions of a kit: about behaviour and about the occupation. Those about duties and skills are beside it.
import type { Question } from '#domain/jobs/kit.ts';
import type { CompetencyId } from '#ai/onDevice/library/questions/competencyText.ts';
import general from '#ai/onDevice/library/written/general.json';
import type {
  DutyKind,
  WrittenOccupation,
  WrittenQuestion,
} from '#ai/onDevice/library/written/written.ts';
import { minutes } from './questionsFor.ts';

type Language = 'en' | 'es';
/** A question that may be asked; `from` names what it was written as, and no two of one are asked together. */
export interface Offer {
  question: Omit<Question, 'id' | 'competencyId'>;
  competency: CompetencyId | null;
  from: string;
  /** The words of the duty it is about, as any question names them, and the ends of the same question about any other duty. */
  duty?: { words: string[]; asked: string[] };
  /** The way of working that it is about. */
  skill?: string;
  /** Written for this kind of duty, not for any. */
  isNear?: boolean;
  /** It does not suit this kind of duty well. */
  isPoor?: boolean;
}

const ofCompetency = general as Partial<Record<CompetencyId, WrittenQuestion[]>>;

export function offerOf(
  written: WrittenQuestion,
  language: Language,
  from: string,
  competency: CompetencyId | null,
  wording: (text: string) => string = (text) => text,
  filled: (text: string) => string = (text) => text,
): Offer {
  const { text, anchors, points, followUp } = written[language];
  const question = {
    kind: written.kind,
    text: wording(filled(text)),
    anchors: anchors.map(filled),
    lookFor: points.map(filled),
    minutes: minutes[written.kind],
    followUpCap: 1,
    followUps: [filled(followUp)],
  };
  return { question, competency, from };
}

/** Which competency a duty of a kind calls for; null: that of the trade. */
export const competencyOfKind: Record<DutyKind, CompetencyId | null> = {
  build: null,
  check: 'accuracy',
  analyse: 'problemSolving',
  advise: 'communication',
  teach: 'developingOthers',
  lead: 'leadership',
  plan: 'planning',
  decide: 'judgement',
  improve: 'improvement',
  care: null,
  serve: 'customerFocus',
  sell: 'negotiation',
  operate: null,
  repair: null,
  record: 'accuracy',
  create: null,
  cooperate: 'stakeholders',
  other: null,
};

/** Questions of two kinds of behaviour that ask for nearly the same: they count as one. */
const twins: ReadonlyMap<string, string> = new Map([
  ['problemThatKeptReturning', 'problemThatCameBack'],
  ['disagreementWithColleague', 'disagreementOnMethod'],
  ['everythingAtOnce', 'moreWorkThanTime'],
  ['decidingWithoutAllFacts', 'missingInformation'],
  ['fallingBehind', 'promiseAtRisk'],
  ['ownMistakeUnnoticed', 'ownMistake'],
]);

/** The questions written for behaviour of one kind. */
export function offerAboutCompetency(id: CompetencyId, language: Language): Offer[] {
  return (ofCompetency[id] ?? []).map((written) =>
    offerOf(written, language, `general.${twins.get(written.id) ?? written.id}`, id),
  );
}

/** Words of the authors of occupations for what every kind of work may need. */
const generalWords: readonly [CompetencyId, RegExp][] = [
  [
    'leadership',
    /^(?:leadership|leading people|staffPlanning|performanceManagement|performance management)$/,
  ],
  ['developingOthers', /^(?:coaching|staffDevelopment)$/],
  ['planning', /^(?:planning|organisation|shiftPlanning|scheduling|coordination)$/],
  ['safety', /safety|hazard/i],
  ['integrity', /^(?:integrity|ethics|honesty|confidentiality|privacy|fairness)$/],
  ['communication', /^(?:communication|presentingFindings|explainingModels)$/],
  ['customerFocus', /^(?:customerFocus|complaintHandling|customerHandling|customerAdvice)$/],
  ['accuracy', /^(?:accuracy|quality|attention|thoroughness)$/],
  ['judgement', /^(?:judgement|decisionMaking|prioritisation|prioritising)$/],
  ['teamwork', /^(?:teamwork|collaboration)$/],
  [
    'problemSolving',
    /^(?:problemSolving|faultFinding|faultAnalysis|troubleshooting|rootCause|diagnosis)$/,
  ],
  ['negotiation', /negotiation/i],
  ['improvement', /^improvement$/],
];

/** The questions of an occupation, each with the duty it is about. */
export function offerAboutOccupation(
  { id, questions, duties }: WrittenOccupation,
  language: Language,
  posting: Language,
): (Offer & { content: string })[] {
  return questions.map((written) => ({
    ...offerOf(
      written,
      language,
      `${id}.${written.id}`,
      generalWords.find(([, pattern]) => pattern.test(written.competency))?.[0] ?? null,
    ),
    content: [
      duties[posting][written.duty] ?? '',
      written[posting].text,
      ...written[posting].points,
    ].join('\n'),
  }));
}
