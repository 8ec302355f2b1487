import { beforeEach, expect, it, vi } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import {
  answerFilePath,
  findPracticeFile,
  forgetNumberedFile,
  putAnswerFile,
  putPracticeFile,
} from './numberedFiles.ts';

const candidateRef = { orgId: 'o', interviewId: 'i', candidateUid: 'c' };
const folder = 'interviews/o/i/c/q1';
/** What lies in storage, by path: whose mark it has. */
const stored = vi.hoisted(() => new Map<string, string>());
const answer = vi.hoisted(() => ({ storagePath: null as string | null }));
const asked = vi.hoisted(() => vi.fn());

vi.mock('./writeAnswer.ts', () => ({
  writeAnswer: async (
    _: object,
    __: string,
    decide: (server: object | null) => { result: unknown; data: unknown },
  ) => decide(answer.storagePath === null ? null : answer).result,
}));
vi.mock('#data/firestore/files.ts', () => ({
  readFileAt: async (path: string) => {
    asked(path);
    const clientId = stored.get(path);
    return clientId === undefined ? null : { size: 1, clientId };
  },
  putFile: async ({ path, marks }: { path: string; marks: Record<string, string> }) => {
    if (path.includes('/10.') || (stored.has(path) && stored.get(path) !== marks['clientId']))
      throw new Fault('permissionDenied');
    stored.set(path, marks['clientId'] ?? '');
  },
}));

const put = (id: string, ending = 'webm') =>
  putAnswerFile(
    candidateRef,
    { answerId: 'q1', id, ending },
    {
      file: new Blob(['x']),
      contentType: 'video/webm',
      marks: { durationMs: '5' },
      onProgress: () => undefined,
      signal: new AbortController().signal,
      mayBeThere: false,
    },
  );
beforeEach(() => {
  stored.clear();
  answer.storagePath = null;
  asked.mockClear();
});

it('gives a file the first number, and the next one after that of the answer, without asking storage first', async () => {
  await put('a1');
  answer.storagePath = `${folder}/1.webm`;
  await put('a2', 'mp4');
  expect([...stored]).toEqual([
    [`${folder}/1.webm`, 'a1'],
    [`${folder}/2.mp4`, 'a2'],
  ]);
  expect(asked).not.toHaveBeenCalled();
});

it('passes over a number that somebody else took meanwhile', async () => {
  stored.set(`${folder}/1.webm`, 'of another tab');
  await put('b1');
  expect(stored.get(`${folder}/2.webm`)).toBe('b1');
});

it('says a refusal as it is: of a number that is free, and when all are taken', async () => {
  answer.storagePath = `${folder}/9.webm`;
  await expect(put('c1')).rejects.toMatchObject({ code: 'permissionDenied' });
  answer.storagePath = `${folder}/20.webm`;
  await expect(put('c2')).rejects.toMatchObject({ code: 'tooManyFiles' });
  expect(stored.size).toBe(0);
});

it('finds a file again by its mark, after a reload too, and never that of another', async () => {
  stored.set(`${folder}/1.webm`, 'of another tab');
  stored.set(`${folder}/2.webm`, 'd1');
  expect(await answerFilePath(candidateRef, { answerId: 'q1', id: 'd1', ending: 'webm' })).toBe(
    `${folder}/2.webm`,
  );
  expect(
    await answerFilePath(candidateRef, { answerId: 'q1', id: 'd2', ending: 'webm' }),
  ).toBeNull();
});

it('counts a file of before, which was named by its mark, as none', async () => {
  answer.storagePath = `${folder}/XyZ12.webm`;
  await put('e1');
  expect([...stored.keys()]).toEqual([`${folder}/1.webm`]);
});

it('gives a practice recording a number of a hundred, and finds it there again', async () => {
  const options = {
    file: new Blob(['x']),
    contentType: 'video/webm',
    marks: {},
    onProgress: () => undefined,
    signal: new AbortController().signal,
    mayBeThere: false,
  };
  const names = await Promise.all(
    ['p1', 'p2', 'Ab9_-x'].map(async (id) => {
      await putPracticeFile('u', { id, ending: 'webm' }, options);
      forgetNumberedFile(id);
      return findPracticeFile('u', { id, ending: 'webm' });
    }),
  );
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^([1-9]\d?|100)\.webm$/u);
  expect(await findPracticeFile('u', { id: 'nowhere', ending: 'webm' })).toBeNull();
});

it('takes the next free number for practice where its own is taken, round the end', async () => {
  // The first numbers of this mark are 100 and 1.
  const id =
    [...Array(500).keys()]
      .map((n) => `q${n}`)
      .find(
        (mark) =>
          Array.from(mark).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100, 0) ===
          99,
      ) ?? '';
  stored.set('users/u/practice/100.webm', 'of another recording');
  await putPracticeFile(
    'u',
    { id, ending: 'webm' },
    {
      file: new Blob(['x']),
      contentType: 'video/webm',
      marks: {},
      onProgress: () => undefined,
      signal: new AbortController().signal,
      mayBeThere: false,
    },
  );
  expect(stored.get('users/u/practice/1.webm')).toBe(id);
});
