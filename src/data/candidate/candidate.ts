// A candidate's own session: what the room shows, sending it, withdrawing it, and the list of one's interviews.
import {
  collectionGroup,
  limit,
  orderBy,
  query,
  serverTimestamp,
  where,
  type Transaction,
} from 'firebase/firestore';
import { formatsWith, grantOf } from '#domain/candidate/accommodation.ts';
import { aiJobId } from '#domain/evaluation/aiJob.ts';
import type { Answer } from '#domain/candidate/answer.ts';
import { formatsOfQuestions, takenGrants } from '#domain/invitations/expectation.ts';
import { Fault } from '#domain/base/fault.ts';
import type { Identity } from '#domain/candidate/identity.ts';
import type { Interview, QuestionsContent } from '#domain/jobs/interview.ts';
import type { Invite } from '#domain/invitations/invite.ts';
import { formatsOf, type AnswerFormat } from '#domain/recordings/recording.ts';
import type { Outcome } from '#domain/review/review.ts';
import type { Session } from '#domain/candidate/session.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { accommodationOf } from './accommodations.ts';
import { updateCandidate } from './candidateRow.ts';
import { database } from '#data/firestore/database.ts';
import { collectionAt, docAt, liveDoc, liveList } from '#data/firestore/documents.ts';
import { asFault, faultOf } from '#data/firestore/faults.ts';
import { runTransaction } from '#data/firestore/guardedWrites.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { readRequired } from '#data/firestore/transactions.ts';
import { withTimeout } from '#data/firestore/withTimeout.ts';
import { outcomeOf } from './outcome.ts';

/** One's own session, with one's own name whatever the company sees; '' until it is read. */
export type OwnSession = Omit<Session, 'displayName'> &
  Pick<Identity, 'email' | 'phone'> & { displayName: string };

/** Everything the room needs; null when this person has no session here. */
export interface Room {
  session: OwnSession;
  interview: Interview;
  questions: QuestionsContent['items'];
  answers: Stored<Answer>[];
  invite: Invite | null;
  outcome: Outcome | null;
  /** What the company sees instead of the name, in a blind interview; `session` holds the candidate's own name. */
  shownAs: string | null;
}

const answersMax = 60;
/** So long the room waits for what it can open without, when the server is away. */
const timeoutMs = 4_000;

/** The invitation somebody came with; they may read it for as long as it exists. */
export function invitationOf(
  { orgId, interviewId }: Pick<CandidateRef, 'orgId' | 'interviewId'>,
  token: string,
): Source<Stored<Invite> | null> {
  return liveDoc('invites', { orgId, interviewId, token });
}

/** The interview behind a session; its candidate may read it. */
export function interviewOf({
  orgId,
  interviewId,
}: Pick<CandidateRef, 'orgId' | 'interviewId'>): Source<Stored<Interview> | null> {
  return liveDoc('interviews', { orgId, interviewId });
}

/** The last twenty interviews of a person, newest first. */
export function myInterviews(uid: string): Source<Listed<Session>> {
  return liveList(
    'sessions',
    `sessions/of/${uid}`,
    () =>
      query(
        collectionGroup(database(), 'sessions'),
        where('candidateUid', '==', uid),
        orderBy('startedAt', 'desc'),
        limit(21),
      ),
    20,
  );
}

/** The questions with the formats that were granted to this candidate; the same list for the same facts. */
function grantedQuestions(): (
  questions: QuestionsContent['items'],
  type: Interview['type'],
  granted: readonly AnswerFormat[],
) => QuestionsContent['items'] {
  let last: {
    questions: QuestionsContent['items'];
    granted: string;
    items: QuestionsContent['items'];
  } | null = null;
  return (questions, type, granted) => {
    if (granted.length === 0) return questions;
    if (last?.questions === questions && last.granted === granted.join()) return last.items;
    const taken = takenGrants(formatsOfQuestions(type, questions).formats, granted);
    const items = questions.map((question) => ({
      ...question,
      formats: formatsWith(formatsOf(question, type), taken),
    }));
    last = { questions, granted: granted.join(), items };
    return items;
  };
}

/** To candidates their own name, whatever the company sees. */
function withOwnName(session: Session, identity: Identity | null): OwnSession {
  return {
    ...session,
    displayName: identity?.fullName ?? '',
    email: identity?.email,
    phone: identity?.phone,
  };
}

/** The room as one live source: the session first, then, all at once, what only somebody with a session may read. */
export function liveRoom(candidateRef: CandidateRef): Source<Room | null> {
  const { path } = docAt('sessions', candidateRef);
  return {
    key: `room/${path}`,
    subscribe: (next, fail) => {
      const stops: (() => void)[] = [];
      const withGranted = grantedQuestions();
      let granted: readonly AnswerFormat[] = [];
      let identity: Identity | null | undefined;
      let isShown = false;
      const known: {
        session?: Stored<Session>;
        interview?: Stored<Interview> | null;
        questions?: Stored<QuestionsContent> | null;
        answers?: Listed<Answer>;
        invite?: Stored<Invite> | null;
        outcome?: Stored<Outcome> | null;
      } = {};
      const emit = (): void => {
        const { session, interview, questions, answers, invite, outcome } = known;
        // The job was deleted: what hung on it is refused, and not waited for.
        if (session && interview === null) return next(null);
        if (
          !session ||
          interview === undefined ||
          questions === undefined ||
          !answers ||
          invite === undefined ||
          outcome === undefined ||
          identity === undefined
        )
          return;
        if (!interview || !questions) return fail(new Fault('notFound'));
        isShown = true;
        next({
          session: withOwnName(session.data, identity),
          shownAs: session.data.blind === true ? (session.data.displayName ?? null) : null,
          interview: interview.data,
          questions: withGranted(questions.data.items, interview.data.type, granted),
          answers: answers.items,
          invite: invite?.data ?? null,
          outcome: outcome?.data ?? null,
        });
      };
      const stopRest = (): void => {
        for (const stop of stops.splice(0)) stop();
      };
      const gone = (): void => {
        known.session = undefined;
        stopRest();
        next(null);
      };
      // Who has no session any more is refused everything else, and often hears of that first. While it is being deleted, what was shown stays.
      const failUnlessGone = (error: unknown): void => {
        if (faultOf(error).code !== 'permissionDenied') return fail(error);
        const wait = setTimeout(() => {
          if (known.session && known.session.data.status !== 'erasing' && known.interview !== null)
            fail(error);
        }, timeoutMs);
        stops.push(() => clearTimeout(wait));
      };
      const follow = <T>(
        source: Source<T>,
        put: (value: T) => void,
        missing?: () => void,
      ): void => {
        stops.push(
          source.subscribe(
            (value) => {
              put(value);
              emit();
            },
            (error) => {
              // The room stands without its side rooms.
              if (!missing) return failUnlessGone(error);
              missing();
              emit();
            },
          ),
        );
      };
      const followRest = ({ inviteToken: token }: Session): void => {
        follow(
          liveDoc('identity', candidateRef),
          (value) => {
            identity = value?.data ?? null;
          },
          () => {
            identity ??= null;
          },
        );
        const { orgId, interviewId } = candidateRef;
        const patience = setTimeout(() => {
          known.answers ??= { items: [], damaged: [], more: false };
          known.invite ??= null;
          known.outcome ??= null;
          identity ??= null;
          emit();
        }, timeoutMs);
        stops.push(() => clearTimeout(patience));
        follow(liveDoc('interviews', { orgId, interviewId }), (value) => {
          known.interview = value;
        });
        follow(liveDoc('questions', { orgId, interviewId }), (value) => {
          known.questions = value;
        });
        follow(
          liveList(
            'answers',
            `${path}/answers`,
            () => query(collectionAt('answers', candidateRef), limit(answersMax + 1)),
            answersMax,
          ),
          (value) => {
            known.answers = value;
          },
        );
        follow(
          invitationOf(candidateRef, token),
          (value) => {
            known.invite = value;
          },
          () => {
            known.invite ??= null;
          },
        );
        follow(
          accommodationOf({ orgId, interviewId, token }),
          (value) => {
            granted = grantOf(value?.data).formats;
          },
          () => {
            granted = [];
          },
        );
        follow(
          outcomeOf(candidateRef),
          (value) => {
            known.outcome = value;
          },
          () => {
            known.outcome ??= null;
          },
        );
      };
      const stopSession = liveDoc('sessions', candidateRef).subscribe((session) => {
        if (!session) return gone();
        const first = !known.session;
        known.session = session;
        if (first) followRest(session.data);
        // What is shown stays; watching it go would be a refusal for each of its parts.
        else if (isShown && session.data.status === 'erasing') stopRest();
        emit();
      }, fail);
      return () => {
        stopSession();
        stopRest();
      };
    },
  };
}

/** Changes a session in one commit, from what it holds at that moment. */
async function changeSession(
  candidateRef: CandidateRef,
  act: (transaction: Transaction, session: Session) => void,
): Promise<void> {
  await withTimeout(
    runTransaction(database(), async (transaction) => {
      act(transaction, await readRequired(transaction, 'sessions', { ...candidateRef }));
    }),
  );
}

async function submitOnce(candidateRef: CandidateRef, withJob: boolean): Promise<void> {
  await changeSession(candidateRef, (transaction, session) => {
    // Another tab was first: that is as good.
    if (session.status === 'submitted') return;
    if (session.status !== 'in_progress') throw new Fault('sessionClosed');
    transaction.update(docAt('sessions', candidateRef), {
      status: 'submitted',
      submittedAt: serverTimestamp(),
      rev: session.rev + 1,
    });
    updateCandidate(transaction, candidateRef, { status: 'submitted' });
    if (!session.consent.ai || !withJob) return;
    const { orgId, interviewId, candidateUid } = candidateRef;
    transaction.set(docAt('aiJobs', { orgId, jobId: aiJobId(interviewId, candidateUid) }), {
      interviewId,
      candidateUid,
      status: 'queued',
      attempts: 0,
      cap: 5,
      createdAt: serverTimestamp(),
    });
  });
}

/** Sends the interview: one commit with the task for the AI, if the candidate agreed to one. Sending twice is sending once. */
export async function submitInterview(candidateRef: CandidateRef): Promise<void> {
  try {
    await submitOnce(candidateRef, true);
  } catch (error) {
    const fault = faultOf(error);
    if (fault.code !== 'permissionDenied') throw fault;
    // Reopened after it was sent: its task exists already, and candidates cannot read tasks.
    await submitOnce(candidateRef, false).catch((second: unknown) => {
      const again = faultOf(second);
      throw again.code === 'permissionDenied'
        ? new Fault('sessionClosed', { cause: second })
        : again;
    });
  }
}

/** Takes the whole application back. The company sees that it was withdrawn. */
export async function withdrawFromInterview(candidateRef: CandidateRef): Promise<void> {
  await asFault(() =>
    changeSession(candidateRef, (transaction, { status, rev }) => {
      if (status === 'withdrawn') return;
      transaction.update(docAt('sessions', candidateRef), {
        status: 'withdrawn',
        withdrawnAt: serverTimestamp(),
        rev: rev + 1,
      });
      updateCandidate(transaction, candidateRef, { status: 'withdrawn' });
    }),
  );
}

/** Agrees to be recorded, under the text of that version, when what was agreed to before does not name recordings. */
export async function agreeToRecord(
  candidateRef: CandidateRef,
  recordingVersion: string,
): Promise<void> {
  await asFault(() =>
    changeSession(candidateRef, (transaction, { rev }) => {
      transaction.update(docAt('sessions', candidateRef), {
        'consent.recordingVersion': recordingVersion,
        'consent.recordingAt': serverTimestamp(),
        rev: rev + 1,
      });
    }),
  );
}

/** Takes back the consent to AI evaluation; the interview itself stays. */
export async function withdrawAiConsent(candidateRef: CandidateRef): Promise<void> {
  await asFault(() =>
    changeSession(candidateRef, (transaction, { consent, rev }) => {
      if (!consent.ai) return;
      transaction.update(docAt('sessions', candidateRef), {
        'consent.ai': false,
        'consent.aiWithdrawnAt': serverTimestamp(),
        rev: rev + 1,
      });
      updateCandidate(transaction, candidateRef, { ai: false });
    }),
  );
}
