// The limits of a file: its size, type, number and time.
import { deleteObject, getBytes, ref } from 'firebase/storage';
import { describe, expect, it } from 'vitest';
import { documents } from '../documents/existing.ts';
import { cleo, job } from '../documents/paths.ts';
import { ago, days, minutes } from '../documents/times.ts';
import { patch, put } from '../writes.ts';
import {
  accepts,
  arrange,
  as,
  before,
  bytes,
  docx,
  folder,
  isAllowed,
  kilo,
  putFile,
  refuses,
  storageOf,
} from './files.ts';

describe('the limits of a file', () => {
  const megabyte = 1_048_576;
  const mine = 'users/cleo';

  it('may be as large as its kind allows, to the byte', async () => {
    await accepts({
      'a single byte': () =>
        putFile('candidate', `${mine}/resumes/e1.pdf`, 'application/pdf', bytes(1)),
      'the heaviest document': () =>
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

  it('has the type of its ending', async () => {
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
      'a document': () => putFile('candidate', `${mine}/resumes/once.pdf`, 'application/pdf'),
      'a film': () => putFile('candidate', `${mine}/practice/8.webm`, 'video/webm'),
    });
    await refuses({
      'the document again': () =>
        putFile('candidate', `${mine}/resumes/once.pdf`, 'application/pdf'),
      'the film again': () => putFile('candidate', `${mine}/practice/8.webm`, 'video/webm'),
    });
    await accepts({
      'the document thrown away': () =>
        deleteObject(ref(as('candidate'), `${mine}/resumes/once.pdf`)),
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
    const watcher = storageOf('faye');
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
