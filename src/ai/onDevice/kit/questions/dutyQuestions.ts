// The questions that can be asked about a duty: those written for its kind of work, and those that fit any.
import { inWords } from '#domain/text/wordLimits.ts';
import type { CompetencyId } from '#ai/onDevice/library/questions/competencyText.ts';
import byArea from '#ai/onDevice/library/written/byArea.json';
import byDuty from '#ai/onDevice/library/written/byDuty.json';
import withTask from '#ai/onDevice/library/written/withTask.json';
import type { DutyArea, DutyKind, WrittenQuestion } from '#ai/onDevice/library/written/written.ts';
import type { HeavyDuty } from '#ai/onDevice/kit/duties/heavyDuties.ts';
import { areaOf, chooseFittingKind } from './dutyFrames.ts';
import { fitsCarried, fitsPlainly } from './frameFit.ts';
import { fitsNearly } from './nearFit.ts';
import { isAction } from '#ai/onDevice/kit/duties/dutyKind.ts';
import { competencyOfKind, offerOf, type Offer } from './writtenQuestions.ts';

type Language = 'en' | 'es';
const ofDuty = byDuty as Record<DutyKind, WrittenQuestion[]>;
const ofArea = byArea as Record<DutyArea, WrittenQuestion[]>;

/** What a question looks for, whatever the duty; elsewhere its kind says so. */
const competencyOfQuestion: Readonly<Record<string, CompetencyId>> = {
  otherDidNotGoAsPlanned: 'problemSolving',
  otherWhatGoesWrong: 'judgement',
  otherGoodWork: 'accuracy',
  otherTooLittleTime: 'prioritising',
  otherBeforeStarting: 'planning',
  otherFirstTimeHere: 'learning',
  otherStopSign: 'safety',
  otherCameOutRight: 'accuracy',
  otherCouldEscalate: 'conflict',
  otherOnePerson: 'empathy',
  codeDecision: 'judgement',
  codeInUse: 'problemSolving',
  testsPassedYetFault: 'accuracy',
  testsWhatFirst: 'judgement',
  testsUnsteady: 'problemSolving',
  runIncident: 'problemSolving',
  designUsedOtherwise: 'customerFocus',
};
/** Kinds whose duties always assess their own competency, whatever the question. */
const fixedKinds: ReadonlySet<DutyKind> = new Set(['lead', 'teach']);

/** "ocuparse de los pedidos y encargarse de la caja" → "ocuparte … y encargarte …": what one says to the person it is about. */
export const addressReader = (phrase: string): string =>
  phrase.replaceAll(/((?:^|,|\s[yeo])\s?)(\p{L}+[aeií]r)se(?=[\s,]|$)/gu, '$1$2te');

/** How a question names the duty that it is about. */
export const openings = {
  en: {
    you: (phrase: string) => `In this role you will ${phrase}.`,
    quote: (line: string) => `One of the duties of this job reads: “${line}”.`,
    excerpt: (line: string) => `The description of this job says: “${line}”.`,
  },
  es: {
    you: (phrase: string) => `En este puesto tendrás que ${addressReader(phrase)}.`,
    quote: (line: string) => `Una de las tareas de este puesto es: «${line}».`,
    excerpt: (line: string) => `En la descripción de este puesto se lee: «${line}».`,
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
  !isAction(line) ||
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
/** Asked about a duty that they suit less well where nothing else is left: they suppose least. */
const mayBePoor: ReadonlySet<string> = new Set(['duty.otherRealCase', 'duty.otherOwnPart']);
/** Of a beginner one asks how they would start where nobody explains; of others, what they would find out. */
const forBeginners = 'otherFirstTimeHere';

/** The questions that can be asked about a duty of the posting. `isTechnical`: the trade is software, data or running them. */
export function offerAboutDuty(
  { line, phrase, kind: dutyKind, isOnlyWork = false }: HeavyDuty,
  language: Language,
  { isBeginner = false, isTechnical = false } = {},
): Offer[] {
  if (isOnlyWork) return [];
  const wording = phrase ?? line;
  const area = areaOf(wording, dutyKind, isTechnical);
  const kind = chooseFittingKind(wording, dutyKind);
  const opening =
    phrase === null
      ? openings[language][isSentence(line) ? 'excerpt' : 'quote'](line)
      : openings[language].you(phrase);
  const near = area
    ? ofArea[area].filter(
        ({ id }) => (id !== 'codeGrowth' || makes.test(wording)) && fitsNearly(id, wording),
      )
    : kind === 'other'
      ? []
      : ofDuty[kind].filter(
          (written) =>
            (written.kind !== 'situational' || supposing.has(kind)) &&
            fitsNearly(written.id, wording),
        );
  const plain = ofDuty.other.filter(({ id }) =>
    isBeginner ? id !== 'otherBeforeStarting' : id !== forBeginners,
  );
  const isShort =
    phrase !== null &&
    phrase.split(' ').length <= mostCarried &&
    !/[:;]/.test(phrase) &&
    !ofCompany.test(phrase);
  const about = (written: WrittenQuestion, isNear: boolean): Offer => {
    const carrier =
      isShort && fitsCarried(written.id, wording) ? carrying[language][written.id] : undefined;
    const competency = fixedKinds.has(kind)
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
            ? carrier.join(isToYou.test(carrier[0]) ? addressReader(wording) : wording)
            : `${opening} ${written[language].text}`,
      ),
      duty: { words: [...new Set([wording, addressReader(wording)])], asked },
      isNear,
      isPoor: !isNear && !fitsPlainly(written.id, wording, kind === 'other' ? dutyKind : kind),
    };
  };
  return [
    ...near.map((written) => about(written, true)),
    ...plain.map((written) => about(written, false)),
  ].filter(({ isPoor, from }) => isPoor !== true || mayBePoor.has(from));
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
