// Bounds of counted values, around an interview and in AI tasks: each where nothing else requires it.
import { describe, expect, it } from 'vitest';
import { cato, cleo, job, org } from './documents/paths.ts';
import { evaluation, rating } from './documents/reviews.ts';
import { ago, minutes, now } from './documents/times.ts';
import { answers } from './entries.ts';
import { spoken } from './matrix/interviewDocuments.ts';
import { oneFault, triesIn } from './matrix/oneFault.ts';
import { withDoubles } from './matrix/withDoubles.ts';
import { people } from './people.ts';
import { World } from './world.ts';
import { patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const by = triesIn(world);

describe('around an interview', () => {
  const taken = 'takenTAKENtakenTAKEN06';
  const grants = (formats: readonly string[]): Write[] =>
    answers(
      'remy',
      taken,
      {
        status: 'granted',
        extraMinutes: 0,
        formats,
        message: null,
        answeredBy: 'remy',
        answeredAt: now(),
        rev: 2,
      },
      'cleo',
    );
  const asked = put(`${job}/accommodations/${taken}`, {
    status: 'open',
    askedBy: 'cleo',
    askedAt: ago(minutes(5)),
    percent: 50,
    format: null,
    note: null,
    rev: 1,
  });
  const q2 = `${cleo}/answers/q2`;
  const again = (more: Data): Write[] => [
    put(q2, { ...spoken('cleo'), takes: 3, rev: 2, updatedAt: now(), ...more }),
  ];
  const filmed = put(q2, {
    ...spoken('cleo'),
    takes: 2,
    givenBack: 1,
    rev: 1,
    updatedAt: ago(minutes(3)),
  });
  const often = patch(job, { retakes: 5 });
  const names = (mentioned: readonly string[], left?: string): Write[] => [
    put(`${cato}/notes/new`, {
      text: 'Please look.',
      authorUid: 'remy',
      createdAt: now(),
      mentions: mentioned,
    }),
    ...mentioned
      .filter((uid) => uid !== left)
      .map((uid) =>
        put(`${org}/members/${uid}/notices/new`, {
          kind: 'mention',
          interviewId: 'open',
          candidateUid: 'cato',
          about: 'new',
          by: 'remy',
          byName: 'A colleague',
          at: now(),
          readAt: null,
        }),
      ),
  ];
  const three = ['rowan', 'reed', 'ada'];
  it('counts files, released files and mentions', () =>
    oneFault(
      world,
      {
        'one format and no minute more': by('recruiter', grants(['text']), asked),
        'recorded again after one that was given back': by(
          'candidate',
          again({ givenBack: 1 }),
          filmed,
          often,
        ),
        'three named and notified': by('recruiter', names(three)),
      },
      {
        'no format and no minute more': by('recruiter', grants([]), asked),
        'recorded again, and not a word of what was given back': by(
          'candidate',
          again({}),
          filmed,
          often,
        ),
        'three named and the last not notified': by('recruiter', names(three, 'ada')),
      },
    ));
});

describe('an AI task', () => {
  const waiting = `${org}/aiJobs/open_cara`;
  const takes = (leaseId: string, attempts = 1): Write[] => [
    patch(waiting, { status: 'leased', leaseOwner: 'rowan', leaseId, leasedAt: now(), attempts }),
  ];
  const tried = (attempts: number, status = 'queued'): Write =>
    patch(waiting, { attempts, status });
  const retries = [patch(waiting, { status: 'queued', cap: 7 })];
  it('is leased under an id of 8 to 64 characters, up to its last attempt', () =>
    oneFault(
      world,
      {
        'under 8 letters': by('reviewer', takes('x'.repeat(8))),
        'under 64': by('reviewer', takes('x'.repeat(64))),
        'for the last time': by('reviewer', takes('lease-of-rowan', 5), tried(4)),
        'given up, and tried again': by('recruiter', retries, tried(2, 'discarded')),
      },
      {
        'under 7 letters': by('reviewer', takes('x'.repeat(7))),
        'under 65': by('reviewer', takes('x'.repeat(65))),
        'once more than the last time': by('reviewer', takes('lease-of-rowan', 6), tried(5)),
        'waiting, and tried again': by('recruiter', retries, tried(2)),
      },
    ));

  it('records attempts as integers in its results', async () => {
    const id = 'open_cleaf_1';
    const at = `${job}/sessions/cleaf`;
    const sent = withDoubles(
      world.as('reviewer'),
      [
        put(`${at}/evaluations/${id}`, evaluation('rowan')),
        put(`${at}/ratings/${id}`, rating('rowan', { items: [] })),
        patch(`${org}/aiJobs/open_cleaf`, {
          status: 'done',
          evaluationId: id,
          finishedAt: now(),
        }),
      ],
      world.projectId,
      world.token(people.reviewer),
    );
    const accepted: string[] = [];
    for (const { what, send } of sent) {
      if (!(await send())) continue;
      accepted.push(what);
      await world.reset();
    }
    expect(sent).toHaveLength(2);
    expect(accepted).toEqual(['as it is']);
  });
});
