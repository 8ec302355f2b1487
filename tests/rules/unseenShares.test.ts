// Links for guests: each part that nothing else requires.
import { doc, getDocFromServer as getDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { computeSecretMark } from '../../src/domain/base/secretMark.ts';
import { entry } from './documents/auditEntries.ts';
import { content, interview } from './documents/jobs.ts';
import { cato, job, org } from './documents/paths.ts';
import { review } from './documents/reviews.ts';
import { ago, ahead, days, minutes, now } from './documents/times.ts';
import { share } from './matrix/companyDocuments.ts';
import { oneFault, triesIn } from './matrix/oneFault.ts';
import { World } from './world.ts';
import { drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const by = triesIn(world);
const token = 'sharedSHAREDsharedSH01';
const other = 'otherSHAREDotherSHAR02';
const at = (id = token): string => `${org}/shares/${id}`;
const expiresAt = ahead(days(6));
const ask = { rubric: [{ id: 'care' }], questionIds: ['q1', 'q2'], language: 'en' };
const rubric = put(`${job}/content/rubric`, content('remy', ask.rubric));
const key = (more: Data = {}): Data => ({
  token,
  name: 'Dr. Fern',
  at: now(),
  expiresAt,
  recordings: true,
  resume: false,
  status: 'open',
  ...more,
});
const existingShare = (more: Data = {}, id = token): Write[] => [
  put(at(id), share('remy', { createdAt: ago(days(1)), expiresAt, ...more })),
  put(`${at(id)}/material/current`, ask),
];
const claimed = {
  status: 'claimed',
  claimedBy: 'gus',
  claimedName: 'Dr. Fern',
  claimedAt: ago(minutes(9)),
};
const guest = (more: Data = {}, uid = 'gus'): Write[] => [
  put(`${cato}/guests/${uid}`, key({ at: ago(minutes(9)), ...more })),
  put(`${cato}/views/${uid}`, { role: 'guest', at: ago(minutes(9)) }),
];

describe('a link', () => {
  const makes = (more: Write[] = [], interviewId = 'open', candidateUid = 'cato'): Write[] => [
    put(at(), share('remy', { interviewId, candidateUid })),
    put(`${at()}/material/current`, ask),
    put(`${org}/auditLog/new`, {
      ...entry('remy', 'share.create', `${interviewId}/${candidateUid}`),
      detail: computeSecretMark(token),
    }),
    ...more,
  ];
  const odd = `${org}/interviews/odd.job`;
  const session: Data = { status: 'submitted', consent: { recording: true, ai: true } };
  it('has its scorecard from the start, and nothing else', () =>
    oneFault(
      world,
      { 'as it is': by('recruiter', makes(), rubric) },
      {
        'with a second scorecard': by(
          'recruiter',
          makes([put(`${at()}/material/other`, ask)]),
          rubric,
        ),
        'of a candidate whose id is none': by(
          'recruiter',
          makes([], 'open', 'odd.one'),
          rubric,
          put(`${job}/sessions/odd.one`, session),
        ),
        'of an interview whose id is none': by(
          'recruiter',
          makes([], 'odd.job'),
          put(odd, interview('remy', { status: 'open' })),
          put(`${odd}/content/rubric`, content('remy', ask.rubric)),
          put(`${odd}/sessions/cato`, session),
        ),
        'a scorecard that comes later': by(
          'recruiter',
          [put(`${at()}/material/current`, ask)],
          rubric,
          ...existingShare().slice(0, 1),
        ),
      },
    ));

  it('leaves a scorecard that only managers delete', () =>
    oneFault(
      world,
      {
        'an admin': by(
          'admin',
          [drop(`${at()}/material/current`)],
          put(`${at()}/material/current`, ask),
        ),
      },
      {
        'a recruiter': by(
          'recruiter',
          [drop(`${at()}/material/current`)],
          put(`${at()}/material/current`, ask),
        ),
      },
    ));

  it('reports that it has expired only while it was in use', () => {
    const asks = (more: Data) => async () => {
      await world.arrange(...existingShare({ expiresAt: ago(days(1)), ...more }));
      await getDoc(doc(world.as('guest'), `${at()}/is/expired`));
    };
    return oneFault(
      world,
      { open: asks({}), claimed: asks(claimed) },
      { revoked: asks({ status: 'revoked' }), done: asks({ ...claimed, status: 'done' }) },
    );
  });
});

describe('opening', () => {
  const view = put(`${cato}/views/gus`, { role: 'guest', at: now() });
  const claims = (name = 'Dr. Fern', id = token): Write =>
    patch(at(id), { status: 'claimed', claimedBy: 'gus', claimedName: name, claimedAt: now() });
  const opens = (name = 'Dr. Fern', ...more: Write[]): Write[] => [
    claims(name),
    put(`${cato}/guests/gus`, key({ name })),
    view,
    ...more,
  ];
  it('needs one link, its key and a name', () =>
    oneFault(
      world,
      {
        'as it is': by('guest', opens(), ...existingShare()),
        'by one letter': by('guest', opens('F'), ...existingShare()),
        'by the longest name': by('guest', opens('x'.repeat(120)), ...existingShare()),
      },
      {
        'two links with one key': by(
          'guest',
          opens('Dr. Fern', claims('Dr. Fern', other)),
          ...existingShare(),
          ...existingShare({}, other),
        ),
        'with a key of before': by('guest', [claims()], ...existingShare(), ...guest()),
      },
    ));
});

describe('ending', () => {
  const ends = (more: Data = {}): Write => patch(at(), { status: 'done', doneAt: now(), ...more });
  const hands = (more: Data = {}): Write[] => [
    put(`${cato}/guestReviews/gus`, review({ name: 'Dr. Fern' })),
    patch(`${cato}/guests/gus`, { status: 'done' }),
    ends(more),
  ];
  const opened = [...existingShare(claimed), ...guest()];
  it('is done by the guest, with the scorecard', () =>
    oneFault(
      world,
      { 'as it is': by('guest', hands(), ...opened) },
      {
        'at another time': by('guest', hands({ doneAt: ago(days(1)) }), ...opened),
        'with other words': by('guest', hands({ message: 'Paid.' }), ...opened),
        'without handing in': by('guest', [ends()], ...opened),
        'of an earlier link, with a later key': by(
          'guest',
          [ends()],
          ...existingShare(claimed),
          ...guest({ token: other, status: 'done' }),
        ),
        'by another guest': by(
          'candidate',
          [ends()],
          ...existingShare(claimed),
          ...guest({ status: 'done' }, 'cleo'),
        ),
        'after it was closed': by(
          'guest',
          [ends()],
          ...existingShare({ ...claimed, status: 'revoked' }),
          ...guest({ status: 'done' }),
        ),
      },
    ));
});

describe('closing', () => {
  const closes: Write[] = [
    patch(at(), { status: 'revoked', revokedBy: 'remy', revokedAt: now(), revokeAuditId: 'new' }),
    put(`${org}/auditLog/new`, {
      ...entry('remy', 'share.revoke', 'open/cato'),
      detail: computeSecretMark(token),
    }),
  ];
  const later = guest({ token: other });
  it('applies to an open link, and leaves a later one', () =>
    oneFault(
      world,
      {
        'whose guest has a later one': by('recruiter', closes, ...existingShare(claimed), ...later),
      },
      {
        'one that is done': by(
          'recruiter',
          closes,
          ...existingShare({ ...claimed, status: 'done' }),
          ...later,
        ),
      },
    ));
});
