// The company's audit log: what is recorded, by whom and when.
import {
  collection,
  deleteDoc,
  doc,
  getDocsFromServer as getDocs,
  setDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { countInterview, orgAi } from './documents/companies.ts';
import { interview } from './documents/jobs.ts';
import { cato, catoRow, job, org, sketch } from './documents/paths.ts';
import { decision } from './documents/reviews.ts';
import { ago, days, now } from './documents/times.ts';
import { editors, managers } from './people.ts';
import { World } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

const world = new World();
const add =
  (more: Data, id = 'new') =>
  () =>
    setDoc(doc(world.as('recruiter'), `${org}/auditLog/${id}`), {
      ...entry('remy', 'invite.revoke', 'open'),
      ...more,
    });

describe('organizations/{o}/auditLog/{id}', () => {
  it('is read by managers and super admins', () =>
    world.readers([...managers, 'superAdmin'], (db) => getDocs(collection(db, `${org}/auditLog`))));

  it('is written by editors in their own name; a reviewer only logs that they leave', async () => {
    await world.only(editors, (db, uid) =>
      setDoc(doc(db, `${org}/auditLog/new`), {
        ...entry(uid, 'invite.extend', 'open'),
        detail: 'Two weeks.',
      }),
    );
    await world.only([], (db, uid) =>
      setDoc(doc(db, `${org}/auditLog/new`), entry(uid, 'member.remove', uid)),
    );
    await world.refuses({
      'for others': add({ actorUid: 'olive' }),
      'back-dated': add({ at: ago(days(30)) }),
      'without an action': add({ action: '' }),
      'without a target': add({ target: '' }),
      'at length': add({ detail: 'x'.repeat(2_001) }),
      'with more': add({ secret: 1 }),
      'under an odd id': add({}, 'a.b'),
    });
  });

  it('records jobs, invitations and settings only when they change', () =>
    world.refuses({
      'a word that nothing records': add({ action: 'note.delete', target: 'open/cato' }),
      'a word of a kind that is listed': add({ action: 'invite.forget' }),
      'a listed word and more': add({ action: 'share.created' }),
      'a job that nobody changed': add({ action: 'interview.close' }),
      'a job that is not there': add({ action: 'interview.publish', target: 'nowhere' }),
      'another job than the one that changed': () =>
        commit(
          world.as('recruiter'),
          put(`${org}/auditLog/new`, entry('remy', 'interview.close', 'open')),
          patch(sketch, { title: 'Another', updatedAt: now(), rev: 2 }),
        ),
      'wording that nobody corrected': add({ action: 'question.correct' }),
      'an invitation that nobody made': add({ action: 'invite.create' }),
      'an invitation of a colleague that nobody made': add({
        action: 'member.invite',
        target: 'nobody',
      }),
      'one revoked that still exists': add({
        action: 'member.invite.revoke',
        target: 'waitingWAITINGwaiting3',
      }),
      'an applicant who is still there': add({ action: 'applicant.erase' }),
      'a plan that nobody asked for': () =>
        setDoc(
          doc(world.as('owner'), `${org}/auditLog/plan-7_requested`),
          entry('olive', 'plan.request', 'plan-7'),
        ),
      'settings that nobody changed': () =>
        setDoc(
          doc(world.as('owner'), `${org}/auditLog/new`),
          entry('olive', 'settings.company', 'company'),
        ),
      'settings, beside a count of jobs': () =>
        commit(
          world.as('owner'),
          patch(org, countInterview('olive', 'd')),
          put(`${org}/interviews/d`, interview('olive')),
          put(`${org}/auditLog/new`, entry('olive', 'settings.company', 'company')),
        ),
      'a brand that nobody changed': add({ action: 'brand.change', target: 'brand' }),
      'a brand that is not there': add({ action: 'brand.remove', target: 'brand' }),
    }));

  it('records a change of the company beside that change', () =>
    world.only(managers, (db, uid) =>
      commit(
        db,
        patch(org, { name: 'Acme', retentionDays: 400 }),
        put(`${org}/auditLog/new`, entry(uid, 'settings.company', 'company')),
      ),
    ));
  it('records a job beside its change', () =>
    world.only(editors, (db, uid) =>
      commit(
        db,
        patch(job, { status: 'closed', updatedAt: now(), rev: 2 }),
        put(`${org}/auditLog/new`, entry(uid, 'interview.close', 'open')),
      ),
    ));

  it.each([
    ['export.key', 'exportKeys'],
    ['export.revoke', 'exportKeys'],
    ['company.export', 'company'],
  ])('is written about %s by managers alone', (action, target) =>
    world.only(managers, (db, uid) =>
      setDoc(doc(db, `${org}/auditLog/new`), entry(uid, action, target)),
    ),
  );

  it('is append-only', async () => {
    await world.only([], (db) => deleteDoc(doc(db, `${org}/auditLog/first`)));
    await world.only([], (db, uid) =>
      setDoc(doc(db, `${org}/auditLog/first`), entry(uid, 'x', 'y')),
    );
  });

  it('records decisions, stages and AI changes only when they happen', () =>
    world.refuses({
      'a change of the AI that nobody made': add({ action: 'ai.settings', target: 'ai' }),
      'a change of the AI that somebody else made': async () => {
        await world.arrange(put(`${org}/settings/ai`, orgAi('olive', { auditId: 'new' })));
        return add({ action: 'ai.settings', target: 'ai' })();
      },
      'another action of the AI': add({ action: 'ai.hire', target: 'ai' }),
      'a handing over that nobody made': () =>
        setDoc(
          doc(world.as('owner'), `${org}/auditLog/new`),
          entry('olive', 'owner.transfer', 'ada'),
        ),
      'a deletion that nobody made': () =>
        setDoc(
          doc(world.as('owner'), `${org}/auditLog/new`),
          entry('olive', 'session.erase', 'open/cato'),
        ),
      'a change of role that nobody made': () =>
        setDoc(
          doc(world.as('owner'), `${org}/auditLog/new`),
          entry('olive', 'member.change', 'rowan'),
        ),
      'a removal that nobody made': () =>
        setDoc(
          doc(world.as('owner'), `${org}/auditLog/new`),
          entry('olive', 'member.remove', 'rowan'),
        ),
      'a job that nobody handed over': () =>
        setDoc(
          doc(world.as('owner'), `${org}/auditLog/new`),
          entry('olive', 'job.handOver', 'open'),
        ),
      'policies that nobody wrote': () =>
        setDoc(
          doc(world.as('owner'), `${org}/auditLog/new`),
          entry('olive', 'settings.policies', 'policies'),
        ),
      'a notice that nobody wrote': () =>
        setDoc(
          doc(world.as('owner'), `${org}/auditLog/new`),
          entry('olive', 'settings.compliance', 'compliance'),
        ),
      'a calibration that nobody chose': () =>
        setDoc(
          doc(world.as('owner'), `${org}/auditLog/new`),
          entry('olive', 'calibration.add', 'open/cato'),
        ),
      'a deletion of nobody': () =>
        setDoc(
          doc(world.as('owner'), `${org}/auditLog/new`),
          entry('olive', 'session.erase', 'open/nobody'),
        ),
    }));

  it('records what happens to a candidate only when it happens, under its own id', () =>
    world.refuses({
      'a deletion that nobody began': add({ action: 'session.erasing', target: 'open/cato' }),
      'time that nobody gave': add({
        action: 'session.moreTime',
        target: 'open/cato',
        detail: '30',
      }),
      'an outcome that nobody released': add({ action: 'outcome.release', target: 'open/cato' }),
      'a decision that nobody made': add({ action: 'decision.reject', target: 'open/cato' }),
      'a decision about nothing': add({ action: 'decision.reject', target: 'open' }),
      'a move that nobody made': add({ action: 'stage.hired', target: 'open/cato' }),
      'a move under its right id': add(
        { action: 'stage.hired', target: 'open/cato' },
        'stage_open_cato_3',
      ),
      'an id taken ahead of a move': add({}, 'stage_open_cato_3'),
      'a decision of yesterday': async () => {
        await world.arrange(
          put(
            `${cato}/decision/current`,
            decision('remy', { outcome: 'reject', auditId: 'new', decidedAt: ago(days(1)) }),
          ),
        );
        return add({ action: 'decision.reject', target: 'open/cato' })();
      },
      'a decision behind a line break': add({ action: 'decision.advance\n', target: 'open/cato' }),
      'an action of the platform behind a line break': add({
        action: 'platform.glass.open\n',
        target: 'open/cato',
      }),
      'an id of a move taken behind a line break': add({ action: 'x\ny' }, 'stage_open_cato_3'),
      'the id of a reveal taken behind a line break': add(
        { action: 'x\ny' },
        'reveal_open_cato_remy',
      ),
      'the id of a request for a plan': add({ action: 'note' }, 'plan-1_requested'),
      'the id of its withdrawal': add({ action: 'note' }, 'plan-1_withdrawn'),
      'a move of yesterday': async () => {
        await world.arrange(
          patch(catoRow, { stage: 'in_review', stageBy: 'remy', stageAt: ago(days(1)), rev: 3 }),
        );
        return add({ action: 'stage.in_review', target: 'open/cato' }, 'stage_open_cato_3')();
      },
    }));
});
