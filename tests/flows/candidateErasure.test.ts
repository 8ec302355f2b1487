// A candidate asks for deletion; a manager carries it out in one confirmed action, broken off in the middle and gone on with; nothing is left in database and bucket.
import { expect, it } from 'vitest';
import { collections } from '#data/firestore/collections.ts';
import { bucketOf } from '../../local/addresses.ts';
import { people } from '../../local/seed/accounts.ts';
import { orgId } from '../../local/seed/companies.ts';
import { axeCheck } from '../support/axe.ts';
import { addresses } from '../support/firebase.ts';
import { newPerson } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { invite, sessionPath } from './candidateWorld.ts';
import { pageOf } from './reviewWorld.ts';
import { idsIn, put, stored } from '../support/operator.ts';
import { beginAsGuest, field, send, toReview, unfold, untilSaved } from './guestSteps.ts';

const files = `http://${addresses().storage}/v0/b/${bucketOf(addresses().projectId)}/o`;
const asOperator = { authorization: 'Bearer owner' };

async function upload(path: string): Promise<void> {
  const answer = await fetch(`${files}?name=${encodeURIComponent(path)}&uploadType=media`, {
    method: 'POST',
    headers: { ...asOperator, 'content-type': 'video/webm' },
    body: 'said',
  });
  expect(answer.ok).toBe(true);
}
async function filesBelow(folder: string): Promise<string[]> {
  const answer = await fetch(`${files}?prefix=${encodeURIComponent(`${folder}/`)}`, {
    headers: asOperator,
  });
  return (
    ((await answer.json()) as { items?: { name: string }[] }).items?.map(({ name }) => name) ?? []
  );
}
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

it('deletes everything of an interview, resumes where it was broken off, and tells the candidate', async () => {
  const invited = await invite({ orgId, interview: { slots: { videos: 1, documents: 0 } } });
  const { interviewId, token, code } = invited;
  const job = `organizations/${orgId}/interviews/${interviewId}`;
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

  const mara = await newPerson();
  await beginAsGuest(mara, invited);
  await field(mara).fill('A truck was late.');
  await untilSaved(mara);
  await toReview(mara);
  await send(mara);
  await unfold(mara, 'Your rights');
  await mara.page.getByRole('button', { name: 'Ask for deletion' }).click();
  await mara.page.getByRole('dialog').getByRole('button', { name: 'Ask for deletion' }).click();
  const session = await sessionPath(invited);
  const uid = session.split('/').at(-1) ?? '';
  const request = `organizations/${orgId}/dataRequests/${uid}_${interviewId}_delete`;
  await expect.poll(async () => (await stored(request))?.['status']).toBe('open');
  await mara.page
    .getByTestId('request-delete')
    .getByText(/must answer by/)
    .waitFor();
  expect((await stored(session))?.['deletionAskedAt']).toEqual(
    (await stored(request))?.['createdAt'],
  );

  const folder = `interviews/${orgId}/${interviewId}/${uid}`;
  for (const name of ['q1/take1.webm', 'q1/take2.webm', 'q2/take1.webm'])
    await upload(`${folder}/${name}`);
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
  const before = (await stored(`organizations/${orgId}`))?.['usage'] as {
    storage: { videos: { used: number } };
  };

  const olivia = await newPerson();
  await olivia.context.addInitScript(() => localStorage.setItem('hirely.worker.paused', '1'));
  await signIn(olivia, people.owner);
  const { page } = olivia;
  // It reaches the people who work, with its day; scoring pauses.
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
  const clara = await newPerson();
  await clara.context.addInitScript(() => localStorage.setItem('hirely.worker.paused', '1'));
  await signIn(clara, people.reviewer);
  await clara.goTo(pageOf(interviewId, uid));
  await clara.page
    .getByTestId('deletion-notice')
    .getByText(/Answer due by .* Scoring is paused\./)
    .waitFor();
  await expect
    .poll(() => clara.page.getByRole('button', { name: 'Hand in', exact: true }).count())
    .toBe(0);
  expect(await axeCheck(clara.page)).toEqual([]);
  await clara.leave();
  // What cannot be read goes too.
  await put(`${session}/reviews/${people.reviewer.uid}`, { damaged: true });
  await expect
    .poll(
      () =>
        page.getByTestId('request-delete').getByRole('button', { name: 'Mark as done' }).count(),
      { message: 'done only by doing it' },
    )
    .toBe(0);
  // The tab is closed in the middle of the files.
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
  await page.getByText('1 file and 0 entries gone so far').waitFor();
  expect(await filesBelow(folder)).toHaveLength(2);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await page.getByText('the deletion was broken off').waitFor();
  expect(await axeCheck(page)).toEqual([]);
  await page.getByRole('button', { name: 'Go on deleting' }).click();
  await page.getByText('Everything of this interview is deleted').waitFor({ timeout: 60_000 });
  await page.waitForURL((address) => address.pathname === `/jobs/${interviewId}`);

  expect(await filesBelow(folder)).toEqual([]);
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
    .poll(() => stored(request), { timeout: 15_000 })
    .toMatchObject({ status: 'done', closedBy: people.owner.uid });
  const usage = (await stored(`organizations/${orgId}`))?.['usage'] as typeof before;
  expect(usage.storage.videos.used).toBe(before.storage.videos.used - 1);

  await mara.page.getByRole('heading', { name: 'Your interview has been deleted' }).waitFor();
  await Promise.all([mara.leave(), olivia.leave()]);
}, 180_000);
