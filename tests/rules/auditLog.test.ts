import { collection, deleteDoc, doc, getDocs, setDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { ago, cato, catoRow, days, decision, entry, org, orgAi } from './documents.ts';
import { editors, managers, patch, put, World, type Data } from './world.ts';

const world = new World('auditLog');
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
        ...entry(uid, 'note.delete', 'open/cato'),
        detail: 'One note.',
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
      'another deed of the AI': add({ action: 'ai.hire', target: 'ai' }),
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
      'a deletion that nobody began': add({ action: 'session.erasing', target: 'open/cato' }),
      'time that nobody gave': add({
        action: 'session.moreTime',
        target: 'open/cato',
        detail: '30',
      }),
      'an outcome that nobody told': add({ action: 'outcome.release', target: 'open/cato' }),
      'a decision that nobody made': add({ action: 'decision.reject', target: 'open/cato' }),
      'a decision about nothing': add({ action: 'decision.reject', target: 'open' }),
      'a move that nobody made': add({ action: 'stage.hired', target: 'open/cato' }),
      'a move under its right id': add(
        { action: 'stage.hired', target: 'open/cato' },
        'stage_open_cato_3',
      ),
      'a place taken ahead of a move': add({}, 'stage_open_cato_3'),
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
      'a deed of the platform behind a line break': add({
        action: 'platform.glass.open\n',
        target: 'open/cato',
      }),
      'a place of a move taken behind a line break': add({ action: 'x\ny' }, 'stage_open_cato_3'),
      'the place of a reveal taken behind a line break': add(
        { action: 'x\ny' },
        'reveal_open_cato_remy',
      ),
      'the place of a request for a plan': add({ action: 'note' }, 'plan-1_requested'),
      'the place of its withdrawal': add({ action: 'note' }, 'plan-1_withdrawn'),
      'a move of yesterday': async () => {
        await world.arrange(
          patch(catoRow, { stage: 'in_review', stageBy: 'remy', stageAt: ago(days(1)), rev: 3 }),
        );
        return add({ action: 'stage.in_review', target: 'open/cato' }, 'stage_open_cato_3')();
      },
    }));
});
