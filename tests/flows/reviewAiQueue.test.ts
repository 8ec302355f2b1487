// A hundred answers: queued at once, seen to grow, paused and resumed, finished by another browser when the first is gone; nobody twice.
import { expect, it } from 'vitest';
import { people } from '../../local/seed/accounts.ts';
import { fullOrgId } from '../../local/seed/companies.ts';
import { Documents } from '../../local/seed/documents.ts';
import { Timestamp } from 'firebase/firestore';
import { addresses } from '../support/firebase.ts';
import { newPerson, type Person } from '../support/people.ts';
import { signIn } from '../support/signIn.ts';
import { axeCheck } from '../support/axe.ts';
import { addSession } from '../../local/seed/candidates/candidateDocuments.ts';
import { change, idsIn, stored } from '../support/operator.ts';
import type { Page } from 'playwright-core';

const interviewId = 'ai-batch';
const agreed = Array.from({ length: 12 }, (_, n) => `batch-${n}`);
const refused = 'batch-refused';
const areas = ['Reliability', 'Care for customers', 'Working together', 'Learning'];
const questionIds = areas.flatMap((_, area) => [`q${area * 2}`, `q${area * 2 + 1}`]);
const company = `organizations/${fullOrgId}`;
const taskOf = (candidate: string): string => `${company}/aiJobs/${interviewId}_${candidate}`;

const words = (n: number): string =>
  `In ${2015 + n} our payment service failed every Friday. I measured the load, found a report that locked a table for 40 seconds and moved it to the night, because customers pay in the evening. I checked the waiting times for three weeks: failures fell from ${9 + n} to none, and I wrote down how to find such locks.`;

/** A job with eight questions, and thirteen people who have submitted; one of them did not agree to the AI. */
async function arrange(): Promise<void> {
  const documents = new Documents();
  const at = new Date(Date.now() - 86_400_000);
  const jobRef = { orgId: fullOrgId, interviewId };
  const question = (id: string) => ({
    id,
    text: `Tell me about a time when you made something at work better (${id}).`,
    anchors: [
      'No example.',
      'An example without an own part.',
      'An own part.',
      'An own part with reasons.',
      'An own part with reasons and a measured result.',
    ],
    lookFor: ['what you did yourself', 'what came of it'],
  });
  documents.add('interviews', jobRef, {
    title: 'Payments Engineer',
    type: 'chat',
    status: 'open',
    language: 'en',
    questionIds,
    retakes: 0,
    durationMinutes: 60,
    slots: { videos: 0, documents: 0 },
    createdBy: people.limitRecruiter.uid,
    createdAt: at,
    updatedAt: at,
    rev: 1,
  });
  documents.add('questions', jobRef, {
    items: questionIds.map((id) => ({
      id,
      text: question(id).text,
      kind: 'behavioural' as const,
      minutes: 5,
      followUpCap: 0,
      followUps: [],
    })),
    updatedAt: at,
    updatedBy: people.limitRecruiter.uid,
  });
  documents.add('rubric', jobRef, {
    items: areas.map((name, area) => ({
      id: `c${area}`,
      name,
      description: '',
      weight: 25,
      questions: [question(`q${area * 2}`), question(`q${area * 2 + 1}`)],
    })),
    updatedAt: at,
    updatedBy: people.limitRecruiter.uid,
  });
  for (const [n, candidateUid] of [...agreed, refused].entries()) {
    addSession(
      documents,
      { ...jobRef, candidateUid },
      {
        status: 'submitted',
        inviteToken: `batch-token-${n}`,
        startedAt: at,
        submittedAt: at,
        displayName: `Candidate ${n}`,
        consent: { recording: true, ai: candidateUid !== refused, policyVersion: '1', at },
        rev: 2,
        ...jobRef,
        candidateUid,
        language: 'en',
      },
    );
    for (const answerId of questionIds)
      documents.add(
        'answers',
        { ...jobRef, candidateUid, answerId },
        { type: 'text', text: words(n), rev: 1, updatedAt: at },
      );
  }
  const [host = '', port = ''] = addresses().firestore.split(':');
  await documents.writeTo(addresses().projectId, host, Number(port));
}

const tasks = () => Promise.all(agreed.map((candidate) => stored(taskOf(candidate))));
async function count(status: string): Promise<number> {
  return (await tasks()).filter((task) => task?.['status'] === status).length;
}

async function staff(who: { email: string; password: string }): Promise<Person> {
  const person = await newPerson();
  await signIn(person, who);
  return person;
}

/** Pauses the whole company once it has begun, which stops the queue after the task that runs. */
async function pauseInTheMiddle(page: Page): Promise<void> {
  const panel = page.getByTestId('evaluations');
  await expect
    .poll(() => count('done'), { timeout: 30_000, interval: 200 })
    .toBeGreaterThanOrEqual(1);
  await page.getByRole('button', { name: 'Pause for everyone' }).click();
  await page.getByText('Paused for your organization.').first().waitFor();
  // The one that runs is finished first, which takes its time beside other stories.
  await expect.poll(() => count('leased'), { timeout: 60_000, interval: 200 }).toBe(0);
  const atPause = await count('done');
  expect(atPause).toBeLessThan(12);
  await page.waitForTimeout(3_000);
  expect(await count('done')).toBe(atPause);
  await expect
    .poll(
      async () => [await panel.getAttribute('data-done'), await panel.getAttribute('data-answers')],
      { timeout: 45_000 },
    )
    .toEqual([String(atPause), String(atPause * 8)]);
  expect(await axeCheck(page)).toEqual([]);
}

/** Ages the leases of the closed tab by five minutes, each once; also one that was still on its way when the tab closed. */
function ageLeasesOnce(): () => Promise<void> {
  const agedNow = new Set<string>();
  return async () => {
    for (const [n, task] of (await tasks()).entries()) {
      const candidate = agreed[n] ?? '';
      if (
        task?.['status'] !== 'leased' ||
        task['leaseOwner'] !== people.limitRecruiter.uid ||
        agedNow.has(candidate)
      )
        continue;
      agedNow.add(candidate);
      await change(taskOf(candidate), { leasedAt: Timestamp.fromMillis(Date.now() - 6 * 60_000) });
    }
  };
}

/** Expects the usage to be counted once the queue is empty, and one evaluation of each who agreed. */
async function expectEachEvaluatedOnce(): Promise<void> {
  await expect
    .poll(
      async () =>
        (await idsIn(`${company}/aiUsage`)).filter((id) => id.includes('evaluateAnswer_onDevice'))
          .length,
    )
    .toBeGreaterThan(0);
  const made = await Promise.all(
    [...agreed, refused].map((candidate) =>
      idsIn(`${company}/interviews/${interviewId}/sessions/${candidate}/evaluations`),
    ),
  );
  expect(made.map((ids) => ids.length)).toEqual([...agreed.map(() => 1), 0]);
}

it('an evaluation of a hundred answers shows progress, can be paused, and survives a closed tab', async () => {
  await arrange();
  const ines = await staff(people.limitRecruiter);
  await ines.goTo(`/jobs/${interviewId}`);
  const panel = ines.page.getByTestId('evaluations');
  await panel.waitFor();
  expect([await panel.getAttribute('data-done'), await panel.getAttribute('data-of')]).toEqual([
    '0',
    '12',
  ]);
  await ines.page.getByText('12 candidates who consented aren’t queued yet.').waitFor();
  await ines.page.getByRole('button', { name: 'Evaluate all pending' }).click();

  await pauseInTheMiddle(ines.page);

  // It goes on, and the tab is closed in the middle of a task.
  await ines.page.getByRole('button', { name: 'Resume for everyone' }).click();
  await expect.poll(() => count('leased'), { timeout: 20_000, interval: 50 }).toBe(1);
  await ines.leave();
  const ageLeases = ageLeasesOnce();
  // Another person's browser finishes the rest, also when its page is loaded anew in the middle of a task.
  const tomas = await staff(people.limitOwner);
  await tomas.goTo('/hiring-dashboard');
  const leasedByTomas = async (): Promise<boolean> =>
    (await tasks()).some(
      (task) => task?.['status'] === 'leased' && task['leaseOwner'] === people.limitOwner.uid,
    );
  await expect
    .poll(
      async () => {
        await ageLeases();
        return leasedByTomas();
      },
      { timeout: 20_000, interval: 50 },
    )
    .toBe(true);
  await tomas.goTo('/hiring-dashboard');
  await expect
    .poll(
      async () => {
        await ageLeases();
        return count('done');
      },
      { timeout: 90_000, interval: 500 },
    )
    .toBe(12);
  await expectEachEvaluatedOnce();
  await tomas.goTo(`/jobs/${interviewId}`);
  // The progress below the list is asked for when somebody gets near it.
  await tomas.page.getByTestId('candidate-row').first().waitFor();
  await tomas.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await tomas.page.getByText('Everyone who agreed has been evaluated.').waitFor();
  await expect.poll(async () => (await stored(`${company}/settings/ai`))?.['paused']).toBe(false);
  await tomas.leave();
});
