/** The files that a deployment reads fit what firebase-tools reads them with, agree with each other, and say what .env.example offers. */
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { routes } from '#navigation/routes.ts';

const read = (path: string): string =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const parse = (path: string): unknown => JSON.parse(read(path));
const own = createRequire(import.meta.url);
/** What firebase-tools itself leans on. */
const inTools = createRequire(own.resolve('firebase-tools/package.json'));
const schemaOf = (name: string): object =>
  JSON.parse(readFileSync(inTools.resolve(`firebase-tools/schema/${name}.json`), 'utf8')) as object;

interface Validate {
  (data: unknown): boolean;
  errors?: unknown;
}
const { default: Ajv } = inTools('ajv') as {
  default: new (options: object) => { compile: (schema: object) => Validate };
};
function findFaults(schema: string, data: unknown): unknown {
  const validate = new Ajv({ allErrors: true, strict: false }).compile(schemaOf(schema));
  return validate(data) ? null : validate.errors;
}

describe('firebase.json and .firebaserc', () => {
  it('fit the schemas of firebase-tools', () => {
    expect(findFaults('firebase-config', parse('firebase.json'))).toBeNull();
    expect(findFaults('firebaserc', parse('.firebaserc'))).toBeNull();
  });
  it('would not, with a word that it does not know', () => {
    const config = parse('firebase.json') as { hosting: object };
    expect(
      findFaults('firebase-config', { ...config, hosting: { ...config.hosting, rewritten: [] } }),
    ).not.toBeNull();
  });
  it('know a local, a staging and a production project, and build before hosting is deployed', () => {
    const { projects } = parse('.firebaserc') as { projects: Record<string, string> };
    expect(Object.keys(projects)).toEqual(['default', 'staging', 'production']);
    expect(projects['default']).toMatch(/^demo-/);
    const { hosting } = parse('firebase.json') as { hosting: { predeploy: string[] } };
    expect(hosting.predeploy).toEqual(['npm run build']);
    expect(parse('package.json')).toHaveProperty('scripts.build');
  });
  it('bind the host of today to https for a year, and no other host', () => {
    expect(read('firebase.json')).toContain(
      '{ "key": "Strict-Transport-Security", "value": "max-age=31536000" }',
    );
  });
});

describe('firestore.indexes.json', () => {
  interface Indexes {
    indexes: object[];
    fieldOverrides: { collectionGroup: string; fieldPath: string }[];
  }
  const spec = parse('firestore.indexes.json') as Indexes;
  const findTwice = (rows: readonly unknown[]): unknown[] => {
    const texts = rows.map((row) => JSON.stringify(row));
    return texts.filter((text, index) => texts.indexOf(text) !== index);
  };
  it('is accepted by firebase-tools', () => {
    const { FirestoreApi } = own('firebase-tools/lib/firestore/api.js') as {
      FirestoreApi: new () => { validateSpec: (spec: unknown) => void };
    };
    const api = new FirestoreApi();
    expect(() => api.validateSpec(spec)).not.toThrow();
    expect(() => api.validateSpec({ indexes: [{}], fieldOverrides: [] })).toThrow();
  });
  it('names nothing twice: firebase-tools would change one field while it still changes it', () => {
    expect(findTwice(spec.indexes)).toEqual([]);
    expect(
      findTwice(
        spec.fieldOverrides.map(({ collectionGroup, fieldPath }) => [collectionGroup, fieldPath]),
      ),
    ).toEqual([]);
  });
});

describe('cors.json', () => {
  it('lets the app read files in whole and in parts, and nobody write', () => {
    const [rule, ...others] = parse('cors.json') as {
      origin: string[];
      method: string[];
      responseHeader: string[];
    }[];
    expect(others).toEqual([]);
    expect(rule?.method).toEqual(['GET', 'HEAD']);
    expect(rule?.responseHeader).toContain('Content-Range');
    expect(rule?.origin).not.toContain('*');
  });
});

describe('docs/production.md', () => {
  const page = read('docs/production.md');
  const steps = [...page.matchAll(/^## (\d+)\. /gm)].map(([, step]) => Number(step));
  it('counts its steps, and each says how to see that it worked', () => {
    expect(steps).toEqual(steps.map((_, index) => index + 1));
    const parts = page.split(/^## (?=\d+\. )/m).slice(1, -2);
    expect(parts.filter((part) => !part.includes('*Worked:*'))).toEqual([]);
  });
  it('has every step that a check or a setting names', () => {
    const named = readdirSync(new URL('../../tools/deployment', import.meta.url))
      .map((file) => read(`tools/deployment/${file}`))
      .concat(read('.env.example'))
      .flatMap((text) => [...text.matchAll(/\bsteps? (\d+)/g)])
      .map(([, step]) => Number(step));
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((step) => !steps.includes(step))).toEqual([]);
  });
  it('names only commands and files that are there', () => {
    const { scripts } = parse('package.json') as { scripts: Record<string, string> };
    const commands = [...page.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    for (const file of ['cors.json', '.firebaserc', '.env.example', 'rules/across.rules'])
      expect(page).toContain(file);
  });
  it('leads to pages of the product alone', () => {
    const known: string[] = Object.values(routes).map(({ path }) => path);
    const named = [...page.matchAll(/`HOST(\/[\w/-]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !path.startsWith('/__/'));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((path) => !known.includes(path))).toEqual([]);
  });
  it('deploys to a project that it names: the default is one of the emulators', () => {
    const deployments = page.split('\n').filter((line) => line.startsWith('npx firebase '));
    expect(deployments.length).toBeGreaterThan(3);
    expect(deployments.filter((line) => !line.includes('--project $PROJECT'))).toEqual([]);
  });
  it('names what every line of the check is about', () => {
    const abouts = readdirSync(new URL('../../tools/deployment', import.meta.url))
      .filter((file) => file.startsWith('check') && file !== 'checkAll.ts')
      .flatMap((file) => [...read(`tools/deployment/${file}`).matchAll(/judge\(\s+'([^']+)'/g)])
      .map(([, about = '']) => about);
    expect(abouts.length).toBeGreaterThan(12);
    expect(abouts.filter((about) => !page.includes(about))).toEqual([]);
  });
});

describe('.env.example', () => {
  const offered = [...read('.env.example').matchAll(/^(VITE_\w+)=/gm)].map(([, name]) => name);
  const sources = [
    'src/data/firestore/settings.ts',
    'src/data/base/aiSettings.ts',
    'tools/staticSite/plugin.ts',
  ].map(read);
  it('offers every setting that is read, and none that is not', () => {
    const names = new Set(
      sources.flatMap((text) => [...text.matchAll(/'(VITE_[A-Z]\w+)'/g)].map(([, name]) => name)),
    );
    expect(new Set(offered)).toEqual(names);
  });
});
