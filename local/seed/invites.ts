/** Invitations of the seed that nobody has used yet. */
import { people } from './accounts.ts';
import { ago, ahead } from './clock.ts';
import { orgId } from './companies.ts';
import type { SeedJob } from './content.ts';
import type { Documents } from './documents.ts';
import { getStatedFormats, windowOf } from './jobs.ts';

const { recruiter } = people;

/** Codes of open invitations to try right after the start. */
const openCodes = {
  english: 'TRYH1RE0AAAAAAAA',
  spanish: 'TRYH1RE0BBBBBBBB',
  video: 'TRYH1RE0FFFFFFFF',
} as const;

interface SeedInvite {
  job: SeedJob;
  token: string;
  code: string;
  name: string;
  email: string | null;
  expires: number;
  status?: 'revoked';
}

const expiryOf = ({ expires }: SeedInvite): Date => (expires < 0 ? ago(-expires) : ahead(expires));

const listInvites = (english: SeedJob, spanish: SeedJob, video: SeedJob): SeedInvite[] => [
  {
    job: english,
    token: 'seedInviteEnglishAAAAAAAAAA',
    code: openCodes.english,
    name: 'Sven Olsen',
    email: 'sven@mail.example',
    expires: 14,
  },
  {
    job: spanish,
    token: 'seedInviteSpanishAAAAAAAAAA',
    code: openCodes.spanish,
    name: 'Julia Romero',
    email: 'julia@mail.example',
    expires: 14,
  },
  {
    job: video,
    token: 'seedInviteVideoAAAAAAAAAAAA',
    code: openCodes.video,
    name: 'Nils Aro',
    email: null,
    expires: 14,
  },
  {
    job: english,
    token: 'seedInviteEndingAAAAAAAAAAA',
    code: 'TRYH1RE0CCCCCCCC',
    name: 'Ola Berg',
    email: 'ola@mail.example',
    expires: 1,
  },
  {
    job: english,
    token: 'seedInviteExpiredAAAAAAAAAA',
    code: 'TRYH1RE0DDDDDDDD',
    name: 'Mina Park',
    email: 'mina@mail.example',
    expires: -2,
  },
  {
    job: english,
    token: 'seedInviteRevokedAAAAAAAAAA',
    code: 'TRYH1RE0EEEEEEEE',
    name: 'Karl Weiss',
    email: null,
    expires: 9,
    status: 'revoked',
  },
];

function addMail(documents: Documents, invite: SeedInvite, email: string): void {
  const { job, token, code, name } = invite;
  documents.add(
    'mail',
    { mailId: `${token}_1` },
    {
      to: email,
      orgId,
      about: `interviews/${job.id}/inviteDetails/${token}`,
      createdBy: recruiter.uid,
      createdAt: ago(5),
      template: {
        name: 'candidateInvite',
        data: {
          language: job.language,
          candidateName: name,
          companyName: 'Harbour & Pine',
          interviewTitle: job.title,
          code,
          expiresAt: expiryOf(invite).toISOString(),
        },
      },
    },
  );
}

function addInvite(documents: Documents, invite: SeedInvite): void {
  const { job, token, code, name, email, status = 'open' } = invite;
  const inviteRef = { orgId, interviewId: job.id, token };
  documents.add('invites', inviteRef, {
    status,
    createdBy: recruiter.uid,
    createdAt: ago(5),
    expiresAt: expiryOf(invite),
    companyName: 'Harbour & Pine',
    interviewTitle: job.title,
    type: job.type ?? 'chat',
    questionCount: job.questions.length,
    durationMinutes: windowOf(job),
    language: job.language,
    ...getStatedFormats(job),
    ...(status === 'revoked' ? { revokedBy: recruiter.uid } : {}),
  });
  documents.add('inviteDetails', inviteRef, {
    name,
    language: job.language,
    code,
    mailed: email ? 1 : 0,
    createdBy: recruiter.uid,
    createdAt: ago(5),
    ...(email ? { email, lastMailedAt: ago(5) } : {}),
  });
  documents.add(
    'inviteCodes',
    { code },
    { orgId, interviewId: job.id, token, createdBy: recruiter.uid, createdAt: ago(5) },
  );
  if (email) addMail(documents, invite, email);
}

/** Adds one open invitation per job, and one each about to end, expired and revoked. */
export function addInvites(
  documents: Documents,
  english: SeedJob,
  spanish: SeedJob,
  video: SeedJob,
): void {
  for (const invite of listInvites(english, spanish, video)) addInvite(documents, invite);
}
