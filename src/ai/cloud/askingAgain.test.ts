// What the cloud adapter does when a model does not answer as it should: it asks again, takes refusals for what they are, and waits no longer than it may.
import { startFakeGemini } from '#tests/support/gemini/fakeGemini.ts';
import { describe, expect, it } from 'vitest';
import { replies } from '#tests/support/gemini/geminiReplies.ts';
import {
  codeOf,
  openFakeModel,
  createCloudOver,
  buildRatingReply,
  buildSettings,
  toRate,
} from './cloud.fixture.ts';

const { fake, uses } = openFakeModel(await startFakeGemini());

const over = (more: Parameters<typeof buildSettings>[1] = {}) =>
  createCloudOver(buildSettings(fake.url, more));
const rate = (more: Parameters<typeof buildSettings>[1] = {}) =>
  over(more).ai.ask('evaluateAnswer', toRate);

type Body = {
  contents: { role: string; parts: { text: string }[] }[];
  systemInstruction: { parts: { text: string }[] };
  generationConfig: Record<string, unknown>;
};
const bodyAt = (index: number): Body => fake.seen[index]?.body as unknown as Body;

describe('asking again', () => {
  it('trap 7: 429, 500, 503 and a dead line are tried again, with growing waits, three times at most', async () => {
    const { ai, waited } = over();
    fake.next(
      replies.error(500, 'INTERNAL', 'oops'),
      replies.error(503, 'UNAVAILABLE', 'overloaded'),
      replies.json(buildRatingReply(4)),
    );
    expect((await ai.ask('evaluateAnswer', toRate)).reply.level).toBe(4);
    expect(waited).toEqual([800, 1_600]);
    fake.next(
      replies.hangUp(),
      replies.quota(null),
      replies.error(500, 'INTERNAL', 'oops'),
      replies.json(buildRatingReply(4)),
    );
    expect(await codeOf(ai.ask('evaluateAnswer', toRate))).toBe('aiUnavailable');
    expect(fake.seen).toHaveLength(6);
    expect(uses.map(({ calls, failed }) => [calls, failed])).toEqual([
      [3, false],
      [3, true],
    ]);
  });

  it('waits as long as the server asks', async () => {
    const { ai, waited } = over();
    fake.next(replies.quota('7.5s'), replies.json(buildRatingReply(4)));
    await ai.ask('evaluateAnswer', toRate);
    expect(waited).toEqual([7_500]);
  });

  it('does not wait for minutes, nor for tomorrow', async () => {
    const { ai, waited } = over();
    fake.next(replies.quota('55s'));
    expect(await codeOf(ai.ask('evaluateAnswer', toRate))).toBe('aiQuota');
    fake.next(replies.quota('1s', 'GenerateRequestsPerDayPerProject'));
    expect(await codeOf(ai.ask('evaluateAnswer', toRate))).toBe('aiQuota');
    expect(waited).toEqual([]);
    expect(fake.seen).toHaveLength(2);
  });

  it.each([
    ['a refused key', 403, 'PERMISSION_DENIED', 'aiNotConfigured'],
    ['a model that has retired', 404, 'NOT_FOUND', 'aiNotConfigured'],
    ['a bad request', 400, 'INVALID_ARGUMENT', 'aiUnavailable'],
    ['a server that gave up', 504, 'DEADLINE_EXCEEDED', 'aiTimeout'],
  ])('%s is final', async (_, status, word, code) => {
    fake.next(replies.error(status, word, 'no'));
    expect(await codeOf(rate())).toBe(code);
    expect(fake.seen).toHaveLength(1);
  });

  it('a prompt too long for the model is reported as such', async () => {
    fake.next(
      replies.error(
        400,
        'INVALID_ARGUMENT',
        'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).',
      ),
    );
    expect(await codeOf(rate())).toBe('aiTooLong');
  });

  it('an API that is not switched on is a matter of set-up', async () => {
    fake.next(
      replies.error(403, 'PERMISSION_DENIED', 'disabled', [
        { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'SERVICE_DISABLED' },
        {
          '@type': 'type.googleapis.com/google.rpc.Help',
          links: [{ description: 'Google developers console API activation' }],
        },
      ]),
    );
    expect(await codeOf(rate())).toBe('aiNotConfigured');
  });

  it('malformed JSON is asked for once more, then given up', async () => {
    fake.next(replies.text('{"quotes": [,'), replies.json(buildRatingReply(2)));
    expect((await rate()).reply.level).toBe(2);
    fake.next(
      replies.text('no JSON at all'),
      replies.text('nor here'),
      replies.json(buildRatingReply(2)),
    );
    expect(await codeOf(rate())).toBe('aiUnreadable');
    expect(fake.seen).toHaveLength(4);
  });

  it('a reply of another shape is asked for once more, then given up', async () => {
    fake.next(replies.json({ level: 9 }), replies.json(buildRatingReply(2)));
    expect((await rate()).reply.level).toBe(2);
    fake.next(
      replies.json({ level: 9 }),
      replies.json({ ...buildRatingReply(3), status: 'perfect' }),
    );
    expect(await codeOf(rate())).toBe('aiUnreadable');
  });

  it('an empty text is asked for once more', async () => {
    fake.next(replies.text(''), replies.json(buildRatingReply(2)));
    expect((await rate()).reply.level).toBe(2);
  });

  it('trap 5: a reply that was cut is not read but asked for again with more room', async () => {
    fake.next(replies.cut('{"quotes": [{"answerId": "q1", "te'), replies.json(buildRatingReply(4)));
    expect((await rate()).reply.level).toBe(4);
    const [first, second] = [0, 1].map((index) =>
      Number(bodyAt(index).generationConfig['maxOutputTokens']),
    );
    expect(second).toBe((first ?? 0) * 4);
    fake.next(replies.cut('{'), replies.cut('{"quotes"'));
    expect(await codeOf(rate())).toBe('aiTooLong');
  });
});

describe('refusals', () => {
  it('trap 3: a blocked prompt is one fault, with and without ratings', async () => {
    fake.next(replies.promptBlocked(true));
    expect(await codeOf(rate())).toBe('aiBlocked');
    fake.next(replies.promptBlocked(false));
    expect(await codeOf(rate())).toBe('aiBlocked');
    expect(fake.seen).toHaveLength(2);
  });

  it('trap 4: the other backend reports the same in another shape, which is read the same', async () => {
    const { AgentPlatformBackend, getAI, getGenerativeModel } =
      await import('#data/ai/cloudAi.fixture.ts');
    const { openFirebaseApp } = await import('#data/firestore/app.ts');
    const { readReply } = await import('#data/ai/cloudReply.ts');
    fake.next(replies.promptBlocked(true));
    const { response } = await getGenerativeModel(
      getAI(openFirebaseApp(), { backend: new AgentPlatformBackend() }),
      { model: 'm' },
      { baseUrl: fake.url },
    ).generateContent('x');
    expect(() => response.text()).toThrow();
    expect(readReply(response, false)).toMatchObject({
      state: 'blocked',
      reason: 'PROHIBITED_CONTENT',
    });
  });

  it('a blocked candidate, and no content at all, are the same fault', async () => {
    fake.next(replies.candidateBlocked());
    expect(await codeOf(rate())).toBe('aiBlocked');
    fake.next(replies.nothing());
    expect(await codeOf(rate())).toBe('aiBlocked');
  });
});

describe('time', () => {
  it('trap 8: a slow server is a timeout, not a DOMException', async () => {
    fake.next(replies.after(2_000, replies.json(buildRatingReply(4))));
    expect(await codeOf(rate({ timeoutMs: 60 }))).toBe('aiTimeout');
  });

  it('trap 8: a page of HTML is unreadable, not a SyntaxError', async () => {
    fake.next(replies.html(), replies.html());
    expect(await codeOf(rate())).toBe('aiUnreadable');
  });

  it('a body that never ends is a timeout too', async () => {
    fake.next(replies.stalled());
    expect(await codeOf(rate({ timeoutMs: 80 }))).toBe('aiTimeout');
  });

  it('an abort ends it with the reason of the one who stopped it, also between two tries', async () => {
    const stop = new AbortController();
    const reason = new Error('left the page');
    fake.next(replies.after(2_000, replies.json(buildRatingReply(4))));
    setTimeout(() => stop.abort(reason), 40);
    await expect(over().ai.ask('evaluateAnswer', toRate, { signal: stop.signal })).rejects.toBe(
      reason,
    );
    const { waiting } = await import('./backOff.ts');
    await expect(waiting.sleep(5_000, stop.signal)).rejects.toBe(reason);
  });

  it('trap 2: nothing of a failed question is left in the way of the next', async () => {
    fake.next(replies.error(400, 'INVALID_ARGUMENT', 'no'), replies.json(buildRatingReply(4)));
    const { ai } = over();
    expect(await codeOf(ai.ask('evaluateAnswer', toRate))).toBe('aiUnavailable');
    expect((await ai.ask('evaluateAnswer', toRate)).reply.level).toBe(4);
    expect(bodyAt(1).contents).toEqual(bodyAt(0).contents);
  });
});
