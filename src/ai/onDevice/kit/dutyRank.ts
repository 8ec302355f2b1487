// How likely a line of a posting is a duty that can be asked about: something one does comes first, what says nothing is left out.
import { inWords } from '#domain/wordLimits.ts';
import { wordsOf } from '#ai/onDevice/text/sentences.ts';
import { isDeed } from './dutyKind.ts';

/** Says nothing that could be asked about. */
const empty = inWords(/\b(?:other (?:duties|tasks)|ad[- ]hoc tasks|as (?:assigned|required|needed)|any other|team player|part of (?:a|our|the) team|make (?:a|the) difference|have fun|grow with us|otras (?:tareas|funciones)|cual(?:quier|esquiera) otras?|digamos|solve business problems|innovative culture|great place|(?:interesting|challenging|exciting|varied|altering) (?:\w+ )?(?:tasks|projects|work)|(?:career|great|exciting|unique) opportunit\w+|career development|(?:otras|tus|las|principales) funciones|tareas a|cometidos|esperamos|ofrecemos|further information|new challenges|work independently|work in (?:a )?teams?)\b/iu);
/** Says little; asked about where nothing better is named. */
const weak = inWords(/^(?:be part of|take part|participat\w+|work(?:ing)? (?:closely |together )?with|support(?:ing)? the|contribut\w+|collaborat\w+|ensur\w+ that|keep up|stay|help(?:ing)?|participar|colaborar|apoyar|contribuir)\b/iu);
/** What a person is or has, not what they do. */
const aboutThePerson = inWords(/^(?:passionate|you (?:are|have|hold|must|need|can|like|love)|experience|knowledge|degree|fluent|strong|good|excellent|proven|ability|able|able to|willing\w*|must|should|minimum|at least|experiencia|conocimiento\w*|dominio|titulaci[oó]n|capacidad|persona|the ability|able to|tener|poseer|contar con|disponer|acreditar|ser|estar|have|hold|possess|be (?:able|fluent|willing)|haber)\b|\b(?:skills|mindset|years of experience|ability to|knowledge of|experience (?:in|with))\b/iu);

/** Speaks of the company, the team or the offer, whatever it says. */
const aboutOthers = inWords(/^(?:our|we|this|it|as|if|when|part of|then|the (?:company|team|candidate|position|applicants?)|(?:you(?:'ll| will)?|will) (?:join|become|get)|you as|nuestr[oa]s?|somos|la empresa|el equipo|te incorporar[aá]s|formar[aá]s)\b/iu);

/** How likely a line is a duty that can be asked about, the better the lower: something one does, something vague, something named without a verb; null where it is none. */
export function rankOf(line: string): number | null {
  if (empty.test(line) || aboutThePerson.test(line) || /[<>{}@]|https?:|\p{Extended_Pictographic}/u.test(line)) return null;
  if (isDeed(line)) return weak.test(line) ? 1 : 0;
  const count = wordsOf(line).length;
  return count >= 5 && count <= 24 && !inWords(/^(?:you|we|our|this|the (?:role|position|job|team|company)|it|there|as|at|if|when|este|esta|nuestr[oa]s?|el puesto|la empresa|se|si|te)\b|\b(?:salary|benefits|sueldo|salario)\b/iu).test(line) ? 2 : null;
}

/** The lines that are duties to ask about, heaviest first: as the posting names them, but vague ones and those without a verb last. */
export function sortDuties(lines: readonly string[]): string[] {
  return lines.map((line) => ({ line, rank: rankOf(line) })).filter(({ rank }) => rank !== null).toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0)).map(({ line }) => line);
}

/** True for a line that `sortDuties` leaves out and that may be a duty all the same: something is done in it. A person is asked. */
export function mayBeDuty(line: string): boolean {
  if (aboutThePerson.test(line) || aboutOthers.test(line) || /[!?]/.test(line)) return false;
  const phrase = empty.exec(line)?.[0];
  const own = wordsOf(line.replace(phrase ?? '', ' '));
  return own.length > 2 && own.some(({ lower }) => isDeed(`${lower} it now`));
}
