// A job seeker's files, pictures, and the resume of an applicant.
import { deleteObject, listAll, ref } from 'firebase/storage';
import { describe, it } from 'vitest';
import { documents } from '../documents/existing.ts';
import { managers, people, signedIn, type Who } from '../people.ts';
import { drop, patch, put } from '../writes.ts';
import {
  accepts,
  arrange,
  as,
  before,
  bytes,
  fetchFile,
  kilo,
  only,
  putFile,
  refuses,
} from './files.ts';

describe("a job seeker's file", () => {
  it('is for its owner alone', async () => {
    await only(['candidate'], (who) => fetchFile(who, 'users/cleo/resumes/cv.pdf'));
    await only(['candidate'], (who) => fetchFile(who, 'users/cleo/practice/one.webm'));
    await only(['candidate'], (who) => listAll(ref(as(who), 'users/cleo/resumes')));
    await only(['candidate'], (who) => listAll(ref(as(who), 'users/cleo/practice')));
    await only(['candidate'], (who) => listAll(ref(as(who), 'users/cleo')));
    await only(['candidate'], (who) => listAll(ref(as(who), 'avatars/cleo')));
    let n = 0;
    await only(['candidate'], (who) =>
      putFile(who, `users/cleo/resumes/cv-${n++}.pdf`, 'application/pdf'),
    );
    await only(['candidate'], (who) =>
      putFile(who, `users/cleo/practice/${n++}.webm`, 'video/webm'),
    );
    await accepts({
      'thrown away': () => deleteObject(ref(as('candidate'), 'users/cleo/practice/one.webm')),
    });
  });

  it('needs an existing account', async () => {
    const uploadResume = (who: Who, n: number): Promise<unknown> =>
      putFile(
        who,
        `users/${people[who as 'candidate'].uid}/resumes/home-${n}.pdf`,
        'application/pdf',
      );
    const filmOf = (who: Who, n: number): Promise<unknown> =>
      putFile(who, `users/${people[who as 'candidate'].uid}/practice/${n + 40}.webm`, 'video/webm');
    await refuses({
      "a guest's document": () => uploadResume('guest', 1),
      "a guest's film": () => filmOf('guest', 1),
      "a suspended person's document": () => uploadResume('suspended', 1),
      "a suspended person's film": () => filmOf('suspended', 1),
    });
    const originalUser = documents()['users/cleo'];
    await arrange(patch('users/cleo', { leaving: true }));
    await refuses({
      'a document while the account goes': () => uploadResume('candidate', 2),
      'a film while it goes': () => filmOf('candidate', 2),
    });
    await accepts({
      'taken away meanwhile': () =>
        deleteObject(ref(as('candidate'), 'users/cleo/practice/two.webm')),
    });
    await arrange(drop('users/cleo'));
    await refuses({
      'a document once it is gone': () => uploadResume('candidate', 3),
      'a film once it is gone': () => filmOf('candidate', 3),
    });
    if (originalUser) await arrange(put('users/cleo', originalUser));
    await accepts({
      'with the account': () => uploadResume('candidate', 4),
      'a film with it': () => filmOf('candidate', 4),
    });
  });

  it('has no other kind', () =>
    refuses({
      'a practice of more than 60 MB': () =>
        putFile(
          'candidate',
          'users/cleo/practice/60.webm',
          'video/webm',
          bytes(60 * 1_048_576 + 1),
        ),
      'a hundred and first practice': () =>
        putFile('candidate', 'users/cleo/practice/101.webm', 'video/webm'),
      'practice number nothing': () =>
        putFile('candidate', 'users/cleo/practice/0.webm', 'video/webm'),
      'practice under a name': () =>
        putFile('candidate', 'users/cleo/practice/mine.webm', 'video/webm'),
      'in another folder': () => putFile('candidate', 'users/cleo/warez/a.webm', 'video/webm'),
      'a video as a resume': () => putFile('candidate', 'users/cleo/resumes/a.webm', 'video/webm'),
      'a page as a resume': () => putFile('candidate', 'users/cleo/resumes/a.pdf', 'text/html'),
      'a resume as practice': () =>
        putFile('candidate', 'users/cleo/practice/61.pdf', 'application/pdf'),
      'at the root': () => putFile('candidate', 'a.txt', 'text/plain'),
      'the folder of everybody': () => listAll(ref(as('candidate'), 'users')),
    }));
});

describe('a picture', () => {
  it('of a person is uploaded by nobody; an older one belongs to its subject', async () => {
    await only(['candidate'], (who) => fetchFile(who, 'avatars/cleo/me.png'));
    await only([], (who) =>
      putFile(who, `avatars/${who === 'nobody' ? 'x' : people[who].uid}/new.png`, 'image/png'),
    );
    await only(['candidate'], (who) => listAll(ref(as(who), 'avatars/cleo')));
    await accepts({
      'thrown away': () => deleteObject(ref(as('candidate'), 'avatars/cleo/me.png')),
    });
  });

  it('of a company is uploaded by its managers', async () => {
    await only([...signedIn, 'suspended'], (who) => fetchFile(who, 'branding/lark/logo.png'));
    await only(managers, (who) => putFile(who, 'branding/lark/logo.png', 'image/png'));
    await refuses({
      'under another name': () => putFile('owner', 'branding/lark/banner.png', 'image/png'),
      'too large': () => putFile('owner', 'branding/lark/logo.png', 'image/png', bytes(1_048_577)),
    });
    await only(managers, async (who) => {
      await before('branding/lark/logo.png');
      await deleteObject(ref(as(who), 'branding/lark/logo.png'));
    });
  });
});

describe('the resume of an applicant', () => {
  const id = 'c0'.repeat(32);
  const at = `organizations/lark/interviews/open/applicants/${id}`;
  const path = (file = 'abc.pdf', of = id): string => `applicants/lark/open/${of}/${file}`;
  const arrangeApplicant = (more: Record<string, unknown> = {}): Promise<unknown> =>
    arrange(put(at, { file: 'abc.pdf', size: 1_000, megabytes: 1, blind: false, ...more }));
  const editors: readonly Who[] = ['recruiter', 'admin', 'owner', 'suspended'];

  it('is uploaded by editors, as it was counted', async () => {
    let n = 0;
    await only(editors, async (who) => {
      await arrangeApplicant({ file: `f${(n += 1)}.pdf` });
      return putFile(who, path(`f${n}.pdf`), 'application/pdf');
    });
    await arrangeApplicant();
    await refuses({
      'of another size': () => putFile('recruiter', path(), 'application/pdf', bytes(1_001)),
      'under another name': () => putFile('recruiter', path('more.pdf'), 'application/pdf'),
      'of another kind': () => putFile('recruiter', path(), 'text/html'),
      'without a document': () =>
        putFile('recruiter', path('abc.pdf', 'd1'.repeat(32)), 'application/pdf'),
      'with a mark of its own': () =>
        putFile('recruiter', path(), 'application/pdf', kilo, { customMetadata: { note: 'x' } }),
    });
  });

  it('is downloaded by the staff, in a blind job by editors; by nobody once its document is gone', async () => {
    await before(path());
    await arrangeApplicant();
    await only([...editors, 'reviewer'], (who) => fetchFile(who, path()));
    await arrangeApplicant({ blind: true });
    await only(editors, (who) => fetchFile(who, path()));
    await arrangeApplicant({ file: 'other.pdf' });
    await only([], (who) => fetchFile(who, path()));
    await only([], (who) => listAll(ref(as(who), `applicants/lark/open/${id}`)));
  });

  it('is deleted by editors', async () => {
    await only(editors, async (who) => {
      await before(path());
      return deleteObject(ref(as(who), path()));
    });
  });
});
