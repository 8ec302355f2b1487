// Blind interviews: nobody in the company learns who a candidate is before submitting their own scorecard or revealing with a reason.
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { answer, candidate, session } from './documents/candidates.ts';
import { countCandidate } from './documents/companies.ts';
import { details, invite, inviteCode, inviteMail } from './documents/invitations.ts';
import { content, draft, interview } from './documents/jobs.ts';
import { gone, job, newCode, newToken, openToken, org } from './documents/paths.ts';
import { review } from './documents/reviews.ts';
import { ago, ahead, days, minutes, now } from './documents/times.ts';
import { editors, everyRole, managers, staff, uidOf, type Who } from './people.ts';
import { World, begins, denied } from './world.ts';
import { commit, drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World('identity');
const blind = `${org}/interviews/blind`;
const cato = `${blind}/sessions/cato`;
const openAt = 'blindBLINDblindBLIND01';
const takenAt = 'blindTAKENblindTAKEN02';
const code = 'Candidate 7F3KM';
const file = 'interviews/lark/blind/cleo/q2/cv.pdf';
const then = { createdAt: ago(days(20)), updatedAt: ago(days(20)) };
const blindInvite = (more: Data = {}): Data =>
  invite('remy', { blind: true, createdAt: ago(days(1)), ...more });
const blindMail = (token: string, to: string): Data => {
  const { orgId: _o, ...mail } = inviteMail('remy', {
    to,
    about: `interviews/blind/inviteDetails/${token}`,
    createdAt: ago(days(1)),
  });
  return { ...mail, blindOrgId: 'lark' };
};
const blindSession = (uid: string, more: Data = {}): Data => {
  return session(uid, {
    interviewId: 'blind',
    inviteToken: takenAt,
    displayName: code,
    blind: true,
    hidden: ['0a1b2c3d'],
    ...more,
  });
};
/** The owner has submitted a scorecard about Cato, the reviewer has drafted one. Cleo's interview is in progress. */
const arranged: Write[] = [
  put(blind, interview('remy', { ...then, status: 'open', blind: true })),
  put(`${blind}/content/questions`, content('remy')),
  put(`${blind}/invites/${openAt}`, blindInvite()),
  put(
    `${blind}/inviteDetails/${openAt}`,
    details('remy', { email: 'cara@post.test', name: 'Cara' }),
  ),
  put(`mail/${openAt}_1`, blindMail(openAt, 'cara@post.test')),
  put(
    `${blind}/invites/${takenAt}`,
    blindInvite({ status: 'claimed', claimedBy: 'cato', claimedAt: ago(minutes(20)) }),
  ),
  put(
    `${blind}/inviteDetails/${takenAt}`,
    details('remy', { email: 'cato@post.test', name: 'Cato' }),
  ),
  put(`mail/${takenAt}_1`, blindMail(takenAt, 'cato@post.test')),
  put(
    cato,
    blindSession('cato', {
      startedAt: ago(minutes(20)),
      status: 'submitted',
      submittedAt: ago(minutes(5)),
      rev: 3,
    }),
  ),
  put(`${cato}/identity/current`, { fullName: 'Cato Moss', email: 'cato@post.test', phone: null }),
  put(`${cato}/reviews/olive`, review({ updatedAt: ago(minutes(3)) })),
  put(`${cato}/reviews/rowan`, review({ updatedAt: ago(minutes(3)), submitted: false })),
  put(`${cato}/readings/q2`, {
    of: 'x',
    read: { skills: 'Pruning' },
    corrected: {},
    rev: 1,
    updatedAt: ago(minutes(6)),
  }),
  put(`${cato}/closedReadings/q2`, {
    of: 'x',
    read: { name: 'Cato Moss' },
    corrected: {},
    rev: 1,
    updatedAt: ago(minutes(6)),
  }),
  put(
    `${blind}/sessions/cleo`,
    blindSession('cleo', { startedAt: ago(minutes(5)), inviteToken: 'x' }),
  ),
  put(
    `${blind}/sessions/cleo/answers/q2`,
    answer({
      type: 'resume',
      text: 'words',
      storagePath: file,
      mime: 'application/pdf',
      size: 1_000,
    }),
  ),
];
const arrange = (...more: Write[]): Promise<void> => world.arrange(...arranged, ...more);
/** The row that the staff's lists show. */
const row = (at: string, made: Data): Data => {
  const { email, ...rest } = candidate('gus', {
    interviewId: at.split('/').at(-1),
    displayName: made['displayName'] ?? 'Gus Ode',
    ...(made['blind'] === undefined ? {} : { blind: made['blind'] }),
  });
  return at === blind ? rest : { ...rest, email };
};
/** Claims the open invitation of the blind interview. */
const claim =
  (
    more: Data = {},
    {
      who = { fullName: 'Gus Ode', email: 'gus@post.test' } as Data | null,
      at = blind,
      token = openAt,
      leave = [] as string[],
    } = {},
  ) =>
  async () => {
    await arrange();
    const made = Object.fromEntries(
      Object.entries(
        blindSession('gus', { inviteToken: token, interviewId: at.split('/').at(-1), ...more }),
      ).filter(([key]) => !leave.includes(key)),
    );
    return commit(
      world.as('guest'),
      patch(`${at}/invites/${token}`, { status: 'claimed', claimedBy: 'gus', claimedAt: now() }),
      put(`${at}/sessions/gus`, made),
      put(`${at}/candidates/gus`, row(at, made)),
      ...(who ? [put(`${at}/sessions/gus/identity/current`, who)] : []),
    );
  };
const reveal =
  (
    who: Who,
    more: Data = {},
    note: Data | null = {},
    { path = cato, id = `reveal_blind_cato_${uidOf(who)}`, rev = 4 } = {},
  ) =>
  async () => {
    await arrange();
    return commit(
      world.as(who),
      patch(path, {
        [`reveals.${uidOf(who)}`]: {
          role: who === 'nobody' ? 'owner' : who,
          reason: 'They asked to be called.',
          at: now(),
          ...more,
        },
        rev,
      }),
      ...(note
        ? [
            put(`${org}/auditLog/${id}`, {
              ...entry(uidOf(who), 'identity.reveal', 'blind/cato'),
              ...note,
            }),
          ]
        : []),
    );
  };
const readAs =
  (path: string, setUp: () => Promise<void> = arrange) =>
  async (allowed: readonly Who[]) => {
    await setUp();
    await world.readers(allowed, (db) => getDoc(doc(db, path)));
  };

describe('organizations/{o}/interviews/{i}/sessions/{c}/identity/{d}', () => {
  const read = readAs(`${cato}/identity/current`);
  it('is read by the candidate and by members with a submitted scorecard, managers included', () =>
    read(['otherCandidate', 'owner']));

  it("opens with one's own scorecard for each staff role, and for nobody who has left or is not staff", () =>
    readAs(`${cato}/identity/current`, () =>
      arrange(
        ...everyRole.map((who) =>
          put(`${cato}/reviews/${uidOf(who)}`, review({ updatedAt: ago(minutes(3)) })),
        ),
      ),
    )([...staff, 'otherCandidate']));

  it('is read by an editor who revealed it', () =>
    readAs(`${cato}/identity/current`, () =>
      arrange(
        patch(cato, {
          reveals: {
            remy: { role: 'recruiter', reason: 'They asked to be called.', at: ago(minutes(1)) },
          },
        }),
      ),
    )(['otherCandidate', 'owner', 'recruiter']));

  it('is neither listed nor found across sessions', async () => {
    await arrange();
    await world.only([], (db) => getDocs(collection(db, `${cato}/identity`)));
    await world.only([], (db) =>
      getDocs(query(collectionGroup(db, 'identity'), where('email', '==', 'cato@post.test'))),
    );
  });

  it('is created with the session, in one commit', () =>
    world.accepts({
      'with an address': claim(),
      'with a phone': claim(
        {},
        { who: { fullName: 'Gus Ode', email: null, phone: '+1 555 0100' } },
      ),
      'with no hidden words': claim({ hidden: [] }),
    }));

  it('is created in no other way', () =>
    world.refuses({
      'for somebody else': claim({}, { who: { fullName: '' } }),
      'with more': claim({}, { who: { fullName: 'Gus', address: 'A street' } }),
      'with a long name': claim({}, { who: { fullName: 'x'.repeat(121) } }),
      'after the session': async () => {
        await arrange();
        return setDoc(doc(world.as('candidate'), `${blind}/sessions/cleo/identity/current`), {
          fullName: 'Cleo',
        });
      },
      changed: async () => {
        await arrange();
        return updateDoc(doc(world.as('otherCandidate'), `${cato}/identity/current`), {
          fullName: 'Other',
        });
      },
    }));

  it('is deleted by managers while the session is erased', async () => {
    await world.only([], async (db) => {
      await arrange();
      return deleteDoc(doc(db, `${cato}/identity/current`));
    });
    await world.only(managers, async (db) => {
      await world.arrange(put(`${gone}/identity/current`, { fullName: 'Gone' }));
      return deleteDoc(doc(db, `${gone}/identity/current`));
    });
  });
});

describe('the session of a blind interview', () => {
  it('has a code and no email', () =>
    world.refuses({
      'a name': claim({ displayName: 'Gus Ode' }),
      'a name after the code': claim({ displayName: `${code} Gus` }),
      'a code with vowels': claim({ displayName: 'Candidate ANNA' }),
      'an address': claim({ email: 'gus@post.test' }),
      'a phone': claim({ phone: '+1 555 0100' }),
      'not marked as blind': claim({}, { leave: ['blind', 'hidden'] }),
      'no identity': claim({}, { who: null }),
      'words instead of marks': claim({ hidden: ['gus ode!'] }),
      'too many marks': claim({ hidden: Array.from({ length: 25 }, () => '0a1b2c3d') }),
      'a reveal from the start': claim({ reveals: {} }),
      'an ordinary interview marked as blind': claim(
        { blind: true },
        { at: job, token: openToken },
      ),
    }));

  it('has no code in an ordinary interview, which has an identity document too', () =>
    world.accepts({
      'an ordinary one': () =>
        commit(
          world.as('guest'),
          patch(`${job}/invites/${openToken}`, {
            status: 'claimed',
            claimedBy: 'gus',
            claimedAt: now(),
          }),
          ...begins('gus', session('gus')),
        ),
    }));

  it('is revealed by editors, for themselves, with a reason and an audit entry', async () => {
    await world.only(['recruiter', 'admin', 'owner'], (_, __, who) => reveal(who)());
    await world.refuses({
      'without a reason': reveal('recruiter', { reason: 'Because.' }),
      'at another time': reveal('recruiter', { at: new Date(0) }),
      'in another role': reveal('recruiter', { role: 'owner' }),
      'with more': reveal('recruiter', { note: 'x' }),
      unaudited: reveal('recruiter', {}, null),
      'with an entry about somebody else': reveal('recruiter', {}, { target: 'blind/cleo' }),
      'with an entry about another act': reveal('recruiter', {}, { action: 'invite.create' }),
      'with an entry under another id': reveal('recruiter', {}, {}, { id: 'other' }),
      'for a colleague': async () => {
        await arrange();
        return commit(
          world.as('recruiter'),
          patch(cato, {
            'reveals.rowan': { role: 'recruiter', reason: 'They asked to be called.', at: now() },
            rev: 4,
          }),
          put(
            `${org}/auditLog/reveal_blind_cato_rowan`,
            entry('remy', 'identity.reveal', 'blind/cato'),
          ),
        );
      },
      twice: async () => {
        await reveal('recruiter')();
        return commit(
          world.as('recruiter'),
          patch(cato, {
            'reveals.remy': { role: 'recruiter', reason: 'Another reason, later.', at: now() },
            rev: 5,
          }),
        );
      },
      'taken back': async () => {
        await reveal('recruiter')();
        return updateDoc(doc(world.as('recruiter'), cato), { reveals: {}, rev: 5 });
      },
      'in an ordinary interview': reveal(
        'recruiter',
        {},
        { target: 'open/cato' },
        { path: `${job}/sessions/cato`, id: 'reveal_open_cato_remy', rev: 3 },
      ),
      'while it is erased': async () => {
        await arrange(patch(cato, { status: 'erasing' }));
        return commit(
          world.as('owner'),
          patch(cato, {
            'reveals.olive': { role: 'owner', reason: 'They asked to be called.', at: now() },
            rev: 4,
          }),
          put(
            `${org}/auditLog/reveal_blind_cato_olive`,
            entry('olive', 'identity.reveal', 'blind/cato'),
          ),
        );
      },
      'by the candidate': async () => {
        await arrange();
        return updateDoc(doc(world.as('otherCandidate'), cato), {
          'reveals.cato': { role: 'owner', reason: 'They asked to be called.', at: now() },
          rev: 4,
        });
      },
    });
  });

  it('is not logged without a reveal', () =>
    world.refuses({
      'a reveal that was none': () =>
        setDoc(
          doc(world.as('recruiter'), `${org}/auditLog/x`),
          entry('remy', 'identity.reveal', 'blind/cato'),
        ),
      'its id taken beforehand': () =>
        setDoc(
          doc(world.as('recruiter'), `${org}/auditLog/reveal_blind_cato_olive`),
          entry('remy', 'note.add', 'blind/cato'),
        ),
    }));
});

describe('an invitation to a blind interview', () => {
  it('shows who was invited until it is claimed', async () => {
    await readAs(`${blind}/inviteDetails/${openAt}`)(editors);
    await readAs(`${blind}/inviteDetails/${takenAt}`)(['owner']);
    await readAs(`mail/${openAt}_1`)(editors);
    await readAs(`mail/${takenAt}_1`)(['owner']);
  });

  it('becomes readable again for members who may know', async () => {
    const revealed = () =>
      arrange(
        patch(cato, {
          reveals: {
            remy: { role: 'recruiter', reason: 'They asked to be called.', at: ago(minutes(1)) },
          },
        }),
      );
    await readAs(`${blind}/inviteDetails/${takenAt}`, revealed)(['recruiter', 'owner']);
    await readAs(`mail/${takenAt}_1`, revealed)(['recruiter', 'owner']);
  });

  it('is in no list of names, emails or mails', async () => {
    await arrange();
    await world.only([], (db) => getDocs(collection(db, `${blind}/inviteDetails`)));
    await world.only([], (db) =>
      getDocs(
        query(collection(db, `${blind}/inviteDetails`), where('email', '==', 'cato@post.test')),
      ),
    );
    await world.only([], (db) =>
      getDocs(query(collection(db, 'mail'), where('blindOrgId', '==', 'lark'))),
    );
    await world.only([], (db) =>
      getDocs(query(collection(db, 'mail'), where('to', '==', 'cato@post.test'))),
    );
    const listed = await getDocs(
      query(collection(world.as('recruiter'), 'mail'), where('orgId', '==', 'lark')),
    );
    if (listed.docs.some((mail) => mail.id.startsWith('blind')))
      throw new Error('A mail about a blind interview was listed.');
  });

  it('is marked as blind, and its email is listed separately', async () => {
    const ask =
      (who: Who, { marks = { blind: true } as Data, mail = { blindOrgId: 'lark' } as Data } = {}) =>
      async () => {
        await arrange();
        const { orgId: _o, ...words } = inviteMail(uidOf(who), {
          about: `interviews/blind/inviteDetails/${newToken}`,
        });
        return commit(
          world.as(who),
          patch(
            org,
            countCandidate(uidOf(who), newToken, {
              lastOp: {
                kind: 'candidate',
                id: newToken,
                by: uidOf(who),
                at: now(),
                parent: 'blind',
              },
            }),
          ),
          put(`${blind}/invites/${newToken}`, invite(uidOf(who), marks)),
          put(`${blind}/inviteDetails/${newToken}`, details(uidOf(who))),
          put(`inviteCodes/${newCode}`, inviteCode(uidOf(who), { interviewId: 'blind' })),
          put(`mail/${newToken}_1`, { ...words, ...mail }),
        );
      };
    await world.only(editors, (_, __, who) => ask(who)());
    await world.refuses({
      'not said': ask('recruiter', { marks: {} }),
      'said to be ordinary': ask('recruiter', { marks: { blind: false } }),
      'its mail among the others': ask('recruiter', { mail: { orgId: 'lark' } }),
      'its mail in both places': ask('recruiter', { mail: { orgId: 'lark', blindOrgId: 'lark' } }),
      'an ordinary one said to be blind': () =>
        commit(
          world.as('recruiter'),
          patch(org, countCandidate('remy', newToken)),
          put(`${job}/invites/${newToken}`, invite('remy', { blind: true })),
        ),
    });
  });
});

describe('organizations/{o}/interviews/{i}/sessions/{c}/closedReadings/{q}', () => {
  const reading = (more: Data = {}): Data => ({
    of: file,
    read: {},
    corrected: {},
    rev: 1,
    updatedAt: now(),
    ...more,
  });
  const write =
    (
      kind: 'readings' | 'closedReadings',
      more: Data,
      who: Who = 'candidate',
      path = `${blind}/sessions/cleo`,
    ) =>
    async () => {
      await arrange();
      return setDoc(doc(world.as(who), `${path}/${kind}/q2`), reading(more));
    };
  it('holds contact details and schools, and is readable with the identity', async () => {
    await readAs(`${cato}/closedReadings/q2`)(['otherCandidate', 'owner']);
    await world.readers([...staff, 'otherCandidate'], (db) =>
      getDoc(doc(db, `${cato}/readings/q2`)),
    );
    await world.only([], (db) => getDocs(collection(db, `${cato}/closedReadings`)));
    await world.only(['candidate'], (_, __, who) =>
      write(
        'closedReadings',
        {
          fileName: 'Cleo Green CV.pdf',
          read: { name: 'Cleo', 'education.0.school': 'Kew' },
          corrected: { phone: '1' },
        },
        who,
      )(),
    );
  });

  it('keeps them out of the document that all staff read', async () => {
    await world.accepts({
      'skills and work': write('readings', {
        read: { skills: 'Pruning', 'experience.0.title': 'Gardener', 'education.0.degree': 'BSc' },
        corrected: { summary: '' },
      }),
    });
    await world.refuses({
      'a name': write('readings', { read: { name: 'Cleo' } }),
      'an address': write('readings', { read: { email: 'cleo@post.test' } }),
      'a phone': write('readings', { corrected: { phone: '1' } }),
      'a place': write('readings', { read: { location: 'Kew' } }),
      links: write('readings', { read: { links: 'x.test' } }),
      'a school': write('readings', {
        read: { skills: 'x', 'education.1.school': 'Kew', 'education.1.degree': 'y' },
      }),
      'a school put right': write('readings', { corrected: { 'education.0.school': 'Kew' } }),
      'the name of the file': write('readings', { fileName: 'Cleo Green CV.pdf' }),
    });
  });

  it('exists in blind interviews only, beside a resume', () =>
    world.refuses({
      'in an ordinary one': async () => {
        await world.arrange(
          put(
            `${job}/sessions/cleo/answers/q2`,
            answer({
              type: 'resume',
              text: 'words',
              storagePath: file,
              mime: 'application/pdf',
              size: 1_000,
            }),
          ),
        );
        return setDoc(
          doc(world.as('candidate'), `${job}/sessions/cleo/closedReadings/q2`),
          reading(),
        );
      },
      'of another file': write('closedReadings', { of: 'other' }),
      'with a score': write('closedReadings', { score: 1 }),
    }));

  it('is deleted by managers while the session is erased', () =>
    world.only(managers, async (db) => {
      await world.arrange(
        put(`${gone}/closedReadings/q2`, {
          of: 'x',
          read: {},
          corrected: {},
          rev: 1,
          updatedAt: ago(minutes(1)),
        }),
      );
      return deleteDoc(doc(db, `${gone}/closedReadings/q2`));
    }));
});

describe('blind', () => {
  it('is chosen with the interview, permanently', async () => {
    const change = (path: string, more: Data) => async () => {
      await arrange();
      return updateDoc(doc(world.as('recruiter'), path), { ...more, updatedAt: now(), rev: 2 });
    };
    await world.refuses({
      'switched off': change(blind, { blind: false }),
      'switched on': change(job, { blind: true }),
      'switched on while it is prepared': change(`${org}/interviews/sketch`, { blind: true }),
    });
    await world.accepts({
      'edited otherwise': change(blind, { title: 'Head gardener', closesAt: ahead(days(3)) }),
      'in a draft': () =>
        setDoc(doc(world.as('recruiter'), `${org}/drafts/new`), draft('remy', { blind: true })),
    });
    await denied(
      setDoc(doc(world.as('recruiter'), `${org}/drafts/new`), draft('remy', { blind: 'yes' })),
    );
  });

  it('is erased like any other: invitation details, and emails by number', async () => {
    const during =
      (act: (who: Who) => Promise<unknown>) =>
      async (_: unknown, __: unknown, who: Who): Promise<unknown> => {
        await arrange(
          patch(cato, { status: 'erasing', retiredBy: 'olive' }),
          drop(`${cato}/reviews/olive`),
        );
        return act(who);
      };
    await world.only(
      managers,
      during((who) => getDoc(doc(world.as(who), `${blind}/inviteDetails/${takenAt}`))),
    );
    await world.only(
      managers,
      during((who) => deleteDoc(doc(world.as(who), `mail/${takenAt}_1`))),
    );
    await world.only(
      managers,
      during((who) => getDocs(collection(world.as(who), `${cato}/closedReadings`))),
    );
    await arrange();
    await world.only([], (db) => deleteDoc(doc(db, `mail/${takenAt}_1`)));
  });

  it('keeps the list of sessions, which shows codes, for the staff', async () => {
    await arrange();
    await world.only(staff, (db) => getDocs(collection(db, `${blind}/sessions`)));
    const found = await getDocs(collection(world.as('reviewer'), `${blind}/sessions`));
    const words = JSON.stringify(found.docs.map((one) => one.data()));
    if (/cato moss|post\.test/i.test(words)) throw new Error(`A name in the list: ${words}`);
  });
});
