import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Lease } from '#data/evaluation/aiJobs.ts';
import type { Session } from '#domain/candidate/session.ts';
import { evaluate } from './handlers.ts';

const read = vi.hoisted(() => vi.fn());
const ask = vi.hoisted(() => vi.fn());
vi.mock('#data/evaluation/evaluations.ts', () => ({ readForEvaluation: read }));
vi.mock('#data/candidate/transcripts.ts', () => ({
  readTranscripts: vi.fn(),
  putMachineWords: vi.fn(),
}));
vi.mock('#data/firestore/files.ts', () => ({ fetchFile: vi.fn() }));
vi.mock('#ai/port.ts', () => ({
  createAgreedAi: () => ({ ask }),
  getAi: () => ({ ask }),
  isCloudSetUp: () => false,
}));

const lease: Lease = {
  orgId: 'o',
  jobId: 'j',
  leaseId: 'l',
  interviewId: 'i',
  candidateUid: 'c',
  attempt: 1,
  cap: 5,
};
const session = (more: Partial<Session>): Session => ({
  status: 'submitted',
  inviteToken: 't',
  displayName: 'Cato',
  rev: 1,
  consent: { recording: true, ai: true, policyVersion: '1' },
  ...more,
});
const run = (more: Partial<Session>) => {
  read.mockResolvedValue({
    session: session(more),
    interview: {},
    rubric: { items: [] },
    answers: {},
  });
  return evaluate(lease, 'rowan', { signal: new AbortController().signal, onProgress: vi.fn() });
};
afterEach(() => {
  read.mockReset();
  ask.mockReset();
});

describe('an evaluation that was queued before', () => {
  it.each([
    ['the candidate asked for deletion', { deletionAskedAt: new Date() }, 'deletionAsked'],
    [
      'the consent was withdrawn',
      { consent: { recording: true, ai: false, policyVersion: '1' } },
      'consentWithdrawn',
    ],
    ['the interview was opened again', { status: 'in_progress' as const }, 'notSubmitted'],
  ])('does not start when %s', async (_case, more, code) => {
    await expect(run(more)).rejects.toMatchObject({ code });
    expect(ask).not.toHaveBeenCalled();
  });
});
