// External reviewers who open a link and submit a scorecard: conditions that no other test would notice.
import { doc, getDocFromServer as getDoc } from 'firebase/firestore';
import { cara, cato, closedJob, org } from './documents/paths.ts';
import { review } from './documents/reviews.ts';
import { ago, days, minutes, now } from './documents/times.ts';
import { claimedToken, outsider, shareToken, type Given } from './matrix/cells.ts';
import { guest, share } from './matrix/companyDocuments.ts';
import type { Who } from './people.ts';
import { World } from './world.ts';
import { patch, put, type Data, type Write } from './writes.ts';
import { committing, dbOf, existing, tries } from './unseenInterviewCases.ts';

const world = new World();
const as = committing(world);
const end = guest('')['expiresAt'];
const link = `${org}/shares/${shareToken}`;
const shared = (more: Data = {}): Given => ({
  [link]: { ...share('remy'), createdAt: ago(minutes(9)), expiresAt: end, ...more },
});
const own = `${cato}/guests/${outsider}`;
const view = `${cato}/views/${outsider}`;
const claims = (uid: string, name = 'Dr. Fern'): Write =>
  patch(link, { status: 'claimed', claimedBy: uid, claimedName: name, claimedAt: now() });
const sees = (at: string, uid = outsider): Write =>
  put(`${at}/views/${uid}`, { role: 'guest', at: now() });
const opens = (writes: readonly Write[], given: Given = {}, who: Who | 'outsider' = 'outsider') =>
  as(who, writes, { ...shared(), [own]: null, [view]: null, ...existing(cato), ...given });
const named = (name: string) =>
  opens([claims(outsider, name), put(own, guest(shareToken, { name })), sees(cato)]);
const stood = { [view]: { role: 'guest', at: ago(minutes(30)) } };
const elsewhere = `${closedJob}/sessions/cato`;
const key = (more: Data = {}): Data => ({ ...guest(shareToken), ...more });

tries(world, 'a guest', {
  "opens one link to one candidate's answers": {
    right: {
      so: opens([claims(outsider), put(own, key()), sees(cato)]),
      'having seen them before': opens([claims(outsider), put(own, key())], stood),
      'one letter': named('x'),
      'many letters': named('x'.repeat(120)),
      'again, after another': opens([claims(outsider), put(own, key())], {
        ...stood,
        [own]: key({ at: ago(minutes(30)), status: 'revoked' }),
      }),
    },
    wrong: {
      'no letter': named(''),
      'too many': named('x'.repeat(121)),
      'at another time': opens([claims(outsider), put(own, key({ at: ago(minutes(30)) }))], stood),
      'when the candidate goes on': opens([claims(outsider), put(own, key())], {
        ...stood,
        ...existing(cato, { status: 'in_progress' }),
      }),
      'when they have handed in': opens([claims(outsider), put(own, key())], {
        ...stood,
        [own]: key({ at: ago(minutes(30)), status: 'done' }),
      }),
      'the candidate': opens(
        [claims('cato'), put(`${cato}/guests/cato`, key())],
        { [`${cato}/views/cato`]: { role: 'guest', at: ago(minutes(30)) } },
        'otherCandidate',
      ),
      'for another, too': opens([
        claims(outsider),
        put(own, key()),
        put(`${cato}/guests/gus`, key()),
        sees(cato),
      ]),
      'to another candidate, too': opens(
        [
          claims(outsider),
          put(own, key()),
          sees(cato),
          put(`${cara}/guests/${outsider}`, key()),
          sees(cara),
        ],
        existing(cara),
      ),
      'to another interview, too': opens(
        [
          claims(outsider),
          put(own, key()),
          sees(cato),
          put(`${elsewhere}/guests/${outsider}`, key()),
          sees(elsewhere),
        ],
        { [elsewhere]: existing(cato)[cato] ?? null },
      ),
      'that was opened before': opens([put(own, key())], {
        ...stood,
        ...shared({
          status: 'claimed',
          claimedBy: outsider,
          claimedName: 'Dr. Fern',
          claimedAt: ago(minutes(30)),
        }),
      }),
      'that stays open': opens([put(own, key())], {
        ...stood,
        ...shared({ claimedBy: outsider, claimedName: 'Dr. Fern' }),
      }),
      'under no secret': opens(
        [
          patch(`${org}/shares/short`, {
            status: 'claimed',
            claimedBy: outsider,
            claimedName: 'Dr. Fern',
            claimedAt: now(),
          }),
          put(own, key({ token: 'short' })),
          sees(cato),
        ],
        { [`${org}/shares/short`]: shared()[link] ?? null },
      ),
    },
  },
});

const card = `${cato}/guestReviews/${outsider}`;
const done: Given = {
  [card]: review({ name: 'Dr. Fern', updatedAt: ago(minutes(4)) }),
  ...existing(`${org}/shares/${claimedToken}`, { status: 'done' }),
};
const hands = (change: Data = {}, given: Given = {}, who: Who | 'outsider' = 'outsider') =>
  as(who, [patch(own, { status: 'done', ...change })], { ...done, ...existing(own), ...given });
const shuts = (who: Who, change: Data = {}) =>
  as(who, [patch(own, { status: 'revoked', ...change })], {
    ...existing(own),
    ...existing(`${org}/shares/${claimedToken}`, { status: 'revoked' }),
  });
const reads = (path: string) => async () => {
  await world.arrange(
    ...Object.entries({
      ...existing(own),
      ...existing(card),
      [`${cato}/guestReviews/gus`]: review({
        submitted: false,
        name: 'Gus',
        updatedAt: ago(minutes(4)),
      }),
    }).map(([at, data]) => put(at, data ?? {})),
  );
  return getDoc(doc(dbOf(world, 'outsider'), path));
};
tries(world, "a guest's part", {
  'is done once, in time, by themselves': {
    right: { so: hands() },
    wrong: {
      'too late': hands({}, existing(own, { expiresAt: ago(days(1)) })),
      'with the resume': hands({ resume: true }),
      'with more time': hands({ expiresAt: end, name: 'Another' }),
      'when it was shut': hands({}, existing(own, { status: 'revoked' })),
      'as shut': hands({ status: 'revoked' }),
      'by another': hands(
        {},
        { [`${cato}/guestReviews/gus`]: review({ updatedAt: ago(minutes(4)) }) },
        'guest',
      ),
    },
  },
  'is shut by editors': {
    right: { so: shuts('recruiter') },
    wrong: {
      'by a reviewer': shuts('reviewer'),
      'by nobody': shuts('guest'),
      'with other words': shuts('recruiter', { name: 'Another' }),
      'as handed in': shuts('recruiter', { status: 'done' }),
    },
  },
  'is read by themselves alone': {
    right: { so: reads(card) },
    wrong: { "another's": reads(`${cato}/guestReviews/gus`) },
  },
});
