// Emails and invitation codes, each with one fault that no other document of the commit checks.
import { describe, it } from 'vitest';
import { company, countCandidate } from './documents/companies.ts';
import { details, invite, inviteCode, inviteMail, inviteWords } from './documents/invitations.ts';
import { orgInvite, teamMail, teamMonth } from './documents/members.ts';
import { job, newCode, newToken, openCode, openToken, org } from './documents/paths.ts';
import { ago, days, minutes, now, period } from './documents/times.ts';
import { commitAs, afterWriting, many, world } from './fixtures/unseenMail.ts';
import { uidOf, type Who } from './people.ts';
import { drop, patch, put, type Data, type Write } from './writes.ts';

const waiting = 'waitingWAITINGwaiting3';

describe('inviteCodes/{code}', () => {
  it('is created in the commit of the details, not for existing ones', async () => {
    const asks = [
      patch(org, countCandidate('remy', newToken)),
      put(`${job}/invites/${newToken}`, invite('remy')),
    ];
    const unsentDetails = (more: Data = {}): Write =>
      put(
        `${job}/inviteDetails/${newToken}`,
        details('remy', { mailed: 0, lastMailedAt: null, ...more }),
      );
    const code = put(`inviteCodes/${newCode}`, inviteCode('remy'));
    await world.accepts({ 'with them': commitAs('recruiter', ...asks, unsentDetails(), code) });
    await world.refuses({
      'for those that stand': afterWriting(
        [unsentDetails({ createdAt: ago(days(1)) })],
        commitAs('recruiter', code),
      ),
    });
  });
});

describe('mail/{id}: to a candidate', () => {
  const about = `interviews/open/inviteDetails/${openToken}`;
  const mail = (more: Data = {}, words: Data = {}, name = `${openToken}_2`): Write =>
    put(
      `mail/${name}`,
      inviteMail('remy', {
        to: 'cara@post.test',
        about,
        template: { name: 'candidateInvite', data: inviteWords({ code: openCode, ...words }) },
        ...more,
      }),
    );
  const counts = patch(`${job}/inviteDetails/${openToken}`, { mailed: 2, lastMailedAt: now() });
  const again = (more: Data = {}, words: Data = {}) =>
    commitAs('recruiter', counts, mail(more, words));

  it('is one per count, to an address', async () => {
    await world.accepts({ 'the second': again() });
    await world.refuses({
      'one more under another name': commitAs('recruiter', counts, mail(), mail({}, {}, 'other')),
      'the first, long after it was counted': afterWriting(
        [drop(`mail/${openToken}_1`)],
        commitAs('recruiter', mail({}, {}, `${openToken}_1`)),
      ),
      'to what is no address': afterWriting(
        [patch(`${job}/inviteDetails/${openToken}`, { email: 'cara' })],
        again({ to: 'cara' }),
      ),
    });
  });
  it('has a few short variables', async () => {
    /** So many empty variables in addition to the four of each email. */
    const more = (n: number): Data =>
      Object.fromEntries(Array.from({ length: n }, (_, k) => [`word${k}`, '']));
    await world.accepts({
      'a name of forty letters': again({}, { [many(40)]: 'x' }),
      'five hundred letters': again({}, { note: many(500) }),
      'twenty words': again({}, more(16)),
    });
    await world.refuses({
      'a name of 41 letters': again({}, { [many(41)]: 'x' }),
      '501 letters': again({}, { note: many(501) }),
      '21 words': again({}, more(17)),
    });
  });
  it("carries the company's branding only as the company set it", async () => {
    const brand = put(`${org}/public/brand`, {
      name: 'Larkfield',
      colour: '#0a7b55',
      logo: 'data:x',
      updatedAt: ago(days(1)),
      updatedBy: 'olive',
    });
    const looks = (words: Data) => afterWriting([brand], again({}, words));
    await world.accepts({
      'in all': looks({ brandName: 'Larkfield', brandColour: '#0a7b55', brandLogo: 'data:x' }),
    });
    await world.refuses({
      'a colour alone': looks({ brandColour: '#ff0000' }),
      'a picture alone': looks({ brandLogo: 'data:y' }),
      'a name alone': looks({ brandName: 'Quarry' }),
    });
  });
});

describe('mail/{id}: to a colleague', () => {
  const month = `${org}/teamMails/${period()}`;
  const name = `${waiting}_1`;
  const mail = (more: Data = {}): Write =>
    put(`mail/${name}`, teamMail('olive', waiting, { to: 'nina@larkfield.test', ...more }));
  const sends = (more: Data = {}, who: Who = 'owner') =>
    commitAs(who, mail({ createdBy: uidOf(who), ...more }), put(month, teamMonth(name)));

  it('is of its kind, about its invitation, and counted now', async () => {
    await world.accepts({ 'as it is': sends() });
    const data: Data = { companyName: 'Larkfield', code: `lark/${waiting}` };
    await world.refuses({
      'by another template': sends({ template: { name: 'other', data } }),
      'about something else of that name': sends({ about: `members/${waiting}` }),
      'counted before': afterWriting(
        [put(month, teamMonth(name, { updatedAt: ago(minutes(1)) }))],
        commitAs('owner', mail()),
      ),
      'to what is no address': afterWriting(
        [patch(`${org}/orgInvites/${waiting}`, { email: 'nina' })],
        sends({ to: 'nina' }),
      ),
    });
  });
  it('is counted in the current month, even beside an email to a candidate', async () => {
    const about = `interviews/open/inviteDetails/${openToken}`;
    const beside = (updatedAt: unknown) =>
      commitAs(
        'owner',
        patch(`${job}/inviteDetails/${openToken}`, { mailed: 2, lastMailedAt: now() }),
        put(
          `mail/${openToken}_2`,
          inviteMail('olive', {
            to: 'cara@post.test',
            about,
            template: { name: 'candidateInvite', data: inviteWords({ code: openCode }) },
          }),
        ),
        put(month, teamMonth(`${openToken}_2`, { updatedAt })),
      );
    await world.accepts({ 'of now': beside(now()) });
    await world.refuses({ 'of long ago': beside(new Date(0)) });
  });
  it('belongs to a company with a valid id', async () => {
    const of = (o: string) =>
      afterWriting(
        [
          put(
            `organizations/${o}`,
            company('olive', o, { name: 'Larkfield', createdAt: ago(days(1)) }),
          ),
          put(`organizations/${o}/members/olive`, { role: 'owner', status: 'active' }),
          put(
            `organizations/${o}/orgInvites/${waiting}`,
            orgInvite('olive', { email: 'nina@larkfield.test', createdAt: ago(days(1)) }),
          ),
        ],
        commitAs(
          'owner',
          mail({
            orgId: o,
            template: {
              name: 'teamInvite',
              data: { companyName: 'Larkfield', code: `${o}/${waiting}` },
            },
          }),
          put(`organizations/${o}/teamMails/${period()}`, teamMonth(name)),
        ),
      );
    await world.accepts({ 'a proper one': of('a-b') });
    await world.refuses({ none: of('a b') });
  });
});
