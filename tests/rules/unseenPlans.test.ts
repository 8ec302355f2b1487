// Plans, credits and payments of job seekers: each rule with one fault that no other document of the commit checks.
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { usage } from './documents/companies.ts';
import { ago, ahead, minutes, now, period } from './documents/times.ts';
import { commitAs, afterWriting, reads, world } from './fixtures/unseenPeople.ts';
import { ask, creditUse, plan } from './matrix/platformDocuments.ts';
import { withDoubles } from './matrix/withDoubles.ts';
import { people } from './people.ts';
import { commit, patch, put, type Data, type Write } from './writes.ts';

describe('plans and requests', () => {
  const asked = (n: number | string, more: Data = {}): Write =>
    put(
      `users/cleo/requests/plan-${n}`,
      ask({ n, tierId: 'seeker_plus', createdBy: 'cleo', ...more }),
    );
  const approved = (request: string): Write =>
    patch(`users/cleo/requests/${request}`, {
      status: 'approved',
      closedBy: 'saga',
      closedAt: now(),
      answer: 'Welcome.',
      auditId: 'new',
    });
  const gets = (more: Data = {}, name = 'current'): Write =>
    put(`users/cleo/plan/${name}`, plan(more));
  const log = put('platformAudit/new', entry('saga', 'user.plan', 'cleo'));
  const gives = (before: readonly Write[], ...writes: readonly Write[]) =>
    afterWriting(before, commitAs('superAdmin', ...writes, log));

  it('are granted for one request, which is open and is answered', async () => {
    await world.accepts({
      'a month': gives([asked(1)], approved('plan-1'), gets()),
      'a year': gives(
        [asked(1, { billed: 'annual' })],
        approved('plan-1'),
        gets({ billed: 'annual' }),
      ),
    });
    await world.refuses({
      'a week that was asked for': gives(
        [asked(1, { billed: 'weekly' })],
        approved('plan-1'),
        gets({ billed: 'weekly' }),
      ),
      'a second plan beside it': gives([asked(1)], approved('plan-1'), gets(), gets({}, 'second')),
      'two requests by one plan': gives(
        [asked(1), asked(2)],
        approved('plan-1'),
        approved('plan-2'),
        gets(),
      ),
      'for a request that stays open': gives([asked(1, { auditId: 'new' })], gets()),
      'for one that was approved before': gives(
        [asked(1, { status: 'approved', auditId: 'new' })],
        gets(),
      ),
      'a request by the plan of before': afterWriting(
        [asked(1), gets({ auditId: 'old' })],
        commitAs(
          'superAdmin',
          approved('plan-1'),
          put('platformAudit/new', { ...entry('saga', 'user.plan', 'cleo'), after: 'plan-1' }),
        ),
      ),
      'for a request under no proper id': gives(
        [put('users/cleo/requests/a b', ask({ tierId: 'seeker_plus', createdBy: 'cleo' }))],
        approved('a b'),
        gets({ requestId: 'a b' }),
      ),
    });
  });
  it('are read by their owner under one id', async () => {
    await world.accepts({ 'the plan': reads('candidate', 'users/cleo/plan/current') });
    await world.refuses({ another: reads('candidate', 'users/cleo/plan/other') });
  });
  it('are requested under an integer from 1, for a possible tier', async () => {
    const asks = (n: number, more: Data = {}) =>
      commitAs('candidate', asked(n, { createdAt: now(), ...more }));
    const tier = (id: string): Write => put(`tierConfigurations/${id}`, { limits: { credits: 9 } });
    await world.accepts({
      'the first': asks(1),
      'a tier that was set up': afterWriting([tier('gold')], asks(1, { tierId: 'gold' })),
    });
    await world.refuses({
      'the one before the first': afterWriting([asked(-1, { status: 'declined' })], asks(0)),
      'between two': afterWriting([asked(0.5, { status: 'declined' })], asks(1.5)),
      'a tier under no proper id': afterWriting([tier('a b')], asks(1, { tierId: 'a b' })),
    });
  });
});

describe('credits and uses', () => {
  const month = (name = String(period()), used = 1): Write =>
    put(`users/cleo/credits/${name}`, { used, last: creditUse(1), updatedAt: now() });
  const use = put(`users/cleo/creditUses/${creditUse(1)}`, {
    kind: 'feedback',
    at: now(),
    month: period(),
  });

  it('are counted in their month, once, in the same commit', async () => {
    await world.accepts({ one: commitAs('candidate', month(), use) });
    await world.refuses({
      'in another month too': commitAs(
        'candidate',
        month(),
        month(String(period() === 202601 ? 202512 : 202601)),
        use,
      ),
      'a use that was counted before': afterWriting(
        [
          put(`users/cleo/credits/${period()}`, {
            used: 1,
            last: creditUse(1),
            updatedAt: ago(minutes(1)),
          }),
        ],
        commitAs('candidate', use),
      ),
    });
  });

  const adds = (adapter: string, more: Data = {}) =>
    commitAs(
      'candidate',
      put(
        `users/cleo/aiUsage/${period()}_draftKit_${adapter}_gemini-lite`,
        usage({ adapter, promptTokens: 0, outputTokens: 0, ...more }),
      ),
    );
  it('of the AI are of one of two engines, and of the device without tokens', async () => {
    await world.accepts({
      'of the device': adds('onDevice'),
      'of the cloud': adds('cloud', { promptTokens: 1, outputTokens: 1 }),
    });
    await world.refuses({
      'of another': adds('other'),
      'of the device, with words read': adds('onDevice', { promptTokens: 1 }),
      'of the device, with words written': adds('onDevice', { outputTokens: 1 }),
      'of somebody who leaves': afterWriting(
        [put('deletions/cleo', { at: ago(minutes(1)) })],
        adds('onDevice'),
      ),
    });
  });
  /** Sends the commit by REST, with the named number as a double. */
  const sends = (writes: readonly Write[], what: string) => async (): Promise<void> => {
    const found = withDoubles(
      world.as('nobody'),
      writes,
      world.projectId,
      world.token(people.candidate),
    ).find((one) => one.what.endsWith(what));
    if (!found) throw new Error(`Nothing is sent "${what}".`);
    if (!(await found.send()))
      throw Object.assign(new Error('Refused.'), { code: 'permission-denied' });
  };
  it('of the AI are recorded under a month that is an integer', async () => {
    const putUsage = (name: string): Write[] => [
      put(`users/cleo/aiUsage/${name}_draftKit_cloud_gemini-lite`, usage()),
    ];
    const whole = String(period());
    await world.accepts({ 'as it is': sends(putUsage(whole), 'as it is') });
    await world.refuses(
      Object.fromEntries(
        [whole, `${whole}.0`, `${whole[0]}.${whole.slice(1)}E5`].map((name) => [
          name,
          sends(putUsage(name), 'month as a double'),
        ]),
      ),
    );
  });
  it('are counted in integers', async () => {
    await world.accepts({ 'as it is': sends([month(), use], 'as it is') });
    await world.refuses({ 'as a double': sends([month(), use], 'used as a double') });
  });
});

describe('customers/{u}/checkout_sessions/{s}', () => {
  it('is requested with a verified email', async () => {
    const request = put(
      'users/cleo/requests/plan-1',
      ask({ tierId: 'seeker_plus', createdBy: 'cleo', createdAt: ahead(0) }),
    );
    const pays = put('customers/cleo/checkout_sessions/c1', {
      mode: 'subscription',
      price: 'price_1Ab',
      success_url: 'https://hirely.example/a',
      cancel_url: 'https://hirely.example/a',
      metadata: { uid: 'cleo', requestId: 'plan-1' },
    });
    await world.accepts({ verified: afterWriting([request], commitAs('candidate', pays)) });
    await world.refuses({
      'not verified': afterWriting([request], () =>
        commit(world.stranger('cleo', { email: 'cleo@post.test', unverified: true }), pays),
      ),
    });
  });
});
