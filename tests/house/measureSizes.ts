// Measures the source for sizes.test.ts: files of folders, lines of files and functions, props of components, ternaries within ternaries.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

/** The most each may have. */
export const limits = {
  filesOfFolder: 25,
  linesOfFile: 250,
  linesOfFunction: 80,
  propsOfComponent: 8,
  depthOfTernary: 2,
} as const;
export type Limit = keyof typeof limits;
type Sizes = Record<Limit, Record<string, number>>;

const root = fileURLToPath(new URL('../..', import.meta.url));
const folders = ['src', 'local', 'tools', 'tests'];
/** Tables of data: word lists, libraries and layouts, one entry after the other and no logic. */
const tables = ['src/ai/onDevice/library/', 'tools/benchAi/resumeLayouts/'];

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesOf(path);
    return /(?<!\.fixture)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** A node of the parser's tree, read by name. */
interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
const textOf = (value: unknown): string =>
  isNode(value) && typeof value['name'] === 'string' ? value['name'] : '';

const functionTypes = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
]);
/** Suites of tests are one function each; their cases are measured. */
const suites = /^(?:describe|suite)/;

/** Types of objects declared in a file, with the names of their members. */
function membersOf(program: Node): Map<string, number> {
  const members = new Map<string, number>();
  const collect = (node: Node): void => {
    if (node.type === 'TSInterfaceDeclaration' && isNode(node['body']))
      members.set(textOf(node['id']), childrenOf(node['body']).length);
    if (
      node.type === 'TSTypeAliasDeclaration' &&
      isNode(node['typeAnnotation']) &&
      node['typeAnnotation'].type === 'TSTypeLiteral'
    )
      members.set(textOf(node['id']), childrenOf(node['typeAnnotation']).length);
    childrenOf(node).forEach(collect);
  };
  collect(program);
  return members;
}

/** How many props a component takes: those of its type, else those it destructures. */
function propsOf(component: Node, members: Map<string, number>): number {
  const [props] = Array.isArray(component['params']) ? component['params'] : [];
  if (!isNode(props)) return 0;
  const annotation = isNode(props['typeAnnotation'])
    ? props['typeAnnotation']['typeAnnotation']
    : null;
  const taken =
    props.type === 'ObjectPattern'
      ? childrenOf(props).filter(({ type }) => type === 'Property')
      : [];
  if (!isNode(annotation)) return taken.length;
  const declared =
    annotation.type === 'TSTypeLiteral'
      ? childrenOf(annotation).length
      : (members.get(textOf(annotation['typeName'])) ?? 0);
  return Math.max(taken.length, declared);
}

function measureFile(path: string, sizes: Sizes): void {
  const name = relative(root, path);
  const text = readFileSync(path, 'utf8');
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  const note = (limit: Limit, what: string, size: number): void => {
    if (size > Math.max(limits[limit], sizes[limit][what] ?? 0)) sizes[limit][what] = size;
  };
  note('linesOfFile', name, text.split('\n').length - 1);
  const program = parseSync(path, text).program as unknown as Node;
  const members = path.endsWith('.tsx') ? membersOf(program) : new Map<string, number>();

  const visit = (node: Node, called: string, outer: string, depth: number): void => {
    let inside = outer;
    const isTernary = node.type === 'ConditionalExpression';
    if (isTernary) note('depthOfTernary', name, depth + 1);
    if (functionTypes.has(node.type)) {
      const own = textOf(node['id']) || called || `(in ${outer || 'the file'})`;
      inside = own.startsWith('(') ? outer : own;
      if (!suites.test(own))
        note('linesOfFunction', `${name} ${own}`, lineAt(node.end) - lineAt(node.start) + 1);
      if (path.endsWith('.tsx') && /^\p{Lu}/u.test(own))
        note('propsOfComponent', `${name} ${own}`, propsOf(node, members));
    }
    const next = nameFrom(node) || (functionTypes.has(node.type) ? '' : called);
    for (const child of childrenOf(node)) {
      const goesOn = isTernary && child !== node['test'];
      visit(child, next, inside, goesOn ? depth + 1 : passesOn(node) ? depth : 0);
    }
  };
  visit(program, '', '', 0);
}

/** Depth continues through brackets and casts only, not through a function or an element in between. */
const passesOn = ({ type }: Node): boolean =>
  type === 'ParenthesizedExpression' ||
  type === 'TSAsExpression' ||
  type === 'TSSatisfiesExpression';

/** The name of a function below this node: its variable, its property, or the call it is passed to. */
function nameFrom(node: Node): string {
  if (node.type === 'VariableDeclarator') return textOf(node['id']);
  if (node.type === 'Property' || node.type === 'MethodDefinition') return textOf(node['key']);
  if (node.type !== 'CallExpression' || !isNode(node['callee'])) return '';
  const callee = node['callee'];
  const called = textOf(callee) || textOf(callee['object']) || textOf(callee['callee']);
  if (!/^(?:it|test|describe|suite|beforeAll|beforeEach)$/.test(called)) return '';
  const [title] = Array.isArray(node['arguments']) ? node['arguments'] : [];
  return `${called} ${isNode(title) && typeof title['value'] === 'string' ? title['value'] : ''}`.trim();
}

/** Counts the sources of each folder; tests stand beside what they test, and are not counted. */
function measureFolders(paths: readonly string[], sizes: Sizes): void {
  const counts = new Map<string, number>();
  for (const path of paths.filter((path) => !/\.test\.tsx?$/.test(path))) {
    const folder = relative(root, dirname(path));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  for (const [folder, count] of counts)
    if (count > limits.filesOfFolder) sizes.filesOfFolder[folder] = count;
}

/** Everything over a limit, by limit. */
export function measureTree(): Sizes {
  const sizes: Sizes = {
    filesOfFolder: {},
    linesOfFile: {},
    linesOfFunction: {},
    propsOfComponent: {},
    depthOfTernary: {},
  };
  const paths = folders.flatMap((folder) => sourcesOf(join(root, folder)));
  measureFolders(paths, sizes);
  for (const path of paths)
    if (!tables.some((table) => relative(root, path).startsWith(table))) measureFile(path, sizes);
  return sizes;
}
