// Which engine a question reaches, by what was chosen and what is set up.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { replies } from '#tests/support/gemini/geminiReplies.ts';
import { startFakeGemini, type FakeGemini } from '#tests/support/gemini/fakeGemini.ts';
import type { Fault } from '#domain/base/fault.ts';
import { standIn } from './cloud/cloud.fixture.ts';
import { defaultChoice, type AiChoice } from './choice.ts';

// The engine itself is tested elsewhere and takes seconds to load.
vi.mock('./onDevice/onDevice.ts', () => ({ createOnDevice: () => standIn }));

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
});
afterAll(() => fake.stop());

/** The port of a fresh page with these settings. */
async function pageWith(environment: Record<string, string>, choice: Partial<AiChoice>) {
  vi.resetModules();
  vi.unstubAllEnvs();
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const [port, { setAiChoice: choose }] = await Promise.all([
    import('./port.ts'),
    import('./choice.ts'),
  ]);
  choose({ ...defaultChoice, ...choice });
  return port;
}

const cloud = () => ({ VITE_AI_MODEL: 'some-model', VITE_AI_BASE_URL: fake.url });
const lint = { text: 'How old are you?' };

async function codeOf(work: Promise<unknown>): Promise<string> {
  // Fresh modules bring a class of their own.
  return work.then(
    () => 'no fault',
    (error: unknown) =>
      error instanceof Error && error.name === 'Fault'
        ? (error as Fault).code
        : `not a Fault: ${String(error)}`,
  );
}

describe('the choice of an engine', () => {
  it('is the device unless something else is chosen, also where a cloud model is set up', async () => {
    const { getAi, isCloudSetUp } = await pageWith(cloud(), {});
    expect(isCloudSetUp()).toBe(true);
    const { provenance } = await getAi().ask('lintQuestion', lint);
    expect(provenance).toMatchObject({ adapter: 'onDevice' });
    expect(provenance.fellBack).toBeUndefined();
    expect(fake.seen).toHaveLength(0);
  });

  it('reaches the cloud where it is chosen and set up, with the model of the platform', async () => {
    const { getAi } = await pageWith(cloud(), { adapter: 'cloud', model: 'another-model' });
    fake.next(replies.json({ findings: [{ code: 'age', text: 'How old are you' }] }));
    const { reply, provenance } = await getAi().ask('lintQuestion', lint);
    expect(reply.findings).toEqual([{ code: 'age', start: 0, end: 15, text: 'How old are you' }]);
    expect(provenance).toMatchObject({ adapter: 'cloud', model: 'another-model' });
    expect(fake.seen[0]?.path).toContain('/models/another-model:');
  });

  it('stays on the device for tasks that the cloud may not be asked', async () => {
    const { getAi } = await pageWith(cloud(), { adapter: 'cloud', cloudTasks: ['evaluateAnswer'] });
    expect((await getAi().ask('lintQuestion', lint)).provenance.adapter).toBe('onDevice');
    expect(fake.seen).toHaveLength(0);
  });

  it('stays on the device for a person who agreed only to that, whatever is chosen since', async () => {
    const { createAgreedAi } = await pageWith(cloud(), { adapter: 'cloud' });
    expect((await createAgreedAi('onDevice').ask('lintQuestion', lint)).provenance.adapter).toBe(
      'onDevice',
    );
    expect(fake.seen).toHaveLength(0);
    fake.next(replies.json({ findings: [] }));
    expect((await createAgreedAi('cloud').ask('lintQuestion', lint)).provenance.adapter).toBe(
      'cloud',
    );
    const stopped = await pageWith(cloud(), { adapter: 'cloud', onDeviceOff: true });
    expect(
      await codeOf(stopped.createAgreedAi('onDevice').ask('lintQuestion', lint)),
      'never the cloud instead',
    ).toBe('aiOff');
    expect(fake.seen).toHaveLength(1);
  });

  it('is the device, and says why, where no cloud model is set up', async () => {
    const { getAi, isCloudSetUp } = await pageWith({}, { adapter: 'cloud' });
    expect(isCloudSetUp()).toBe(false);
    expect((await getAi().ask('lintQuestion', lint)).provenance).toMatchObject({
      adapter: 'onDevice',
      fellBack: 'aiNotConfigured',
    });
  });

  it('falls back to the device when the cloud fails, but not where the device is stopped', async () => {
    const { getAi } = await pageWith(cloud(), { adapter: 'cloud' });
    fake.next(replies.candidateBlocked());
    expect((await getAi().ask('lintQuestion', lint)).provenance).toMatchObject({
      adapter: 'onDevice',
      fellBack: 'aiBlocked',
    });
    const stopped = await pageWith(cloud(), { adapter: 'cloud', onDeviceOff: true });
    fake.next(replies.candidateBlocked());
    expect(await codeOf(stopped.getAi().ask('lintQuestion', lint))).toBe('aiBlocked');
  });

  it('can be off: for everything, and for engines of one’s own choice too', async () => {
    const { getAi, createAiWith } = await pageWith(cloud(), { off: true });
    expect(await codeOf(getAi().ask('lintQuestion', lint))).toBe('aiOff');
    expect(
      await codeOf(
        createAiWith({ prefer: 'cloud', fallback: 'onDevice' }).ask('lintQuestion', lint),
      ),
    ).toBe('aiOff');
    expect(fake.seen).toHaveLength(0);
  });

  it('reports what only the cloud can do', async () => {
    const { getAi } = await pageWith(cloud(), {});
    expect(
      await codeOf(getAi().ask('transcribe', { media: { mimeType: 'audio/webm', data: 'AQID' } })),
    ).toBe('aiNeedsCloud');
  });
});
