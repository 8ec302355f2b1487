// Questions that were written whole, made questions of a kit: about a duty, about a skill, about behaviour, about the occupation.
import { inWords } from '#domain/text/wordLimits.ts';
import type { Question } from '#domain/jobs/kit.ts';
import type { CompetencyId } from '#ai/onDevice/library/questions/competencyText.ts';
import byArea from '#ai/onDevice/library/written/byArea.json';
import byDuty from '#ai/onDevice/library/written/byDuty.json';
import bySkill from '#ai/onDevice/library/written/bySkill.json';
import general from '#ai/onDevice/library/written/general.json';
import withTask from '#ai/onDevice/library/written/withTask.json';
import type {
  DutyArea,
  DutyKind,
  SkillKind,
  WrittenOccupation,
  WrittenQuestion,
} from '#ai/onDevice/library/written/written.ts';
import { skillNamed } from '#ai/onDevice/skills/skillIndex.ts';
import type { HeavyDuty } from './heavyDuties.ts';
import {
  areaOf,
  fitsCarried,
  fitsNearly,
  fitsPlainly,
  fittingKind,
  mayBePlain,
} from './dutyFrames.ts';
import { isDeed } from './dutyKind.ts';
import { minutes } from './questionsFor.ts';
import { skillWords } from './skillWords.ts';

type Language = 'en' | 'es';
/** A question that may be asked; `from` names what it was written as, and no two of one are asked together. */
export interface Offer {
  question: Omit<Question, 'id' | 'competencyId'>;
  competency: CompetencyId | null;
  from: string;
  /** The words of the duty it is about, as any question names them, and the ends of the same question about any other duty. */
  duty?: { words: string[]; asked: string[] };
  /** Written for this kind of duty, not for any. */
  isNear?: boolean;
  /** It does not suit this kind of duty well. */
  isPoor?: boolean;
}

const ofDuty = byDuty as Record<DutyKind, WrittenQuestion[]>;
const ofArea = byArea as Record<DutyArea, WrittenQuestion[]>;
const ofSkill = bySkill as Record<SkillKind, WrittenQuestion[]>;
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

/** What a question looks for, whatever the duty; elsewhere its kind says so. */
const competencyOfQuestion: Readonly<Record<string, CompetencyId>> = {
  otherDidNotGoAsPlanned: 'problemSolving',
  otherWhatGoesWrong: 'judgement',
  otherGoodWork: 'accuracy',
  otherTooLittleTime: 'prioritising',
  otherBeforeStarting: 'planning',
  otherFirstTimeHere: 'learning',
  codeDecision: 'judgement',
  codeInUse: 'problemSolving',
  testsPassedYetFault: 'accuracy',
  testsWhatFirst: 'judgement',
  testsUnsteady: 'problemSolving',
  runIncident: 'problemSolving',
  designUsedOtherwise: 'customerFocus',
};
/** Kinds whose duties stand for their competency, however one asks. */
const settled: ReadonlySet<DutyKind> = new Set(['lead', 'teach']);

/** "ocuparse de los pedidos y encargarse de la caja" → "ocuparte … y encargarte …": what one says to the person it is about. */
export const toYou = (phrase: string): string =>
  phrase.replaceAll(/((?:^|,|\s[yeo])\s?)(\p{L}+[aeií]r)se(?=[\s,]|$)/gu, '$1$2te');

/** How a question names the duty that it is about. */
export const openings = {
  en: {
    you: (phrase: string) => `In this role you will ${phrase}.`,
    quote: (line: string) => `One of the duties of this job reads: “${line}”.`,
    tells: (line: string) => `The description of this job says: “${line}”.`,
    usual: (phrase: string) => `This kind of work often means having to ${phrase}.`,
  },
  es: {
    you: (phrase: string) => `En este puesto tendrás que ${toYou(phrase)}.`,
    quote: (line: string) => `Una de las tareas de este puesto es: «${line}».`,
    tells: (line: string) => `En la descripción de este puesto se lee: «${line}».`,
    usual: (phrase: string) => `En este oficio a menudo hay que ${phrase}.`,
  },
} as const;
/** Questions that carry the duty in themselves where it is short. */
const carrying: Record<Language, Readonly<Record<string, readonly [string, string]>>> = {
  en: {
    otherRealCase: [
      'Tell me about the last time you had to ',
      '. What did you do yourself, and what came of it?',
    ],
    otherDidNotGoAsPlanned: [
      'Tell me about a time you had to ',
      ' and it did not go as planned. What did you do about it?',
    ],
    otherTooLittleTime: [
      'Tell me about a time you had to ',
      ' in less time than it needed. What did you do first, and what had to wait?',
    ],
    otherWhatGoesWrong: [
      'What is most likely to go wrong when you have to ',
      ', and how do you guard against it?',
    ],
  },
  es: {
    otherRealCase: [
      'Cuéntame la última vez que tuviste que ',
      '. ¿Qué hiciste tú y qué resultado tuvo?',
    ],
    otherDidNotGoAsPlanned: [
      'Cuéntame una vez que tuviste que ',
      ' y no salió como estaba previsto. ¿Qué hiciste?',
    ],
    otherTooLittleTime: [
      'Cuéntame una vez que tuviste que ',
      ' en menos tiempo del necesario. ¿Qué hiciste primero y qué tuvo que esperar?',
    ],
    otherWhatGoesWrong: [
      '¿Qué es lo que más fácilmente sale mal cuando hay que ',
      ' y cómo lo previenes?',
    ],
  },
};
/** What carries the duty speaks of the person, not of anybody: "tuviste que", not "hay que". */
const isToYou = inWords(/\btuviste que $/u);
/** A line that is a sentence of its own, not the name of a duty. */
const isSentence = (line: string): boolean =>
  !isDeed(line) ||
  inWords(/^\p{L}+(?:rás?|rán)\b|\b(?:debe|deben|deberás?|deberán|is|are|will) \p{L}/iu).test(line);
/** A duty with more words is named in a sentence of its own. */
const mostCarried = 7;

/** What is the company's or this job's was not part of an earlier one. */
const ofCompany = inWords(/\b(?:our|your|the company|nuestr[oa]s?|tus?|la empresa)\b/iu);

/** Kinds of duties whose what-ifs fit any of them. */
const supposing: ReadonlySet<DutyKind> = new Set([
  'lead',
  'teach',
  'care',
  'serve',
  'check',
  'analyse',
  'advise',
]);
/** Something is made that others will depend on. */
const makes = inWords(
  /\b(?:build|design|develop|create|implement|architect|construct|dise\p{L}+|desarroll\p{L}+|constru\p{L}+|cre\p{L}+|implement\p{L}+)/iu,
);
/** Of a beginner one asks how they would start where nobody explains; of others, what they would find out. */
const forBeginners = 'otherFirstTimeHere';

/** Asked about duties of this job alone, not about what is usual in an occupation. */
const ofThisJob: ReadonlySet<string> = new Set([
  'otherBeforeStarting',
  forBeginners,
  'otherTooLittleTime',
]);

/** The questions that can be asked about a duty of the posting, or (`isUsual`) of the occupation. `isTechnical`: the trade is software, data or running them. */
export function aboutDuty(
  { line, phrase, kind: told }: HeavyDuty,
  language: Language,
  { isBeginner = false, isTechnical = false, isUsual = false } = {},
): Offer[] {
  const said = phrase ?? line;
  const area = areaOf(said, told, isTechnical);
  const kind = fittingKind(said, told);
  const opening =
    phrase === null
      ? openings[language][isSentence(line) ? 'tells' : 'quote'](line)
      : openings[language][isUsual ? 'usual' : 'you'](phrase);
  const near = area
    ? ofArea[area].filter(({ id }) => id !== 'codeGrowth' || makes.test(said))
    : kind === 'other'
      ? []
      : ofDuty[kind].filter(
          (written) =>
            (written.kind !== 'situational' || supposing.has(kind)) && fitsNearly(written.id, said),
        );
  const plain = ofDuty.other.filter(
    ({ id }) =>
      mayBePlain(id, said, kind === 'other' ? told : kind) &&
      (isBeginner ? id !== 'otherBeforeStarting' : id !== forBeginners) &&
      !(isUsual && ofThisJob.has(id)),
  );
  const isShort =
    phrase !== null &&
    !isUsual &&
    phrase.split(' ').length <= mostCarried &&
    !/[:;]/.test(phrase) &&
    !ofCompany.test(phrase);
  const about = (written: WrittenQuestion, isNear: boolean): Offer => {
    const carrier =
      isShort && fitsCarried(written.id, said) ? carrying[language][written.id] : undefined;
    const competency = settled.has(kind)
      ? competencyOfKind[kind]
      : (competencyOfQuestion[written.id] ?? (area ? null : competencyOfKind[kind]));
    // Carried or opened, with this duty or with another: the same question.
    const asked = [` ${written[language].text}`, carrying[language][written.id]?.[1] ?? ''].filter(
      (end) => end !== '',
    );
    return {
      ...offerOf(
        withDuty(written, phrase, language),
        language,
        `duty.${written.id}`,
        competency,
        () =>
          carrier
            ? carrier.join(isToYou.test(carrier[0]) ? toYou(said) : said)
            : `${opening} ${written[language].text}`,
      ),
      duty: { words: [...new Set([said, toYou(said)])], asked },
      isNear,
      isPoor: !isNear && !fitsPlainly(written.id, said, kind === 'other' ? told : kind),
    };
  };
  return [
    ...near.map((written) => about(written, true)),
    ...plain.map((written) => about(written, false)),
  ];
}

/** Of the questions that fit any duty: the middle level and the first point, with the duty in them. */
const ofTask: Partial<Record<string, Record<Language, { middle: string; point: string }>>> =
  withTask;
/** Words of a duty that a line of a rubric can carry. */
const mostInRubric = 14;

/** A question that fits any duty says in its middle level and in its first point what an answer about this one names. */
function withDuty(
  written: WrittenQuestion,
  phrase: string | null,
  language: Language,
): WrittenQuestion {
  const lines = ofTask[written.id]?.[language];
  if (phrase === null || lines === undefined || phrase.split(' ').length > mostInRubric)
    return written;
  const named = phrase
    .replaceAll(inWords(/\byour\b/giu), 'their')
    .replaceAll(inWords(/\bour\b/giu), 'the')
    .replaceAll(inWords(/\btu\b/giu), 'su')
    .replaceAll(inWords(/\btus\b/giu), 'sus');
  const filled = (line: string): string => line.replace('{task}', () => named);
  const { anchors, points } = written[language];
  return {
    ...written,
    [language]: {
      ...written[language],
      anchors: anchors.map((anchor, level) => (level === 2 ? filled(lines.middle) : anchor)),
      points: [filled(lines.point), ...points.slice(1)],
    },
  };
}

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
export function aboutCompetency(id: CompetencyId, language: Language): Offer[] {
  return (ofCompetency[id] ?? []).map((written) =>
    offerOf(written, language, `general.${twins.get(written.id) ?? written.id}`, id),
  );
}

const machines = inWords(
  /\b(?:forklift|crane|excavator|lathe|press|drill|scanner|ventilator|microscope|spectro\w*|chromatograph\w*|hplc|cnc|plc|welding|mig|tig|truck|carretilla|grúa|torno|soldadura|oven|espresso)\b/i,
);
const programming =
  /^(?:java|javascript|typescript|python|c|c#|c\+\+|f#|php|ruby|ruby on rails|go|rust|kotlin|swift|scala|r|matlab|react|react native|angular|vue|vue\.js|node|node\.js|next\.js|django|flask|laravel|symfony|spring|spring boot|\.net|\.net core|asp\.net|html|css|sass|bash|powershell|perl|haskell|elixir|clojure|dart|flutter|graphql|pytorch|tensorflow|pandas|vba|embedded c|qt|unity|hibernate|jquery|redux|svelte|objective-c|assembly|cobol|abap|apex|groovy)$/i;

/** Tools by what one does with them; what stands in none of the lists gets the plain question. */
const toolKinds: readonly [SkillKind, RegExp][] = [
  [
    'testTool',
    /^(?:selenium|cypress|playwright|junit|testng|pytest|jest|mocha|jasmine|vitest|cucumber|robot framework|appium|postman|soapui|jmeter|gatling|k6|nunit|xunit|karma|mockito|rspec|phpunit|espresso|xctest|testing library|webdriverio)$/i,
  ],
  [
    'database',
    /^(?:sql|t-sql|pl\/sql|postgresql|mysql|mariadb|oracle(?: database)?|sql server|microsoft sql server|mongodb|cassandra|redis|sqlite|db2|snowflake|bigquery|redshift|dynamodb|neo4j|teradata|elasticsearch)$/i,
  ],
  [
    'platform',
    /^(?:aws|amazon web services|azure|microsoft azure|google cloud(?: platform)?|gcp|docker|kubernetes|openshift|jenkins|gitlab ci|github actions|circleci|terraform|ansible|puppet|chef|helm|linux|unix|windows server|vmware|apache kafka|kafka|rabbitmq|nginx|apache|active directory|citrix|hadoop|spark|apache spark|airflow|databricks|splunk|prometheus|grafana|ec2|lambda|cloudformation|openstack|ci\/cd|elastic stack|tomcat)$/i,
  ],
  [
    'system',
    /^(?:sap.*|salesforce.*|hubspot|microsoft dynamics.*|dynamics.*|navision|sage.*|xero|quickbooks|a3.*|contaplus|oracle ebs|netsuite|workday|bamboohr|zendesk|servicenow|freshdesk|opera|opera pms|protel|micros|crm|erp|wms|excel|google sheets|microsoft access|access|datev|peoplesoft|successfactors|electronic health records|epic|cerner|lims|sharepoint)$/i,
  ],
];

/** Names so wide or so vague that nobody could answer about them. */
const vague = inWords(
  /^(?:networking|monitoring|reporting|communication|programming|training|planning|testing|writing|go-to-market|genetics|leadership|sales|research|change management|coaching|presentation\w*|negotiation|documentation|analytics|automation|microservices|cloud|agile|windows|office|scripting|outreach|product ownership|business development|firmware|stakeholder management|time management|people management|troubleshooting|problem solving|teamwork|decision making|compliance|visuali[sz]ation|data visuali[sz]ation|purchasing|json|xml|yaml|markdown|bitbucket|svn|maven|gradle|npm|yarn|webpack|eclipse|intellij.*|visual studio.*|slack|zoom|teams|miro|notion|outlook|word|powerpoint|macos)$/i,
);
/** Where what one uses is a way of working with one's hands, no software. */
const handwork: ReadonlySet<string> = new Set([
  'research',
  'clinical',
  'care',
  'teaching',
  'hospitality',
]);

/** What a question about a tool looks for, beside knowing the tool. */
const competencyOfTool: Readonly<Record<string, CompetencyId>> = {
  programmingFault: 'problemSolving',
  programmingInherited: 'judgement',
  systemWrongData: 'accuracy',
  systemManyChanges: 'accuracy',
  equipmentWarningSign: 'safety',
  equipmentOverdueInspection: 'safety',
  equipmentBeforeStart: 'safety',
  rulesNotMet: 'integrity',
  rulesChange: 'adaptability',
  plainStuck: 'problemSolving',
  testToolGap: 'accuracy',
  testToolUnsteady: 'problemSolving',
  platformHardest: 'problemSolving',
  platformRiskyChange: 'planning',
  databaseSlow: 'problemSolving',
  databaseChangeInUse: 'planning',
  databaseTrustResult: 'accuracy',
};

/** Behind a tool where another of its kind would do as well. */
const orAnother: Record<Language, Partial<Record<SkillKind, string>>> = {
  en: {
    programming: ' or a similar language or framework',
    platform: ' or a similar platform',
    database: ' or a similar database',
    testTool: ' or a similar tool',
    system: ' or a similar system',
    plain: ' or a similar tool',
  },
  es: {
    programming: ' o un lenguaje o framework parecido',
    platform: ' o una plataforma parecida',
    database: ' o una base de datos parecida',
    testTool: ' o una herramienta parecida',
    system: ' o un sistema parecido',
    plain: ' o una herramienta parecida',
  },
};

/** The questions about a skill that the posting requires; none for skills that nobody listed or that are as wide as the job. `isOneOfSeveral`: another of its kind would do. */
export function aboutSkill(name: string, language: Language, isOneOfSeveral = false): Offer[] {
  const skill = skillNamed(name);
  const words = skillWords(name, language);
  if (!skill || !words || words.wide || skill.field === 'soft' || skill.name === 'English')
    return [];
  const isRule = inWords(
    /\b(?:iso|gdpr|haccp|ifrs|gaap|gmp|osha|regulation|standard|compliance|rgpd|norma|ley)\b/i,
  ).test(skill.name);
  // A licence is shown and a language is heard: neither is asked about.
  if (
    skill.field === 'language' ||
    (skill.field === 'certificate' && !isRule) ||
    vague.test(skill.name)
  )
    return [];
  const inside = /^(?:Agile|Scrum|Kanban|Lean|Kaizen)$/.test(skill.name)
    ? skill.name
    : words.inside;
  const practised = words.activity || handwork.has(skill.field);
  const listed = toolKinds.find(([, names]) => names.test(skill.name))?.[0];
  const kind: SkillKind = isRule
    ? 'rules'
    : (listed ??
      (machines.test(skill.name)
        ? 'equipment'
        : programming.test(skill.name)
          ? 'programming'
          : practised && words.activity
            ? 'method'
            : 'plain'));
  if (kind === 'plain' && !words.tool) return [];
  const said = `${inside}${isOneOfSeveral ? (orAnother[language][kind] ?? '') : ''}`;
  return ofSkill[kind].map((written) =>
    offerOf(
      written,
      language,
      `skill.${kind}.${written.id}`,
      competencyOfTool[written.id] ?? null,
      undefined,
      (text) =>
        text
          .replace('{skill}', said)
          .replaceAll('{skill}', inside)
          .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
    ),
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
export function ofOccupation(
  { id, questions, duties }: WrittenOccupation,
  language: Language,
  posting: Language,
): (Offer & { said: string })[] {
  return questions.map((written) => ({
    ...offerOf(
      written,
      language,
      `${id}.${written.id}`,
      generalWords.find(([, pattern]) => pattern.test(written.competency))?.[0] ?? null,
    ),
    said: [
      duties[posting][written.duty] ?? '',
      written[posting].text,
      ...written[posting].points,
    ].join('\n'),
  }));
}
