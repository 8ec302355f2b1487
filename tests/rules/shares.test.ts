// Links for external reviewers: what a link opens, to whom, how long, and that it closes.
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
  type Firestore,
} from 'firebase/firestore';
import { describe, expect, it, vi } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { answer } from './documents/candidates.ts';
import { content } from './documents/jobs.ts';
import { cato, cleo, gone, job, org } from './documents/paths.ts';
import { rating, review } from './documents/reviews.ts';
import { ago, ahead, days, minutes, now } from './documents/times.ts';
import { secretMark } from '../../src/domain/base/secretMark.ts';
import { editors, managers, signedIn, staff, uidOf, type Who } from './people.ts';
import { World, allowed, denied } from './world.ts';
import { commit, drop, patch, put, type Data, type Write } from './writes.ts';

// Everyone tries everything, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
const world = new World('shares');
const token = 'sharedSHAREDsharedSH01';
const fresh = 'freshSHAREfreshSHARE02';
const at = (id: string): string => `${org}/shares/${id}`;
const rubric = [
  { id: 'care', name: 'Care of plants', description: '', weight: 100, questions: [] },
];
const ask = { rubric, questionIds: ['q1', 'q2'], language: 'en' };
const link = (by: string, more: Data = {}): Data => ({
  status: 'open',
  interviewId: 'open',
  candidateUid: 'cato',
  recipient: 'Dr. Fern',
  message: 'Please judge the pruning.',
  recordings: true,
  resume: false,
  blind: false,
  hidden: ['0a1b2c3d'],
  companyName: 'Larkfield',
  interviewTitle: 'Gardener',
  byName: 'Remy',
  createdBy: by,
  createdAt: now(),
  expiresAt: ahead(days(7)),
  auditId: 'share-1',
  ...more,
});
const existingRubric = put(`${job}/content/rubric`, content('remy', rubric));

interface New {
  by?: string;
  link?: Data;
  material?: Data | null;
  audit?: Data | null;
  id?: string;
}
const make = (
  db: Firestore,
  { by = 'remy', link: more = {}, material = ask, audit = {}, id = fresh }: New = {},
): Promise<void> =>
  commit(
    db,
    put(at(id), link(by, more)),
    ...(material ? [put(`${at(id)}/material/current`, material)] : []),
    ...(audit
      ? [
          put(`${org}/auditLog/share-1`, {
            ...entry(by, 'share.create', 'open/cato'),
            detail: secretMark(id),
            ...audit,
          }),
        ]
      : []),
  );
const made =
  (more: New, who: Who = 'recruiter') =>
  async (): Promise<void> => {
    await world.arrange(existingRubric);
    await make(world.as(who), { by: uidOf(who), ...more });
  };

/** An existing link. */
const existingLink = (more: Data = {}): Write[] => [
  existingRubric,
  put(at(token), link('remy', { createdAt: ago(days(1)), ...more })),
  put(`${at(token)}/material/current`, ask),
];
const key = (more: Data = {}): Data => ({
  token,
  name: 'Dr. Fern',
  at: now(),
  expiresAt: null,
  recordings: true,
  resume: false,
  status: 'open',
  ...more,
});
/** An existing link, opened by a guest. */
const opened = (uid = 'gus', more: { link?: Data; key?: Data } = {}): Write[] => {
  const expiresAt = ahead(days(6));
  return [
    ...existingLink({
      status: 'claimed',
      claimedBy: uid,
      claimedName: 'Dr. Fern',
      claimedAt: ago(minutes(9)),
      expiresAt,
      ...more.link,
    }),
    put(`${cato}/guests/${uid}`, key({ at: ago(minutes(9)), expiresAt, ...more.key })),
    put(`${cato}/views/${uid}`, { role: 'guest', at: ago(minutes(9)) }),
    put(
      `${cato}/answers/q2`,
      answer({
        type: 'resume',
        text: 'Cato Green, cato@post.test',
        storagePath: 'interviews/lark/open/cato/q2/cv.pdf',
        updatedAt: ago(minutes(6)),
      }),
    ),
    put(`${cato}/transcripts/q1`, {
      text: 'I watered it.',
      source: 'typed',
      of: 'x',
      by: 'cato',
      rev: 1,
      createdAt: ago(minutes(6)),
    }),
  ];
};

interface Opening {
  uid?: string;
  link?: Data;
  key?: Data;
  view?: Data | null;
  keyAt?: string;
  left?: 'link' | 'key';
}
/** What opening a link writes; `expiresAt` must be the link's own, so it is looked up. */
async function open(
  db: Firestore,
  {
    uid = 'gus',
    link: more = {},
    key: keyMore = {},
    view = {},
    keyAt = `${cato}/guests/${uid}`,
    left,
  }: Opening = {},
): Promise<void> {
  const expiresAt = (await world.look(at(token)))?.['expiresAt'];
  const writes: Write[] = [
    ...(left === 'link'
      ? []
      : [
          patch(at(token), {
            status: 'claimed',
            claimedBy: uid,
            claimedName: 'Dr. Fern',
            claimedAt: now(),
            ...more,
          }),
        ]),
    ...(left === 'key' ? [] : [put(keyAt, key({ expiresAt, ...keyMore }))]),
    ...(view ? [put(`${cato}/views/${uid}`, { role: 'guest', at: now(), ...view })] : []),
  ];
  return commit(db, ...writes);
}
const opens =
  (more: Opening = {}, who: Who = 'guest', before: Write[] = existingLink()) =>
  async (): Promise<void> => {
    await world.arrange(...before);
    await open(world.as(who), { uid: uidOf(who), ...more });
  };

const card = (more: Data = {}): Data => review({ name: 'Dr. Fern', ...more });
interface Handing {
  uid?: string;
  card?: Data;
  end?: boolean;
  close?: boolean;
}
const handIn = (
  db: Firestore,
  { uid = 'gus', card: more = {}, end = true, close = true }: Handing = {},
): Promise<void> =>
  commit(
    db,
    put(`${cato}/guestReviews/${uid}`, card(more)),
    ...(end ? [patch(`${cato}/guests/${uid}`, { status: 'done' })] : []),
    ...(close ? [patch(at(token), { status: 'done', doneAt: now() })] : []),
  );
const hands =
  (more: Handing = {}, before: Write[] = opened(), who: Who = 'guest') =>
  async (): Promise<void> => {
    await world.arrange(...before);
    await handIn(world.as(who), { uid: uidOf(who), ...more });
  };
const revoke = (
  db: Firestore,
  by: string,
  {
    open: isOpen = false,
    link: more = {},
    key: keyMore = {},
    audit = {},
    leave = false,
  }: { open?: boolean; link?: Data; key?: Data; audit?: Data; leave?: boolean } = {},
): Promise<void> =>
  commit(
    db,
    patch(at(token), {
      status: 'revoked',
      revokedBy: by,
      revokedAt: now(),
      revokeAuditId: 'share-2',
      ...more,
    }),
    ...(isOpen || leave ? [] : [patch(`${cato}/guests/gus`, { status: 'revoked', ...keyMore })]),
    put(`${org}/auditLog/share-2`, {
      ...entry(by, 'share.revoke', 'open/cato'),
      detail: secretMark(token),
      ...audit,
    }),
  );

/** Everything a link opens. */
const reads: Record<string, (db: Firestore) => Promise<unknown>> = {
  answer: (db) => getDoc(doc(db, `${cato}/answers/q1`)),
  answers: (db) => getDocs(query(collection(db, `${cato}/answers`), where('type', '==', 'text'))),
  transcripts: (db) => getDocs(collection(db, `${cato}/transcripts`)),
  rubric: (db) => getDoc(doc(db, `${at(token)}/material/current`)),
  'own scorecard': (db) => getDoc(doc(db, `${cato}/guestReviews/gus`)),
};
async function opensTo(who: Who, before: Write[]): Promise<string[]> {
  await world.reset();
  await world.arrange(...before);
  const found: string[] = [];
  for (const [what, read] of Object.entries(reads))
    if (
      await read(world.as(who)).then(
        () => true,
        () => false,
      )
    )
      found.push(what);
  return found;
}

describe('organizations/{o}/shares/{t}', () => {
  it("is created by editors for one to thirty days, with the scorecard's questions and an audit entry", async () => {
    await world.only(editors, async (db, uid) => {
      await world.arrange(existingRubric);
      await make(db, { by: uid });
    });
    await world.accepts({
      'for a day': made({ link: { expiresAt: ahead(days(1) - minutes(1)) } }),
      'for thirty': made({ link: { expiresAt: ahead(days(30) - minutes(1)) } }),
      'with the resume, for nobody in particular': made({
        link: { resume: true, recordings: false, recipient: null, message: null },
      }),
    });
    await world.refuses({
      'for an hour': made({ link: { expiresAt: ahead(minutes(60)) } }),
      'for thirty-one days': made({ link: { expiresAt: ahead(days(31)) } }),
      'until yesterday': made({ link: { expiresAt: ago(days(1)) } }),
      'for ever': made({ link: { expiresAt: null } }),
      'under a name that can be guessed': made({ id: 'cato' }),
      'already opened': made({ link: { status: 'claimed', claimedBy: 'gus' } }),
      'in another name': made({ link: { createdBy: 'olive' } }),
      'at another time': made({ link: { createdAt: ago(days(1)) } }),
      'without its audit entry': made({ audit: null }),
      'with that of another link': made({ audit: { detail: secretMark(token) } }),
      'two with one entry': async () => {
        await world.arrange(existingRubric);
        return commit(
          world.as('recruiter'),
          ...[fresh, 'secondSHAREsecondSHA03'].flatMap((id) => [
            put(at(id), link('remy')),
            put(`${at(id)}/material/current`, ask),
          ]),
          put(`${org}/auditLog/share-1`, {
            ...entry('remy', 'share.create', 'open/cato'),
            detail: secretMark(fresh),
          }),
        );
      },
      'with that of another candidate': made({ audit: { target: 'open/cara' } }),
      'with another': made({ audit: { action: 'share.revoke' } }),
      'without its scorecard': made({ material: null }),
      'with another scorecard': made({ material: { ...ask, rubric: [] } }),
      'with more in it': made({ material: { ...ask, name: 'Cato' } }),
      'with other questions': made({ material: { ...ask, questionIds: ['q1'] } }),
      'with a name': made({ link: { displayName: 'Cato' } }),
      'of somebody who still answers': made({
        link: { candidateUid: 'cleo' },
        audit: { target: 'open/cleo' },
      }),
      'of somebody being erased': made({
        link: { candidateUid: 'gone' },
        audit: { target: 'open/gone' },
      }),
      'of nobody': made({ link: { candidateUid: 'nobody' }, audit: { target: 'open/nobody' } }),
      'with a novel': made({ link: { message: 'x'.repeat(1_001) } }),
      'with words for marks': made({ link: { hidden: ['Cato'] } }),
      'that says it is blind': made({ link: { blind: true } }),
      'of another company': () => commit(world.as('rivalOwner'), put(at(fresh), link('quinn'))),
    });
    await world.arrange(patch(org, { status: 'suspended' }), existingRubric);
    await denied(make(world.as('recruiter')));
  });

  it('of a blind interview shares no resume and hides the same terms', async () => {
    const blind = (more: New) => async (): Promise<void> => {
      await world.arrange(patch(cato, { blind: true, hidden: ['11112222'] }));
      await made(more)();
    };
    await world.accepts({ 'as it is': blind({ link: { blind: true, hidden: ['11112222'] } }) });
    await world.refuses({
      'with the resume': blind({ link: { blind: true, hidden: ['11112222'], resume: true } }),
      'with the words': blind({ link: { blind: true, hidden: [] } }),
      'as if it were not': blind({ link: { hidden: ['11112222'] } }),
    });
  });

  it('is read by the holder of the token while it is open, and listed by editors alone', async () => {
    await world.arrange(...existingLink());
    await world.readers(signedIn, (db) => getDoc(doc(db, at(token))));
    await world.readers(editors, (db) => getDocs(collection(db, `${org}/shares`)));
    await world.readers([], (db) => getDocs(collectionGroup(db, 'shares')));
    await world.arrange(patch(at(token), { expiresAt: ago(days(1)) }));
    await world.readers(editors, (db) => getDoc(doc(db, at(token))));
    await world.arrange(...opened());
    await world.readers(['guest', ...editors], (db) => getDoc(doc(db, at(token))));
  });

  it('is opened once, by someone who is neither a member nor the candidate', async () => {
    await world.only(['guest', 'candidate', 'rivalOwner', 'superAdmin'], async (db, uid) => {
      await world.arrange(...existingLink());
      await open(db, { uid });
    });
    await world.refuses({
      'by its candidate': opens({}, 'otherCandidate'),
      twice: opens({}, 'guest', opened('somebody')),
      again: opens({}, 'guest', opened()),
      'when it has ended': opens({}, 'guest', existingLink({ expiresAt: ago(days(1)) })),
      'when it is revoked': opens({}, 'guest', existingLink({ status: 'revoked' })),
      'without a name': opens({ link: { claimedName: '' }, key: { name: '' } }),
      'under two names': opens({ key: { name: 'Another' } }),
      'for somebody else': opens({ link: { claimedBy: 'cleo' } }),
      'without the key': opens({ left: 'key' }),
      'without being seen': opens({ view: null }),
      'as somebody of the company': opens({ view: { role: 'reviewer' } }),
      longer: opens({ link: { expiresAt: ahead(days(20)) } }),
      'when the candidate has withdrawn': opens({}, 'guest', [
        ...existingLink(),
        patch(cato, { status: 'withdrawn' }),
      ]),
      'of a suspended company': opens({}, 'guest', [
        ...existingLink(),
        patch(org, { status: 'suspended' }),
      ]),
    });
    await world.arrange(
      ...opened('gus', { link: { status: 'done' }, key: { status: 'done' } }),
      put(at(fresh), link('remy')),
    );
    await denied(
      commit(
        world.as('guest'),
        patch(at(fresh), {
          status: 'claimed',
          claimedBy: 'gus',
          claimedName: 'Dr. Fern',
          claimedAt: now(),
        }),
        put(`${cato}/guests/gus`, key({ token: fresh })),
      ),
    );
  });

  it('is opened with a new link after an old one ended', async () => {
    await world.arrange(
      ...existingLink(),
      put(
        `${cato}/guests/gus`,
        key({
          token: 'olderOLDERolderOLDER03',
          status: 'revoked',
          at: ago(days(2)),
          expiresAt: ago(days(1)),
        }),
      ),
      put(`${cato}/views/gus`, { role: 'guest', at: ago(days(2)) }),
    );
    await allowed(open(world.as('guest'), { view: null }));
  });

  it("is closed by editors with the guest's access, in one commit with its audit entry", async () => {
    await world.only(editors, async (db, uid) => {
      await world.arrange(...opened());
      await revoke(db, uid);
    });
    await world.only(editors, async (db, uid) => {
      await world.arrange(...existingLink());
      await revoke(db, uid, { open: true });
    });
    const closes =
      (more: Parameters<typeof revoke>[2], before = opened()) =>
      async (): Promise<void> => {
        await world.arrange(...before);
        await revoke(world.as('recruiter'), 'remy', more);
      };
    await world.accepts({
      'of a suspended company': closes({}, [...opened(), patch(org, { status: 'suspended' })]),
    });
    await world.refuses({
      'without what the guest holds': closes({ leave: true }),
      'in another name': closes({ link: { revokedBy: 'olive' } }),
      'with another entry': closes({ audit: { action: 'share.create' } }),
      'with that of another link': closes({ audit: { detail: secretMark(fresh) } }),
      'after it was used': closes(
        {},
        opened('gus', { link: { status: 'done' }, key: { status: 'done' } }),
      ),
    });
    await world.refuses({
      'longer, by an editor': async () => {
        await world.arrange(...existingLink());
        return updateDoc(doc(world.as('recruiter'), at(token)), { expiresAt: ahead(days(20)) });
      },
      'open again': async () => {
        await world.arrange(...existingLink({ status: 'revoked' }));
        return updateDoc(doc(world.as('recruiter'), at(token)), { status: 'open' });
      },
      'longer, by the guest': async () => {
        await world.arrange(...opened());
        return updateDoc(doc(world.as('guest'), at(token)), { expiresAt: ahead(days(20)) });
      },
    });
  });

  it('is deleted with the erased session', async () => {
    const erasing = [...opened(), patch(cato, { status: 'erasing' })];
    await world.only(managers, async (db) => {
      await world.arrange(...erasing);
      await commit(db, drop(`${at(token)}/material/current`), drop(at(token)));
    });
    await world.only([], async (db) => {
      await world.arrange(...opened());
      await deleteDoc(doc(db, at(token)));
    });
  });
});

describe('organizations/{o}/shares/{t}/is/{state}', () => {
  it('shows the holder of the token why it cannot be used, and nothing else', async () => {
    const is =
      (state: string) =>
      (db: Firestore): Promise<unknown> =>
        getDoc(doc(db, `${at(token)}/is/${state}`));
    for (const [status, more, yes] of [
      ['open', { expiresAt: ago(days(1)) }, 'expired'],
      ['claimed', { expiresAt: ago(days(1)) }, 'expired'],
      ['claimed', {}, 'claimed'],
      ['revoked', {}, 'revoked'],
      ['done', {}, 'done'],
    ] as const) {
      await world.arrange(...existingLink({ status, ...more }));
      await world.readers(signedIn, is(yes));
      await world.readers([], is('open'));
    }
    await world.arrange(...existingLink());
    for (const state of ['expired', 'revoked', 'claimed', 'done'])
      await world.readers([], is(state));
  });
});

describe('organizations/{o}/shares/{t}/material/{m}', () => {
  it('is read by the guest while the link is open, and by editors', async () => {
    const read = (db: Firestore): Promise<unknown> =>
      getDoc(doc(db, `${at(token)}/material/current`));
    await world.arrange(...opened());
    await world.readers(['guest', ...editors], read);
    for (const more of [{ status: 'revoked' }, { status: 'done' }, { expiresAt: ago(days(1)) }]) {
      await world.arrange(...opened('gus', { link: more }));
      await world.readers(editors, read);
    }
    await world.arrange(...existingLink());
    await world.readers(editors, read);
    await world.only([], (db) =>
      updateDoc(doc(db, `${at(token)}/material/current`), { rubric: [] }),
    );
  });
});

describe('organizations/{o}/interviews/{i}/sessions/{c}/guests/{g}', () => {
  it('opens the answers and their scorecard to one guest, and nothing else', async () => {
    expect(await opensTo('guest', opened())).toEqual(Object.keys(reads));
    for (const who of [
      'nobody',
      'candidate',
      'rivalOwner',
      'superAdmin',
      'suspended',
      'benched',
    ] as const)
      expect([who, await opensTo(who, opened())]).toEqual([who, []]);
    await world.reset();
    await world.arrange(
      ...opened(),
      put(`${cato}/identity/current`, { fullName: 'Cato Green' }),
      put(`${cato}/readings/q2`, { of: 'x', read: {}, corrected: {}, rev: 1, updatedAt: now() }),
      put(`${cato}/ratings/open_cato_1`, rating('rowan')),
    );
    const closed = [
      cato,
      job,
      `${job}/content/rubric`,
      `${job}/content/questions`,
      org,
      `${org}/members/remy`,
      `${cato}/answers/q2`,
      `${cato}/identity/current`,
      `${cato}/readings/q2`,
      `${cato}/evaluations/open_cato_1`,
      `${cato}/ratings/open_cato_1`,
      `${cato}/reviews/remy`,
      `${cato}/notes/n`,
      `${cato}/decision/current`,
      `${cato}/events/000`,
      `${cato}/views/remy`,
      `${cato}/shared/outcome`,
      `${cleo}/answers/q1`,
      `${job}/sessions/cara`,
    ];
    for (const path of closed) await denied(getDoc(doc(world.as('guest'), path)));
    for (const name of [
      'answers',
      'reviews',
      'ratings',
      'evaluations',
      'notes',
      'overrides',
      'guests',
      'guestReviews',
      'views',
    ])
      await denied(getDocs(collection(world.as('guest'), `${cato}/${name}`)));
    await denied(
      getDocs(
        query(collection(world.as('guest'), `${cato}/answers`), where('type', '==', 'resume')),
      ),
    );
    await world.arrange(...opened('gus', { link: { resume: true }, key: { resume: true } }));
    await allowed(
      getDocs(
        query(collection(world.as('guest'), `${cato}/answers`), where('type', '==', 'resume')),
      ),
    );
  });

  it('opens nothing once it has expired, was revoked or used, or the candidate withdrew', async () => {
    const past = ago(days(1));
    expect(
      await opensTo(
        'guest',
        opened('gus', { link: { expiresAt: past }, key: { expiresAt: past } }),
      ),
    ).toEqual([]);
    expect(
      await opensTo(
        'guest',
        opened('gus', { link: { status: 'revoked' }, key: { status: 'revoked' } }),
      ),
    ).toEqual([]);
    expect(
      await opensTo('guest', opened('gus', { link: { status: 'done' }, key: { status: 'done' } })),
    ).toEqual([]);
    for (const status of ['withdrawn', 'erasing', 'in_progress'])
      expect(await opensTo('guest', [...opened(), patch(cato, { status })])).toEqual(['rubric']);
  });

  it('cannot be created or extended by a guest without a link', async () => {
    const guest = (): Firestore => world.as('guest');
    await world.refuses({
      'out of nothing': async () => {
        await world.arrange(...existingLink());
        return open(guest(), { left: 'link' });
      },
      'of a link that was opened': async () => {
        await world.arrange(...opened('somebody'));
        return open(guest(), { left: 'link' });
      },
      longer: opens({ key: { expiresAt: ahead(days(20)) } }),
      'with the resume': opens({ key: { resume: true } }),
      'with recordings': opens({}, 'guest', existingLink({ recordings: false })),
      'with more': opens({ key: { role: 'reviewer' } }),
      'of another candidate': opens({ keyAt: `${job}/sessions/cara/guests/gus` }),
      'of another link': opens({ key: { token: fresh } }),
      'for another guest': opens({ keyAt: `${cato}/guests/cleo` }),
      ...Object.fromEntries(
        Object.entries({
          'longer later': { expiresAt: ahead(days(20)) },
          'wider later': { resume: true },
          renamed: { name: 'Another' },
          'done without a scorecard': { status: 'done' },
          'revoked by the guest': { status: 'revoked' },
        }).map(([what, change]) => [
          what,
          async () => {
            await world.arrange(...opened());
            return updateDoc(doc(guest(), `${cato}/guests/gus`), change);
          },
        ]),
      ),
      'open again': async () => {
        await world.arrange(
          ...opened('gus', { link: { status: 'revoked' }, key: { status: 'revoked' } }),
        );
        return updateDoc(doc(guest(), `${cato}/guests/gus`), { status: 'open' });
      },
      deleted: async () => {
        await world.arrange(...opened());
        return deleteDoc(doc(guest(), `${cato}/guests/gus`));
      },
      'revoked without its link': async () => {
        await world.arrange(...opened());
        return updateDoc(doc(world.as('recruiter'), `${cato}/guests/gus`), { status: 'revoked' });
      },
      'a view without a link': () =>
        setDoc(doc(guest(), `${cato}/views/gus`), { role: 'guest', at: now() }),
    });
    await world.arrange(...opened());
    await world.readers(['guest', ...editors], (db) => getDoc(doc(db, `${cato}/guests/gus`)));
    await world.arrange(put(`${gone}/guests/gus`, key({ expiresAt: ahead(days(1)) })));
    await world.readers(managers, (db) => getDocs(collection(db, `${gone}/guests`)));
    await world.only(managers, async (db) => {
      await world.arrange(put(`${gone}/guests/gus`, key({ expiresAt: ahead(days(1)) })));
      await deleteDoc(doc(db, `${gone}/guests/gus`));
    });
  });
});

describe('organizations/{o}/interviews/{i}/sessions/{c}/guestReviews/{g}', () => {
  const draft = (more: Data = {}): Data => card({ submitted: false, ...more });
  it('is written by its guest alone, while the link is open', async () => {
    await world.only(['guest'], async (db) => {
      await world.arrange(...opened());
      await setDoc(doc(db, `${cato}/guestReviews/gus`), draft());
    });
    const writes =
      (more: Data, before = opened()) =>
      async (): Promise<void> => {
        await world.arrange(...before);
        await setDoc(doc(world.as('guest'), `${cato}/guestReviews/gus`), draft(more));
      };
    await world.accepts({
      again: writes({ rev: 2 }, [...opened(), put(`${cato}/guestReviews/gus`, draft())]),
    });
    await world.refuses({
      'in another name': writes({ name: 'Remy' }),
      'over newer words': writes({ rev: 1 }, [
        ...opened(),
        put(`${cato}/guestReviews/gus`, draft()),
      ]),
      'with a level of nine': writes({ scores: { care: { level: 9, note: '' } } }),
      'when it has ended': writes({}, opened('gus', { key: { expiresAt: ago(days(1)) } })),
      'when it is revoked': writes({}, opened('gus', { key: { status: 'revoked' } })),
      'when the candidate withdrew': writes({}, [
        ...opened(),
        patch(cato, { status: 'withdrawn' }),
      ]),
      'after it was handed in': writes({ rev: 2 }, [
        ...opened(),
        put(`${cato}/guestReviews/gus`, card()),
      ]),
      'for another guest': async () => {
        await world.arrange(...opened());
        return setDoc(doc(world.as('guest'), `${cato}/guestReviews/cleo`), draft());
      },
      'as one of the staff': async () => {
        await world.arrange(...opened());
        return setDoc(doc(world.as('guest'), `${cato}/reviews/gus`), draft());
      },
    });
  });

  it('is submitted once, and closes the link', async () => {
    await world.accepts({
      'at once': hands(),
      'after a draft': hands({ card: { rev: 2 } }, [
        ...opened(),
        put(`${cato}/guestReviews/gus`, draft()),
      ]),
    });
    await world.refuses({
      'leaving the key open': hands({ end: false }),
      'leaving the link open': hands({ close: false }),
      'when it has ended': hands(
        {},
        opened('gus', { link: { expiresAt: ago(days(1)) }, key: { expiresAt: ago(days(1)) } }),
      ),
      'when it is revoked': hands(
        {},
        opened('gus', { link: { status: 'revoked' }, key: { status: 'revoked' } }),
      ),
      twice: hands({ card: { rev: 2 } }, [
        ...opened('gus', { link: { status: 'done' }, key: { status: 'done' } }),
        put(`${cato}/guestReviews/gus`, card()),
      ]),
      'without one': hands({ card: { submitted: false } }),
      'of a suspended company': hands({}, [...opened(), patch(org, { status: 'suspended' })]),
      'by the guest of another link': async () => {
        await world.arrange(...opened());
        return handIn(world.as('rivalOwner'), { uid: 'quinn' });
      },
    });
  });

  it('is read by the staff once their own is submitted, and only when it is submitted', async () => {
    const list = (db: Firestore): Promise<unknown> =>
      getDocs(query(collection(db, `${cato}/guestReviews`), where('submitted', '==', true)));
    await world.arrange(
      ...opened('gus', { link: { status: 'done' }, key: { status: 'done' } }),
      put(`${cato}/guestReviews/gus`, card()),
    );
    await world.readers(['recruiter'], list);
    await world.readers(['recruiter'], (db) => getDoc(doc(db, `${cato}/guestReviews/gus`)));
    await world.readers([], (db) => getDocs(collection(db, `${cato}/guestReviews`)));
    await world.arrange(...staff.map((who) => put(`${cato}/reviews/${uidOf(who)}`, review())));
    await world.readers(staff, list);
    await world.arrange(put(`${cato}/guestReviews/gus`, draft()));
    await world.readers([], (db) => getDoc(doc(db, `${cato}/guestReviews/gus`)));
    await world.arrange(put(`${gone}/guestReviews/gus`, card()));
    await world.readers(managers, (db) => getDocs(collection(db, `${gone}/guestReviews`)));
  });
});
