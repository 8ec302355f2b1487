// What a rubric line asks for, and how far a sentence answers it: the right kind of statement about the right thing, in the candidate's own words.
import { inWords } from '#domain/text/wordLimits.ts';
import type { QuestionKind } from '#domain/jobs/kit.ts';
import { isFunctionWord, languageOf } from '#domain/text/functionWords.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { stemOf } from '#domain/text/stem.ts';
import { conceptsOf, findPhraseConcepts, weightOf } from '#ai/onDevice/rating/reading/concepts.ts';
import { isScaffold } from '#ai/onDevice/rating/reading/scaffold.ts';
import type { Statement } from '#ai/onDevice/rating/reading/statements.ts';

type Wanted = 'context' | 'action' | 'reasoning' | 'result' | 'learning' | 'check';

export interface Criterion {
  text: string;
  /** The kinds of statement that can answer it; one is enough. */
  wanted: Wanted[];
  content: Set<string>;
  concepts: Set<string>;
}

const wantedBy: readonly [Wanted, RegExp][] = [
  [
    'learning',
    inWords(
      /\b(learn\w*|lasting|since then|differently|change in behaviou?r|lesson|aprend\w*|duradera|desde entonces|de otra (?:forma|manera)|cambia algo)\b/i,
    ),
  ],
  [
    'result',
    inWords(
      /\b(results?|outcomes?|effect|delivered|achiev\w*|what .{0,20} led to|how far|success\w*|came of|turned out|resultados?|efecto|logr\w*|se cumplió|qué salió|cómo resultó|consiguió)\b/i,
    ),
  ],
  [
    'check',
    inWords(
      /\b(verif\w+|checks?|measur\w*|confirm\w*|proof|proves?|follow(?:s|ed)? up|guards?|prevent\w*|returns?|stays gone|happen again|comprueb\w*|comprob\w*|mide|medi\w*|verific\w*|seguimiento|evita\w*|no vuelv\w*)\b/i,
    ),
  ],
  [
    'reasoning',
    inWords(
      /\b(why|reasons?|explains? (?:why|how|the (?:reason|choice|design|trade))|criteri(?:a|on)|considers?|compar\w*|weighs?|looks? for the cause|cause|trade-?offs?|por qué|motivos?|explica (?:por|el diseño|la elección)|criterios?|compara|sopesa|considera|causa)\b/i,
    ),
  ],
  [
    'context',
    inWords(
      /\b(describes? (?:a|the)|explains? the|names? |situation|context|specific|real (?:mistake|example|case)|owns|concrete example|states? |describe|nombra|dice qué|situación|contexto|ejemplo concreto|caso real)\b/i,
    ),
  ],
];

/** Reads a rubric line. */
export function criterionOf(text: string): Criterion {
  const words = wordsOf(text);
  const { language } = languageOf(words.map((word) => word.lower));
  const subject = words.filter(
    (word) => !isFunctionWord(word.lower, language) && word.lower.length > 2,
  );
  const wanted = wantedBy.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind);
  return {
    text,
    wanted: wanted.length > 0 ? wanted : ['action'],
    content: new Set(
      subject
        .map((word) => stemOf(word.lower, language))
        .filter((stem) => !isScaffold(stem, language)),
    ),
    concepts: new Set([
      ...subject
        .filter((word) => !isScaffold(stemOf(word.lower, language), language))
        .flatMap((word) => conceptsOf(word.lower)),
      ...findPhraseConcepts(text),
    ]),
  };
}

export function doesCarry(statement: Statement, wanted: Wanted): boolean {
  switch (wanted) {
    case 'context':
      return (
        statement.context ||
        (statement.past &&
          (statement.names > 0 ||
            statement.number ||
            statement.team ||
            statement.actions.length > 0))
      );
    case 'action':
      return statement.actions.length > 0 || statement.terse || (statement.team && statement.past);
    case 'reasoning':
      return statement.reasoning;
    case 'result':
      return statement.result;
    case 'learning':
      return statement.learning;
    case 'check':
      return statement.check;
  }
}

/** "What I have in mind is …": names the case without content yet. */
const announcing = inWords(
  /^(?:(?:so|well|ok|okay|bueno|pues)[, ]+)*(?:what (?:i have in mind|comes to mind)|i(?:['’]m| am) thinking (?:of|about)|(?:one|an|the) (?:example|case|situation)(?: (?:that comes to mind|i have in mind|i think of))? (?:is|would be)|(?:the question|this) (?:is|makes me think) (?:about|of)|estoy pensando en|pienso en|lo que se me ocurre|se me ocurre|(?:un|el) (?:ejemplo|caso)(?: que se me ocurre)? (?:es|sería))\b/i,
);

/** True for a sentence that only names the case that is to come ("I am thinking of a week …"). */
export function isAnnouncing({ plain, actions, past }: Statement): boolean {
  return announcing.test(plain.trimStart()) && (actions.length === 0 || !past);
}

/** True when a sentence says nothing that the speaker did, does in this case or saw: platitudes, habits, or the rubric's own words again. */
export function isEmptyTalk(
  statement: Statement,
  echoed: ReadonlySet<string>,
  kind: QuestionKind,
): boolean {
  const facts = statement.number || statement.names > 0;
  if (isAnnouncing(statement)) return true;
  if (statement.text.endsWith('?') && statement.actions.length === 0) return true;
  if (kind === 'behavioural' && statement.habit && !statement.past && !facts) return true;
  if (
    statement.general &&
    !facts &&
    !(statement.past && statement.actions.length > 0 && !statement.habit)
  )
    return true;
  const concrete = facts || statement.actions.length > 0 || statement.terse || statement.past;
  const echo = [...statement.content].filter((stem) => echoed.has(stem)).length;
  return statement.content.size > 2 && echo / statement.content.size > (concrete ? 0.8 : 0.5);
}

/** How much a sentence speaks of what a rubric line speaks of: shared words count full, shared ideas by how telling they are. */
export function measureWordNearness(statement: Statement, criterion: Criterion): number {
  const ideas = [...statement.concepts]
    .filter((concept) => criterion.concepts.has(concept))
    .reduce((sum, concept) => sum + weightOf(concept), 0);
  const words = [...statement.content].filter((stem) => criterion.content.has(stem)).length;
  return ideas + words * 0.6;
}

/** 0 none, 1 partly, 2 clearly. Only for statements that are no empty talk. */
export function measureSupport(statement: Statement, criterion: Criterion): 0 | 1 | 2 {
  const about = measureWordNearness(statement, criterion);
  const kinds = criterion.wanted.filter((wanted) => doesCarry(statement, wanted));
  if (kinds.length === 0) return about >= 1 && statement.actions.length > 0 ? 1 : 0;
  const broad = kinds.some((kind) => kind === 'result' || kind === 'learning');
  if (about < (broad ? 0.15 : 0.3))
    return broad && (statement.number || statement.names > 0) ? 1 : 0;
  const specific =
    statement.number ||
    statement.names > 0 ||
    statement.actions.length >= 2 ||
    statement.words >= 12;
  return specific && about >= (broad ? 0.3 : 0.5) && statement.hedges < 2 ? 2 : 1;
}
