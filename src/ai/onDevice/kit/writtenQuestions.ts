// Questions that were written whole, made questions of a kit: about a duty, about a skill, about behaviour, about the occupation.
import { inWords } from '#domain/wordLimits.ts';
import type { Question } from '#domain/kit.ts';
import type { CompetencyId } from '#ai/onDevice/library/competencyText.ts';
import byDuty from '#ai/onDevice/library/written/byDuty.json';
import bySkill from '#ai/onDevice/library/written/bySkill.json';
import general from '#ai/onDevice/library/written/general.json';
import type { DutyKind, SkillKind, WrittenOccupation, WrittenQuestion } from '#ai/onDevice/library/written/written.ts';
import { skillNamed } from '#ai/onDevice/skills/skillIndex.ts';
import type { HeavyDuty } from './heavyDuties.ts';
import { minutes } from './questionsFor.ts';
import { skillWords } from './skillWords.ts';

type Language = 'en' | 'es';
/** A question that may be asked; `from` names what it was written as, and no two of one are asked together. */
export interface Offer { question: Omit<Question, 'id' | 'competencyId'>; competency: CompetencyId | null; from: string; /** The sentence before the question that names the duty. */ opening?: string }

const ofDuty = byDuty as Record<DutyKind, WrittenQuestion[]>;
const ofSkill = bySkill as Record<SkillKind, WrittenQuestion[]>;
const ofCompetency = general as Partial<Record<CompetencyId, WrittenQuestion[]>>;

function offer(written: WrittenQuestion, language: Language, from: string, competency: CompetencyId | null, wording: (text: string) => string = (text) => text, filled: (text: string) => string = (text) => text): Offer {
  const { text, anchors, points, followUp } = written[language];
  const question = { kind: written.kind, text: wording(filled(text)), anchors: anchors.map(filled), lookFor: points.map(filled), minutes: minutes[written.kind], followUpCap: 1, followUps: [filled(followUp)] };
  return { question, competency, from };
}

/** Which competency a duty of a kind calls for; null: that of the trade. */
const competencyOfKind: Record<DutyKind, CompetencyId | null> = {
  build: null, check: 'accuracy', analyse: 'problemSolving', advise: 'communication', teach: 'developingOthers', lead: 'leadership', plan: 'planning', decide: 'judgement', improve: 'improvement',
  care: null, serve: 'customerFocus', sell: 'negotiation', operate: null, repair: null, record: 'accuracy', create: null, cooperate: 'stakeholders', other: null,
};

const openings = {
  en: { you: (phrase: string) => `In this role you will ${phrase}.`, quote: (line: string) => `One of the duties of this job reads: “${line}”.` },
  es: { you: (phrase: string) => `En este puesto tendrás que ${phrase}.`, quote: (line: string) => `Una de las tareas de este puesto es: «${line}».` },
} as const;

/** Kinds of duties whose what-ifs fit any of them. */
const supposing: ReadonlySet<DutyKind> = new Set(['lead', 'teach', 'care', 'serve', 'check', 'analyse', 'advise']);

/** The questions that can be asked about a duty of the posting. */
export function aboutDuty({ line, phrase, kind }: HeavyDuty, language: Language, isBeginner = false): Offer[] {
  const opening = phrase === null ? openings[language].quote(line) : openings[language].you(phrase);
  // What the first weeks are like is no question for somebody experienced.
  const plain = ofDuty.other.filter(({ en }) => isBeginner || !en.text.includes('second week'));
  // A what-if supposes more of the duty than a posting says, but where it is about people or about finding something out.
  const own = kind === 'other' ? [] : ofDuty[kind].filter((written) => written.kind !== 'situational' || supposing.has(kind));
  return [...own, ...plain].map((written) => ({ ...offer(written, language, `duty.${written.id}`, competencyOfKind[kind], (text) => `${opening} ${text}`), opening }));
}

/** Questions of two kinds of behaviour that ask for nearly the same: they count as one. */
const twins: ReadonlyMap<string, string> = new Map([
  ['problemThatKeptReturning', 'problemThatCameBack'], ['disagreementWithColleague', 'disagreementOnMethod'], ['everythingAtOnce', 'moreWorkThanTime'],
  ['decidingWithoutAllFacts', 'missingInformation'], ['fallingBehind', 'promiseAtRisk'], ['ownMistakeUnnoticed', 'ownMistake'],
]);

/** The questions written for behaviour of one kind. */
export function aboutCompetency(id: CompetencyId, language: Language): Offer[] {
  return (ofCompetency[id] ?? []).map((written) => offer(written, language, `general.${twins.get(written.id) ?? written.id}`, id));
}

const machines = inWords(/\b(?:forklift|crane|excavator|lathe|press|drill|scanner|ventilator|microscope|spectro\w*|chromatograph\w*|hplc|cnc|plc|welding|mig|tig|truck|carretilla|grúa|torno|soldadura|oven|espresso)\b/i);
const programming = /^(?:java|javascript|typescript|python|c|c#|c\+\+|f#|php|ruby|ruby on rails|go|rust|kotlin|swift|scala|r|matlab|sql|t-sql|pl\/sql|react|react native|angular|vue|vue\.js|node|node\.js|next\.js|django|flask|laravel|symfony|spring|spring boot|\.net|\.net core|asp\.net|html|css|sass|bash|powershell|perl|haskell|elixir|clojure|dart|flutter|graphql|postgresql|mysql|mongodb|oracle|redis|kafka|pytorch|tensorflow|pandas|selenium|cypress|terraform|vba|embedded c|qt|unity|hibernate|jquery|redux|svelte|objective-c|assembly|cobol|abap|apex|groovy)$/i;

/** Names so wide or so vague that nobody could answer about them. */
const vague = inWords(/^(?:networking|monitoring|reporting|communication|programming|training|planning|testing|writing|go-to-market|genetics|leadership|sales|research|change management|coaching|presentation\w*|negotiation|documentation|analytics|automation|microservices|cloud|agile|windows|office|linux)$/i);
/** Where what one uses is a way of working with one's hands, no software. */
const handwork: ReadonlySet<string> = new Set(['research', 'clinical', 'care', 'teaching', 'hospitality']);

/** The questions about a skill that the posting requires; none for skills that nobody listed or that are as wide as the job. */
export function aboutSkill(name: string, language: Language): Offer[] {
  const skill = skillNamed(name);
  const words = skillWords(name, language);
  if (!skill || !words || words.wide || skill.field === 'soft' || skill.name === 'English') return [];
  const isRule = inWords(/\b(?:iso|gdpr|haccp|ifrs|gaap|gmp|osha|regulation|standard|compliance|rgpd|norma|ley)\b/i).test(skill.name);
  // A licence is shown and a language is heard: neither is asked about.
  if (skill.field === 'language' || (skill.field === 'certificate' && !isRule) || vague.test(skill.name)) return [];
  const inside = /^(?:Agile|Scrum|Kanban|Lean|Kaizen)$/.test(skill.name) ? skill.name : words.inside;
  const practised = words.activity || handwork.has(skill.field);
  if (practised && !words.activity && !words.tool) return [];
  const kind: SkillKind = isRule ? 'rules' : machines.test(skill.name) ? 'equipment' : programming.test(skill.name) ? 'programming' : practised || !words.tool ? 'method' : 'system';
  if (kind === 'method' && !words.activity && !handwork.has(skill.field)) return [];
  return ofSkill[kind].map((written) => offer(written, language, `skill.${kind}.${written.id}`, null, undefined, (text) => text.replaceAll('{skill}', inside).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())));
}

/** Words of the authors of occupations for what every kind of work may need. */
const generalWords: readonly [CompetencyId, RegExp][] = [
  ['leadership', /^(?:leadership|leading people|staffPlanning|performanceManagement|performance management)$/], ['developingOthers', /^(?:coaching|staffDevelopment)$/], ['planning', /^(?:planning|organisation|shiftPlanning|scheduling|coordination)$/],
  ['safety', /safety|hazard/i], ['integrity', /^(?:integrity|ethics|honesty|confidentiality|privacy|fairness)$/], ['communication', /^(?:communication|presentingFindings|explainingModels)$/], ['customerFocus', /^(?:customerFocus|complaintHandling|customerHandling|customerAdvice)$/],
  ['accuracy', /^(?:accuracy|quality|attention|thoroughness)$/], ['judgement', /^(?:judgement|decisionMaking|prioritisation|prioritising)$/], ['teamwork', /^(?:teamwork|collaboration)$/], ['problemSolving', /^(?:problemSolving|faultFinding|faultAnalysis|troubleshooting|rootCause|diagnosis)$/], ['negotiation', /negotiation/i], ['improvement', /^improvement$/],
];

/** The questions of an occupation, each with the duty it is about. */
export function ofOccupation({ id, questions, duties }: WrittenOccupation, language: Language, posting: Language): (Offer & { said: string })[] {
  return questions.map((written) => ({
    ...offer(written, language, `${id}.${written.id}`, generalWords.find(([, pattern]) => pattern.test(written.competency))?.[0] ?? null),
    said: [duties[posting][written.duty] ?? '', written[posting].text, ...written[posting].points].join('\n'),
  }));
}
