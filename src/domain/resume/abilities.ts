/** Extracts the abilities a posting asks for, each once, and finds where a resume mentions them. The list on screen and its total are based on this alone. */
import type { KeywordGap, LineMatch, TermGap, TextMatch } from './keywordGap.ts';

export type AbilityState = 'met' | 'partial' | 'missing';
/** By its name, another name of it, something that includes it, similar words, a related name. */
type AbilityBy = 'name' | 'synonym' | 'includes' | 'wording' | 'related';
interface ResumeLocation {
  line: number;
  start: number;
  end: number;
  text: string;
}
/** An ability as the match judged it (ResumeMatch of #ai/tasks/matchResume.ts). */
export interface Judged {
  text: string;
  need: 'must' | 'nice';
  state: AbilityState;
  by: AbilityBy | null;
  evidence: readonly ResumeLocation[];
}

export interface Ability {
  name: string;
  need: 'must' | 'nice';
  state: AbilityState;
  by: AbilityBy | null;
  inPosting: readonly TextMatch[];
  inResume: readonly ResumeLocation[];
}

const byOf: Readonly<Record<LineMatch['by'], AbilityBy>> = {
  words: 'name',
  form: 'wording',
  other: 'synonym',
};
const keyOf = (name: string): string => name.toLowerCase().normalize('NFC').trim();

/** The judgement counts; where it found nothing and the words of the ability stand in the resume all the same, they do. */
function mergeAbilities(
  name: string,
  need: Ability['need'],
  judged: Judged | undefined,
  term: TermGap | undefined,
): Ability {
  const locations: readonly ResumeLocation[] = [
    ...(judged?.evidence ?? []),
    ...(term?.inResume ?? []),
  ];
  const inResume = locations.filter(
    (location, index) =>
      locations.findIndex(
        (other) =>
          other.line === location.line && other.start < location.end && location.start < other.end,
      ) === index,
  );
  const isJudged = judged !== undefined && judged.state !== 'missing';
  const byWords = term?.by ? byOf[term.by] : null;
  return {
    name,
    need,
    inPosting: term?.inPosting ?? [],
    inResume: inResume.map(({ line, start, end, text }) => ({ line, start, end, text })),
    state: isJudged ? judged.state : byWords ? 'met' : 'missing',
    by: isJudged ? judged.by : byWords,
  };
}

/** Every ability a posting asks for, once, in the order it asks; a must where it is asked for as both. */
export function abilitiesOf(judged: readonly Judged[], gap: KeywordGap): Ability[] {
  const names = new Map<string, { name: string; need: Ability['need'] }>();
  for (const { name, need } of [
    ...judged.map(({ text, need }) => ({ name: text, need })),
    ...gap.terms,
  ]) {
    const known = names.get(keyOf(name));
    names.set(
      keyOf(name),
      known ? { ...known, need: known.need === 'must' ? 'must' : need } : { name, need },
    );
  }
  return [...names].map(([key, { name, need }]) =>
    mergeAbilities(
      name,
      need,
      judged.find(({ text }) => keyOf(text) === key),
      gap.terms.find((term) => keyOf(term.name) === key),
    ),
  );
}

/** How many there are of each state. */
export function countAbilities(
  abilities: readonly Ability[],
): Record<AbilityState | 'all' | 'found', number> {
  const count = (state: AbilityState): number =>
    abilities.filter((ability) => ability.state === state).length;
  const [met, partial, missing] = [count('met'), count('partial'), count('missing')];
  return { met, partial, missing, all: abilities.length, found: met + partial };
}
