// The files of a blind interview, closed to those who may not know who it is.
import { ref, updateMetadata, uploadBytes } from 'firebase/storage';
import { beforeAll, describe, it } from 'vitest';
import { documents } from '../documents/existing.ts';
import { catoRow, cleo, job } from '../documents/paths.ts';
import { staff } from '../people.ts';
import { put } from '../writes.ts';
import {
  accepts,
  arrange,
  as,
  beyond,
  fetchFile,
  folder,
  kilo,
  only,
  putFile,
  refuses,
} from './files.ts';

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
      await uploadBytes(ref(beyond(), path), kilo, { contentType, ...marked });
  });

  it('is marked as blind by its candidate, and only in a blind interview', async () => {
    await accepts({
      'a film': () => putFile('candidate', `${within}/q1/2.webm`, 'video/webm', kilo, marked),
      'a document': () =>
        putFile('candidate', `${within}/q2/2.pdf`, 'application/pdf', kilo, marked),
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
