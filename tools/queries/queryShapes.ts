// Reads the shapes of the queries that a source file asks, from its text: literals, and constants and functions of the same file.
import type { Asked } from './indexRules.ts';

interface Part {
  target?: { group: string; scope: Asked['scope'] };
  where?: { field: string; op: string };
  order?: { field: string; order: 'ASCENDING' | 'DESCENDING' };
}
/** Each alternative is one way the expression can turn out. */
type Ways = Part[][];

const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}' };

/** Where the bracket that opens at `from` closes; quotes are skipped. */
function closes(text: string, from: number): number {
  const open: string[] = [];
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === "'" || letter === '`') {
      at = text.indexOf(letter, at + 1);
      if (at < 0) return text.length;
    } else if (letter in closing) open.push(closing[letter] ?? '');
    else if (letter === open.at(-1)) {
      open.pop();
      if (open.length === 0) return at;
    }
  }
  return text.length;
}

/** Splits at a separator outside brackets and quotes. */
function split(text: string, mark: string): string[] {
  const parts: string[] = [];
  let begun = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? '';
    if (letter === "'" || letter === '`') at = text.indexOf(letter, at + 1);
    else if (letter in closing) at = closes(text, at);
    else if (text.startsWith(mark, at) && !text.startsWith('??', at) && text[at - 1] !== '?') {
      parts.push(text.slice(begun, at));
      begun = at + mark.length;
    }
    if (at < 0) break;
  }
  return [...parts, text.slice(begun)].map((part) => part.trim()).filter(Boolean);
}

const product = (all: Ways[]): Ways =>
  all.reduce<Ways>(
    (ways, next) => ways.flatMap((way) => next.map((more) => [...way, ...more])),
    [[]],
  );
const callOf = (text: string): { name: string; args: string[] } | null => {
  const name = /^(?:await\s+)?(\w+)\(/.exec(text)?.[1];
  if (!name) return null;
  const from = text.indexOf('(');
  return closes(text, from) === text.length - 1
    ? { name, args: split(text.slice(from + 1, -1), ',') }
    : null;
};

/** The expressions a constant or a function's results may have; empty when the file does not define it. */
function meaning(file: string, name: string): string[] {
  const constant = new RegExp(
    `const ${name}(?:: [^=]+)? = (?:(?:async )?\\([^=]*?\\)(?:: [^=]+?)? => )?`,
  ).exec(file);
  if (constant) {
    const from = constant.index + constant[0].length;
    return [split(file.slice(from), ';')[0] ?? ''];
  }
  const made = new RegExp(`function\\*? ${name}(?:<[^>]*>)?\\(`).exec(file);
  if (!made) return [];
  const afterParameters = closes(file, made.index + made[0].length - 1);
  const body = file.slice(file.indexOf(' {\n', afterParameters) + 1);
  const text = body.slice(0, closes(body, 0));
  return [...text.matchAll(/\breturn ([^;]+);/g)].flatMap((found) => found[1] ?? []);
}

/** The strings that a name can be: of a literal, a union in a parameter's type, or the values of a table. */
function strings(file: string, text: string): string[] {
  if (text === 'documentId()') return ['__name__'];
  const literal = /^'([^']+)'$/.exec(text)?.[1];
  if (literal) return [literal];
  const table = /^(\w+)\[/.exec(text)?.[1];
  if (table)
    return [...(meaning(file, table)[0] ?? '').matchAll(/: '([^']+)'/g)].flatMap(
      (found) => found[1] ?? [],
    );
  const union = new RegExp(`\\b${text}: ((?:'[^']+'(?: \\| )?)+)`).exec(file)?.[1];
  return union ? [...union.matchAll(/'([^']+)'/g)].flatMap((found) => found[1] ?? []) : [];
}

/** `isBase`: the base of a query may be a parameter; its filters and sort order may not. */
function waysOf(file: string, text: string, isBase = false): Ways {
  const expression = text
    .trim()
    .replace(/^\.\.\./, '')
    .replace(/ as const$/, '');
  if (expression.startsWith('(') && closes(expression, 0) === expression.length - 1)
    return waysOf(file, expression.slice(1, -1), isBase);
  const [condition, rest] = split(expression, ' ? ');
  if (condition !== undefined && rest !== undefined) {
    const branches = split(
      expression.slice(expression.indexOf(' ? ', condition.length) + 3),
      ' : ',
    );
    return branches.flatMap((branch) => waysOf(file, branch, isBase));
  }
  if (expression.startsWith('['))
    return product(split(expression.slice(1, -1), ',').map((part) => waysOf(file, part)));
  const call = callOf(expression);
  const [first = '', second = ''] = call?.args ?? [];
  if (call?.name === 'query' || call?.name === 'and')
    return product(
      call.args.map((part, n) => waysOf(file, part, call.name === 'query' && n === 0)),
    );
  if (call?.name === 'collectionAt')
    return strings(file, first).length > 1 || !first.startsWith("'")
      ? [[{ target: { group: '*', scope: 'COLLECTION' } }]]
      : [[{ target: { group: strings(file, first)[0] ?? '', scope: 'COLLECTION' } }]];
  if (call?.name === 'collectionGroup')
    return strings(file, second).map((group) => [{ target: { group, scope: 'COLLECTION_GROUP' } }]);
  if (call && ['limit', 'startAfter', 'endAt'].includes(call.name)) return [[]];
  if (call?.name === 'where') {
    const fields = strings(file, first);
    if (fields.length === 0 || !second.startsWith("'"))
      throw new Error(`cannot be read: ${expression}`);
    return fields.map((field) => [{ where: { field, op: second.slice(1, -1) } }]);
  }
  if (call?.name === 'orderBy') {
    const fields = strings(file, first);
    if (fields.length === 0) throw new Error(`cannot be read: ${expression}`);
    const ways =
      second === '' || second === "'asc'"
        ? (['ASCENDING'] as const)
        : second === "'desc'"
          ? (['DESCENDING'] as const)
          : (['ASCENDING', 'DESCENDING'] as const);
    return fields.flatMap((field) => ways.map((order): Part[] => [{ order: { field, order } }]));
  }
  const name = /^(\w+)(?:\(.*\))?$/s.exec(expression)?.[1];
  const definitions = name ? meaning(file, name) : [];
  if (definitions.length > 0) return definitions.flatMap((one) => waysOf(file, one, isBase));
  if (!isBase) throw new Error(`cannot be read: ${expression}`);
  // A query that is passed in is checked where it is built.
  return [[{ target: { group: '*', scope: 'COLLECTION' } }]];
}

/** Joins lines that the formatter wrapped, so that an expression reads the same at any width. */
function withoutWraps(text: string): string {
  return text
    .replace(/([=(|?:[,]|=>)\n\s+/g, (_, mark: string) => (/[([]/.test(mark) ? mark : `${mark} `))
    .replace(/\n\s+([?:|&)\]])/g, (_, mark: string) => (/[)\]]/.test(mark) ? mark : ` ${mark}`))
    .replace(/,\s*([)\]])/g, '$1')
    .replace(/([:(]) \| /g, '$1 ');
}

/** All queries in a file's text, each in all its ways. A name that plays several parts in one query is the same in each. Throws for what cannot be read. */
export function queriesIn(source: string): Asked[] {
  const file = withoutWraps(source.replace(/^\s*\/\/.*$/gm, '').replace(/^import[^;]+;/gm, ''));
  return [...file.matchAll(/(?<![\w.])query\(/g)].flatMap((found) => {
    const call = file.slice(found.index, closes(file, found.index + 5) + 1);
    const field = /(?:where|orderBy)\((\w+),/.exec(call)?.[1];
    const named = field ? strings(file, field) : [];
    const calls =
      named.length > 0
        ? named.map((value) =>
            call.replaceAll(new RegExp(`(where|orderBy)\\(${field}(?=[,)])`, 'g'), `$1('${value}'`),
          )
        : [call];
    return calls
      .flatMap((one) => waysOf(file, one))
      .map((parts): Asked => ({
        ...(parts.find(({ target }) => target)?.target ?? { group: '*', scope: 'COLLECTION' }),
        wheres: parts.flatMap(({ where }) => (where ? [where] : [])),
        orders: parts.flatMap(({ order }) => (order ? [order] : [])),
      }));
  });
}
