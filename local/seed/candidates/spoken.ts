/** Candidates of the seed who answered by video and by voice: small synthetic recordings, with the words they typed beside them. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Ai } from '#ai/port.ts';
import { expectationOf, listQuestionFormats } from '#domain/invitations/expectation.ts';
import type { TranscriptSegment } from '#domain/candidate/transcript.ts';
import { people } from '../accounts.ts';
import { ago, ahead } from '../clock.ts';
import { orgId } from '../companies.ts';
import type { SeedJob } from '../content.ts';
import type { Documents } from '../documents.ts';
import { getStatedFormats, windowOf } from '../jobs.ts';
import type { SeedCandidate } from './seedCandidate.ts';
import { addJudgement } from './assessments.ts';
import { answerFrom } from './candidateAnswers.ts';
import { codeOf, uidOf } from './candidateIds.ts';
import { addSession } from './candidateDocuments.ts';

/** The recordings, made by tools/seedRecordings.ts: tones and drawn pictures, no person is in them. */
const sampleRecordings = {
  video1: { file: 'sample-video-1.webm', mime: 'video/webm;codecs=vp8,opus', seconds: 14 },
  video2: { file: 'sample-video-2.webm', mime: 'video/webm;codecs=vp8,opus', seconds: 10 },
  voice: { file: 'sample-voice.webm', mime: 'audio/webm;codecs=opus', seconds: 12 },
} as const;
type SampleRecording = keyof typeof sampleRecordings;

interface SpokenCandidate extends SeedCandidate {
  job: 'seed-video';
  spoken: Record<string, SampleRecording>;
}

/** Who spoke, and with which recording they answered what. */
export const spokenCandidates: readonly SpokenCandidate[] = [
  {
    name: 'Ida Bergstrom',
    job: 'seed-video',
    where: 'submitted',
    qualities: ['strong', 'strong', 'good'],
    daysAgo: 1,
    spoken: { q1: 'video1', q2: 'voice' },
  },
  {
    name: 'Marco Bellini',
    job: 'seed-video',
    where: 'submitted',
    qualities: ['average', 'good', 'average'],
    daysAgo: 2,
    spoken: { q1: 'voice', q2: 'video2' },
  },
  {
    name: 'Wanda Kroll',
    job: 'seed-video',
    where: 'in_review',
    qualities: ['weak', 'weak', 'average'],
    daysAgo: 4,
    reviewed: ['seed-clara'],
    spoken: { q1: 'video2' },
  },
];

/** Sentences spread over a recording by their length. */
function segmentsOf(text: string, seconds: number): TranscriptSegment[] {
  const sentences = text.match(/[^.!?]+[.!?]+["”]?/g)?.map((sentence) => sentence.trim()) ?? [text];
  const letters = sentences.join('').length;
  let at = 0;
  return sentences.map((sentence) => {
    const start = at;
    at += (sentence.length / letters) * seconds;
    return {
      start: Math.round(start * 100) / 100,
      end: Math.round(at * 100) / 100,
      text: sentence,
    };
  });
}

/** One candidate with recordings, transcripts and what the AI made of them. */
export async function addSpokenCandidate(
  documents: Documents,
  ai: Ai,
  candidate: SpokenCandidate,
  job: SeedJob,
  rubricVersion: string,
  turn: number,
): Promise<void> {
  const candidateUid = uidOf(candidate);
  const candidateRef = { orgId, interviewId: job.id, candidateUid };
  const token = `seedToken${candidateUid.replace(/[^a-z]/g, '')}AAAAAAAAAAAAAA`.slice(0, 40);
  const startedAt = ago(candidate.daysAgo, -1);
  const submittedAt = ago(candidate.daysAgo, -0.5);
  const by = { createdBy: people.recruiter.uid, createdAt: ago(candidate.daysAgo + 3) };
  const code = codeOf(turn);
  const email = `${candidate.name.toLowerCase().replaceAll(' ', '.')}@mail.example`;
  documents.add(
    'invites',
    { orgId, interviewId: job.id, token },
    {
      status: 'claimed',
      ...by,
      expiresAt: ahead(11),
      companyName: 'Harbour & Pine',
      interviewTitle: job.title,
      type: 'video',
      questionCount: job.questions.length,
      durationMinutes: windowOf(job),
      language: job.language,
      ...getStatedFormats(job),
      claimedBy: candidateUid,
      claimedAt: startedAt,
    },
  );
  documents.add(
    'inviteDetails',
    { orgId, interviewId: job.id, token },
    { name: candidate.name, email, language: job.language, code, mailed: 0, ...by },
  );
  documents.add('inviteCodes', { code }, { orgId, interviewId: job.id, token, ...by });
  const isMoved = candidate.where === 'in_review';
  addSession(documents, candidateRef, {
    status: 'submitted',
    inviteToken: token,
    startedAt,
    submittedAt,
    displayName: candidate.name,
    email,
    consent: {
      recording: true,
      ai: true,
      policyVersion: expectationOf('video', listQuestionFormats('video', job.questions)).consent
        .keep,
      at: startedAt,
    },
    rev: 2 + (isMoved ? 2 : 0),
    orgId,
    interviewId: job.id,
    candidateUid,
    language: job.language,
    ...(isMoved
      ? { stage: 'in_review' as const, stageBy: people.recruiter.uid, stageAt: ago(2) }
      : {}),
    ...(candidate.reviewed ? { reviewers: candidate.reviewed } : {}),
  });
  const answers: Record<string, { text: string }> = {};
  for (const [index, question] of job.questions.entries()) {
    const text = answerFrom(job, question.id, candidate.qualities[index] ?? 'average', turn);
    const sample = candidate.spoken[question.id];
    answers[question.id] = { text };
    if (sample) addSampleRecording(documents, candidateRef, question.id, sample, text, submittedAt);
    else
      documents.add(
        'answers',
        { ...candidateRef, answerId: question.id },
        { type: 'text', text, rev: 2, updatedAt: submittedAt },
      );
  }
  await addJudgement(documents, ai, candidate, job, rubricVersion, answers);
}

function addSampleRecording(
  documents: Documents,
  candidateRef: { orgId: string; interviewId: string; candidateUid: string },
  answerId: string,
  sample: SampleRecording,
  text: string,
  at: Date,
): void {
  const { file, mime, seconds } = sampleRecordings[sample];
  const bytes = readFileSync(new URL(`../files/${file}`, import.meta.url));
  const storagePath = `interviews/${candidateRef.orgId}/${candidateRef.interviewId}/${candidateRef.candidateUid}/${answerId}/seed-${sample}.webm`;
  documents.addFile(storagePath, { bytes, mime });
  documents.add(
    'answers',
    { ...candidateRef, answerId },
    {
      type: 'video',
      text: '',
      storagePath,
      mime,
      size: bytes.length,
      durationMs: seconds * 1_000,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      takes: 1,
      rev: 1,
      updatedAt: at,
    },
  );
  documents.add(
    'transcripts',
    { ...candidateRef, answerId },
    {
      text,
      source: 'typed',
      language: 'en',
      of: storagePath,
      by: candidateRef.candidateUid,
      segments: segmentsOf(text, seconds),
      rev: 1,
      createdAt: at,
    },
  );
}
