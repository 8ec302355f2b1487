// An interview of its own for each candidate story, and a look behind the scenes past the rules.
import {
  collection,
  doc,
  getDoc,
  getDocs,
  setDoc,
  updateDoc,
  type DocumentData,
} from 'firebase/firestore';
import { expect } from 'vitest';
import { newId } from '#data/firestore/ids.ts';
import type { Interview, CandidateQuestion } from '#domain/jobs/interview.ts';
import { newCode } from '#domain/invitations/invite.ts';
import { periodOf } from '#domain/base/moment.ts';
import type { Organization } from '#domain/company/organization.ts';
import {
  splitSession,
  type CandidateRef,
  type SeedSession,
} from '../../local/seed/candidateDocuments.ts';
import { Documents } from '../../local/seed/documents.ts';
import { addresses } from '../support/firebase.ts';
import { operatorDatabase } from '../support/operator.ts';
import type { Person } from '../support/people.ts';

const day = 86_400_000;

export interface Invited {
  orgId: string;
  interviewId: string;
  token: string;
  code: string;
}
export interface World {
  status?: 'open' | 'claimed' | 'revoked';
  expiresInDays?: number;
  minutes?: number;
  interview?: Partial<Interview>;
  /** Of an organisation that exists, so that its people can look. */
  orgId?: string;
}

const question = (
  id: string,
  text: string,
  followUpCap: number,
  followUps: string[],
): CandidateQuestion => ({ id, text, kind: 'behavioural', minutes: 5, followUpCap, followUps });
export const questions = [
  question('q1', 'Tell me about a delivery that went wrong. What did you do?', 1, [
    'What did you change afterwards?',
  ]),
  question('q2', 'How do you decide what to do first on a busy day?', 0, []),
  question('q3', 'When did you last change your mind at work?', 0, []),
];
export const company = 'Lantern Freight';
const title = 'Dispatch Planner';

function activeCompany(): Organization {
  const begun = new Date(Date.now() - 2 * day);
  const counter = { limit: 100, currentMonth: 1, total: 1, period: periodOf(new Date()) };
  return {
    name: company,
    ownerUid: 'staff',
    createdAt: begun,
    tier: 'Team',
    billing: {
      tier: 'Team',
      tierId: 'default_team',
      planStartDate: begun,
      planRenewalDate: new Date(Date.now() + 300 * day),
    },
    usage: {
      licenses: { limit: 10, used: 1 },
      interviews: counter,
      candidates: counter,
      storage: { videos: { limit: 100, used: 10 }, documents: { limit: 100, used: 10 } },
    },
    status: 'active',
    retentionDays: 365,
    lastOp: { kind: 'found', id: 'staff', by: 'staff', at: begun },
  };
}

/** An open job interview with three questions, and one invitation to it. */
export async function invite({
  status = 'open',
  expiresInDays = 7,
  minutes = 40,
  interview = {},
  orgId: ofOrg,
}: World = {}): Promise<Invited> {
  const at = {
    orgId: ofOrg ?? `flow-${newId().slice(0, 10)}`,
    interviewId: `i-${newId().slice(0, 10)}`,
    token: newId(),
    code: newCode(crypto.getRandomValues(new Uint8Array(16))),
  };
  const { orgId, interviewId, token, code } = at;
  const now = new Date(Date.now() - day);
  const documents = new Documents();
  if (!ofOrg) documents.add('organizations', { orgId }, activeCompany());
  documents.add(
    'interviews',
    { orgId, interviewId },
    {
      title,
      type: 'chat',
      status: 'open',
      language: 'en',
      questionIds: questions.map(({ id }) => id),
      retakes: 0,
      durationMinutes: minutes,
      slots: { videos: 0, documents: 0 },
      createdBy: 'staff',
      createdAt: now,
      updatedAt: now,
      rev: 1,
      ...interview,
    },
  );
  documents.add(
    'questions',
    { orgId, interviewId },
    { items: questions, updatedAt: now, updatedBy: 'staff' },
  );
  documents.add(
    'invites',
    { orgId, interviewId, token },
    {
      status,
      createdBy: 'staff',
      createdAt: now,
      expiresAt: new Date(Date.now() + expiresInDays * day),
      companyName: company,
      interviewTitle: title,
      type: 'chat',
      questionCount: questions.length,
      durationMinutes: minutes,
      language: 'en',
      ...(status === 'claimed' ? { claimedBy: 'somebody-else', claimedAt: now } : {}),
    },
  );
  documents.add(
    'inviteCodes',
    { code },
    { orgId, interviewId, token, createdBy: 'staff', createdAt: now },
  );
  const [host = '', port = ''] = addresses().firestore.split(':');
  await documents.writeTo(addresses().projectId, host, Number(port));
  return at;
}

/** Changes a document past the rules. */
export async function change(path: string, data: DocumentData): Promise<void> {
  await updateDoc(doc(operatorDatabase(), path), data);
}

/** Writes a document past the rules. */
export async function put(path: string, data: DocumentData): Promise<void> {
  await setDoc(doc(operatorDatabase(), path), data);
}

/** Puts a session with who it is and its row in the lists of staff. */
export async function putSession(
  candidateRef: CandidateRef,
  seedSession: SeedSession,
): Promise<void> {
  const { session, identity, candidate } = splitSession(candidateRef, seedSession);
  const job = `organizations/${candidateRef.orgId}/interviews/${candidateRef.interviewId}`;
  const at = `${job}/sessions/${candidateRef.candidateUid}`;
  await Promise.all([
    put(at, session),
    put(`${job}/candidates/${candidateRef.candidateUid}`, candidate),
    ...(identity ? [put(`${at}/identity/current`, identity)] : []),
  ]);
}

/** A document as it stands on the server. */
export async function stored(path: string): Promise<DocumentData | undefined> {
  return (await getDoc(doc(operatorDatabase(), path))).data();
}

/** The ids of a collection. */
export async function idsIn(path: string): Promise<string[]> {
  return (await getDocs(collection(operatorDatabase(), path))).docs.map(({ id }) => id);
}

/** The path of the one session of an interview. */
export async function sessionPath({ orgId, interviewId }: Invited): Promise<string> {
  const [uid = ''] = await idsIn(`organizations/${orgId}/interviews/${interviewId}/sessions`);
  return `organizations/${orgId}/interviews/${interviewId}/sessions/${uid}`;
}

interface AsGuest {
  ai?: boolean;
  name?: string;
  /** What else the page with the name is used for. */
  meanwhile?: () => Promise<void>;
}

/** From the link, as a guest, past name and consent. */
export async function consentAsGuest(
  { page }: Pick<Person, 'page'>,
  { code }: Pick<Invited, 'code'>,
  { ai = true, name = 'Mara Lind', meanwhile }: AsGuest = {},
): Promise<void> {
  await page.goto(`/hirely-pro/join/${code}`);
  await page.getByRole('button', { name: 'Continue as guest' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel(/^Your name/).fill(name);
  await page.getByLabel(/I agree that/).check();
  await page.getByLabel(ai ? /^Yes, AI may help/ : /^No\. Only people/).check();
  await meanwhile?.();
  await page.getByRole('button', { name: 'Next' }).click();
}

/** From the link into an interview without a check of devices. */
export async function startAsGuest(
  person: Pick<Person, 'page'>,
  invited: Pick<Invited, 'code'>,
  more?: AsGuest,
): Promise<void> {
  await consentAsGuest(person, invited, more);
  await person.page.getByRole('button', { name: 'Start' }).click();
}

/** From the link to the first question in writing. */
export async function beginAsGuest(
  person: Pick<Person, 'page'>,
  invited: Pick<Invited, 'code'>,
  more?: AsGuest,
): Promise<void> {
  await startAsGuest(person, invited, more);
  await field(person).waitFor();
}

export function field({ page }: Pick<Person, 'page'>) {
  return page.getByTestId('answer-field');
}

/** Waits until the open answer is where it should be. */
export async function untilSaved(
  { page }: Pick<Person, 'page'>,
  state: 'onDevice' | 'sending' | 'confirmed' | 'refused' = 'confirmed',
): Promise<void> {
  await page.locator(`[data-save-state=${state}]`).first().waitFor();
}

/** Opens the review. */
export async function toReview({ page }: Pick<Person, 'page'>): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Questions' })
    .getByRole('button', { name: 'Review' })
    .click();
  await page.getByRole('heading', { name: 'Review your answers' }).waitFor();
}

/** Opens what the receipt keeps folded under a heading, as a keyboard does. */
export async function unfold({ page }: Pick<Person, 'page'>, title: string): Promise<void> {
  const summary = page.getByTestId('receipt').locator('summary', { hasText: title });
  const isOpen = (): Promise<boolean> =>
    summary.evaluate((element) => element.parentElement?.hasAttribute('open') === true);
  // A dialog that is still closing takes the focus back, and with it the key.
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  if (await isOpen()) return;
  await summary.press('Enter');
  await expect.poll(isOpen).toBe(true);
}

/** Sends, gaps or not, and waits for the receipt. */
export async function send({ page }: Pick<Person, 'page'>): Promise<void> {
  await page.getByRole('button', { name: 'Send to the company' }).click();
  const anyway = page.getByRole('button', { name: 'Send anyway' });
  await anyway.or(page.getByTestId('receipt')).first().waitFor();
  if (await anyway.isVisible()) await anyway.click();
  await page.getByTestId('receipt').waitFor();
}
