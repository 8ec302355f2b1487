// The on-device AI gives the same bytes in a browser as in Node, run for run, and comes over the network once.
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { answer, type Answered } from '#ai/onDevice/engine.ts';
import type { WorkerReply } from '#ai/onDevice/worker.ts';
import type { TaskInput } from '#ai/port.ts';
import { lane } from '../support/lane.ts';
import { newPerson } from '../support/people.ts';
import { hashOfVectors } from '../support/vectorsOnPage.ts';

const texts = [
  'I calmed an upset client and we kept the contract.',
  'The index was rebuilt at night, in 40 minutes.',
  'Hablé con el equipo y cambiamos el plan.',
  '… 日本語 🙂',
  '',
  `We had ${'a very long list of things to do, and '.repeat(30)}nobody to do them.`,
];
const input: TaskInput<'evaluateAnswer'> = {
  question: {
    id: 'q1',
    text: 'Tell me about a time you had to calm an upset customer.',
    kind: 'behavioural',
    anchors: ['', '', '', '', ''],
    lookFor: ['Listens before answering', 'Says what they did themselves', 'Names the result'],
  },
  competencyId: 'c1',
  followUps: [],
  language: 'en',
  answer:
    'Last spring a client called because a delivery of 40 chairs had not come. I listened, wrote down what they needed for the opening, and found 25 chairs in our other store. I drove them over myself the same evening. They opened on time and have ordered three times since.',
};

/** The address of the engine's worker among the scripts of the built app. */
async function workerAddress(app: string): Promise<string> {
  const seen = new Set<string>();
  let open = [...(await (await fetch(app)).text()).matchAll(/\/assets\/[\w.-]+\.js/g)].map(
    ([path]) => path,
  );
  while (open.length > 0) {
    const scripts = await Promise.all(open.map(async (path) => (await fetch(app + path)).text()));
    for (const path of open) seen.add(path);
    const worker = scripts.map((text) => /assets\/worker-[\w-]+\.js/.exec(text)?.[0]).find(Boolean);
    if (worker) return `/${worker}`;
    open = [
      ...new Set(
        scripts.flatMap((text) =>
          [...text.matchAll(/["'](?:\.\/|assets\/)([\w.-]+\.js)["']/g)].map(
            ([, name]) => `/assets/${name}`,
          ),
        ),
      ),
    ].filter((path) => !seen.has(path));
  }
  throw new Error('no script of the app names the worker');
}

/** Asks a fresh worker of the deployed app, three times; the replies as text, and how many words of progress came. */
function askWorker(page: Page, worker: string): Promise<{ replies: string[]; progress: number }> {
  return page.evaluate(
    ([address, task]) =>
      new Promise<{ replies: string[]; progress: number }>((resolve, reject) => {
        const engine = new Worker(address, { type: 'module' });
        const replies: string[] = [];
        let progress = 0;
        engine.addEventListener('error', (event) => reject(new Error(event.message)));
        engine.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
          if ('pack' in data) progress += data.pack.state === 'loading' ? 1 : 0;
          else replies.push(JSON.stringify(data.ok ? data.answered : data.message));
          if (replies.length === 3) {
            engine.terminate();
            resolve({ replies, progress });
          }
        });
        for (const id of [1, 2, 3]) engine.postMessage({ id, task: 'evaluateAnswer', input: task });
      }),
    [worker, input] as const,
  );
}

describe('the AI of this browser', () => {
  let worker = '';
  beforeAll(async () => {
    worker = await workerAddress(lane().app);
  });

  it('answers with the same bytes as in Node, three times, downloads its packs once, and works without them', async () => {
    const person = await newPerson();
    await person.goTo('/login');
    await person.context.route('**/*.bin', (route) => route.abort());
    const without = await askWorker(person.page, worker);
    expect(without.replies.map((reply) => (JSON.parse(reply) as Answered).packs)).toEqual([
      [],
      [],
      [],
    ]);
    await person.context.unroute('**/*.bin');
    const first = await askWorker(person.page, worker);
    const inNode = [
      await answer('evaluateAnswer', input),
      await answer('evaluateAnswer', input),
      await answer('evaluateAnswer', input),
    ].map((answered) => JSON.stringify(answered));
    expect(first.replies).toEqual(inNode);
    expect(first.progress).toBeGreaterThan(2);
    // A fresh worker finds the packs in this browser.
    await person.context.route('**/*.bin', (route) => route.abort());
    expect(await askWorker(person.page, worker)).toEqual({ replies: inNode, progress: 0 });
    await person.leave();
  });

  it('gives every sentence and word the same bits as in Node', async () => {
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      base: '/vectors/',
      root: fileURLToPath(new URL('../..', import.meta.url)),
      build: {
        write: false,
        modulePreload: false,
        rolldownOptions: {
          input: fileURLToPath(new URL('../support/vectorsOnPage.ts', import.meta.url)),
          output: { entryFileNames: 'entry.js' },
        },
      },
    });
    if (!('output' in built)) throw new Error('the page could not be built');
    const files = new Map(
      built.output.map((file) => [
        `/vectors/${file.fileName}`,
        file.type === 'chunk' ? Buffer.from(file.code) : Buffer.from(file.source),
      ]),
    );
    const person = await newPerson();
    await person.page.route('**/vectors/**', (route) => {
      const path = new URL(route.request().url()).pathname;
      return route.fulfill({
        body: files.get(path) ?? Buffer.alloc(0),
        status: files.has(path) ? 200 : 404,
        contentType: path.endsWith('.js') ? 'text/javascript' : 'application/octet-stream',
      });
    });
    await person.goTo('/login');
    await person.page.addScriptTag({ type: 'module', url: '/vectors/entry.js' });
    await person.page.waitForFunction(() => 'hashOfVectors' in globalThis);
    const hash = await person.page.evaluate(
      (given) =>
        (globalThis as unknown as { hashOfVectors: typeof hashOfVectors }).hashOfVectors(given),
      texts,
    );
    expect(hash).toBe(await hashOfVectors(texts));
    await person.leave();
  });
});
