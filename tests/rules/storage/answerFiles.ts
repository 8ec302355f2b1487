// The file of an answer: who uploads, downloads and deletes it.
import { deleteObject, listAll, ref, updateMetadata } from 'firebase/storage';
import { describe, expect, it } from 'vitest';
import { documents } from '../documents/existing.ts';
import { cleo, job } from '../documents/paths.ts';
import { ago, minutes } from '../documents/times.ts';
import { managers, staff, type Who } from '../people.ts';
import { patch, put } from '../writes.ts';
import {
  accepts,
  arrange,
  as,
  bytes,
  docx,
  fetchFile,
  folder,
  isAllowed,
  kilo,
  only,
  putFile,
  refuses,
} from './files.ts';

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
      'a document': () => putFile('candidate', `${folder}/q2/1.pdf`, 'application/pdf'),
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
      "a drawing under a document's name": () =>
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
      'a heavy document': () =>
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
      'a twenty-first document': () =>
        putFile('candidate', `${folder}/q2/21.pdf`, 'application/pdf'),
      'instead of one that exists': () => putFile('candidate', `${folder}/q1/2.webm`, 'video/webm'),
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
      'a document in a filmed one': await without(
        { videos: 2, documents: 0 },
        '4.pdf',
        'application/pdf',
      ),
      'a film in a filmed one': await without({ videos: 1, documents: 0 }, '7.webm', 'video/webm'),
      'a document where documents are asked for': await without(
        { videos: 0, documents: 1 },
        '5.pdf',
        'application/pdf',
      ),
    }).toEqual({
      'a film in a written interview': false,
      'a document in a filmed one': false,
      'a film in a filmed one': true,
      'a document where documents are asked for': true,
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
