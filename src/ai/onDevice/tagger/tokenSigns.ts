// What the tagger sees of one token by itself: its form, word clusters, known skills.
import { findSkills } from '#ai/onDevice/skills/skillIndex.ts';
import type { Clusters } from './clusters.ts';
import { hashOf } from './hashes.ts';
import { cueWords } from './cueWords.ts';

/** Values of one token that features are made of. */
export interface Seen {
  word: number;
  core: string;
  shape: number;
  short: number;
  fine: number;
  middle: number;
  coarse: number;
  suffix3: number;
  suffix2: number;
  ending: number;
  known: number;
  field: number;
  cue: number;
  stop: boolean;
}

function shapeOf(core: string): string {
  return core
    .replaceAll(/\p{Lu}+/gu, (run) => (run.length > 1 ? 'XX' : 'X'))
    .replaceAll(/\p{Ll}+/gu, 'x')
    .replaceAll(/\d+/g, '9')
    .slice(0, 8);
}

/** The kind of a word in one number: capitals, one capital, with digits, letters, signs. */
function shortShapeOf(core: string): number {
  if (/^\p{Lu}{2,}/u.test(core)) return 2;
  if (/^\p{Lu}/u.test(core)) return 3;
  if (/\d/.test(core)) return 4;
  return /^\p{L}/u.test(core) ? 5 : 6;
}

/** Signs at the end of a token that say something; any other is 5. */
const endings = new Map([
  [':', 1],
  ['.', 2],
  [')', 3],
  ['!', 4],
  ['?', 4],
]);

/** A token without the signs around it; signs alone stay. */
export function coreOf(token: string): string {
  const core = token.replace(/^[^\p{L}\p{N}<.]+/u, '').replace(/[^\p{L}\p{N}+#>]+$/u, '');
  return core === '' ? token : core;
}

export const nothing: Seen = {
  word: 1,
  core: '',
  shape: 1,
  short: 1,
  fine: 0,
  middle: 0,
  coarse: 99,
  suffix3: 1,
  suffix2: 1,
  ending: 0,
  known: 0,
  field: 0,
  cue: 0,
  stop: false,
};

export function readTokens(tokens: readonly string[], clusters: Clusters): Seen[] {
  const text = tokens.join(' ');
  const marks = new Int8Array(text.length);
  const fields: number[] = [];
  const names: { start: number; end: number; field: number; exact: boolean }[] = findSkills(
    text,
  ).map(({ start, end, skill, exact }) => ({ start, end, field: hashOf(skill.field), exact }));
  for (const { start, end, exact } of names)
    for (let at = start; at < end; at += 1) marks[at] = exact ? 5 : 1;
  let offset = 0;
  return tokens.map((token) => {
    const core = coreOf(token);
    const lower = core.toLowerCase().replaceAll('’', "'").replaceAll(/\d/g, '0');
    const whole = clusters.fine(lower);
    const parts = whole === 0 ? lower.split(/[-/&]/) : [];
    const fine =
      whole !== 0
        ? whole
        : parts.length > 1
          ? clusters.fine(parts.at(-1) ?? '')
          : clusters.fine(lower.replace(/'s$|s$/, ''));
    const mark = marks[offset] ?? 0;
    const name =
      mark > 0 ? names.find(({ start, end }) => start <= offset && offset < end) : undefined;
    if (name) fields.push(name.field);
    const known = name
      ? mark + (name.start >= offset ? 0 : 1) + (name.end <= offset + token.length ? 0 : 2)
      : 0;
    offset += token.length + 1;
    const last = token.at(-1) ?? '';
    const ending = core === token ? 0 : (endings.get(last) ?? 5);
    const shape = shapeOf(core);
    return {
      word: hashOf(lower),
      core: lower,
      shape: hashOf(shape),
      short: shortShapeOf(core),
      fine,
      middle: clusters.middle(fine),
      coarse: clusters.coarse(fine),
      suffix3: hashOf(lower.slice(-3)),
      suffix2: hashOf(lower.slice(-2)),
      ending,
      known,
      field: name?.field ?? 0,
      cue: cueWords.get(lower) ?? 0,
      stop: !/[\p{L}\p{N}]/u.test(core),
    };
  });
}
