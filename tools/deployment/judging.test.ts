import { describe, expect, it } from 'vitest';
import { judgeSignIn } from './checkAuth.ts';
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

it('a check that cannot be asked says so, and is no success', async () =>
  expect(await runCheck('Files', () => Promise.reject(new Error('Permission denied.')))).toEqual([
    { about: 'Files', verdict: 'wrong', words: 'Could not be asked: Permission denied.' },
  ]));
