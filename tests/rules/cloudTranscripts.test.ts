// Transcripts by the cloud AI, written by the holder of the task.
import { doc, setDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { answer } from './documents/candidates.ts';
import { orgAi, platformAi } from './documents/companies.ts';
import { job, org } from './documents/paths.ts';
import { ago, minutes, now } from './documents/times.ts';
import { transcript } from './fixtures/transcripts.ts';
import { uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { patch, put, type Data, type Write } from './writes.ts';

const world = new World();

describe('organizations/{o}/interviews/{i}/sessions/{c}/transcripts/{q}', () => {
  const cleaf = `${job}/sessions/cleaf`;
  const recordingPath = 'interviews/lark/open/cleaf/q2/take1.webm';
  const base = [
    patch(cleaf, { 'consent.aiEngine': 'cloud' }),
    put(
      `${cleaf}/answers/q2`,
      answer({
        type: 'video',
        text: '',
        storagePath: recordingPath,
        mime: 'video/webm',
        size: 9_000,
        durationMs: 4_000,
      }),
    ),
    put(
      'platformSettings/ai',
      platformAi('saga', { adapter: 'cloud', cloudTasks: ['transcribe'] }),
    ),
  ];
  const write =
    (more: Data = {}, arranged: readonly Write[] = [], who: Who = 'reviewer') =>
    async (): Promise<unknown> => {
      await world.arrange(...base, ...arranged);
      return setDoc(
        doc(world.as(who), `${cleaf}/transcripts/q2`),
        transcript(uidOf(who), recordingPath, {
          source: 'cloud',
          segments: [{ start: 0, end: 2, text: 'I watered the rose.' }],
          ...more,
        }),
      );
    };
  const known = (more: Data): Write =>
    put(
      `${cleaf}/transcripts/q2`,
      transcript('cleaf', recordingPath, { createdAt: ago(minutes(5)), ...more }),
    );

  it('is created by the holder of the task, over nothing that was understood', async () => {
    await world.only(['reviewer'], (_, __, who) => write({}, [], who)());
    await world.accepts({
      'chosen by the company': write({}, [
        put('platformSettings/ai', platformAi('saga', { cloudTasks: ['transcribe'] })),
        put(`${org}/settings/ai`, orgAi('olive', { adapter: 'cloud' })),
      ]),
      'over words of another recording': write({ rev: 2 }, [
        known({ of: 'interviews/lark/open/cleaf/q2/take0.webm' }),
      ]),
      'where nothing was understood': write({ rev: 2 }, [known({ text: '' })]),
    });
  });

  it('is created only from the cloud, where it is allowed, with consent to AI, and without a correction', () =>
    world.refuses({
      'as if from the browser': write({ source: 'browser' }),
      corrected: write({ correctedText: 'Better.', correctedAt: now() }),
      'without consent': write({}, [patch(cleaf, { 'consent.ai': false })]),
      'with a consent to the device alone': write({}, [
        patch(cleaf, { 'consent.aiEngine': 'onDevice' }),
      ]),
      'with a consent from before the cloud was named': write({}, [
        patch(cleaf, { 'consent.aiEngine': null }),
      ]),

      'of a withdrawn one': write({}, [patch(cleaf, { status: 'withdrawn' })]),
      'opened again': write({}, [patch(cleaf, { status: 'in_progress' })]),
      'in the name of others': write({ by: 'remy' }),
      'of another recording': write({ of: `${recordingPath}x` }),
      'over what was understood': write({ rev: 2 }, [known({})]),
      'over what was typed': write({ rev: 2 }, [
        known({ text: '', correctedText: 'All of it.', correctedAt: ago(minutes(4)) }),
      ]),
      'after the lease': write({}, [
        patch(`${org}/aiJobs/open_cleaf`, { leasedAt: ago(minutes(6)) }),
      ]),
      'without a lease': write({}, [patch(`${org}/aiJobs/open_cleaf`, { status: 'queued' })]),
      'with the cloud stopped': write({}, [
        put(
          'platformSettings/ai',
          platformAi('saga', { adapter: 'cloud', cloudTasks: ['transcribe'], stopped: ['cloud'] }),
        ),
      ]),
      'for another feature': write({}, [
        put(
          'platformSettings/ai',
          platformAi('saga', { adapter: 'cloud', cloudTasks: ['evaluateAnswer'] }),
        ),
      ]),
      "on the device by the company's word": write({}, [
        put(`${org}/settings/ai`, orgAi('olive', { adapter: 'onDevice' })),
      ]),
      'switched off': write({}, [
        put(`${org}/settings/ai`, orgAi('olive', { adapter: 'cloud', on: false })),
      ]),
    }));
});
