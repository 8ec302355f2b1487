import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { findPairs, type Applicant } from '#domain/applicants/applicant.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import type { LibraryItem } from '#domain/jobs/library.ts';
import { pipelineStages } from '#domain/candidate/session.ts';
import { isAtInterviewLimit, type Organization } from '#domain/company/organization.ts';
import type { AiRating } from '#domain/evaluation/evaluation.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import { accounts } from './accounts.ts';
import type { Documents } from './documents.ts';
import { seedDocuments } from './seed.ts';

let documents: Documents;
beforeAll(async () => {
  documents = await seedDocuments();
}, 300_000);

function all<T>(pattern: RegExp): T[] {
  return [...documents.byPath].filter(([path]) => pattern.test(path)).map(([, data]) => data as T);
}

describe('the seed', () => {
  it('has 40 candidates or more, over every stage', () => {
    const candidates = all<Candidate>(/\/candidates\/[^/]+$/);
    const found = new Set<string>(candidates.map(({ status, stage }) => stage ?? status));
    expect(candidates.length).toBeGreaterThanOrEqual(40);
    expect(pipelineStages.filter((stage) => stage !== 'invited' && !found.has(stage))).toEqual([]);
    expect(all(/\/invites\/[^/]+$/).length).toBeGreaterThan(candidates.length);
  });

  it('has one company close to its limits and one at its limit', () => {
    const [close, full] = ['seed-harbour', 'seed-castellan'].map(
      (id) => documents.byPath.get(`organizations/${id}`) as Organization,
    );
    expect(isAtInterviewLimit(full ?? null, new Date())).toBe(true);
    expect(isAtInterviewLimit(close ?? null, new Date())).toBe(false);
    const shares = [close?.usage.interviews, close?.usage.candidates].map(
      (used) => (used?.currentMonth ?? 0) / (used?.limit ?? 1),
    );
    expect(Math.max(...shares)).toBeGreaterThanOrEqual(0.8);
  });

  it('has a queue with waiting tasks and a failed one', () => {
    const states = all<{ status: string }>(/\/aiJobs\//).map(({ status }) => status);
    expect(states.filter((status) => status === 'queued').length).toBeGreaterThan(0);
    expect(states.filter((status) => status === 'dead').length).toBe(1);
  });

  it("has answers of varied quality by the engine's rating, and every quote is in its answer", () => {
    const ratings = [...documents.byPath]
      .filter(([path]) => path.includes('/ratings/'))
      .map(([path, data]) => ({
        session: path.split('/ratings/')[0] ?? '',
        items: (data as AiRating).items,
      }));
    const levels = new Set(
      ratings.flatMap(({ items }) => items.map(({ level, status }) => level ?? status)),
    );
    expect(levels.size).toBeGreaterThanOrEqual(4);
    for (const { session, items } of ratings) {
      for (const quote of items.flatMap(({ quotes }) => quotes)) {
        // Of a spoken answer the transcript is read.
        const answer = ['transcripts', 'answers']
          .map(
            (kind) =>
              documents.byPath.get(`${session}/${kind}/${quote.answerId}`) as
                | { text: string }
                | undefined,
          )
          .find(Boolean);
        expect(answer?.text.slice(quote.start, quote.end)).toBe(quote.text);
      }
    }
  });

  it('has recordings as they were sent: size and hash of every file are in its answer', () => {
    const answers = all<{ storagePath?: string; size?: number; sha256?: string }>(
      /\/answers\/[^/]+$/,
    ).filter(({ storagePath }) => storagePath);
    expect(answers.length).toBe(
      [...documents.files.keys()].filter((path) => path.startsWith('interviews/')).length,
    );
    expect(answers.length).toBeGreaterThan(3);
    for (const { storagePath = '', size, sha256 } of answers) {
      const { bytes } = documents.files.get(storagePath) ?? { bytes: new Uint8Array() };
      expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([
        size,
        sha256,
      ]);
      expect(bytes.length).toBeLessThan(150 * 1024);
    }
  });

  it("has resumes that were read: every file is its document's, counted, and some of it was found", () => {
    const applicants = [...documents.byPath]
      .filter(([path]) => /\/applicants\/[^/]+$/.test(path))
      .map(([path, data]) => ({
        id: path.split('/').at(-1) ?? '',
        path,
        applicant: data as Applicant,
      }));
    expect(
      (documents.byPath.get('organizations/seed-harbour') as Organization).usage.storage.documents
        .used,
    ).toBe(applicants.reduce((sum, { applicant }) => sum + applicant.megabytes, 0));
    for (const { id, path, applicant } of applicants) {
      const { bytes } = documents.files.get(
        `${path.replace('organizations/', 'applicants/').replace('/interviews/', '/').replace('/applicants/', '/')}/${applicant.file}`,
      ) ?? { bytes: new Uint8Array() };
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(id);
      expect(applicant.findings.filter(({ state }) => state === 'met').length).toBeGreaterThan(0);
    }
    expect(
      applicants.filter(
        ({ applicant }) => applicant.hidden.length > 0 && applicant.orders.length > 0,
      ),
    ).toHaveLength(1);
    expect(
      findPairs(applicants.map(({ id, applicant }) => ({ id, data: applicant }))),
    ).toHaveLength(1);
  });

  it('has a library of every kind in both languages, and versions that know each other', () => {
    const kept = all<LibraryItem>(/\/library\/[^/]+$/);
    expect(new Set(kept.map(({ kind, language }) => `${kind} ${language}`)).size).toBe(5);
    const [older, newer] = ['seed-video-1', 'seed-video'].map(
      (id) => documents.byPath.get(`organizations/seed-harbour/interviews/${id}`) as Interview,
    );
    expect([older?.next, newer?.previous, newer?.version]).toEqual([
      'seed-video',
      'seed-video-1',
      2,
    ]);
  });

  it('gives every account a user document', () => {
    expect(accounts.filter(({ uid }) => !documents.byPath.has(`users/${uid}`))).toEqual([]);
  });
});
