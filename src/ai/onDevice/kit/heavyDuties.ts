// The duties of a posting that a kit asks about: those named first weigh most, empty ones and repeats are left out.
import { inWords } from '#domain/wordLimits.ts';
import type { DutyKind } from '#ai/onDevice/library/written/written.ts';
import { findingsIn } from '#ai/onDevice/lint/findingsIn.ts';
import { wordsOf } from '#ai/onDevice/text/sentences.ts';
import { isDeed, kindOfDuty } from './dutyKind.ts';
import type { JobTask } from './jobProfile.ts';
import { stemsOf } from './trade.ts';

export interface HeavyDuty { line: string; /** Fits after "you will"; null where the line can only be quoted. */ phrase: string | null; kind: DutyKind }

/** Says nothing that could be asked about. */
const empty = inWords(/\b(?:other (?:duties|tasks)|ad[- ]hoc tasks|as (?:assigned|required|needed)|any other|team player|part of (?:a|our|the) team|make (?:a|the) difference|have fun|grow with us|otras (?:tareas|funciones)|cual(?:quier|esquiera) otras?|digamos|solve business problems|innovative culture|great place|(?:interesting|challenging|exciting|varied|altering) (?:\w+ )?(?:tasks|projects|work)|(?:career|great|exciting|unique) opportunit\w+|career development|(?:otras|tus|las|principales) funciones|tareas a|cometidos|esperamos|ofrecemos|further information|new challenges|work independently|work in (?:a )?teams?)\b/iu);
/** Says little; asked about where nothing better is named. */
const weak = inWords(/^(?:be part of|take part|participat\w+|work(?:ing)? (?:closely |together )?with|support(?:ing)? the|contribut\w+|collaborat\w+|ensur\w+ that|keep up|stay|help(?:ing)?|participar|colaborar|apoyar|contribuir)\b/iu);
/** What a person is or has, not what they do. */
const aboutThePerson = inWords(/^(?:passionate|you (?:are|have|hold|must|need|can|like|love)|experience|knowledge|degree|fluent|strong|good|excellent|proven|ability|able|able to|willing\w*|must|should|minimum|at least|experiencia|conocimiento\w*|dominio|titulaci[oó]n|capacidad|persona|the ability|able to|tener|poseer|contar con|disponer|acreditar|ser|estar|have|hold|possess|be (?:able|fluent|willing)|haber)\b|\b(?:skills|mindset|years of experience|ability to|knowledge of|experience (?:in|with))\b/iu);

const longestQuote = 170;

/** The line as it can be quoted: its first clause where it is long; null where nothing short is left. */
function quotable(line: string): string | null {
  const plain = line.replace(/(?:, que [^,]*)?(?:…|\.\.\.)+$/u, '').replaceAll(/\s*\([^)]*\)/g, '').replaceAll(/[“”"«»]/g, '').replaceAll(/\s+/g, ' ').trim().replace(/[.;:,]+$/, '');
  if (wordsOf(plain).length < 3) return null;
  if (plain.length <= longestQuote) return plain;
  const cut = Math.max(...['. ', '; '].map((sign) => plain.lastIndexOf(sign, longestQuote)));
  if (cut >= 40) return plain.slice(0, cut).trim();
  // A clause that says why or how may go; what is done stays.
  const clause = plain.search(inWords(/\s(?:in order to|so that|to ensure|ensuring|in accordance|in collaboration|in connection|as well as|including|such as|based on|with the aim|with a focus|through|that|which|where|while|by (?:\w+ing)|within|across|regarding|throughout|in cooperation|to (?:make sure|help|support|deliver|achieve|improve|increase|keep|drive|provide|meet)|a fin de|mediante|que|donde|para que|con el fin|incluyendo|as part of)\b/iu));
  return clause >= 30 && clause <= longestQuote ? plain.slice(0, clause).trim() : null;
}

/** How likely a line is a duty that can be asked about, the better the lower: something one does, something vague, something named without a verb; null where it is none. */
function rankOf(line: string): number | null {
  if (empty.test(line) || aboutThePerson.test(line) || /[<>{}@]|https?:|\p{Extended_Pictographic}/u.test(line)) return null;
  if (isDeed(line)) return weak.test(line) ? 1 : 0;
  const count = wordsOf(line).length;
  return count >= 5 && count <= 24 && !inWords(/^(?:you|we|our|this|the (?:role|position|job|team|company)|it|there|as|at|if|when|este|esta|nuestr[oa]s?|el puesto|la empresa|se|si|te)\b|\b(?:salary|benefits|sueldo|salario)\b/iu).test(line) ? 2 : null;
}

/** Share of stems that two duties have in common (Dice). */
function alike(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return (2 * [...a].filter((stem) => b.has(stem)).length) / (a.size + b.size);
}

/** At most `most` duties: those that the posting names first, vague ones and those without a verb last; none that repeats another. */
export function heavyDuties(tasks: readonly JobTask[], language: 'en' | 'es', most: number): HeavyDuty[] {
  const found: HeavyDuty[] = [];
  const said: Set<string>[] = [];
  const ranked = tasks.map((task) => ({ ...task, rank: rankOf(task.line) })).filter((task) => task.rank !== null).toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  for (const { line, phrase } of ranked) {
    const quote = quotable(line);
    if ((phrase === null && quote === null) || findingsIn(line, language).length > 0) continue;
    const stems = new Set(stemsOf(phrase ?? line, language));
    if (stems.size < 2 || said.some((other) => alike(stems, other) > 0.6)) continue;
    said.push(stems);
    found.push({ line: quote ?? line, phrase, kind: kindOfDuty(phrase ?? line) });
    if (found.length === most) break;
  }
  return found;
}
