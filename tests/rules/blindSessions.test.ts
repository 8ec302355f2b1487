// The session of a blind interview, which shows a code until it is revealed.
import { doc, setDoc, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { session } from './documents/candidates.ts';
import { job, openToken, org } from './documents/paths.ts';
import { now } from './documents/times.ts';
import { arrange, cato, claim, code, world } from './fixtures/identity.ts';
import { uidOf, type Who } from './people.ts';
import { begins } from './world.ts';
import { commit, patch, put, type Data } from './writes.ts';

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
