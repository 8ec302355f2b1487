// Versions of an interview: an append-only chain, each link created in the commit that publishes the version.
import { deleteField, doc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { countCandidate, countInterview } from './documents/companies.ts';
import { details, invite, inviteCode, inviteMail } from './documents/invitations.ts';
import { content, interview } from './documents/jobs.ts';
import { closedJob, job, newCode, newToken, org, sketch } from './documents/paths.ts';
import { now } from './documents/times.ts';
import { editors, uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, drop, patch, put, type Data } from './writes.ts';

const world = new World();
const second: Data = { family: 'open', version: 2, previous: 'open' };
const tie = (next: string, more: Data = {}): Data => ({ next, updatedAt: now(), rev: 2, ...more });

/** The commit that publishes the draft "d" as the next version of the open job; `before` is what it writes to the previous version. */
const publish =
  (who: Who, more: Data = second, before: Data | null = tie('d'), path = job) =>
  () => {
    const uid = uidOf(who);
    return commit(
      world.as(who),
      patch(org, countInterview(uid, 'd')),
      put(`${org}/interviews/d`, interview(uid, { status: 'open', ...more })),
      ...(before ? [patch(path, before)] : []),
      put(`${org}/interviews/d/content/questions`, content(uid)),
      put(`${org}/interviews/d/content/rubric`, content(uid, [])),
      drop(`${org}/drafts/d`),
      put(`${org}/auditLog/new`, entry(uid, 'interview.publish', 'd')),
      put(`${org}/auditLog/new2`, entry(uid, 'interview.followed', path.split('/').at(-1) ?? '')),
    );
  };

describe('the next version of an interview', () => {
  it('is published by editors, linked to the previous one', () =>
    world.only(editors, (_, __, who) => publish(who)()));

  it('may stop new invitations to the previous one, and follows a closed one and a later one too', () =>
    world.accepts({
      stopping: publish('recruiter', second, tie('d', { invitesClosed: true })),
      'of a closed one': publish(
        'recruiter',
        { family: 'closed', version: 2, previous: 'closed' },
        tie('d'),
        closedJob,
      ),
      'a third one': async () => {
        await world.arrange(patch(job, { family: 'first', version: 2, previous: 'first' }));
        return publish('recruiter', { family: 'first', version: 3, previous: 'open' })();
      },
    }));

  it('accepts nothing else', () =>
    world.refuses({
      'no tie': publish('recruiter', second, null),
      'a tie to another': publish('recruiter', second, tie('e')),
      'a tie of another one': publish('recruiter', second, tie('d'), closedJob),
      'the same number': publish('recruiter', { ...second, version: 1 }),
      'a leap': publish('recruiter', { ...second, version: 3 }),
      'half a version': publish('recruiter', { ...second, version: 2.5 }),
      'another family': publish('recruiter', { ...second, family: 'closed' }),
      'no family': publish('recruiter', { version: 2, previous: 'open' }),
      'no number': publish('recruiter', { family: 'open', previous: 'open' }),
      'no predecessor': publish('recruiter', { family: 'open', version: 2 }),
      'a predecessor that is not there': publish(
        'recruiter',
        { family: 'none', version: 2, previous: 'none' },
        null,
      ),
      'a predecessor that is a path': publish(
        'recruiter',
        { family: 'a/b', version: 2, previous: 'a/b' },
        null,
      ),
      'a predecessor that is a draft': publish(
        'recruiter',
        { family: 'sketch', version: 2, previous: 'sketch' },
        tie('d'),
        sketch,
      ),
      'a successor at once': publish('recruiter', { ...second, next: 'open' }),
      'a second successor': async () => {
        await world.arrange(patch(job, { next: 'other' }));
        return publish('recruiter')();
      },
      'invitations closed in a word': publish(
        'recruiter',
        second,
        tie('d', { invitesClosed: 'yes' }),
      ),
    }));
});

describe('a version once published', () => {
  const edit = (more: Data) => () =>
    updateDoc(doc(world.as('owner'), job), { updatedAt: now(), rev: 2, ...more });
  it('keeps its position in the chain', () =>
    world.refuses({
      'a family': edit({ family: 'open' }),
      'a number': edit({ version: 2 }),
      'a predecessor': edit({ previous: 'closed' }),
      'a successor that is there already': edit({ next: 'closed' }),
      'a successor that is not': edit({ next: 'none' }),
      'its successor taken away': async () => {
        await world.arrange(patch(job, { next: 'closed' }));
        return edit({ next: deleteField() })();
      },
    }));

  it('accepts invitations or not, as editors set', async () => {
    await world.only(editors, (db) =>
      updateDoc(doc(db, job), { invitesClosed: true, updatedAt: now(), rev: 2 }),
    );
    const inviting = () =>
      commit(
        world.as('recruiter'),
        patch(org, countCandidate('remy', newToken)),
        put(`${job}/invites/${newToken}`, invite('remy')),
        put(`${job}/inviteDetails/${newToken}`, details('remy')),
        put(`inviteCodes/${newCode}`, inviteCode('remy')),
        put(`mail/${newToken}_1`, inviteMail('remy')),
      );
    await world.accepts({ 'while open': inviting });
    await world.refuses({
      'while closed to invitations': async () => {
        await world.arrange(patch(job, { invitesClosed: true }));
        return inviting();
      },
    });
  });
});

describe('a draft', () => {
  const write = (from: unknown) => () =>
    updateDoc(doc(world.as('recruiter'), `${org}/drafts/d`), {
      from,
      updatedAt: now(),
      updatedBy: 'remy',
      rev: 4,
    });
  it('names the version it was started from', () =>
    world.accepts({ 'a version': write({ interviewId: 'open', version: 1 }), none: write(null) }));
  it('names it in one way', () =>
    world.refuses({
      'a word': write('open'),
      'no number': write({ interviewId: 'open' }),
      'no interview': write({ version: 1 }),
      'version 0': write({ interviewId: 'open', version: 0 }),
      'half a version': write({ interviewId: 'open', version: 1.5 }),
      more: write({ interviewId: 'open', version: 1, title: 'x' }),
      'a path': write({ interviewId: 'a/b', version: 1 }),
    }));
});
