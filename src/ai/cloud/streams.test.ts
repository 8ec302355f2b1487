// Replies that come in pieces: what is shown on the way, and what happens when they stop.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { replies } from '#tests/support/gemini/geminiReplies.ts';
import { startFakeGemini, type FakeGemini } from '#tests/support/gemini/fakeGemini.ts';
import { Fault } from '#domain/base/fault.ts';
import type { Step } from '#ai/port.ts';
import { setUsageSink, type Usage } from '#ai/usage.ts';
import { createCloudOver, buildSettings } from './cloud.fixture.ts';

let fake: FakeGemini;
const uses: Usage[] = [];

beforeAll(async () => {
  fake = await startFakeGemini();
  globalThis.__HIRELY_LOCAL__ = {
    projectId: 'demo-ai',
    auth: fake.host,
    firestore: fake.host,
    storage: fake.host,
  };
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

const over = (more: Parameters<typeof buildSettings>[1] = {}) =>
  createCloudOver(buildSettings(fake.url, more)).ai;

async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'no fault',
    (error: unknown) => (error instanceof Fault ? error.code : `not a Fault: ${String(error)}`),
  );
}

describe('streams', () => {
  const reading = {
    title: 'Data Analyst',
    level: '',
    seniority: null,
    language: 'en',
    mustHave: ['SQL', 'Tableau'],
    niceToHave: [],
    responsibilities: ['Build dashboards'],
    flags: ['veryShort'],
  };
  const spoken = JSON.stringify(reading);
  const pieces = [spoken.slice(0, 40), spoken.slice(40, 110), spoken.slice(110)];
  const read = async (
    more: Parameters<typeof buildSettings>[1] = {},
  ): Promise<Step<'readJobDescription'>[]> => {
    const steps: Step<'readJobDescription'>[] = [];
    for await (const step of over(more).stream('readJobDescription', {
      text: 'Data Analyst\nYou will build dashboards.\nRequirements: SQL, Tableau',
    }))
      steps.push(step);
    return steps;
  };

  it('grow, and end with the checked reply of the same request', async () => {
    fake.next(replies.stream(pieces));
    const steps = await read();
    expect(fake.seen.map(({ path, query }) => path.slice(path.lastIndexOf(':')) + query)).toEqual([
      ':streamGenerateContent?alt=sse',
    ]);
    expect(steps.filter((step) => !step.done).length).toBeGreaterThan(0);
    expect(steps[0]).toMatchObject({ done: false, partial: { title: 'Data Analyst' } });
    expect(steps.at(-1)).toMatchObject({
      done: true,
      result: { reply: reading, provenance: { adapter: 'cloud' } },
    });
    expect(uses).toMatchObject([{ calls: 1, promptTokens: 120, failed: false }]);
  });

  it('of a kit show competencies and questions as they come', async () => {
    const kit = JSON.stringify({
      title: 'Nurse',
      level: '',
      mustHave: [],
      niceToHave: [],
      competencies: ['a', 'b', 'c', 'd'].map((id) => ({
        id,
        name: `Name ${id}`,
        description: '',
        weight: 20,
      })),
      questions: ['a', 'b', 'c', 'd', 'a', 'b'].map((competencyId, index) => ({
        id: `q${index + 1}`,
        competencyId,
        kind: 'situational',
        text: `What ${index}?`,
        anchors: ['1', '2', '3', '4', '5'],
        lookFor: [],
        minutes: 3,
        followUpCap: 1,
        followUps: ['And?'],
      })),
    });
    fake.next(
      replies.stream(
        Array.from({ length: 6 }, (_, index) =>
          kit.slice((index * kit.length) / 6, ((index + 1) * kit.length) / 6),
        ),
      ),
    );
    const counts: number[] = [];
    for await (const step of over().stream('draftKit', {
      description: 'Nurse on a ward',
      language: 'en',
    })) {
      counts.push((step.done ? step.result.reply : step.partial).questions?.length ?? 0);
      if (step.done)
        expect(step.result.reply.competencies.map(({ weight }) => weight)).toEqual([
          25, 25, 25, 25,
        ]);
    }
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(new Set(counts).size).toBeGreaterThan(3);
    expect(counts.at(-1)).toBe(6);
  });

  it.each(['hangUp', 'midFrame', 'unfinished'] as const)(
    'that end too early (%s) are asked for again',
    async (ends) => {
      fake.next(replies.stream(pieces.slice(0, 2), ends), replies.stream(pieces));
      expect((await read()).at(-1)).toMatchObject({ done: true, result: { reply: reading } });
      expect(fake.seen).toHaveLength(2);
    },
  );

  it('that end too early were paid all the same: both requests and both their tokens are counted', async () => {
    fake.next(replies.stream(pieces.slice(0, 2), 'hangUp', true), replies.stream(pieces));
    await read();
    expect(uses).toEqual([
      expect.objectContaining({
        adapter: 'cloud',
        calls: 2,
        promptTokens: 240,
        outputTokens: 80,
        failed: false,
      }),
    ]);
  });

  it('that fall silent or that nobody reads on were paid until there', async () => {
    fake.next(replies.stream(pieces.slice(0, 1), 'never', true));
    expect(await codeOf(read({ timeoutMs: 300 }))).toBe('aiTimeout');
    fake.next(replies.stream(pieces.slice(0, 2), 'never', true));
    for await (const step of over().stream('readJobDescription', { text: 'Data Analyst' }))
      if (!step.done) break;
    expect(uses).toMatchObject([
      { calls: 1, promptTokens: 120, failed: true },
      { calls: 1, promptTokens: 120, failed: true },
    ]);
  });

  it('that fall silent are a timeout', async () => {
    fake.next(replies.stream(pieces.slice(0, 1), 'never'));
    expect(await codeOf(read({ timeoutMs: 100 }))).toBe('aiTimeout');
  });

  it('that nobody reads any more are taken back', async () => {
    const closed = new Promise<string>((resolve) => {
      fake.next((response, seen) => {
        response.on('close', () => resolve('closed'));
        return replies.stream(pieces.slice(0, 2), 'never')(response, seen);
      });
    });
    for await (const step of over().stream('readJobDescription', { text: 'Data Analyst' }))
      if (!step.done) break;
    expect(await closed).toBe('closed');
    expect(uses).toMatchObject([{ calls: 1, failed: true }]);
  });

  it('that are blocked are refusals', async () => {
    fake.next((response) => {
      response
        .writeHead(200, { 'Content-Type': 'text/event-stream' })
        .end('data: {"candidates":[{"finishReason":"SAFETY","index":0}]}\n\n');
    });
    expect(await codeOf(read())).toBe('aiBlocked');
  });
});
