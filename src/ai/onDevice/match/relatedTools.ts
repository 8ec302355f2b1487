// Tools by name: the one asked for, another of its kind, or any of the kind where no name is asked for.
import { inWords } from '#domain/text/wordLimits.ts';
import { foldWord, stemOf } from '#domain/text/stem.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { toolFamilies } from './toolFamilies.ts';

/** `wary`: where a name that is also another word counts only beside a sign of a tool. */
interface Product {
  words: readonly string[];
  name: string;
  isShort: boolean;
  wary: 'never' | 'at the start' | 'always';
  families: Set<number>;
}
/** A tool that a text names, with its position. */
export interface NamedTool {
  name: string;
  families: ReadonlySet<number>;
  start: number;
  end: number;
}

interface Known {
  products: ReadonlyMap<string, readonly Product[]>;
  kinds: readonly (readonly (readonly string[])[])[];
  learnedOnce: ReadonlySet<number>;
}
let known: Known | undefined;

const listStems = (text: string): string[] =>
  wordsOf(text).map(({ lower }) => stemOf(foldWord(lower), 'en'));

function readFamilies(): Known {
  const byName = new Map<string, Product>();
  const lines = toolFamilies.trim().split('\n');
  const kinds = lines.map((line, family) => {
    const [names = '', products = ''] = line.split('|');
    for (const marked of products
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)) {
      const name = marked.replace(/^[?^]/, '');
      const words = wordsOf(name).map(({ lower }) => foldWord(lower));
      const product = byName.get(name) ?? {
        words,
        name,
        isShort: words.length === 1,
        wary: marked.startsWith('?') ? 'always' : marked.startsWith('^') ? 'at the start' : 'never',
        families: new Set<number>(),
      };
      product.families.add(family);
      byName.set(name, product);
    }
    return names
      .split(',')
      .map((one) => listStems(one.trim()))
      .filter((phrase) => phrase.length > 0);
  });
  const products = new Map<string, Product[]>();
  for (const product of byName.values())
    products.set(product.words[0] ?? '', [
      ...(products.get(product.words[0] ?? '') ?? []),
      product,
    ]);
  for (const list of products.values()) list.sort((a, b) => b.words.length - a.words.length);
  return {
    products,
    kinds,
    learnedOnce: new Set(lines.flatMap((line, family) => (line.startsWith('~') ? [family] : []))),
  };
}

/** The tools that a text names, the longest name at each position. One word alone must be spelled as the product is. */
export function findNamedTools(text: string): readonly NamedTool[] {
  const before = seen.get(text);
  if (before) return before;
  const tools = findTools(text);
  if (seen.size > 2_000) seen.clear();
  seen.set(text, tools);
  return tools;
}

/** One match looks at every clause once for each requirement. */
const seen = new Map<string, readonly NamedTool[]>();

interface Found {
  product: Product;
  start: number;
  end: number;
}

function findTools(text: string): NamedTool[] {
  known ??= readFamilies();
  const words = wordsOf(text);
  const found: Found[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const first = words[at];
    const product =
      first &&
      known.products
        .get(foldWord(first.lower))
        ?.find(
          (one) =>
            one.words.every((word, offset) => foldWord(words[at + offset]?.lower ?? '') === word) &&
            (one.isShort ? first.text === one.name : /\p{Lu}|\d/u.test(first.text)),
        );
    const last = product && words[at + product.words.length - 1];
    if (!first || !last) continue;
    found.push({ product, start: first.start, end: last.end });
    at += product.words.length - 1;
  }
  const isSure = ({ product, start }: Found): boolean =>
    product.wary === 'never' ||
    (product.wary === 'at the start' && /[\p{L}\d,;/&(]\s*$/u.test(text.slice(0, start)));
  return found
    .filter((one) => isSure(one) || isTool(one, text, found.some(isSure)))
    .map(({ product, start, end }) => ({
      name: product.name,
      families: product.families,
      start,
      end,
    }));
}

const toolWords =
  'systems?|software|programs?|tools?|apps?|platforms?|packages?|databases?|modules?|licen[cs]es?|versions?|sistemas?|programas?|plataformas?|herramientas?|aplicaci[oó]n|aplicaciones|paquetes?|m[oó]dulos?|versi[oó]n';
/** Words shortly before and after the name of a tool; rare beside a town or a person. */
const cueBefore = new RegExp(
  inWords(
    /\b(?:TOOLS|using|used|use|uses|users?|usando|us[oé]|usaba|uso de|manejo|manejo de)\b/iu,
  ).source.replace('TOOLS', toolWords),
  'iu',
);
const cueAfter = new RegExp(
  inWords(/\b(?:TOOLS|users?)\b/iu).source.replace('TOOLS', toolWords),
  'iu',
);
const [farBefore, farAfter] = [40, 25];

/** True for an ordinary word that is alone, or beside a certain tool, a word for tools, or two words of such a tool's name. */
function isTool({ product, start, end }: Found, text: string, hasOther: boolean): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (
    hasOther ||
    !/\p{L}/u.test(before + after) ||
    cueBefore.test(before.slice(-farBefore)) ||
    cueAfter.test(after.slice(0, farAfter))
  )
    return true;
  const own = new Set(listStems(`${before} . ${after}`));
  return [...product.families].some((family) =>
    (known?.kinds[family] ?? []).some(
      (phrase) => phrase.filter((stem) => stem.length > 2 && own.has(stem)).length >= 2,
    ),
  );
}

/** The kinds of tools that a text asks for in general words: "a hotel booking system", "any ERP". */
export function findToolKinds(text: string): number[] {
  known ??= readFamilies();
  const own = listStems(text);
  const holds = (phrase: readonly string[]): boolean =>
    own.some((_, at) => phrase.every((stem, offset) => own[at + offset] === stem));
  return known.kinds.flatMap((phrases, family) => (phrases.some(holds) ? [family] : []));
}

/** True for a kind of tools of which knowing one is half of knowing another. */
export function isLearnedOnce(family: number): boolean {
  known ??= readFamilies();
  return known.learnedOnce.has(family);
}
