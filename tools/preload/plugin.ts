// Adds a small script to the page that preloads by address (src/app/entry/preload.ts), with the names of this build's files written in.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { isAppEntry } from '../staticSite/appEntry.ts';
import { namespacesIn, pageFiles, preloadRows, withPreload } from './rows.ts';

const languages = ['en', 'es'] as const;
/** Texts that the app itself asks for, whatever the page. */
const always = ['common', 'routes', 'faults'];
/** What the session loads when somebody is signed in. */
const personModules = ['data/account/auth.ts', 'session/followImpersonated.ts'];
const sourceRoot = fileURLToPath(new URL('../../src/', import.meta.url));

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** Files of a build by module, and what each needs before it runs. */
class BuiltFiles {
  private readonly chunks = new Map<string, Chunk>();
  private readonly byModule = new Map<string, string>();
  private readonly known: Set<string>;
  readonly entry: Chunk;

  constructor(bundle: Bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      this.chunks.set(file.fileName, file);
      for (const id of file.moduleIds) this.byModule.set(id, file.fileName);
    }
    const entry = [...this.chunks.values()].find(isAppEntry);
    if (!entry) throw new Error('The build has no entry.');
    this.entry = entry;
    // The page names these itself.
    this.known = this.reachOf(entry.fileName, new Set());
  }

  private reachOf(file: string, seen: Set<string>): Set<string> {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const next of this.chunks.get(file)?.imports ?? []) this.reachOf(next, seen);
    return seen;
  }

  /** The files that these modules need and the page does not name. */
  filesOf(modules: Iterable<string>): Set<string> {
    const files = new Set<string>();
    for (const id of modules) {
      const file = this.byModule.get(sourceRoot + id);
      if (file !== undefined) this.reachOf(file, files);
    }
    return new Set([...files].filter((file) => !this.known.has(file)));
  }
}

/** The namespaces that modules and all they import statically ask for. */
function namespacesOf(
  modules: readonly string[],
  importsOf: (id: string) => readonly string[],
): Set<string> {
  const seen = new Set<string>();
  const names = new Set<string>();
  const open = modules.map((id) => sourceRoot + id);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (seen.has(id) || !id.startsWith(sourceRoot) || !existsSync(id)) continue;
    seen.add(id);
    for (const name of namespacesIn(readFileSync(id, 'utf8'))) names.add(name);
    open.push(...importsOf(id));
  }
  return names;
}

/** What src/app/entry/preload.ts reads. */
function makeTable(built: BuiltFiles, importsOf: (id: string) => readonly string[]): unknown {
  const files: string[] = [];
  const indexesOf = (modules: Iterable<string>): number[] =>
    [...built.filesOf(modules)].map((file) => {
      if (!files.includes(file)) files.push(file);
      return files.indexOf(file);
    });
  const rows = preloadRows(pageFiles(readFileSync(`${sourceRoot}app/pages.ts`, 'utf8'))).map(
    ({ pattern, modules, needsPerson }) => {
      const names = [...always, ...namespacesOf(modules, importsOf)];
      const textsIn = (language: string): string[] =>
        names.map((name) => `i18n/${language}/${name}.json`);
      return {
        pattern,
        needsPerson,
        files: indexesOf(modules),
        // English stands in where another language has no text, and so it is always asked for.
        texts: Object.fromEntries(
          languages.map((language) => [
            language,
            indexesOf([...new Set([...textsIn(language), ...textsIn('en')])]),
          ]),
        ),
      };
    },
  );
  const person = indexesOf(personModules);
  return { files, rows, person };
}

async function buildScript(table: unknown): Promise<string> {
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { __HIRELY_PRELOAD__: JSON.stringify(table) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: fileURLToPath(new URL('../../src/app/entry/preload.ts', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  const script = first && 'output' in first ? first.output[0] : undefined;
  if (!script) throw new Error('The script that preloads was not built.');
  return script.code;
}

/** The plugin; the dev server fetches as it finds. */
export function preloadRoutes(): Plugin {
  return {
    name: 'hirely-preload',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const built = new BuiltFiles(bundle);
        const table = makeTable(built, (id) => this.getModuleInfo(id)?.importedIds ?? []);
        const source = await buildScript(table);
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/preload-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        for (const page of Object.values(bundle))
          if (page.type === 'asset' && page.fileName.endsWith('.html'))
            page.source = withPreload(String(page.source), built.entry.fileName, fileName);
      },
    },
  };
}
