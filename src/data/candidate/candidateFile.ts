// What a reviewer opens about one candidate: session, job, rubric, answers, and who comes before and after.
import { documentId, limit, orderBy, query, startAfter } from 'firebase/firestore';
import type { Answer } from '#domain/candidate/answer.ts';
import type { Candidate, StaffSession } from '#domain/candidate/candidate.ts';
import { hideInAnswer, hideInTranscript, createSessionHider } from '#domain/candidate/identity.ts';
import type { Interview, RubricContent } from '#domain/jobs/interview.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { withWords, type Transcript } from '#domain/candidate/transcript.ts';
import { collectionAt, docAt, liveDoc, liveList } from '#data/firestore/documents.ts';
import { combineSources } from '#data/firestore/combineSources.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { staffSessionOf } from './staffSessions.ts';

/** Most answers read of one session: twelve questions with three follow-ups each, and room to spare. */
export const answersMax = 60;

/** A candidate's place as text: the key of device copies and of audit targets within an organisation. */
export function targetOf({ interviewId, candidateUid }: CandidateRef): string {
  return `${interviewId}/${candidateUid}`;
}

/** A session with its row of the lists, kept current; null when there is none. */
export function sessionSource(candidateRef: CandidateRef): Source<Stored<StaffSession> | null> {
  return staffSessionOf(candidateRef);
}

function candidateInterviewSource({
  orgId,
  interviewId,
}: CandidateRef): Source<Stored<Interview> | null> {
  return liveDoc('interviews', { orgId, interviewId });
}

/** The rubric of the job: competencies, weights and anchors; staff only. */
function candidateRubricSource({
  orgId,
  interviewId,
}: CandidateRef): Source<Stored<RubricContent> | null> {
  return liveDoc('rubric', { orgId, interviewId });
}

/** Everything the candidate answered, bounded. */
function answersSource(candidateRef: CandidateRef): Source<Listed<Answer>> {
  const answers = () => collectionAt('answers', candidateRef);
  return liveList(
    'answers',
    docAt('sessions', candidateRef).path + '/answers',
    () => query(answers(), limit(answersMax + 1)),
    answersMax,
  );
}

/** What was said in spoken answers, as words; their ids are those of the answers. */
function transcriptsSource(candidateRef: CandidateRef): Source<Listed<Transcript>> {
  return liveList(
    'transcripts',
    `${docAt('sessions', candidateRef).path}/transcripts`,
    () => query(collectionAt('transcripts', candidateRef), limit(answersMax + 1)),
    answersMax,
  );
}

/** The next candidates of the job in one direction, in the order of the job page (the last started first). May hold the candidate itself: times are kept finer than they read. */
export function neighboursOf(
  candidateRef: CandidateRef,
  startedAt: Date,
  direction: 'before' | 'after',
): Source<Listed<Candidate>> {
  const order = direction === 'after' ? 'desc' : 'asc';
  const make = () =>
    query(
      collectionAt('candidates', candidateRef),
      orderBy('startedAt', order),
      orderBy(documentId(), order),
      startAfter(startedAt, candidateRef.candidateUid),
      limit(2),
    );
  return liveList(
    'candidates',
    `${docAt('sessions', candidateRef).path}/${direction}/${startedAt.getTime()}`,
    make,
    2,
  );
}

/** What every part of the page needs. A spoken answer's `text` is its transcript with the candidate's corrections; `transcripts` holds both. In a blind interview words that tell who it is are hidden, letter for letter; `asGiven` holds them for those who may know. */
export interface CandidateFile {
  asGiven: Pick<CandidateFile, 'answers' | 'transcripts'>;
  session: Stored<StaffSession> | null;
  interview: Stored<Interview> | null;
  rubric: Stored<RubricContent> | null;
  answers: Listed<Answer>;
  transcripts: Readonly<Record<string, Transcript | undefined>>;
}

/** So long a refusal waits for the news that what it belonged to is deleted. */
const deletedTimeoutMs = 3_000;

interface Parts extends Omit<CandidateFile, 'transcripts' | 'asGiven'> {
  transcripts: Listed<Transcript>;
}

function createCandidateFile({ answers, transcripts, ...file }: Parts): CandidateFile {
  const byId: Record<string, Transcript | undefined> = Object.fromEntries(
    transcripts.items.map(({ id, data }) => [id, data]),
  );
  const words = withWords(
    Object.fromEntries(answers.items.map(({ id, data }) => [id, data])),
    byId,
  );
  const given = {
    ...answers,
    items: answers.items.map((answer) => ({ ...answer, data: words[answer.id] ?? answer.data })),
  };
  if (file.session?.data.blind !== true)
    return {
      ...file,
      answers: given,
      transcripts: byId,
      asGiven: { answers: given, transcripts: byId },
    };
  const hide = createSessionHider(file.session.data, file.session.id);
  const hidden = {
    ...given,
    items: given.items.map((answer) => ({ ...answer, data: hideInAnswer(answer.data, hide) })),
  };
  return {
    ...file,
    answers: hidden,
    transcripts: Object.fromEntries(
      transcripts.items.map(({ id, data }) => [id, hideInTranscript(data, hide)]),
    ),
    asGiven: { answers: given, transcripts: byId },
  };
}

const nothing = {
  rubric: null,
  answers: { items: [], damaged: [], more: false },
  transcripts: { items: [], damaged: [], more: false },
} as const satisfies Partial<Parts>;

/** Session, job, rubric, answers and transcripts, read side by side; the first value comes when all are known, or session or job are found missing. */
export function fileOf(candidateRef: CandidateRef): Source<CandidateFile> {
  const parts = combineSources(
    {
      session: sessionSource(candidateRef),
      interview: candidateInterviewSource(candidateRef),
      rubric: candidateRubricSource(candidateRef),
      answers: answersSource(candidateRef),
      transcripts: transcriptsSource(candidateRef),
    },
    {
      // Where the session or the job is deleted the rest is refused: nothing else is waited for then.
      gone: ({ session, interview }) =>
        session !== undefined && interview !== undefined && !(session && interview)
          ? { ...nothing, session, interview }
          : null,
      timeoutMs: deletedTimeoutMs,
    },
  );
  return {
    key: `file/${docAt('sessions', candidateRef).path}`,
    subscribe: (next, fail) => parts.subscribe((known) => next(createCandidateFile(known)), fail),
  };
}
