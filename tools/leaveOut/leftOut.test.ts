/** What is left out of the build is missed by nobody. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { leaveOut, leftOut } from './leftOut.ts';
import { writeSchemas } from './writtenSchemas.fixture.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const [firestore, zod] = leftOut;

async function writeSchemasBuilt(): Promise<{ schemas: Record<string, unknown>; code: string }> {
  const output = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'leave-zod-out',
        transform: (code, id) => (zod?.file.test(id) ? leaveOut(zod, code) : null),
      },
    ],
    ssr: { noExternal: true },
    build: {
      write: false,
      minify: false,
      ssr: fileURLToPath(new URL('writtenSchemas.fixture.ts', import.meta.url)),
    },
  });
  const [first] = Array.isArray(output) ? output : [output];
  const code = first && 'output' in first ? first.output[0].code : '';
  const built = (await import(
    `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  )) as { writeSchemas: typeof writeSchemas };
  return { schemas: built.writeSchemas(), code };
}

it('the cloud model is asked for the same with zod as the build has it', async () => {
  const { schemas, code } = await writeSchemasBuilt();
  expect(code).toContain('schema.toJSONSchema() is left out of the build');
  expect(Object.keys(schemas).length).toBeGreaterThan(10);
  expect(schemas).toEqual(JSON.parse(JSON.stringify(writeSchemas())));
});

it('nothing of ours makes a pipeline', () => {
  const sources = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`${root}src/${file}`, 'utf8'));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((source) => source.includes('firestore/pipelines'))).toEqual([]);
});

it('what is left out says so when it is called, and the rest stands', () => {
  const code = 'function a(e) {\n    return b(e);\n}\n\nfunction c() {\n    return 1;\n}\n';
  expect(leaveOut({ file: /x/, functions: ['a'] }, code)).toBe(
    "function a() { throw new Error('a is left out of the build: see tools/leaveOut'); }\n\nfunction c() {\n    return 1;\n}\n",
  );
});

it('a library that has changed its names fails the build', () => {
  if (!firestore || !zod) throw new Error('Nothing is left out.');
  expect(() => leaveOut(firestore, 'function other() {\n}\n')).toThrow(/no function/);
  expect(() => leaveOut(zod, 'inst._zod.other = 1;')).toThrow(/lines like/);
});

it('an answer to the stream of writes that confirms nothing is passed over, and no other', async () => {
  const folder = `${root}node_modules/@firebase/firestore/dist/`;
  const name = readdirSync(folder).find((file) => firestore?.file.test(`${folder}${file}`)) ?? '';
  if (!firestore) throw new Error('Nothing is left out.');
  const code = leaveOut(firestore, readFileSync(`${folder}${name}`, 'utf8'));
  const [, body = ''] =
    /^ {4}onNext\(e\) \{\n([^]*?commitTime[^]*?)^ {4}\}$/m.exec(
      code.slice(code.indexOf('class __PRIVATE_PersistentWriteStream')),
    ) ?? [];
  const heard: unknown[] = [];
  // eslint-disable-next-line no-implied-eval -- the method as the build has it, with stand-ins for what it calls
  const onNext = new Function(
    '__PRIVATE_hardAssert',
    '__PRIVATE_fromWriteResults',
    '__PRIVATE_fromVersion',
    `return function (e) {${body}}`,
  )(
    () => undefined,
    (results: unknown[]) => results,
    (time: unknown) => {
      if (!time) throw new Error('INTERNAL ASSERTION FAILED');
      return time;
    },
  ) as (this: object, answer: object) => unknown;
  const stream = {
    Ht: { reset: () => undefined },
    listener: { dn: (...given: unknown[]) => heard.push(given) },
  };
  await onNext.call(stream, { streamToken: 'b' });
  expect(heard).toEqual([]);
  await onNext.call(stream, { streamToken: 'c', commitTime: 'now', writeResults: [1] });
  expect(heard).toEqual([['now', [1]]]);
  expect(() => onNext.call(stream, { streamToken: 'd', writeResults: [1] })).toThrow(/ASSERTION/);
});
