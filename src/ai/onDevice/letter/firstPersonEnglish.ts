// English sentences of a resume in the first person: "Look after seven patients" is "look after" in a job one has and "looked after" in one that has ended.
import { inWords } from '#domain/text/wordLimits.ts';
import { fromGerund, fromThird } from '#ai/onDevice/posting/verbForms.ts';
import { cuesEn } from '#ai/onDevice/rating/reading/cues.en.ts';
import { applyChanges } from '#domain/text/applyChanges.ts';
import { putVerbFirst } from '#ai/onDevice/tailor/verbFirst.ts';
import { isIrregularPast, toParticiple, toPastTense } from '#domain/text/pastForms.ts';
import { joinLastWithAnd } from './names.ts';
import type { FirstPersonPhrase } from './firstPersonPhrase.ts';
import { verbs, nounsToo, afterVerb, toBareWord, isBaseVerb, conjugate } from './englishVerbs.ts';

/** People are promoted, mentored and trained by others: their resume leaves out the "was". */
const doneToOne = inWords(
  /^(?:awarded|named|nominated|elected|commended|shortlisted|voted)\b|^(?:mentored|promoted|trained|supervised|selected|chosen|appointed|recogni[sz]ed|employed|hired|seconded|assigned|certified|tasked|entrusted|based)\s+(?:through|during|in|to|as|for|by|with|from|at|on)\b/i,
);
const state = inWords(
  /^(?:involved|engaged|skilled|experienced|dedicated|exposed|certified) (?:in|to|with|as)\b/i,
);
/** "Key achievement: cut …" */
const label = /^\p{Lu}[\p{L} &/-]{2,38}: +(?=\S)/u;
/** Heads of lines that say what somebody is like or knows, not what the work was. */
const noWork = inWords(
  /^(?:experience|knowledge|skills?|familiarity|familiar|ability|able|proficien\p{L}+|strong|excellent|good|great|hard-?working|reliable|responsibilities|duties|achievements?|references?|hobbies|interests?|motivated|passionate|seeking|looking for|fluent|native|basic|advanced|working knowledge|available|availability|rotas?|shifts?|salary|notice|home every)\b/iu,
);

const finite = inWords(
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|may|might|i|we|they|he|she|who|which|that|it)\b/i,
);

/** Work that goes on as long as the job does; its past in a current job is written in the present. */
const lasting = new Map(
  'administer advise answer assist audit care check coach collect conduct cook coordinate document edit enter file handle help inspect keep lead look maintain manage monitor operate order oversee own perform plan post prepare process produce provide reconcile record report represent review run schedule sell serve service supervise support teach test track train treat update verify welcome write'
    .split(' ')
    .map((base) => [toPastTense(base), base] as const),
);
/** Verbs whose number counts what has come of them so far, unless it is so many a day: "wrote 20 reviews". */
const counted = inWords(
  /\b(?:answered|audited|conducted|cooked|edited|handled|inspected|planned|posted|prepared|processed|produced|recorded|reported|reviewed|sold|tested|treated|wrote|welcomed) (?:(?:about|some|over|more than|around) )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)(?!.*\b(?:per|an?|each|every) (?:hour|day|shift|week|month|quarter|term|year|night)\b)/i,
);
/** So many a day: work that recurs is written in the present, whatever the verb. */
const comesBack = inWords(
  /\b(?:per|an?|each|every) (?:hour|day|shift|week|month|quarter|term|year|night|morning|season)\b|\b(?:daily|weekly|monthly|quarterly)$/i,
);
const anyPast = new Map(
  [...verbs, ...'have pay do make take give hold see meet speak'.split(' ')].map(
    (base) => [toPastTense(base), base] as const,
  ),
);
/** A result, or a time that is over: such work is done. */
const isDone = inWords(
  /\b(?:from .+ to|by \d|so that|which|that|found|until|first|since|after|within|fewer|doubled|halved)\b|;|, (?!including)\p{L}+ing /iu,
);
const pastTime = inWords(
  /\b(?:in (?:19|20)\d\d|last (?:year|month|summer|winter)|ago|during 20\d\d|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/i,
);
const pastJoined = inWords(/(?<=(?:,|\band|\bthen) (?:(?:then|also|[a-z]+ly) )?)([a-z]+)(?=\s)/g);

/** A line in the past, of a job one still has: "manage" where the work goes on, "have built" where it is done. */
function toPresentOrPerfect(text: string): string[] {
  const words = text.split(/\s+/);
  const at = /^[a-z]{3,}ly$/i.test(words[0] ?? '') ? 1 : 0;
  const first = (words[at] ?? '').toLowerCase();
  const isPast = (word: string): boolean =>
    cuesEn.isPast(word) || isIrregularPast(word) || cuesEn.past.has(word);
  const joined = [...text.matchAll(pastJoined)]
    .map((match) => match[1] ?? '')
    .filter((word) => isPast(word) || /^(?:put|cut|set|read)$/.test(word));
  if (pastTime.test(text)) return [text];
  const replaced = (turn: (word: string) => string): string =>
    [...words.slice(0, at), turn(first), ...words.slice(at + 1)]
      .join(' ')
      .replaceAll(pastJoined, (word) => (joined.includes(word) ? turn(word) : word));
  const known = comesBack.test(text) ? anyPast : lasting;
  const now =
    known.has(first) &&
    joined.every((word) => known.has(word)) &&
    !isDone.test(text) &&
    !counted.test(text)
      ? [replaced((word) => known.get(word) ?? word)]
      : [];
  return [...now, `have ${replaced(toParticiple)}`];
}

/** What work consists of, in nouns: "Phone and ticket support for 90 customers". */
function isNounPhrase(text: string, isRole: (word: string) => boolean): boolean {
  if (finite.test(text) || noWork.test(text)) return false;
  const [head = ''] = text.split(
    inWords(
      /(?:,|;|\s(?:for|of|in|with|at|to|from|by|on|as|during|across|and|per|within|including|after)\b)/i,
    ),
  );
  const words = head.trim().split(/\s+/);
  return (
    words.length <= 4 &&
    !/^\d[^ ]* (?!\p{Ll})|^\d[^ ]* (?:years?|months?|hours?|weeks?|days?|shifts?|nights?)/iu.test(
      head,
    ) &&
    !/^(?:one|two|the|no|not|also|always|from|years?|weeks?|days?|hours?)$/i.test(words[0] ?? '') &&
    !isRole(toBareWord(words.at(-1) ?? '')) &&
    !/^(?:contact|member|part|point|responsible|liaison)$/.test(toBareWord(words.at(-1) ?? '')) &&
    words.length > 0 &&
    text.split(/\s+/).length >= 3
  );
}

/** "Weighed samples, kept the log book": two actions with nothing between them. */
const twoActions =
  /^([^,;]+(?<! and [^,;]*)), (\p{Ll}+(?:ed|ept|an|ook|ade|old|aught|ote) [^,;]+)$/u;

const lowerFirst = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
const toAction = (text: string | null): FirstPersonPhrase | null =>
  text === null ? null : { form: 'action', text };

/** Of a sentence that has its "I" already, what comes after it. */
function readAfterOwnI(own: string, line: string, isNow: boolean): FirstPersonPhrase | null {
  const rest = line.slice(own.length);
  if (/m /.test(own)) return isNow ? { form: 'action', text: `am ${rest}` } : null;
  const words = rest.split(/\s+/);
  if (!isNow && isBaseVerb(words, 0)) return toAction(conjugate(words, 'base', 'past'));
  return { form: 'action', text: words.join(' ') };
}

/** "Responsible for the stock" after "I am" or "I was", or as what was done. */
function turnResponsibility(line: string, isNow: boolean): FirstPersonPhrase {
  const edit = isNow ? null : putVerbFirst(line);
  return {
    form: 'action',
    text: edit ? applyChanges(line, [edit]) : `${isNow ? 'am' : 'was'} ${lowerFirst(line)}`,
  };
}

const isPastVerb = (verb: string): boolean =>
  /^[a-z-]+$/.test(verb) &&
  (/^(?:organi[sz]ed|used)$/.test(verb) ||
    cuesEn.past.has(verb) ||
    cuesEn.isPast(verb) ||
    (isIrregularPast(verb) && verb !== 'was')) &&
  !/^(?:put|cut|set|read|let|shut|split|spread)$/.test(verb);

function turnPast(text: string, isNow: boolean): FirstPersonPhrase {
  if (!isNow) return { form: 'action', text: text.replace(twoActions, '$1 and $2') };
  const [first = text, ...others] = toPresentOrPerfect(text);
  return { form: 'action', text: first, others };
}

/** One form for both tenses: a second verb shows which ("put away deliveries and rotate stock"). */
function turnOneForm(text: string, isNow: boolean): FirstPersonPhrase | null {
  const joined = [...text.matchAll(pastJoined)].map((match) => match[1] ?? '');
  if (joined.some((word) => verbs.has(word) && !nounsToo.has(word)))
    return toAction(isNow ? text : conjugate(text.split(/\s+/), 'base', 'past'));
  return { form: 'action', text: isNow ? (toPresentOrPerfect(text)[0] ?? text) : text };
}

/** A sentence that begins with a verb in the present, or with none. */
function turnPresent(
  line: string,
  text: string,
  verb: string,
  isNow: boolean,
  isRole: (word: string) => boolean,
): FirstPersonPhrase | null {
  const words = text.split(/\s+/);
  const first = toBareWord(words[0] ?? '');
  const [phrase = ''] = line.split(inWords(/(?:,|\s(?:for|of|in|with|at|to|on)\b)/i));
  if (noWork.test(line) || isRole(toBareWord(phrase.split(/\s+/).at(-1) ?? ''))) return null;
  if (
    fromGerund.has(verb) ||
    /^(?:putting|looking|handing|greeting|taking|serving|doing|getting|working)$/.test(verb)
  )
    return { form: 'work', text };
  if (isBaseVerb(words, 0)) {
    return toAction(isNow ? text : conjugate(words, 'base', 'past'));
  }
  if (
    fromThird.has(first) &&
    (!nounsToo.has(fromThird.get(first) ?? '') || afterVerb.test(words.slice(1).join(' ')))
  ) {
    return toAction(conjugate(words, 'third', isNow ? 'present' : 'past'));
  }
  return isNounPhrase(line, isRole) ? turnNouns(line) : null;
}

/** What the work includes, in nouns; a single system takes its article. */
function turnNouns(line: string): FirstPersonPhrase {
  const withAnd = joinLastWithAnd(line, 'and');
  const single = inWords(
    /^(?:\p{L}[\p{L}-]* ){0,3}(?:service|system|app|application|platform|tool|portal|website|site|shop|project|dashboard|library|pipeline|database)(?=[\s,]|$)/iu,
  ).test(line);
  return {
    form: 'work',
    text: single
      ? `${/^[aeiou]/i.test(withAnd) ? 'an' : 'a'} ${withAnd.slice(0, 1).toLowerCase()}${withAnd.slice(1)}`
      : withAnd,
  };
}

/** A sentence of a resume as words after "I" (or as what the work includes); null when it cannot be put so without guessing. */
export function toFirstPersonEnglish(
  sentence: string,
  isNow: boolean,
  isRole: (word: string) => boolean,
): FirstPersonPhrase | null {
  // "Our" staff are the old employer's: to whom the letter goes they are "the" staff.
  const line = sentence
    .trim()
    .replace(/^I (?=(?:responsible|in charge|accountable) )/, '')
    .replace(/(?<![.;,:\s])[.;,:\s]+$/, '')
    .replace(label, '')
    .replaceAll(inWords(/\bour\b/g), 'the');
  const own = /^I(?:’m|'m| am)? (?=\p{Ll})/u.exec(line);
  if (own) return readAfterOwnI(own[0], line, isNow);
  // Prose about the work in which the person speaks: it can follow an action as it is.
  if (isNow && /(?<!\p{L})I (?=\p{Ll})/u.test(line) && /^\p{Lu}/u.test(line))
    return { form: 'whole', text: line };
  if (inWords(/^(?:responsible for|in charge of|accountable for)\b/i).test(line))
    return turnResponsibility(line, isNow);
  const edit = putVerbFirst(line, isNow);
  const duties = edit
    ? null
    : inWords(
        /^(?:(?:my|main|daily) )*(?:duties|responsibilities|tasks) (?:included|include|were|are):? (?=\p{Ll}+ing )/iu,
      ).exec(line);
  if (duties) return { form: 'work', text: line.slice(duties[0].length) };
  const text = edit ? applyChanges(line, [edit]) : line;
  if (state.test(text))
    return { form: 'action', text: `${isNow ? 'am' : 'was'} ${lowerFirst(text)}` };
  if (doneToOne.test(text)) return { form: 'action', text: `was ${lowerFirst(text)}` };
  const words = text.split(/\s+/);
  const first = toBareWord(words[0] ?? '');
  const isAdverb = /^[a-z]{3,}ly$/.test(first) && words.length > 2;
  const verb = isAdverb ? toBareWord(words[1] ?? '') : first;
  if (isPastVerb(verb)) return turnPast(text, isNow);
  if (/^(?:put|cut|set|read|shut|split|spread)$/.test(verb)) return turnOneForm(text, isNow);
  return turnPresent(line, text, verb, isNow, isRole);
}
