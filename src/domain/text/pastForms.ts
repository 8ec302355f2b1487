/** Past forms of English verbs in both directions: "write" and "wrote" are one verb when sentences are rewritten or compared. */
import lists from './pastForms.words.json';

const pasts = new Map(lists.rows.map((row) => row.split(':') as [string, string]));
const bases = new Map([...pasts].map(([base, past]) => [past, base]));

/** Verbs of one syllable, or stressed on the last, that double their last letter. */
const doubled = new Set(lists.doubled);

/** "manage" → "managed", "write" → "wrote". */
export function toPastTense(base: string): string {
  const known = pasts.get(base);
  if (known) return known;
  if (base.endsWith('e')) return `${base}d`;
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`;
  return doubled.has(base) ? `${base}${base.at(-1) ?? ''}ed` : `${base}ed`;
}

const participles: Record<string, string> = {
  was: 'been',
  became: 'become',
  began: 'begun',
  broke: 'broken',
  chose: 'chosen',
  came: 'come',
  did: 'done',
  drew: 'drawn',
  drove: 'driven',
  flew: 'flown',
  gave: 'given',
  went: 'gone',
  grew: 'grown',
  oversaw: 'overseen',
  rewrote: 'rewritten',
  rode: 'ridden',
  rang: 'rung',
  ran: 'run',
  saw: 'seen',
  sang: 'sung',
  spoke: 'spoken',
  swam: 'swum',
  took: 'taken',
  threw: 'thrown',
  undertook: 'undertaken',
  wore: 'worn',
  wrote: 'written',
  shook: 'shaken',
  showed: 'shown',
  woke: 'woken',
  withdrew: 'withdrawn',
  forgot: 'forgotten',
  fell: 'fallen',
  overcame: 'overcome',
};

const fromParticiple = new Map(
  Object.entries(participles).map(
    ([past, participle]) => [participle, bases.get(past) ?? past] as const,
  ),
);

/** The word that follows "have": "grew" → "grown", "managed" → "managed". */
export const toParticiple = (past: string): string =>
  Object.hasOwn(participles, past) ? (participles[past] ?? past) : past;

/** Every form of an irregular verb as its base ("grown", "grew" → "grow"); other words as they are. */
export function toBaseForm(word: string): string {
  return bases.get(word) ?? fromParticiple.get(word) ?? word;
}

/** True for the past of an irregular verb. */
export const isIrregularPast = (word: string): boolean => bases.has(word);
