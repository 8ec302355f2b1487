import { describe, expect, it } from 'vitest';
import type { Tried } from '../queries/tryQueries.ts';
import { judgeSignIn } from './checkAuth.ts';
import { judgeQueries } from './checkDatabase.ts';
import { judgeStorageRole } from './checkStorage.ts';
import { runCheck, type Finding } from './finding.ts';

const host = 'https://jobs.example.com';
const config = {
  signIn: { email: { enabled: true }, anonymous: { enabled: true } },
  authorizedDomains: ['localhost', 'jobs.example.com'],
  notification: { sendEmail: { callbackUri: `${host}/account-action` } },
};
const google = { enabled: true };
const listWrong = (findings: Finding[]): string[] =>
  findings.filter(({ verdict }) => verdict !== 'right').map(({ about }) => about);

describe('what a project says about signing in', () => {
  it('is right where all of it is switched on', () =>
    expect(listWrong(judgeSignIn(config, google, host))).toEqual([]));
  it('names each thing that is not', () => {
    expect(listWrong(judgeSignIn({}, { error: {} }, host))).toEqual([
      'Sign-in by email and password',
      'Sign-in by Google',
      'Sign-in by guest',
      'Authorised domains',
      'Links in account mails',
    ]);
    expect(
      listWrong(judgeSignIn({ ...config, autodeleteAnonymousUsers: true }, google, host)),
    ).toEqual(['Guests are kept']);
    expect(
      listWrong(judgeSignIn({ ...config, authorizedDomains: ['example.com'] }, google, host)),
    ).toEqual(['Authorised domains']);
  });
});

describe('the role of the Storage rules', () => {
  const role = 'roles/firebaserules.firestoreServiceAgent';
  it('is there when the agent of Storage has it', () => {
    const members = ['serviceAccount:service-12@gcp-sa-firebasestorage.iam.gserviceaccount.com'];
    expect(judgeStorageRole([{ role, members }]).verdict).toBe('right');
  });
  it.each([
    [[]],
    [undefined],
    [[{ role, members: ['user:somebody@example.com'] }]],
    [[{ role: 'roles/viewer', members: [] }]],
  ])('is missing elsewhere: %j', (bindings) =>
    expect(judgeStorageRole(bindings).verdict).toBe('wrong'),
  );
});

describe('the queries of the app', () => {
  const ask = (outcome: Tried['outcome'], detail = ''): Tried => ({
    query: 'jobs: status ==',
    file: 'jobs.ts',
    outcome,
    detail,
  });
  it('are right when each is answered', () =>
    expect(judgeQueries([ask('answered'), ask('answered')])).toMatchObject({
      verdict: 'right',
      words: 'All 2 queries are answered.',
    }));
  it('make one line however many fail, with the step and the first reason', () => {
    const failed = Array.from({ length: 200 }, () => ask('failed', 'No database.'));
    const { verdict, words } = judgeQueries([...failed, ask('missing'), ask('building')]);
    expect(verdict).toBe('wrong');
    expect(words).toBe(
      'Of 202 queries 1 have no index (step 9); 1 have an index that is still being built: wait; 200 cannot be asked: No database. npm run check:queries names them.',
    );
  });
});

it('a check that cannot be asked says so, and is no success', async () =>
  expect(await runCheck('Files', () => Promise.reject(new Error('Permission denied.')))).toEqual([
    { about: 'Files', verdict: 'wrong', words: 'Could not be asked: Permission denied.' },
  ]));
