// Who may upload and download which file, evaluated by production's engine with access to the world's documents.
import { type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { type Firestore } from 'firebase/firestore';
import {
  deleteObject,
  getBytes,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  type FirebaseStorage,
  type UploadMetadata,
} from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bucket, storageEnvironment } from '../support/firebase.ts';
import { documents } from './documents/existing.ts';
import { cato, catoRow, cleo, job } from './documents/paths.ts';
import { ago, ahead, days, minutes } from './documents/times.ts';
import { everyRole, managers, people, signedIn, staff, type Who } from './people.ts';
import { commit, drop, patch, put } from './writes.ts';

let environment: RulesTestEnvironment;
let beyond: FirebaseStorage;
let arrange: (...writes: Parameters<typeof commit>[1][]) => Promise<void>;
let end = (): void => {};
const known = new Map<Who, FirebaseStorage>();

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const folder = 'interviews/lark/open/cleo';
const bytes = (size: number): Uint8Array => new Uint8Array(size);
const kilo = bytes(1_000);

function as(who: Who): FirebaseStorage {
  const made =
    known.get(who) ??
    ((who === 'nobody'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(people[who].uid)
    ).storage(bucket()) as unknown as FirebaseStorage);
  known.set(who, made);
  return made;
}

async function isAllowed(act: Promise<unknown>): Promise<boolean> {
  try {
    await act;
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'storage/unauthorized')
      return false;
    throw error;
  }
}

const putFile = (
  who: Who,
  path: string,
  contentType: string,
  content: Uint8Array = kilo,
  more: UploadMetadata = {},
): Promise<unknown> => uploadBytes(ref(as(who), path), content, { contentType, ...more });
const fetchFile = (who: Who, path: string): Promise<unknown> => getBytes(ref(as(who), path));

async function only(allowed: readonly Who[], act: (who: Who) => Promise<unknown>): Promise<void> {
  const succeeded: Who[] = [];
  for (const who of everyRole) if (await isAllowed(act(who))) succeeded.push(who);
  expect(succeeded).toEqual(everyRole.filter((who) => allowed.includes(who)));
}

async function judged(
  attempts: Record<string, () => Promise<unknown>>,
): Promise<Record<string, boolean>> {
  const verdicts: [string, boolean][] = [];
  for (const [what, attempt] of Object.entries(attempts))
    verdicts.push([what, await isAllowed(attempt())]);
  return Object.fromEntries(verdicts);
}
const accepts = async (attempts: Record<string, () => Promise<unknown>>): Promise<void> =>
  expect(
    Object.entries(await judged(attempts))
      .filter(([, let_]) => !let_)
      .map(([what]) => what),
  ).toEqual([]);
const refuses = async (attempts: Record<string, () => Promise<unknown>>): Promise<void> =>
  expect(
    Object.entries(await judged(attempts))
      .filter(([, let_]) => let_)
      .map(([what]) => what),
  ).toEqual([]);

const before = (path: string): Promise<unknown> =>
  uploadBytes(ref(beyond, path), kilo, { contentType: 'video/webm' });

beforeAll(async () => {
  environment = await storageEnvironment();
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  await new Promise<void>((ready) => {
    void environment.withSecurityRulesDisabled(async (context) => {
      const db = context.firestore() as unknown as Firestore;
      beyond = context.storage(bucket()) as unknown as FirebaseStorage;
      arrange = (...writes) => commit(db, ...writes);
      await arrange(...Object.entries(documents()).map(([path, data]) => put(path, data)));
      ready();
      await over;
    });
  });
  await Promise.all(
    [
      `${folder}/q1/take-1.webm`,
      'interviews/lark/open/gone/q1/take-1.webm',
      'interviews/lark/open/gone/q1/take-0.webm',
      'users/cleo/resumes/cv.pdf',
      'users/cleo/practice/one.webm',
      'users/cleo/practice/two.webm',
      'avatars/cleo/me.png',
      'branding/lark/logo.png',
    ].map(before),
  );
});

afterAll(async () => {
  end();
  await environment.clearStorage();
  await environment.cleanup();
});

describe("an answer's file", () => {
  it('is downloaded by its candidate and the staff', () =>
    only([...staff, 'candidate', 'suspended'], (who) =>
      fetchFile(who, `${folder}/q1/take-1.webm`),
    ));

  it('that does not exist is reported as missing to them, and to nobody else', async () => {
    const fetchResult = (who: Who) =>
      fetchFile(who, `${folder}/q1/17.webm`).then(
        () => 'there',
        (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
      );
    for (const who of [...staff, 'candidate'] as const)
      expect(await fetchResult(who), who).toBe('storage/object-not-found');
    for (const who of ['rivalOwner', 'otherCandidate', 'benched'] as const)
      expect(await fetchResult(who), who).toBe('storage/unauthorized');
  });

  it('is uploaded by its candidate, for a question or a follow-up', async () => {
    await accepts({
      'a video': () => putFile('candidate', `${folder}/q1/2.webm`, 'video/webm;codecs=vp9,opus'),
      'another container': () => putFile('candidate', `${folder}/q1/1.mp4`, 'video/mp4'),
      'a voice': () => putFile('candidate', `${folder}/q1/3.webm`, 'audio/webm;codecs=opus'),
      'a voice from Safari': () => putFile('candidate', `${folder}/q1/1.m4a`, 'audio/mp4'),
      'a follow-up': () => putFile('candidate', `${folder}/q1_f2/1.webm`, 'video/webm'),
      'a paper': () => putFile('candidate', `${folder}/q2/1.pdf`, 'application/pdf'),
      'a Word file': () => putFile('candidate', `${folder}/q2/20.docx`, docx),
      'plain words': () => putFile('candidate', `${folder}/q2/1.txt`, 'text/plain'),
      'with its marks': () =>
        putFile('candidate', `${folder}/q1/9.webm`, 'video/webm', kilo, {
          customMetadata: { clientId: 'x', durationMs: '5000' },
        }),
    });
    let n = 1;
    await only(['candidate'], (who) =>
      putFile(who, `${folder}/q2/${(n++ % 9) + 1}.webm`, 'video/webm'),
    );
  });

  it('is uploaded in no other way', () =>
    refuses({
      'in the folder of another': () =>
        putFile('otherCandidate', `${folder}/q1/8.webm`, 'video/webm'),
      'for a question nobody asked': () =>
        putFile('candidate', `${folder}/q9/8.webm`, 'video/webm'),
      'for a fourth follow-up': () => putFile('candidate', `${folder}/q1_f4/8.webm`, 'video/webm'),
      'without a session': () =>
        putFile('guest', 'interviews/lark/open/gus/q1/8.webm', 'video/webm'),
      'after handing in': () =>
        putFile('otherCandidate', 'interviews/lark/open/cato/q1/8.webm', 'video/webm'),
      'a page': () => putFile('candidate', `${folder}/q1/8.html`, 'text/html'),
      "a page under a video's name": () => putFile('candidate', `${folder}/q1/8.webm`, 'text/html'),
      "a drawing under a paper's name": () =>
        putFile('candidate', `${folder}/q1/8.pdf`, 'image/svg+xml'),
      "a voice under another type's name": () =>
        putFile('candidate', `${folder}/q1/8.m4a`, 'audio/webm'),
      "a film under a voice's name": () => putFile('candidate', `${folder}/q1/8.m4a`, 'video/mp4'),
      'a song': () => putFile('candidate', `${folder}/q1/8.mp3`, 'audio/mpeg'),
      "one container under the other's name": () =>
        putFile('candidate', `${folder}/q1/8.mp4`, 'video/webm'),
      'a program': () => putFile('candidate', `${folder}/q1/8.exe`, 'application/octet-stream'),
      nothing: () => putFile('candidate', `${folder}/q1/8.webm`, 'video/webm', bytes(0)),
      'a long text': () =>
        putFile('candidate', `${folder}/q1/8.txt`, 'text/plain', bytes(1_048_577)),
      'a heavy paper': () =>
        putFile('candidate', `${folder}/q1/8.pdf`, 'application/pdf', bytes(10_485_761)),
      'with a mark of its own': () =>
        putFile('candidate', `${folder}/q1/8.webm`, 'video/webm', kilo, {
          customMetadata: { note: 'abc' },
        }),
      deeper: () => putFile('candidate', `${folder}/q1/8/8.webm`, 'video/webm'),
      'under a name of its own': () => putFile('candidate', `${folder}/q1/take.webm`, 'video/webm'),
      'under no number': () => putFile('candidate', `${folder}/q1/0.webm`, 'video/webm'),
      'under a number twice': () => putFile('candidate', `${folder}/q1/08.webm`, 'video/webm'),
      'a tenth of a question that is recorded twice': () =>
        putFile('candidate', `${folder}/q1/10.webm`, 'video/webm'),
      'a tenth of its follow-up': () =>
        putFile('candidate', `${folder}/q1_f1/10.webm`, 'video/webm'),
      'a twenty-first paper': () => putFile('candidate', `${folder}/q2/21.pdf`, 'application/pdf'),
      'in the place of one that stands': () =>
        putFile('candidate', `${folder}/q1/2.webm`, 'video/webm'),
      'with other marks later': () =>
        updateMetadata(ref(as('candidate'), `${folder}/q1/take-1.webm`), {
          contentType: 'text/html',
        }),
    }));

  it('is limited for each question by its retakes', async () => {
    const asMany = async (
      ownRetakes: Record<string, number> | null,
      name: string,
      at = 'q1',
    ): Promise<boolean> => {
      await arrange(patch(job, { retakes: 3, ...(ownRetakes ? { ownRetakes } : {}) }));
      const done = await isAllowed(putFile('candidate', `${folder}/${at}/${name}`, 'video/mp4'));
      const original = documents()[job];
      if (original) await arrange(put(job, original));
      return done;
    };
    expect([
      await asMany(null, '11.mp4'),
      await asMany(null, '12.mp4'),
      await asMany({ q1: 5 }, '13.mp4'),
      await asMany({ q1: 5 }, '14.mp4'),
      await asMany({ q1: 0 }, '9.mp4'),
      await asMany({ q1: 5 }, '12.mp4', 'q1_f3'),
    ]).toEqual([true, false, true, false, false, true]);
  });

  it('is limited to what the company has counted', async () => {
    const without = async (
      slots: Record<string, number>,
      file: string,
      type: string,
    ): Promise<boolean> => {
      await arrange(patch(job, { slots }));
      const done = await isAllowed(putFile('candidate', `${folder}/q2/${file}`, type));
      const original = documents()[job];
      if (original) await arrange(put(job, original));
      return done;
    };
    expect({
      'a film in a written interview': await without(
        { videos: 0, documents: 0 },
        '3.webm',
        'video/webm',
      ),
      'a paper in a filmed one': await without(
        { videos: 2, documents: 0 },
        '4.pdf',
        'application/pdf',
      ),
      'a film in a filmed one': await without({ videos: 1, documents: 0 }, '7.webm', 'video/webm'),
      'a paper where papers are asked for': await without(
        { videos: 0, documents: 1 },
        '5.pdf',
        'application/pdf',
      ),
    }).toEqual({
      'a film in a written interview': false,
      'a paper in a filmed one': false,
      'a film in a filmed one': true,
      'a paper where papers are asked for': true,
    });
  });

  it("is limited to the session's time", async () => {
    let uploads = 0;
    const upload = (): Promise<boolean> =>
      isAllowed(putFile('candidate', `${folder}/q1_f1/${(uploads += 1)}.webm`, 'video/webm'));
    const during = async (path: string, change: Record<string, unknown>): Promise<boolean> => {
      await arrange(patch(path, change));
      const done = await upload();
      const original = documents()[path];
      if (original) await arrange(put(path, original));
      return done;
    };
    expect({
      inside: await upload(),
      'in its grace': await during(cleo, { startedAt: ago(minutes(54)) }),
      over: await during(cleo, { startedAt: ago(minutes(56)) }),
      'with more time': await during(cleo, { startedAt: ago(minutes(56)), extraMinutes: 30 }),
      'the end at the end of all time': await during(job, {
        closesAt: new Date('9999-12-31T23:58:00Z'),
      }),
      withdrawn: await during(cleo, { status: 'withdrawn' }),
      'the interview closed': await during(job, { status: 'closed' }),
      'the interview over': await during(job, { closesAt: ago(minutes(11)) }),
    }).toEqual({
      inside: true,
      'in its grace': true,
      over: false,
      'with more time': true,
      'the end at the end of all time': true,
      withdrawn: false,
      'the interview closed': false,
      'the interview over': false,
    });
  });

  it('is listed and deleted by managers while the session is erased', async () => {
    await only(managers, (who) => listAll(ref(as(who), 'interviews/lark/open/gone/q1')));
    await only([], (who) => listAll(ref(as(who), `${folder}/q1`)));
    await only([], (who) => listAll(ref(as(who), 'interviews/lark/open')));
    await only([], (who) => deleteObject(ref(as(who), `${folder}/q1/take-1.webm`)));
    await refuses({
      'by a recruiter': () =>
        deleteObject(ref(as('recruiter'), 'interviews/lark/open/gone/q1/take-1.webm')),
    });
    await accepts({
      'by an admin': () =>
        deleteObject(ref(as('admin'), 'interviews/lark/open/gone/q1/take-1.webm')),
      'by the owner': () =>
        deleteObject(ref(as('owner'), 'interviews/lark/open/gone/q1/take-0.webm')),
    });
  });
});

describe('a file of a blind interview', () => {
  const blind = 'organizations/lark/interviews/blind';
  const at = `${blind}/sessions/cleo`;
  const within = 'interviews/lark/blind/cleo';
  const marked = { customMetadata: { clientId: 'x', blind: 'true' } };
  const session = (more: Record<string, unknown> = {}): Promise<void> =>
    arrange(
      put(at, {
        ...documents()[cleo],
        interviewId: 'blind',
        displayName: 'Candidate 7F3KM',
        blind: true,
      }),
      put(`${blind}/candidates/cleo`, {
        ...documents()[catoRow],
        displayName: 'Candidate 7F3KM',
        ...more,
      }),
    );
  const film = `${within}/q1/take-1.webm`;
  const resumeFile = `${within}/q2/cv.pdf`;
  const voice = `${within}/q1/voice.webm`;
  beforeAll(async () => {
    await arrange(put(blind, { ...documents()[job], blind: true }));
    await session();
    for (const [path, contentType] of [
      [film, 'video/webm'],
      [resumeFile, 'application/pdf'],
      [voice, 'audio/webm'],
    ] as const)
      await uploadBytes(ref(beyond, path), kilo, { contentType, ...marked });
  });

  it('is marked as blind by its candidate, and only in a blind interview', async () => {
    await accepts({
      'a film': () => putFile('candidate', `${within}/q1/2.webm`, 'video/webm', kilo, marked),
      'a paper': () => putFile('candidate', `${within}/q2/2.pdf`, 'application/pdf', kilo, marked),
      'a voice': () => putFile('candidate', `${within}/q1/3.webm`, 'audio/webm', kilo, marked),
    });
    await refuses({
      'without a mark': () => putFile('candidate', `${within}/q1/4.webm`, 'video/webm'),
      'with other marks only': () =>
        putFile('candidate', `${within}/q1/5.webm`, 'video/webm', kilo, {
          customMetadata: { clientId: 'x' },
        }),
      'marked as open': () =>
        putFile('candidate', `${within}/q1/6.webm`, 'video/webm', kilo, {
          customMetadata: { blind: 'false' },
        }),
      'a mark in an ordinary interview': () =>
        putFile('candidate', `${folder}/q1/7.webm`, 'video/webm', kilo, marked),
      'the mark taken away later': () =>
        updateMetadata(ref(as('candidate'), film), { customMetadata: { blind: 'false' } }),
      'the mark taken away by staff': () =>
        updateMetadata(ref(as('owner'), film), { customMetadata: { blind: 'false' } }),
    });
  });

  it('is closed to all staff, except voice recordings', async () => {
    await session();
    await only(['candidate'], (who) => fetchFile(who, film));
    await only(['candidate'], (who) => fetchFile(who, resumeFile));
    await only([...staff, 'candidate', 'suspended'], (who) => fetchFile(who, voice));
  });

  it('opens to staff whose scorecard is submitted or who revealed with a reason', async () => {
    await session({ reviewers: ['rowan', 'sky', 'quinn'], revealedBy: ['remy'] });
    await only(['candidate', 'reviewer', 'recruiter'], (who) => fetchFile(who, film));
    await only(['candidate', 'reviewer', 'recruiter'], (who) => fetchFile(who, resumeFile));
    await session();
  });
});

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
      "a guest's paper": () => uploadResume('guest', 1),
      "a guest's film": () => filmOf('guest', 1),
      "a suspended person's paper": () => uploadResume('suspended', 1),
      "a suspended person's film": () => filmOf('suspended', 1),
    });
    const originalUser = documents()['users/cleo'];
    await arrange(patch('users/cleo', { leaving: true }));
    await refuses({
      'a paper while the account goes': () => uploadResume('candidate', 2),
      'a film while it goes': () => filmOf('candidate', 2),
    });
    await accepts({
      'taken away meanwhile': () =>
        deleteObject(ref(as('candidate'), 'users/cleo/practice/two.webm')),
    });
    await arrange(drop('users/cleo'));
    await refuses({
      'a paper once it is gone': () => uploadResume('candidate', 3),
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

describe('the limits of a file', () => {
  const megabyte = 1_048_576;
  const mine = 'users/cleo';

  it('may be as large as its kind allows, to the byte', async () => {
    await accepts({
      'a single byte': () =>
        putFile('candidate', `${mine}/resumes/e1.pdf`, 'application/pdf', bytes(1)),
      'the heaviest paper': () =>
        putFile('candidate', `${mine}/resumes/e2.pdf`, 'application/pdf', bytes(10 * megabyte)),
      'the heaviest Word file': () =>
        putFile('candidate', `${mine}/resumes/e3.docx`, docx, bytes(10 * megabyte)),
      'the longest text': () =>
        putFile('candidate', `${mine}/resumes/e4.txt`, 'text/plain', bytes(megabyte)),
      'the longest practice': () =>
        putFile('candidate', `${mine}/practice/100.webm`, 'video/webm', bytes(60 * megabyte)),
      'the heaviest logo': () =>
        putFile('owner', 'branding/lark/logo.webp', 'image/webp', bytes(megabyte)),
    });
    await refuses({
      'a heavier Word file': () =>
        putFile('candidate', `${mine}/resumes/e6.docx`, docx, bytes(10 * megabyte + 1)),
      'a longer text': () =>
        putFile('candidate', `${mine}/resumes/e7.txt`, 'text/plain', bytes(megabyte + 1)),
      'a heavier logo': () =>
        putFile('owner', 'branding/lark/logo.webp', 'image/webp', bytes(megabyte + 1)),
    });
  });

  it('has the type that its name says', async () => {
    const resumeTypes = { pdf: 'application/pdf', docx, txt: 'text/plain' };
    const films = { webm: 'video/webm', mp4: 'video/mp4', m4a: 'audio/mp4' };
    const pictures = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };
    const crossed = (
      kinds: Record<string, string>,
      put_: (name: string, type: string) => Promise<unknown>,
    ): Record<string, () => Promise<unknown>> =>
      Object.fromEntries(
        Object.keys({ ...kinds, exe: '' }).flatMap((ending) =>
          Object.entries(kinds).flatMap(([own, type]) =>
            own === ending ? [] : [[`${type} as .${ending}`, () => put_(ending, type)]],
          ),
        ),
      );
    await refuses(
      crossed(resumeTypes, (ending, type) =>
        putFile('candidate', `${mine}/resumes/n.${ending}`, type),
      ),
    );
    await refuses(
      crossed(films, (ending, type) => putFile('candidate', `${mine}/practice/7.${ending}`, type)),
    );
    await refuses(
      crossed(pictures, (ending, type) => putFile('owner', `branding/lark/logo.${ending}`, type)),
    );
    await accepts(
      Object.fromEntries(
        Object.entries(pictures).map(([ending, type]) => [
          type,
          () => putFile('owner', `branding/lark/logo.${ending}`, type),
        ]),
      ),
    );
    await refuses({
      'a logo with marks': () =>
        putFile('owner', 'branding/lark/logo.png', 'image/png', kilo, {
          customMetadata: { note: 'abc' },
        }),
    });
  });

  it('is never overwritten, and is deleted by its owner', async () => {
    await accepts({
      'a paper': () => putFile('candidate', `${mine}/resumes/once.pdf`, 'application/pdf'),
      'a film': () => putFile('candidate', `${mine}/practice/8.webm`, 'video/webm'),
    });
    await refuses({
      'the paper again': () => putFile('candidate', `${mine}/resumes/once.pdf`, 'application/pdf'),
      'the film again': () => putFile('candidate', `${mine}/practice/8.webm`, 'video/webm'),
    });
    await accepts({
      'the paper thrown away': () => deleteObject(ref(as('candidate'), `${mine}/resumes/once.pdf`)),
    });
  });

  it('is accepted until fifteen seconds after its time', async () => {
    let n = 0;
    const during = async (
      path: string,
      change: Record<string, unknown>,
      at = 'q1_f3',
    ): Promise<boolean> => {
      await arrange(patch(path, change));
      const done = await isAllowed(
        putFile('candidate', `${folder}/${at}/${(n += 1)}.webm`, 'video/webm'),
      );
      const original = documents()[path];
      if (original) await arrange(put(path, original));
      return done;
    };
    const quarter = 15_000;
    expect({
      'no end': await during(job, { closesAt: null }),
      'ten minutes after the end': await during(job, { closesAt: ago(minutes(10) - quarter) }),
      'a little more': await during(job, { closesAt: ago(minutes(10) + quarter) }),
      "ten minutes after one's own time": await during(cleo, {
        startedAt: ago(minutes(55) - quarter),
      }),
      'more than that': await during(cleo, { startedAt: ago(minutes(55) + quarter) }),
      'for a follow-up of what nobody asked': await during(job, {}, 'q9_f1'),
    }).toEqual({
      'no end': true,
      'ten minutes after the end': true,
      'a little more': false,
      "ten minutes after one's own time": true,
      'more than that': false,
      'for a follow-up of what nobody asked': false,
    });
  });

  it('is closed to the compliance role', async () => {
    const watcher = environment
      .authenticatedContext('faye')
      .storage(bucket()) as unknown as FirebaseStorage;
    const id = 'e0'.repeat(32);
    await arrange(
      put('organizations/lark/members/faye', {
        role: 'compliance',
        status: 'active',
        displayName: 'Faye',
        joinedAt: ago(days(1)),
      }),
      put(`organizations/lark/interviews/open/applicants/${id}`, {
        file: 'abc.pdf',
        size: 1_000,
        megabytes: 1,
        blind: false,
      }),
    );
    await before(`applicants/lark/open/${id}/abc.pdf`);
    await refuses({
      'an answer': () => getBytes(ref(watcher, `${folder}/q1/take-1.webm`)),
      "an applicant's resume": () => getBytes(ref(watcher, `applicants/lark/open/${id}/abc.pdf`)),
    });
  });
});

describe('a file shared with a guest', () => {
  const key = (more: Record<string, unknown> = {}): Promise<void> =>
    arrange(
      put(`${cato}/guests/gus`, {
        token: 'sharedSHAREDsharedSH01',
        name: 'Dr. Fern',
        at: ago(minutes(9)),
        expiresAt: ahead(days(1)),
        recordings: true,
        resume: false,
        status: 'open',
        ...more,
      }),
    );
  const film = 'interviews/lark/open/cato/q1/take-1.webm';
  const resumeFile = 'interviews/lark/open/cato/q2/cv.pdf';
  const marked = 'interviews/lark/open/cato/q1/blind.webm';
  const voice = 'interviews/lark/open/cato/q1/voice.webm';
  /** The guest with an account, and without one. */
  const ways = (): FirebaseStorage[] => [
    as('guest'),
    environment
      .authenticatedContext(people.guest.uid, { firebase: { sign_in_provider: 'anonymous' } })
      .storage(bucket()) as unknown as FirebaseStorage,
  ];
  const opens = async (path: string): Promise<boolean[]> =>
    Promise.all(ways().map((storage) => isAllowed(getBytes(ref(storage, path)))));
  beforeAll(async () => {
    await Promise.all([
      before(film),
      before(resumeFile),
      uploadBytes(ref(beyond, marked), kilo, {
        contentType: 'video/webm',
        customMetadata: { blind: 'true' },
      }),
      uploadBytes(ref(beyond, voice), kilo, {
        contentType: 'audio/webm',
        customMetadata: { blind: 'true' },
      }),
    ]);
  });

  it("opens within the link's scope, to its guest alone, while it is open", async () => {
    const both = [true, true];
    const none = [false, false];
    expect(await opens(film)).toEqual(none);
    await key();
    expect([
      await opens(film),
      await opens(voice),
      await opens(resumeFile),
      await opens(marked),
      await opens(`${folder}/q1/take-1.webm`),
    ]).toEqual([both, both, none, none, none]);
    await only([...staff, 'otherCandidate', 'guest', 'suspended'], (who) => fetchFile(who, film));
    await key({ recordings: false, resume: true });
    expect([await opens(film), await opens(resumeFile)]).toEqual([none, both]);
    for (const more of [
      { status: 'revoked' },
      { status: 'done' },
      { expiresAt: ago(minutes(5)) },
    ]) {
      await key(more);
      expect(await opens(film)).toEqual(none);
    }
    await refuses({
      'put by the guest': () =>
        putFile('guest', 'interviews/lark/open/cato/q1/x.webm', 'video/webm'),
      'deleted by the guest': () => deleteObject(ref(as('guest'), film)),
      'listed by the guest': () => listAll(ref(as('guest'), 'interviews/lark/open/cato/q1')),
    });
  });

  it('closes to guests without an account when the candidate withdraws', async () => {
    await key();
    await arrange(patch(cato, { status: 'withdrawn' }));
    expect((await opens(film))[1]).toBe(false);
    await arrange(patch(cato, { status: 'expired' }));
    expect(await opens(film)).toEqual([true, true]);
    const original = documents()[cato];
    if (original) await arrange(put(cato, original));
  });
});
