// What the tests of the cloud adapter share: a question, an answer, ratings as a model would say them, and an adapter whose waits are written down instead of waited.
import { afterAll, afterEach, beforeEach } from 'vitest';
import type { Adapter, Ai } from '#ai/adapter.ts';
import { setUsageSink, type Usage } from '#ai/usage.ts';
import { Fault } from '#domain/base/fault.ts';
import { createAiOver, type Over } from '#ai/over.ts';
import type { TaskInput } from '#ai/tasks/tasks.ts';
import type { CloudAiSettings } from '#data/base/aiSettings.ts';
import { createCloudAdapter } from './cloud.ts';

export const answer =
  'In March our checkout failed for every third order. I read the logs, found a race between two jobs, and put a lock around the write. Errors fell from 31 % to zero, and I wrote it down for the team.';

export const toRate: TaskInput<'evaluateAnswer'> = {
  question: {
    id: 'q1',
    text: 'Tell me about a fault you found.',
    anchors: ['nothing', 'a little', 'some', 'much', 'all of it'],
    lookFor: ['names the cause', 'names the result'],
    kind: 'behavioural',
  },
  competencyId: 'debugging',
  answer,
};

/** A stand-in for the on-device engine where only the call matters; the real one takes seconds to load. */
export const standIn: Adapter = {
  adapter: 'onDevice',
  model: 'stand-in',
  version: '1.0.0',
  run: (task) =>
    Promise.resolve({
      reply:
        task === 'lintQuestion'
          ? { findings: [] }
          : {
              questionId: 'q2',
              competencyId: 'debugging',
              status: 'not_enough_evidence',
              level: null,
              confidence: 'low',
              reasons: [],
              quotes: [],
              flags: [],
            },
    }),
};

/** A rating in the form a model is asked for. */
export function buildRatingReply(
  level: number | null,
  quotes: readonly string[] = ['found a race between two jobs'],
  more: object = {},
): object {
  return {
    quotes: quotes.map((text) => ({ answerId: 'q1', text })),
    reasons: [{ code: 'actionFound', count: 2 }, { code: 'resultWithNumber' }],
    level,
    status: level === null ? 'not_enough_evidence' : 'rated',
    confidence: 'high',
    flags: [],
    ...more,
  };
}

export function buildSettings(
  baseUrl: string,
  more: Partial<CloudAiSettings> = {},
): CloudAiSettings {
  return {
    model: 'some-model',
    backend: 'googleAi',
    location: null,
    baseUrl,
    timeoutMs: 5_000,
    templates: {},
    browserModel: 'off',
    ...more,
  };
}

/** The port over the cloud, with the milliseconds it would have waited. `device`: what the gates ask; the stand-in objects to nothing. */
export function createCloudOver(
  settings: CloudAiSettings,
  over: Over = {},
  device: Adapter = standIn,
): { ai: Ai; waited: number[] } {
  const waited: number[] = [];
  const sleep = (ms: number): Promise<void> => {
    waited.push(ms);
    return Promise.resolve();
  };
  return {
    ai: createAiOver(
      createCloudAdapter(settings, { waiting: { random: () => 0.5, sleep }, device }),
      over,
    ),
    waited,
  };
}

/** A server that speaks as a model would (tests/support/gemini/fakeGemini.ts). */
export interface ModelServer {
  host: string;
  url: string;
  clear: () => void;
  stop: () => Promise<void>;
}

/** Leads the SDK of this page to a server. */
export function connectTo(fake: ModelServer): void {
  globalThis.__HIRELY_LOCAL__ = {
    projectId: 'demo-ai',
    auth: fake.host,
    firestore: fake.host,
    storage: fake.host,
  };
}

/** A server for the tests of one file, and what they used of it; both begin anew with each test. */
export function openFakeModel<Server extends ModelServer>(
  fake: Server,
): { fake: Server; uses: Usage[] } {
  const uses: Usage[] = [];
  connectTo(fake);
  beforeEach(() => {
    setUsageSink((usage) => uses.push(usage));
  });
  afterEach(() => {
    fake.clear();
    uses.length = 0;
  });
  afterAll(async () => {
    setUsageSink(null);
    await fake.stop();
  });
  return { fake, uses };
}

/** The code of the fault that the work ends with. */
export async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'no fault',
    (error: unknown) => (error instanceof Fault ? error.code : `not a Fault: ${String(error)}`),
  );
}
