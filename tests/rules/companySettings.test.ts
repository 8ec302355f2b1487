// Company settings that managers maintain: policies and brand, and how both go with an invitation.
import { deleteDoc, doc, getDocFromServer as getDoc, setDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { countCandidate } from './documents/companies.ts';
import { details, invite, inviteCode, inviteMail } from './documents/invitations.ts';
import { job, newCode, newToken, org } from './documents/paths.ts';
import { ago, days, now } from './documents/times.ts';
import { managers, signedIn, staff, uidOf, type Who } from './people.ts';
import { World } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

const world = new World();
const policiesPath = `${org}/settings/policies`;
const brandPath = `${org}/public/brand`;
const words = { en: 'Notice.', es: 'Aviso.' };
const logo = `data:image/png;base64,${'A'.repeat(400)}=`;
const policies = (by: string, more: Data = {}): Data => ({
  timeZone: 'Europe/Madrid',
  notice: words,
  consent: words,
  accommodation: words,
  templates: { advance: words, reject: words, invitation: words },
  rev: 1,
  updatedAt: now(),
  updatedBy: by,
  auditId: 'policies-1',
  ...more,
});
const keep =
  (who: Who, more: Data = {}, audit: Data | null = {}) =>
  () =>
    commit(
      world.as(who),
      put(policiesPath, policies(uidOf(who), more)),
      ...(audit
        ? [
            put(`${org}/auditLog/policies-1`, {
              ...entry(uidOf(who), 'settings.policies', 'policies'),
              ...audit,
            }),
          ]
        : []),
    );

describe('organizations/{o}/settings/policies', () => {
  it('is read by staff', async () => {
    await world.arrange(put(policiesPath, policies('olive')));
    await world.readers(staff, (db) => getDoc(doc(db, policiesPath)));
  });
  it('is changed by managers, with an audit entry', () =>
    world.only(managers, (_, __, who) => keep(who)()));
  it('has a closed shape', async () => {
    const long = (size: number): Data => ({ en: 'x'.repeat(size), es: '' });
    const templates = { advance: words, reject: words, invitation: words };
    await world.accepts({
      'at its longest': keep('owner', {
        notice: long(2_000),
        templates: { ...templates, invitation: long(400) },
      }),
      'in an odd zone': keep('owner', { timeZone: 'Etc/GMT+3' }),
    });
    await world.refuses({
      'a long notice': keep('owner', { notice: long(2_001) }),
      'a long invitation': keep('owner', { templates: { ...templates, invitation: long(401) } }),
      'a third language': keep('owner', { consent: { ...words, fr: '' } }),
      'one language': keep('owner', { consent: { en: 'x' } }),
      'a missing template': keep('owner', { templates: { advance: words } }),
      'another field': keep('owner', { salary: 1 }),
      'a zone with a script': keep('owner', { timeZone: '<b>' }),
      'a second revision at once': keep('owner', { rev: 2 }),
      'in the name of others': keep('owner', { updatedBy: 'ada' }),
      'at another time': keep('owner', { updatedAt: new Date(0) }),
      'without an entry': keep('owner', {}, null),
      'with an entry about something else': keep('owner', {}, { action: 'member.remove' }),
      'by the rival': keep('rivalOwner'),
      'for a suspended company': async () => {
        await world.arrange(patch(org, { status: 'suspended' }));
        return keep('owner')();
      },
    });
  });
  it('overwrites no concurrent edit', async () => {
    await world.arrange(put(policiesPath, policies('olive', { rev: 4, auditId: 'old' })));
    await world.refuses({ 'the same revision': keep('admin', { rev: 4 }) });
    await world.arrange(put(policiesPath, policies('olive', { rev: 4, auditId: 'old' })));
    await world.accepts({ 'the next one': keep('admin', { rev: 5 }) });
  });
});

describe('organizations/{o}/public/brand', () => {
  const brand = (by: string, more: Data = {}): Data => ({
    name: 'Larkfield',
    logo,
    colour: '#0a7b55',
    updatedAt: now(),
    updatedBy: by,
    ...more,
  });
  const show =
    (who: Who, more: Data = {}) =>
    () =>
      setDoc(doc(world.as(who), brandPath), brand(uidOf(who), more));
  const withoutBranding = patch('tierConfigurations/default_free', {
    'features.customBranding': false,
  });

  it('is visible to everyone in contact with the company while the plan includes branding', async () => {
    await world.arrange(put(brandPath, brand('olive')));
    await world.readers(signedIn, (db) => getDoc(doc(db, brandPath)));
    await world.arrange(withoutBranding);
    await world.readers(staff, (db) => getDoc(doc(db, brandPath)));
  });
  it('is set and removed by managers', async () => {
    await world.only(managers, (_, __, who) => show(who)());
    await world.arrange(put(brandPath, brand('olive')));
    await world.refuses({
      'by a recruiter': () => deleteDoc(doc(world.as('recruiter'), brandPath)),
    });
    await world.arrange(put(brandPath, brand('olive')), withoutBranding);
    await world.accepts({
      'even without the feature': () => deleteDoc(doc(world.as('owner'), brandPath)),
    });
  });
  it('is limited to its shape and to plans that include it', async () => {
    await world.accepts({
      'without a logo': show('owner', { logo: null }),
      'with the largest': show('owner', { logo: `data:image/webp;base64,${'A'.repeat(59_977)}` }),
    });
    await world.refuses({
      'a colour by name': show('owner', { colour: 'red' }),
      'a script for a colour': show('owner', { colour: '#0a7b5;' }),
      'an address for a logo': show('owner', { logo: 'https://larkfield.test/logo.png' }),
      'a drawing with scripts': show('owner', {
        logo: `data:image/svg+xml;base64,${'A'.repeat(400)}`,
      }),
      'a large logo': show('owner', { logo: `data:image/png;base64,${'A'.repeat(60_000)}` }),
      'no name': show('owner', { name: '' }),
      'another field': show('owner', { link: 'x' }),
      'in the name of others': show('admin', { updatedBy: 'olive' }),
      'at another time': show('owner', { updatedAt: new Date(0) }),
      'without the feature': async () => {
        await world.arrange(withoutBranding);
        return show('owner')();
      },
      'by the rival': show('rivalOwner'),
    });
  });
});

describe('organizations/{o}/interviews/{i}/invites/{t}: branding', () => {
  const brand: Data = {
    name: 'Larkfield',
    logo,
    colour: '#0a7b55',
    updatedAt: ago(days(1)),
    updatedBy: 'olive',
  };
  const send = (policies: Data | null, mail: Data) => () =>
    commit(
      world.as('recruiter'),
      patch(org, countCandidate('remy', newToken)),
      put(`${job}/invites/${newToken}`, invite('remy', policies ? { policies } : {})),
      put(`${job}/inviteDetails/${newToken}`, details('remy')),
      put(`inviteCodes/${newCode}`, inviteCode('remy')),
      put(
        `mail/${newToken}_1`,
        inviteMail('remy', {
          template: {
            name: 'candidateInvite',
            data: { companyName: 'Larkfield', interviewTitle: 'Gardener', code: newCode, ...mail },
          },
        }),
      ),
      put(`${org}/auditLog/new`, entry('remy', 'invite.create', 'open')),
    );
  const branded =
    (act: () => Promise<unknown>, ...more: ReturnType<typeof put>[]) =>
    async () => {
      await world.arrange(put(brandPath, brand), ...more);
      return act();
    };
  const ours = { brandName: 'Larkfield', brandColour: '#0a7b55' };
  const all = {
    notice: 'x'.repeat(2_000),
    consent: 'x'.repeat(2_000),
    accommodation: 'x'.repeat(2_000),
  };

  it('goes with an invitation and its mail', () =>
    world.accepts({
      'all policies and the brand': branded(
        send(all, {
          timeZone: 'Europe/Madrid',
          message: 'Hello.\nSee you.',
          brandName: 'Larkfield',
          brandColour: '#0a7b55',
          brandLogo: logo,
        }),
      ),
      'twenty values': send(
        null,
        Object.fromEntries(Array.from({ length: 17 }, (_, n) => [`k${n}`, 'v'])),
      ),
      'a notice alone': send({ notice: 'We use software.' }, {}),
      neither: send(null, {}),
    }));
  it('is bounded, and its logo belongs to the company', () =>
    world.refuses({
      'longer policies': send({ ...all, notice: 'x'.repeat(2_001) }, {}),
      'another policy': send({ salary: 'x' }, {}),
      'policies that are none': send({ notice: 1 }, {}),
      'a long message': send(null, { message: 'x'.repeat(501) }),
      'another picture': branded(
        send(null, { ...ours, brandLogo: `${logo.slice(0, -9)}BBBBBBBB=` }),
      ),
      'a picture without a brand': send(null, { ...ours, brandLogo: logo }),
      'a picture without the feature': branded(
        send(null, { ...ours, brandLogo: logo }),
        patch('tierConfigurations/default_free', { 'features.customBranding': false }),
      ),
      'twenty-one values': send(
        null,
        Object.fromEntries(Array.from({ length: 18 }, (_, n) => [`k${n}`, 'v'])),
      ),
    }));
});
