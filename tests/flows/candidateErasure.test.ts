// A candidate asks for deletion; a manager carries it out in one confirmed action, broken off in the middle and resumed; nothing is left in database and bucket.
import { expect, it } from 'vitest';
import { collections } from '#data/firestore/collections.ts';
import { people } from '../../local/seed/accounts.ts';
import { orgId } from '../../local/seed/companies.ts';
import { axeCheck } from '../support/axe.ts';
import { newPerson, type Person } from '../support/people.ts';
import { invite, type Invited, jobPath, sessionPath } from './candidateWorld.ts';
import { newStaff, pageOf } from './reviewWorld.ts';
import { idsIn, put, stored } from '../support/operator.ts';
import { beginAsGuest, field, send, toReview, unfold, untilSaved } from './guestSteps.ts';
import { filesBelow, uploadFile } from '../support/bucket.ts';
import type { Page } from 'playwright-core';

/** What is below a session, by the table of all documents. */
async function idsBelow(session: string): Promise<string[]> {
  const kinds = [
    ...new Set(
      Object.values(collections).flatMap(({ path }) =>
        path.startsWith(`${collections.sessions.path}/`) ? [path.split('/')[6] ?? ''] : [],
      ),
    ),
  ];
  return (
    await Promise.all(
      kinds.map(async (kind) => (await idsIn(`${session}/${kind}`)).map((id) => `${kind}/${id}`)),
    )
  ).flat();
}

/** Puts what an invitation by mail leaves on the server. */
async function putInvitation({ interviewId, token, code }: Invited): Promise<void> {
  const job = jobPath({ orgId, interviewId });
  await put(`${job}/content/rubric`, { items: [], updatedAt: new Date(), updatedBy: 'staff' });
  await put(`${job}/inviteDetails/${token}`, {
    email: 'mara@post.example',
    name: 'Mara Lind',
    language: 'en',
    code,
    mailed: 1,
    lastMailedAt: new Date(),
    createdBy: 'staff',
    createdAt: new Date(),
  });
  await put(`mail/${token}_1`, {
    to: 'mara@post.example',
    template: { name: 'candidateInvite', data: {} },
    orgId,
    about: `interviews/${interviewId}/inviteDetails/${token}`,
    createdBy: 'staff',
    createdAt: new Date(),
  });
}

/** Sends one answer as the candidate, and asks for deletion. */
async function sendAndAskForDeletion(mara: Person, invited: Invited): Promise<void> {
  await beginAsGuest(mara, invited);
  await field(mara).fill('A truck was late.');
  await untilSaved(mara);
  await toReview(mara);
  await send(mara);
  await unfold(mara, 'Your rights');
  await mara.page.getByRole('button', { name: 'Ask for deletion' }).click();
  await mara.page.getByRole('dialog').getByRole('button', { name: 'Ask for deletion' }).click();
}

/** Puts files and documents of people, the AI and the room below a session; more than one commit deletes. */
async function putEverything(session: string, folder: string): Promise<void> {
  const [, , , interviewId = '', , uid = ''] = session.split('/');
  for (const name of ['q1/take1.webm', 'q1/take2.webm', 'q2/take1.webm'])
    await uploadFile(`${folder}/${name}`, 'video/webm');
  for (let n = 10; n < 75; n += 1)
    await put(`${session}/events/0${n}`, {
      kind: 'away',
      amount: 3,
      agoSeconds: 0,
      savedAt: new Date(),
      device: 'd1',
    });
  await put(`${session}/notes/n1`, {
    text: 'Call on Monday.',
    authorUid: people.reviewer.uid,
    createdAt: new Date(),
  });
  await put(`${session}/ratings/e1`, {
    jobId: `${interviewId}_${uid}`,
    evaluatorUid: people.reviewer.uid,
    createdAt: new Date(),
    items: [],
  });
}

/** Expects the request to reach the people who work, with its day, and scoring to pause. */
async function expectScoringPaused(
  olivia: Person,
  interviewId: string,
  uid: string,
): Promise<void> {
  const { page } = olivia;
  await olivia.goTo('/hiring-dashboard');
  await page
    .getByTestId('needs-deletion')
    .getByRole('link', { name: /Mara Lind|Guest/ })
    .waitFor();
  await page
    .getByTestId('needs-deletion')
    .getByText(/due by/)
    .first()
    .waitFor();
  await olivia.goTo(pageOf(interviewId, uid));
  await page
    .getByTestId('request-delete')
    .getByText(/Answer due by .* Scoring is paused\./)
    .waitFor();
  await page.getByTestId('scorecard-paused').waitFor();
  const clara = await newStaff(people.reviewer);
  await clara.goTo(pageOf(interviewId, uid));
  await clara.page
    .getByTestId('deletion-notice')
    .getByText(/Answer due by .* Scoring is paused\./)
    .waitFor();
  await expect
    .poll(() => clara.page.getByRole('button', { name: 'Submit scorecard', exact: true }).count())
    .toBe(0);
  expect(await axeCheck(clara.page)).toEqual([]);
  await clara.leave();
}

/** Deletes everything; the tab is closed in the middle of the files and the deletion resumed. */
async function deleteWithBreak(page: Page, folder: string): Promise<void> {
  let deletions = 0;
  await page.route('**/v0/b/**', (route) => {
    if (route.request().method() !== 'DELETE') return route.continue();
    deletions += 1;
    return deletions > 1 ? undefined : route.continue();
  });
  await page
    .getByTestId('request-delete')
    .getByRole('button', { name: 'Delete everything…' })
    .click();
  expect(await axeCheck(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete everything' }).click();
  await page.getByText('Deleted so far: 1 file and 0 entries').waitFor();
  expect(await filesBelow(`${folder}/`)).toHaveLength(2);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await page.getByText('the deletion was broken off').waitFor();
  expect(await axeCheck(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue deleting' }).click();
  await page.getByText('Everything of this interview is deleted').waitFor({ timeout: 60_000 });
}

it('deletes everything of an interview, resumes where it was broken off, and tells the candidate', async () => {
  const invited = await invite({ orgId, interview: { slots: { videos: 1, documents: 0 } } });
  const { interviewId, token, code } = invited;
  const job = `organizations/${orgId}/interviews/${interviewId}`;
  await putInvitation(invited);
  const mara = await newPerson();
  await sendAndAskForDeletion(mara, invited);
  const session = await sessionPath(invited);
  const uid = session.split('/').at(-1) ?? '';
  const request = `organizations/${orgId}/dataRequests/${uid}_${interviewId}_delete`;
  await expect.poll(async () => (await stored(request))?.['status']).toBe('open');
  await mara.page
    .getByTestId('request-delete')
    .getByText(/must answer by/)
    .waitFor();
  await expect
    .poll(async () => (await stored(session))?.['deletionAskedAt'])
    .toEqual((await stored(request))?.['createdAt']);

  const folder = `interviews/${orgId}/${interviewId}/${uid}`;
  await putEverything(session, folder);
  const before = (await stored(`organizations/${orgId}`))?.['usage'] as {
    storage: { videos: { used: number } };
  };

  const olivia = await newStaff(people.owner);
  const { page } = olivia;
  await expectScoringPaused(olivia, interviewId, uid);
  // What cannot be read goes too.
  await put(`${session}/reviews/${people.reviewer.uid}`, { damaged: true });
  await expect
    .poll(
      () =>
        page.getByTestId('request-delete').getByRole('button', { name: 'Mark as done' }).count(),
      { message: 'done only by doing it' },
    )
    .toBe(0);
  await deleteWithBreak(page, folder);
  await page.waitForURL((address) => address.pathname === `/jobs/${interviewId}`);

  expect(await filesBelow(`${folder}/`)).toEqual([]);
  expect(await idsBelow(session)).toEqual([]);
  expect(
    await Promise.all(
      [
        session,
        `${job}/inviteDetails/${token}`,
        `inviteCodes/${code}`,
        `mail/${token}_1`,
        `organizations/${orgId}/aiJobs/${interviewId}_${uid}`,
      ].map(stored),
    ),
  ).toEqual([undefined, undefined, undefined, undefined, undefined]);
  await expect
    .poll(() => stored(request))
    .toMatchObject({ status: 'done', closedBy: people.owner.uid });
  const usage = (await stored(`organizations/${orgId}`))?.['usage'] as typeof before;
  expect(usage.storage.videos.used).toBe(before.storage.videos.used - 1);

  await mara.page.getByRole('heading', { name: 'Your interview has been deleted' }).waitFor();
  await Promise.all([mara.leave(), olivia.leave()]);
});
