// Invitations of candidates: who creates and reads them, and their shape.
import {
  collection,
  deleteDoc,
  doc,
  getDocFromServer as getDoc,
  getDocsFromServer as getDocs,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { countCandidate, op } from './documents/companies.ts';
import { invite } from './documents/invitations.ts';
import { closedJob, job, newToken, openToken, org, sketch } from './documents/paths.ts';
import { ahead, days, period } from './documents/times.ts';
import { inviteAs, withoutMail, world } from './fixtures/invites.ts';
import { editors, signedIn } from './people.ts';
import { commit, patch, put, type Data } from './writes.ts';

describe('organizations/{o}/interviews/{i}/invites/{t}', () => {
  it('is read by the holder of the token while it is open, and listed by editors', async () => {
    await world.readers(signedIn, (db) => getDoc(doc(db, `${job}/invites/${openToken}`)));
    await world.readers(editors, (db) => getDocs(collection(db, `${job}/invites`)));
  });

  it('is never deleted', () =>
    world.only([], (db) => deleteDoc(doc(db, `${job}/invites/${openToken}`))));

  it('is created by editors in one commit of five documents', () =>
    world.only(editors, (_, __, who) => inviteAs(who)()));

  it('can be created without an email and without a code', () =>
    world.accepts({
      'no mail': inviteAs('recruiter', withoutMail),
      'nobody named': inviteAs('recruiter', {
        ...withoutMail,
        details: { mailed: 0, lastMailedAt: null, email: null, name: null },
      }),
      'the slot and the invitation alone': inviteAs('recruiter', {
        leave: ['details', 'code', 'mail'],
      }),
      'with the minutes it takes': inviteAs('recruiter', { invite: { expectedMinutes: 16 } }),
      'without stating how long it is kept': inviteAs('recruiter', {
        invite: { retentionDays: null },
      }),
      'in another language': inviteAs('recruiter', {
        invite: { language: 'es' },
        details: { language: 'es' },
      }),
      'the first of the month': async () => {
        await world.arrange(
          patch(org, {
            'usage.candidates.period': period() - 1,
            'usage.candidates.currentMonth': 20,
          }),
        );
        return inviteAs('recruiter', { count: { 'usage.candidates.currentMonth': 1 } })();
      },
      'while the job is being prepared': () =>
        commit(
          world.as('recruiter'),
          patch(
            org,
            countCandidate('remy', newToken, {
              lastOp: op('candidate', newToken, 'remy', { parent: 'sketch' }),
            }),
          ),
          put(`${sketch}/invites/${newToken}`, invite('remy')),
        ),
    }));

  it('counts one candidate and their storage', () =>
    world.refuses({
      'no slot': inviteAs('recruiter', { leave: ['count'] }),
      'an unchanged counter': inviteAs('recruiter', {
        count: { 'usage.candidates.currentMonth': 5 },
      }),
      'two slots': inviteAs('recruiter', { count: { 'usage.candidates.total': 47 } }),
      'last month': inviteAs('recruiter', { count: { 'usage.candidates.period': period() - 1 } }),
      'no storage': inviteAs('recruiter', {
        count: { 'usage.storage.videos.used': 20, 'usage.storage.documents.used': 10 },
      }),
      'less storage': inviteAs('recruiter', { count: { 'usage.storage.videos.used': 21 } }),
      'a raised limit': inviteAs('recruiter', { count: { 'usage.storage.videos.limit': 9_999 } }),
      'two in one': inviteAs('recruiter', {
        also: [put(`${job}/invites/second${newToken}`, invite('remy'))],
      }),
      'the slot of another interview': inviteAs('recruiter', {
        count: { lastOp: op('candidate', newToken, 'remy', { parent: 'sketch' }) },
      }),
      'over the limit': async () => {
        await world.arrange(patch(org, { 'usage.candidates.currentMonth': 20 }));
        return inviteAs('recruiter', { count: { 'usage.candidates.currentMonth': 21 } })();
      },
      'over the storage of videos': async () => {
        await world.arrange(patch(org, { 'usage.storage.videos.used': 499 }));
        return inviteAs('recruiter', { count: { 'usage.storage.videos.used': 501 } })();
      },
      'over the storage of documents': async () => {
        await world.arrange(patch(org, { 'usage.storage.documents.used': 100 }));
        return inviteAs('recruiter', { count: { 'usage.storage.documents.used': 101 } })();
      },
      'for a suspended company': async () => {
        await world.arrange(patch(org, { status: 'suspended' }));
        return inviteAs('recruiter')();
      },
    }));

  it("repeats the interview's retakes of single questions", async () => {
    const withRetakes =
      (ownRetakes: Data | null, retakesRange: unknown) => async (): Promise<void> => {
        if (ownRetakes) await world.arrange(patch(job, { ownRetakes }));
        await inviteAs('recruiter', { invite: { retakesRange } })();
      };
    await world.accepts({
      'from a question to the interview': withRetakes({ q1: 0 }, [0, 1]),
      'from one question to another': withRetakes({ q1: 0, q2: 4 }, [0, 4]),
      'one number': withRetakes({ q1: 3, q2: 3 }, [3, 3]),
    });
    await world.refuses({
      'where questions have no numbers': withRetakes(null, [1, 1]),
      'more than any question': withRetakes({ q1: 0 }, [0, 5]),
      'less than any question': withRetakes({ q1: 3 }, [0, 3]),
      'three numbers': withRetakes({ q1: 0 }, [0, 0, 1]),
      'no numbers': withRetakes({ q1: 0 }, []),
      'in words': withRetakes({ q1: 0 }, 'few'),
      'as fractions': withRetakes({ q1: 0 }, [0.5, 1]),
    });
  });

  it('has a closed shape', () =>
    world.refuses({
      "another memory than the company's": inviteAs('recruiter', { invite: { retentionDays: 30 } }),
      'an unknown way to answer': inviteAs('recruiter', { invite: { formats: ['telepathy'] } }),
      'the same way four times': inviteAs('recruiter', {
        invite: { formatsEverywhere: ['text', 'text', 'text', 'text'] },
      }),
      'more retakes than the interview': inviteAs('recruiter', { invite: { retakes: 9 } }),
      'endless minutes': inviteAs('recruiter', { invite: { expectedMinutes: 1_441 } }),
      'minutes in words': inviteAs('recruiter', { invite: { expectedMinutes: 'few' } }),
      'a guessable id': inviteAs('recruiter', { token: 'apply-now' }),
      'for ever': inviteAs('recruiter', { invite: { expiresAt: ahead(days(91)) } }),
      'already over': inviteAs('recruiter', { invite: { expiresAt: new Date(0) } }),
      'claimed at once': inviteAs('recruiter', { invite: { status: 'claimed' } }),
      'another type': inviteAs('recruiter', { invite: { type: 'chat' } }),
      'another length': inviteAs('recruiter', { invite: { durationMinutes: 5 } }),
      'an address': inviteAs('recruiter', { invite: { email: 'cody@post.test' } }),
      'a long language': inviteAs('recruiter', { invite: { language: 'x'.repeat(17) } }),
      'in the name of others': inviteAs('recruiter', {
        invite: { createdBy: 'olive' },
        leave: ['details', 'code', 'mail'],
      }),
      'no title': inviteAs('recruiter', { invite: { interviewTitle: '' } }),
      'too many questions': inviteAs('recruiter', { invite: { questionCount: 51 } }),
      'a time of its own': inviteAs('recruiter', { invite: { createdAt: new Date(0) } }),
      'no company': inviteAs('recruiter', { invite: { companyName: '' } }),
      'to a closed interview': () =>
        commit(
          world.as('recruiter'),
          patch(
            org,
            countCandidate('remy', newToken, {
              lastOp: op('candidate', newToken, 'remy', { parent: 'closed' }),
            }),
          ),
          put(`${closedJob}/invites/${newToken}`, invite('remy')),
        ),
    }));
});
