// The browser's own language model, with the SDK as browsers load it and a stand-in for the browser's part.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { replies } from '#tests/support/gemini/geminiReplies.ts';
import { startFakeGemini, type FakeGemini } from '#tests/support/gemini/fakeGemini.ts';
import { Fault } from '#domain/base/fault.ts';
import { setUsageSink, type Usage } from '#ai/usage.ts';
import {
  createCloudOver,
  buildRatingReply,
  buildSettings,
  standIn,
  toRate,
} from './cloud.fixture.ts';

// In Node the package gives the build without the browser's model.
vi.mock(
  'firebase/ai',
  () =>
    import(
      new URL('../../../node_modules/@firebase/ai/dist/esm/index.esm.js', import.meta.url).href
    ),
);

let fake: FakeGemini;

beforeAll(async () => {
  fake = await startFakeGemini();
  globalThis.__HIRELY_LOCAL__ = {
    projectId: 'demo-ai',
    auth: fake.host,
    firestore: fake.host,
    storage: fake.host,
  };
});
afterEach(() => {
  fake.clear();
  vi.unstubAllGlobals();
});
afterAll(() => fake.stop());

interface Created {
  created: { initialPrompts?: unknown }[];
  prompted: unknown[][];
}

/** A browser with a model that says this. */
function browserWith(
  availability: string,
  reply: () => Promise<string> = () => Promise.resolve(JSON.stringify(buildRatingReply(4))),
): Created {
  const seen: Created = { created: [], prompted: [] };
  const session = {
    prompt: (...asked: unknown[]) => {
      seen.prompted.push(asked);
      return reply();
    },
    destroy: () => undefined,
  };
  vi.stubGlobal('LanguageModel', {
    availability: () => Promise.resolve(availability),
    create: (options: object) => {
      seen.created.push(options);
      return Promise.resolve(session);
    },
  });
  return seen;
}

const over = (browserModel: 'prefer' | 'only', timeoutMs = 5_000) =>
  createCloudOver(buildSettings(fake.url, { browserModel, timeoutMs })).ai;

async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'no fault',
    (error: unknown) => (error instanceof Fault ? error.code : `not a Fault: ${String(error)}`),
  );
}

describe('the browser’s own model', () => {
  it.each(['only', 'prefer'] as const)(
    'answers where it is ready (%s); nothing is sent, and the provenance says where it was made',
    async (mode) => {
      const seen = browserWith('available');
      const uses: Usage[] = [];
      setUsageSink((usage) => uses.push(usage));
      const { reply, provenance } = await over(mode).ask('evaluateAnswer', {
        ...toRate,
        competencyId: mode,
      });
      setUsageSink(null);
      expect(reply.level).toBe(4);
      expect(provenance).toMatchObject({
        adapter: 'onDevice',
        model: 'browser-language-model',
        inferenceSource: 'on_device',
        version: 'evaluateAnswer@3',
      });
      expect(uses).toMatchObject([
        { adapter: 'onDevice', model: 'browser-language-model', promptTokens: 0 },
      ]);
      expect(fake.seen).toHaveLength(0);
      expect(JSON.stringify(seen.created[0]?.initialPrompts)).toContain(
        'You rate one interview answer',
      );
      expect(seen.prompted[0]?.[1]).toMatchObject({ responseConstraint: { type: 'object' } });
    },
  );

  it('that gives way to the cloud on the way is not charged, and the cloud is: each in its own row', async () => {
    let availability = 'available';
    const session = {
      prompt: () => {
        availability = 'unavailable';
        return Promise.resolve('no rating at all');
      },
      destroy: () => undefined,
    };
    vi.stubGlobal('LanguageModel', {
      availability: () => Promise.resolve(availability),
      create: () => Promise.resolve(session),
    });
    const uses: Usage[] = [];
    setUsageSink((usage) => uses.push(usage));
    fake.next(replies.json(buildRatingReply(4)));
    // A model of its own name: the SDK keeps the session of one that was asked before.
    await createCloudOver(
      buildSettings(fake.url, { browserModel: 'prefer', model: 'another-model' }),
    ).ai.ask('evaluateAnswer', toRate);
    setUsageSink(null);
    expect(uses).toMatchObject([
      {
        adapter: 'onDevice',
        model: 'browser-language-model',
        calls: 1,
        promptTokens: 0,
        outputTokens: 0,
        failed: false,
      },
      {
        adapter: 'cloud',
        model: 'another-model',
        calls: 1,
        promptTokens: 120,
        outputTokens: 40,
        failed: false,
      },
    ]);
  });

  it('trap 1: where there is none, "only" sends nothing to the cloud', async () => {
    expect('LanguageModel' in globalThis).toBe(false);
    expect(await codeOf(over('only').ask('evaluateAnswer', toRate))).toBe('aiUnavailable');
    expect(fake.seen).toHaveLength(0);
  });

  it('trap 1, why: the SDK itself would have sent it', async () => {
    const { getGenerativeModel, InferenceMode } = await import('#data/ai/cloudAi.fixture.ts');
    const { createCloudAi } = await import('#data/ai/cloudAi.ts');
    fake.next(replies.json({}));
    await getGenerativeModel(
      createCloudAi(buildSettings(fake.url)),
      { mode: InferenceMode.ONLY_ON_DEVICE, inCloudParams: { model: 'm' } },
      { baseUrl: fake.url },
    ).generateContent('secret');
    expect(JSON.stringify(fake.seen[0]?.body)).toContain('secret');
  });

  it.each(['unavailable', 'downloadable', 'downloading'])(
    'that is %s counts as none: nothing is downloaded by surprise',
    async (availability) => {
      const seen = browserWith(availability);
      expect(await codeOf(over('only').ask('evaluateAnswer', toRate))).toBe('aiUnavailable');
      fake.next(replies.json(buildRatingReply(3)));
      expect((await over('prefer').ask('evaluateAnswer', toRate)).provenance).toMatchObject({
        adapter: 'cloud',
        inferenceSource: 'in_cloud',
      });
      expect(seen.created).toHaveLength(0);
    },
  );

  it('that hangs is a timeout, although the SDK knows none there', async () => {
    browserWith('available', () => new Promise(() => undefined));
    expect(
      await codeOf(over('only', 80).ask('evaluateAnswer', { ...toRate, competencyId: 'hangs' })),
    ).toBe('aiTimeout');
  });

  it('gives way to the built-in engine when it cannot help', async () => {
    const { ai } = createCloudOver(buildSettings(fake.url, { browserModel: 'only' }), {
      fallback: standIn,
    });
    expect((await ai.ask('lintQuestion', { text: 'How old are you?' })).provenance).toMatchObject({
      adapter: 'onDevice',
      model: 'stand-in',
      fellBack: 'aiUnavailable',
    });
    expect(fake.seen).toHaveLength(0);
  });
});
