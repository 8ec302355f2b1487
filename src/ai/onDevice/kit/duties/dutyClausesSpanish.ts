// The actions that a Spanish line of a posting names.
import { inWords } from '#domain/text/wordLimits.ts';
import { isAction } from './dutyKind.ts';
import { infinitiveOf } from './dutyLine.ts';
import { toBareWord, joinShortParts } from './dutyParts.ts';

const infinitive = /^\p{L}{2,}(?:ar|er|ir)(?:se|lo|la|los|las|les|le)?$/u;
const noVerb = inWords(
  /^(?:mejor|peor|lugar|taller|familiar|por|similar|escolar|celular|hogar|mujer|primer|tercer|cualquier|particular|mayor|menor|poder|ser|estar|tener|haber|ayer|líder|auxiliar|titular|popular|regular|solar|nuclear|molecular|hotelier|alquiler|ocular|militar|azar|dólar|par|mar|bar|super|master|container|semanal|curricular|preescolar|estelar|vascular|pilar|ejemplar)$/u,
);
/** After these an infinitive is what the role is about. */
const beforeAction = inWords(
  /^(?:deber[aá]s?|debes?|que|de|a|en|corresponder[aá]|es|ser[aá]|incluye|incluyen|son|consiste|consistir[aá]|y|e|también|además|asimismo|podrás?|permitirá|funciones|tareas|función|misión)$/u,
);
/** "para preparar" gives a purpose, "antes de salir" a time: no action of the role. */
const noAction = inWords(
  /\b(?:para|antes de|después de|además de|capaz de|capacidad de|posibilidad de|oportunidad de|ganas de|con el fin de|a fin de|en vez de|en lugar de|sin|al)$/u,
);
const shortestAction = 3;

const isInfinitive = (word: string): boolean => infinitive.test(word) && !noVerb.test(word);

/** What must precede these words for an infinitive after them to be a task: "tendrá que", "consistirá en", "encargarse de". */
const completed: Readonly<Record<string, RegExp>> = {
  que: inWords(/\b(?:tendr[aá]s?|tienes?|hay|habr[aá]) que$/u),
  a: inWords(/\b(?:vas?|dedicar\p{L}*) a$/u),
  en: /consist\p{L}+ en$/u,
  de: /(?:encarg\p{L}+|respons\p{L}+|ocup\p{L}+|funci[oó]n\p{L}*|tarea\p{L}*|misi[oó]n|trata) de$/u,
};

/** True where an infinitive of a sentence is what the role is about. */
function isAsked(words: readonly string[], index: number): boolean {
  const before = toBareWord(words[index - 1]);
  const left = words
    .slice(Math.max(0, index - 4), index)
    .map((one) => one.toLowerCase())
    .join(' ');
  const asks = beforeAction.test(before) || (words[index - 1] ?? '').endsWith(':');
  return asks && !noAction.test(left) && (completed[before]?.test(left) ?? true);
}

/** Verbs that say what a role is about, not what is done in it. */
const aboutRole = /^(?:corresponder|consistir|incluir|permitir|suponer|implicar)$/;

/** The words of a sentence about the role from its first action on; null where none is found. */
function skipToAction(words: readonly string[]): string[] | null {
  for (let index = 1; index <= words.length - shortestAction; index += 1) {
    const word = toBareWord(words[index]);
    const before = toBareWord(words[index - 1]);
    const base = infinitiveOf(word);
    if (base !== null && !aboutRole.test(base) && !/^(?:que|quien|quienes|donde|no)$/.test(before))
      return [
        `${base}${/^(?:te|se)$/.test(before) ? 'se' : ''}${(words[index] ?? '').slice(word.length)}`,
        ...words.slice(index + 1),
      ];
    if (isInfinitive(word) && isAsked(words, index)) return words.slice(index);
  }
  return null;
}

/** Where each action of a line begins that starts with one: infinitives after "y" or a comma. */
function startsOf(words: readonly string[]): number[] {
  const starts = [0];
  for (let index = shortestAction; index <= words.length - shortestAction; index += 1) {
    const before = words[index - 1] ?? '';
    const joins =
      /^[ye]$/iu.test(before) ||
      /[,;]$/.test(before) ||
      (/^como$/i.test(before) && /^así$/i.test(words[index - 2] ?? '')) ||
      (/^de$/i.test(before) && /^[ye]$/i.test(words[index - 2] ?? ''));
    const word = toBareWord(words[index]);
    if (!joins || !(isInfinitive(word) || infinitiveOf(word) !== null)) continue;
    const own = words.slice(starts.at(-1), index - 1);
    if (
      own.length >= shortestAction - 1 &&
      own.some((one) => !isInfinitive(toBareWord(one)) && toBareWord(one).length > 3)
    )
      starts.push(index);
  }
  return starts;
}

const loose = inWords(
  /(?:[\s,;]+(?:y|e|así como|de|también|además|asimismo|que)(?: \p{L}{3,}(?:ar|er|ir))?)+$/iu,
);

/** The actions of a line, each beginning with its infinitive; none where none is found. */
export function findSpanishActions(line: string, mayJoin: (joined: string) => boolean): string[] {
  const [sentence = ''] = line
    .replaceAll(/\s*\([^)]*\)/g, '')
    .split(/(?<=\p{L}{3}[.!?])\s+(?=\p{Lu})/u);
  const words = sentence.split(/\s+/);
  const own =
    isInfinitive(toBareWord(words[0])) || infinitiveOf(toBareWord(words[0])) !== null
      ? words
      : isAction(sentence)
        ? null
        : skipToAction(words);
  if (own === null) return [];
  const starts = startsOf(own);
  const parts = starts.map((start, index) => {
    const [first = '', ...rest] = own.slice(start, starts[index + 1] ?? own.length);
    return [infinitiveOf(toBareWord(first)) ?? first, ...rest]
      .join(' ')
      .replace(loose, '')
      .replace(/[\s,;:.]+$/u, '');
  });
  return joinShortParts(parts, 'y', mayJoin);
}
