// The actions that a line of a posting names: a sentence about the role is read from its verb on, and one with several verbs is split.
import { inWords } from '#domain/text/wordLimits.ts';
import { article, lightVerbs, noTask, nounsToo } from './actionWords.ts';
import { isAction } from './dutyKind.ts';
import { toPlainDuty, removeAddress } from './dutyLine.ts';
import { rankOf } from './dutyRank.ts';
import { findSpanishActions } from './dutyClausesSpanish.ts';
import { toBareWord, joinShortParts } from './dutyParts.ts';
import { isVerb, turnGerundToBase, turnThirdPersonToBase } from './dutyVerbs.ts';
import { isNextAction } from './listCommas.ts';

type Form = 'base' | 'gerund' | 'third';
const shortestAction = 3;
/** The first action of a sentence begins within so many words. */
const furthest = 45;

const besides = inWords(
  /^(?:also|both|then|not|only|mainly|mostly|jointly|further|furthermore|even|often|be|help|able|expected|required|primarily|\p{L}+ly)$/u,
);
const modals: ReadonlySet<string> = new Set([
  'will',
  'would',
  'shall',
  'must',
  'should',
  'can',
  'you',
  "you'll",
  'you’ll',
  'they',
]);
/** After these a gerund is what the role is about. */
const beforeGerund: ReadonlySet<string> = new Set([
  'for',
  'include',
  'includes',
  'including',
  'involve',
  'involves',
  'on',
  'of',
  'be',
  'are',
  'is',
  'in',
  'with',
  'tasks',
  'like',
  'as',
]);
const aboutRole = inWords(
  /\b(?:role|roles|position|job|tasks?|responsib\p{L}*|you|candidate|applicant|dut(?:y|ies)|\p{L}{3,}(?:er|or|ist|ant|yst)|looking|needs?|seeking|seek|search\p{L}*|expected|mission|goal|purpose|focus|hiring|join|someone|person|work|expertise|team)\b/iu,
);

/** The form of a verb; null for other words. */
function formOf(word: string): Form | null {
  const lower = toBareWord(word);
  if (isVerb(lower)) return 'base';
  return turnGerundToBase(lower) === null
    ? turnThirdPersonToBase(lower) === null
      ? null
      : 'third'
    : 'gerund';
}

/** "The enterprise architect defines …": the subject is before the verb. */
const isPerson = inWords(
  /^(?:he|she|lead|head|architect|chief|nurse|cook|\p{L}{2,}(?:er|or|ist|ant|yst|ian))$/u,
);

/** Where the first action of a sentence about the role begins; -1 where none does. */
function entryOf(words: readonly string[], mayBeHow = false): number {
  const lower = words.map(toBareWord);
  return lower.findIndex((word, index) => {
    if (index === 0 || index > furthest || index > words.length - shortestAction) return false;
    let at = index - 1;
    while (at > 0 && besides.test(lower[at] ?? '')) at -= 1;
    const before = lower[at] ?? '';
    const form = formOf(word);
    const base = form === 'gerund' ? (turnGerundToBase(word) ?? '') : word;
    if (form === 'third')
      return (
        index <= 6 && isPerson.test(before) && !lightVerbs.has(turnThirdPersonToBase(word) ?? '')
      );
    if (form === null || lightVerbs.has(base) || /[.!?]$/.test(words[index - 1] ?? ''))
      return false;
    if (
      form === 'gerund' &&
      index <= 3 &&
      /^(?:handling|managing|coordinating|running|organi[sz]ing|overseeing)$/.test(word) &&
      /^(?:the|all|a|an)$/.test(lower[index + 1] ?? '')
    )
      return true;
    if (form === 'gerund')
      return (
        (words[index - 1] ?? '').endsWith(':') ||
        beforeGerund.has(before) ||
        beforeGerund.has(lower[index - 1] ?? '') ||
        before === 'team' ||
        (mayBeHow && /^(?:by|loves?|enjoys?|through)$/.test(before))
      );
    // "You will do well if you are able to persuade": a condition, no deed.
    if (lower.slice(Math.max(0, at - 4), at).includes('if')) return false;
    if (
      modals.has(before) ||
      (at === 0 && besides.test(before)) ||
      (before === 'and' && lightVerbs.has(lower[0] ?? ''))
    )
      return true;
    if (before === 'to' && /^(?:able|expected|required)$/.test(lower[at - 1] ?? '')) return true;
    return (
      before === 'to' &&
      !noTask.test(lower[at - 1] ?? '') &&
      aboutRole.test(words.slice(Math.max(0, at - 12), at).join(' '))
    );
  });
}

/** Where each action of a line begins that starts with one: after "and" or a comma, in the same form. */
function startsOf(words: readonly string[], form: Form): number[] {
  const starts = [0];
  for (let index = shortestAction; index <= words.length - shortestAction; index += 1) {
    let at = index - 1;
    while (
      at > 0 &&
      /^(?:will|you|to|also|then|as|well|\p{L}+ly)$/u.test(toBareWord(words[at])) &&
      !/[,;:]$/.test(words[at] ?? '')
    )
      at -= 1;
    const joins =
      /^(?:and|&)$/i.test(words[at] ?? '') ||
      /[,;:]$/.test(words[at] ?? '') ||
      (/^as$/i.test(words[index - 1] ?? '') && /^well$/i.test(words[index - 2] ?? ''));
    const here = formOf(words[index] ?? '');
    const isNoun =
      here === 'base' &&
      nounsToo.has(toBareWord(words[index])) &&
      !article.test(toBareWord(words[index + 1]));
    const isGap =
      at < index - 1 &&
      !/^(?:\p{L}+ly|also|then|will|to|well|as|you)$/u.test(toBareWord(words[index - 1]));
    // "Technology and Engineering": a name.
    const isName =
      /^\p{Lu}\p{Ll}/u.test(words[index] ?? '') && /^(?:and|&)$/i.test(words[index - 1] ?? '');
    const isLost = form === 'base' && isNextAction(words, index);
    if (!isLost && (!joins || here !== form || isNoun || isGap || isName)) continue;
    const own = words.slice(
      starts.at(-1),
      isLost ? index : at + Number(!/^(?:and|&|as)$/i.test(words[at] ?? '')),
    );
    const isOpening = (own.at(-1) ?? '').endsWith(':');
    // "design, develop and test the pumps": one action with three verbs.
    const isOpen = formOf(own.at(-1) ?? '') !== null && !nounsToo.has(toBareWord(own.at(-1)));
    if (
      isOpening ||
      (!isOpen &&
        own.length > 1 &&
        own.some(
          (word) =>
            formOf(word) === null &&
            toBareWord(word).length > 2 &&
            !/^(?:and|or|the)$/.test(toBareWord(word)),
        ))
    )
      starts.push(index);
  }
  return starts;
}

const loose = inWords(
  /(?:[\s,;]+(?:and|&|as well as|you|will|also|to|then|who|that|while|\p{L}+ly))+$/iu,
);

/** The parts of a line that begin at these words. */
function splitAt(words: readonly string[], starts: readonly number[]): string[] {
  return starts.map((start, index) =>
    words
      .slice(start, starts[index + 1] ?? words.length)
      .join(' ')
      .replace(loose, '')
      .replace(/[\s,;:.]+$/u, ''),
  );
}

/** "Planned maintenance of the pumps and responding to alarms": what is named, and what is done beside it; none elsewhere. */
function joinNamedAndDone(words: readonly string[]): string[] {
  const at = words.findIndex(
    (word, index) =>
      index >= shortestAction &&
      index <= words.length - shortestAction &&
      formOf(word) === 'gerund' &&
      /^and$/i.test(words[index - 1] ?? '') &&
      !nounsToo.has(turnGerundToBase(toBareWord(word)) ?? ''),
  );
  return at < 0 || inWords(/\b(?:is|are|was|has|have|will|we|you)\b/iu).test(words.join(' '))
    ? []
    : splitAt(words, [0, at]);
}

const behindBe = inWords(/\bbe(?: \p{L}+ly)?$/iu);

function findEnglishActions(line: string, mayJoin: (joined: string) => boolean): string[] {
  // "<ORGANIZATION>" and brackets are left out; a sentence ends where it ends.
  const [sentence = ''] = line
    .replaceAll(/\s*\([^)]*\)/g, '')
    .replaceAll(inWords(/\bdoing (?!so\b|this\b|what\b|it\b)(?=\p{L})/giu), 'carrying out ')
    .split(/(?<=\p{L}{3}[.!?])\s+(?=\p{Lu})/u);
  const words = sentence.split(/\s+/);
  const found = formOf(words[0] ?? '') === null ? entryOf(words) : 0;
  // "Do this by setting up partnerships": how is what.
  const start = found < 0 ? entryOf(words, true) : found;
  if (start < 0) return joinNamedAndDone(words);
  const own = words.slice(start);
  const form = formOf(own[0] ?? '');
  // "expected to be physically present on site": being there is no action, what follows is.
  const isState = form === 'base' && behindBe.test(words.slice(0, start).join(' '));
  return form === null
    ? []
    : joinShortParts(
        splitAt(own, startsOf(own, form).slice(isState ? 1 : 0)).filter(
          (part) => !/^\p{L}+ (?:them|it|us|this|that):?$/iu.test(part),
        ),
        'and',
        mayJoin,
      );
}

/** "The main topic will be the study of …": work that is named, without a verb. */
const named = inWords(
  /\b(?:will be|is|are|be|on|involves?|includes?|within|for|of)\s+(?:the\s+)?((?:(?!the\b)\p{L}+ ){0,2}(?:study|studies|coordination|development|implementation|analys[ei]s|maintenance|management|preparation|design|creation|production|optimi[sz]ation|planning|testing|cleaning|evaluation|monitoring|administration|execution|supervision|integration|migration|characteri[sz]ation|fabrication|operation|procurement) (?:and \p{L}+ )?of .+)$/iu,
);

/** The actions that a line names, each a line of its own that begins with its verb, in their order; the line itself, plain, where none is found. `mayJoin`: whether two short ones are asked about together. */
export function findActions(
  line: string,
  language: 'en' | 'es',
  mayJoin: (joined: string) => boolean = () => true,
): string[] {
  const plain = toPlainDuty(line);
  const whole = toPlainDuty(line, true);
  const found = (
    language === 'en' ? findEnglishActions(whole, mayJoin) : findSpanishActions(whole, mayJoin)
  )
    .map((part) => toPlainDuty(rankOf(part) === null ? removeAddress(part) : part))
    .filter((part) => part.includes(' ') && (isAction(part) || rankOf(part) === 2));
  if (found.length > 0) return found;
  const noun = language === 'en' && !isAction(plain) ? named.exec(whole)?.[1] : undefined;
  return [noun ? toPlainDuty(noun) : plain];
}
