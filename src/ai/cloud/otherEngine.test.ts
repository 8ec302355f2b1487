// Where the cloud adapter leaves work to the on-device engine, or that engine to it.
import { startFakeGemini } from '#tests/support/gemini/fakeGemini.ts';
import { describe, expect, it, vi } from 'vitest';
import type { Adapter } from '#ai/port.ts';
import { evaluateSession } from '#ai/tasks/evaluateSession.ts';
import { CustomProvider, signInAnonymously } from '#data/ai/cloudAi.fixture.ts';
import { createCloudAi } from '#data/ai/cloudAi.ts';
import { authentication } from '#data/firestore/authentication.ts';
import { Fault } from '#domain/base/fault.ts';
import { type Behaviour, replies } from '#tests/support/gemini/geminiReplies.ts';
import {
  answer,
  codeOf,
  openFakeModel,
  createCloudOver,
  buildRatingReply,
  buildSettings,
  standIn,
  toRate,
} from './cloud.fixture.ts';

const { fake, uses } = openFakeModel(await startFakeGemini());
const provider = (): CustomProvider =>
  new CustomProvider({
    getToken: () =>
      Promise.resolve({ token: 'app-check-token', expireTimeMillis: Date.now() + 3_600_000 }),
  });

createCloudAi(buildSettings(fake.url), provider());
await signInAnonymously(authentication());

const over = (
  more: Parameters<typeof buildSettings>[1] = {},
  options: Parameters<typeof createCloudOver>[1] = {},
) => createCloudOver(buildSettings(fake.url, more), options).ai;

describe('the other engine', () => {
  it('answers when the cloud fails for good, and says so', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fake.next(replies.quota('60s'));
    const { reply, provenance } = await over({}, { fallback: standIn }).ask('lintQuestion', {
      text: 'How old are you?',
    });
    expect(reply.findings).toEqual([]);
    expect(provenance).toMatchObject({
      adapter: 'onDevice',
      model: 'stand-in',
      fellBack: 'aiQuota',
    });
    expect(uses).toMatchObject([
      { adapter: 'cloud', calls: 1, failed: true },
      { adapter: 'onDevice', calls: 1, promptTokens: 0, failed: false },
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  it('does not answer after an abort, nor what only the cloud can do', async () => {
    const stop = new AbortController();
    fake.next(replies.after(1_000, replies.json(buildRatingReply(4))));
    setTimeout(() => stop.abort(new Error('enough')), 30);
    await expect(
      over({}, { fallback: standIn }).ask('evaluateAnswer', toRate, { signal: stop.signal }),
    ).rejects.toThrow('enough');
    fake.next(replies.quota('60s'));
    expect(
      await codeOf(
        over({}, { fallback: standIn }).ask('transcribe', {
          media: { mimeType: 'audio/webm', data: 'AQID' },
        }),
      ),
    ).toBe('aiQuota');
  });

  it('says the first fault when the second engine cannot help either', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fake.next(replies.candidateBlocked());
    const broken: Adapter = {
      adapter: 'onDevice',
      model: 'broken',
      version: '0',
      run: () => Promise.reject(new Fault('aiUnavailable')),
    };
    expect(await codeOf(over({}, { fallback: broken }).ask('lintQuestion', { text: 'Why?' }))).toBe(
      'aiBlocked',
    );
  });

  it('stops the other passes when one fails for good', async () => {
    // Blocked once all three have arrived: a request on its way would take a reply of the next test.
    const blocked: Behaviour = async (response, seen) => {
      await vi.waitFor(() => expect(fake.seen).toHaveLength(3));
      await replies.candidateBlocked()(response, seen);
    };
    fake.next(
      blocked,
      replies.after(15_000, replies.json(buildRatingReply(4))),
      replies.after(15_000, replies.json(buildRatingReply(4))),
    );
    const start = performance.now();
    expect(await codeOf(over({}, { passes: 3 }).ask('evaluateAnswer', toRate))).toBe('aiBlocked');
    expect(performance.now() - start).toBeLessThan(10_000);
  });

  it('shows in the provenance of a session of which it rated a part', async () => {
    const item = {
      id: 'debugging',
      name: 'Debugging',
      description: '',
      weight: 100,
      questions: ['q1', 'q2'].map((id) => ({
        ...toRate.question,
        id,
        competencyId: 'debugging',
        kind: 'behavioural' as const,
        lookFor: [],
        minutes: 3,
        followUpCap: 1,
        followUps: [],
      })),
    };
    fake.next(replies.json(buildRatingReply(4)), replies.candidateBlocked());
    const { items, provenance } = await evaluateSession(over({}, { fallback: standIn }), [item], {
      q1: { text: answer },
      q2: { text: answer },
    });
    expect(items).toHaveLength(2);
    expect(provenance).toMatchObject({
      adapter: 'cloud',
      model: 'some-model + stand-in',
      fellBack: 'aiBlocked',
    });
  });
});
