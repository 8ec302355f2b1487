// The email of an invitation to a candidate.
import {
  collection,
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
import { inviteMail, inviteWords } from './documents/invitations.ts';
import { newToken, openCode, openToken, org, rival } from './documents/paths.ts';
import { ahead, days, now } from './documents/times.ts';
import { inviteAs, mailToCara, world } from './fixtures/invites.ts';
import { editors } from './people.ts';
import { denied } from './world.ts';
import { patch, put, type Data } from './writes.ts';

describe('mail/{id}', () => {
  it('is read by editors of the company it belongs to', async () => {
    await world.readers(editors, (db) => getDoc(doc(db, `mail/${openToken}_1`)));
    await world.readers(editors, (db) =>
      getDocs(query(collection(db, 'mail'), where('orgId', '==', 'lark'))),
    );
    await world.readers(['rivalOwner'], (db) =>
      getDocs(query(collection(db, 'mail'), where('orgId', '==', 'quarry'))),
    );
    await world.readers([], (db) => getDocs(collection(db, 'mail')));
  });

  it('is neither changed nor deleted', async () => {
    await world.only([], (db) => updateDoc(doc(db, `mail/${openToken}_1`), { to: 'x@y.test' }));
    await world.only([], (db) => deleteDoc(doc(db, `mail/${openToken}_1`)));
  });

  it("goes to the invited address, with the server's template", () =>
    world.refuses({
      alone: () =>
        setDoc(
          doc(world.as('recruiter'), `mail/${openToken}_2`),
          inviteMail('remy', {
            to: 'cara@post.test',
            about: `interviews/open/inviteDetails/${openToken}`,
            ...mailToCara,
          }),
        ),
      'under another number': inviteAs('recruiter', { mailId: `${newToken}_2` }),
      'under an id of its own': inviteAs('recruiter', { mailId: 'newsletter' }),
      'to somebody else': inviteAs('recruiter', { mail: { to: 'everybody@post.test' } }),
      'with a body': inviteAs('recruiter', {
        mail: { message: { subject: 'Hi', html: '<b>x</b>' } },
      }),
      'with a copy': inviteAs('recruiter', { mail: { bcc: 'x@y.test' } }),
      'that goes tomorrow': inviteAs('recruiter', { mail: { expireAt: ahead(days(1)) } }),
      'that goes some day': inviteAs('recruiter', { mail: { expireAt: 'later' } }),
      'as delivered': inviteAs('recruiter', { mail: { delivery: { state: 'SUCCESS' } } }),
      'with another template': inviteAs('recruiter', {
        mail: { template: { name: 'newsletter', data: inviteWords() } },
      }),
      'with attachments': inviteAs('recruiter', {
        mail: { template: { name: 'candidateInvite', data: inviteWords(), attachments: [] } },
      }),
      'with a number in its words': inviteAs('recruiter', {
        mail: { template: { name: 'candidateInvite', data: inviteWords({ n: 1 }) } },
      }),
      'with a map in its words': inviteAs('recruiter', {
        mail: { template: { name: 'candidateInvite', data: inviteWords({ n: { a: 'b' } }) } },
      }),
      'with twenty-one words': inviteAs('recruiter', {
        mail: {
          template: {
            name: 'candidateInvite',
            data: inviteWords(
              Object.fromEntries(Array.from({ length: 17 }, (_, n) => [`w${n}`, 'x'])),
            ),
          },
        },
      }),
      'with long words': inviteAs('recruiter', {
        mail: { template: { name: 'candidateInvite', data: inviteWords({ w: 'x'.repeat(501) }) } },
      }),
      'for another company': inviteAs('recruiter', { mail: { orgId: 'quarry' } }),
      'in the name of others': inviteAs('recruiter', { mail: { createdBy: 'olive' } }),
      'at another time': inviteAs('recruiter', { mail: { createdAt: new Date(0) } }),
      'about something else': inviteAs('recruiter', {
        mail: { about: `interviews/open/invites/${newToken}` },
      }),
      'about a path of its own': inviteAs('recruiter', {
        mail: { about: `interviews/open/inviteDetails/${newToken}/x` },
      }),
    }));

  it('to a candidate has no link and no subject of its own', async () => {
    const words = (more: Data) =>
      inviteAs('recruiter', {
        mail: { template: { name: 'candidateInvite', data: inviteWords(more) } },
      });
    const brand = {
      name: 'Lark',
      logo: null,
      colour: '#123456',
      updatedAt: now(),
      updatedBy: 'olive',
    };
    const branded =
      (more: Data, storedBrand: Data | null = brand) =>
      async (): Promise<void> => {
        if (storedBrand) await world.arrange(put(`${org}/public/brand`, storedBrand));
        await words({ brandName: 'Lark', brandColour: '#123456', ...more })();
      };
    await world.accepts({
      "in the company's name": words({}),
      'in its brand': branded({}),
      'with a message': words({ message: 'We look forward to it.' }),
    });
    await world.refuses({
      'a link': words({ link: 'https://evil.example/login' }),
      'the code of another invitation': words({ code: openCode }),
      'a code that leads elsewhere': words({ code: '../../login' }),
      'another company': words({ companyName: 'Your bank' }),
      'another title': words({ interviewTitle: 'Confirm your password' }),
      'another brand': branded({ brandName: 'Your bank' }),
      'a colour that is a style': branded({
        brandColour: 'red;background:url(https://evil.example/x.png)',
      }),
      'a picture of its own': branded({ brandLogo: 'data:image/png;base64,AAAA' }),
      'a brand that is not there': branded({}, null),
      "a brand's name alone": words({ brandName: 'Your bank' }),
      'without the plan for it': async () => {
        await world.arrange(
          patch('tierConfigurations/default_free', { 'features.customBranding': false }),
        );
        await branded({})();
      },
    });
  });

  it('does not reach the rival company', () =>
    denied(
      setDoc(
        doc(world.as('rivalOwner'), `mail/${openToken}_2`),
        inviteMail('quinn', { orgId: rival.split('/')[1], to: 'cara@post.test' }),
      ),
    ));
});
