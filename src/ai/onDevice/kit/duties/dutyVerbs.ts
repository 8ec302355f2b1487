// The verbs that duties are written with, in their forms: those that identify the parts of a posting, and more of the trades.
import { baseOf, fromGerund, fromThird, verbs } from '#ai/onDevice/posting/verbForms.ts';
import more from './moreVerbs.json';

const doubled: ReadonlySet<string> = new Set([
  'chat',
  'dig',
  'drill_',
  'fit',
  'mop',
  'refer',
  'strip',
  'transfer',
  'trim',
  'wrap',
  'scan',
  'embed_',
  'log',
  'enrol',
  'fulfil',
  'knit',
  'transfer',
]);

function toGerund(verb: string): string {
  if (doubled.has(verb)) return `${verb}${verb.at(-1) ?? ''}ing`;
  return /[^eoy]e$/.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}

function toThirdPerson(verb: string): string {
  if (/(?:s|sh|ch|x|z)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

const ofTrades: ReadonlySet<string> = new Set(more);
const gerunds = new Map(more.map((verb) => [toGerund(verb), verb]));
const thirds = new Map(more.map((verb) => [toThirdPerson(verb), verb]));

/** True for the base form of a verb that a duty may begin with. */
export const isVerb = (word: string): boolean =>
  verbs.has(word.toLowerCase()) || ofTrades.has(word.toLowerCase());
/** "planning" → "plan"; null for other words. */
export const turnGerundToBase = (word: string): string | null =>
  fromGerund.get(word.toLowerCase()) ?? gerunds.get(word.toLowerCase()) ?? null;
/** "plans" → "plan"; null for other words. */
export const turnThirdPersonToBase = (word: string): string | null =>
  fromThird.get(word.toLowerCase()) ?? thirds.get(word.toLowerCase()) ?? null;

/** The base form of a verb in any form; null for other words. */
export function toBaseVerb(word: string): string | null {
  const lower = word.toLowerCase();
  return (
    baseOf(lower) ??
    (ofTrades.has(lower) ? lower : (gerunds.get(lower) ?? thirds.get(lower) ?? null))
  );
}
