// Everything that a candidate's room needs, as one live source.
import { limit, query } from 'firebase/firestore';
import { grantOf } from '#domain/candidate/accommodation.ts';
import type { Answer } from '#domain/candidate/answer.ts';
import { Fault } from '#domain/base/fault.ts';
import type { Identity } from '#domain/candidate/identity.ts';
import type { Interview, QuestionsContent } from '#domain/jobs/interview.ts';
import type { Invite } from '#domain/invitations/invite.ts';
import type { AnswerFormat } from '#domain/recordings/recording.ts';
import type { Outcome } from '#domain/review/review.ts';
import type { Session } from '#domain/candidate/session.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { accommodationOf } from './accommodations.ts';
import { collectionAt, docAt, liveDoc, liveList } from '#data/firestore/documents.ts';
import { faultOf } from '#data/firestore/faults.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { outcomeOf } from './outcome.ts';
import { createGrantedQuestions } from './grantedQuestions.ts';
import { type OwnSession, withOwnName } from './ownSession.ts';

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

/** What is known of a room; undefined is not read yet. */
interface Known {
  session?: Stored<Session>;
  interview?: Stored<Interview> | null;
  questions?: Stored<QuestionsContent> | null;
  answers?: Listed<Answer>;
  invite?: Stored<Invite> | null;
  outcome?: Stored<Outcome> | null;
  identity?: Identity | null;
}

/** Listens to all that makes a room, and tells it once it is whole. */
class RoomListener {
  private readonly candidateRef: CandidateRef;
  private readonly next: (room: Room | null) => void;
  private readonly fail: (error: unknown) => void;
  private readonly stops: (() => void)[] = [];
  private readonly withGranted = createGrantedQuestions();
  private readonly known: Known = {};
  private granted: readonly AnswerFormat[] = [];
  private isShown = false;

  constructor(
    candidateRef: CandidateRef,
    next: (room: Room | null) => void,
    fail: (error: unknown) => void,
  ) {
    this.candidateRef = candidateRef;
    this.next = next;
    this.fail = fail;
  }

  /** Begins to listen; returns how to stop. */
  start(): () => void {
    const stopSession = liveDoc('sessions', this.candidateRef).subscribe((session) => {
      if (!session) return this.end();
      const first = !this.known.session;
      this.known.session = session;
      if (first) this.followRest(session.data);
      // What is shown stays; watching it go would be a refusal for each of its parts.
      else if (this.isShown && session.data.status === 'erasing') this.stopRest();
      this.emit();
    }, this.fail);
    return () => {
      stopSession();
      this.stopRest();
    };
  }

  private emit(): void {
    const { session, interview, questions, answers, invite, outcome, identity } = this.known;
    // The job was deleted: what hung on it is refused, and not waited for.
    if (session && interview === null) return this.next(null);
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
    if (!interview || !questions) return this.fail(new Fault('notFound'));
    this.isShown = true;
    this.next({
      session: withOwnName(session.data, identity),
      shownAs: session.data.blind === true ? (session.data.displayName ?? null) : null,
      interview: interview.data,
      questions: this.withGranted(questions.data.items, interview.data.type, this.granted),
      answers: answers.items,
      invite: invite?.data ?? null,
      outcome: outcome?.data ?? null,
    });
  }

  private stopRest(): void {
    for (const stop of this.stops.splice(0)) stop();
  }

  private end(): void {
    this.known.session = undefined;
    this.stopRest();
    this.next(null);
  }

  /** Who has no session any more is refused everything else, and often hears of that first. While it is being deleted, what was shown stays. */
  private failUnlessGone(error: unknown): void {
    if (faultOf(error).code !== 'permissionDenied') return this.fail(error);
    const wait = setTimeout(() => {
      const { session, interview } = this.known;
      if (session && session.data.status !== 'erasing' && interview !== null) this.fail(error);
    }, timeoutMs);
    this.stops.push(() => clearTimeout(wait));
  }

  /** Follows a part; with `missing` the room opens without it. */
  private follow<T>(source: Source<T>, put: (value: T) => void, missing?: () => void): void {
    this.stops.push(
      source.subscribe(
        (value) => {
          put(value);
          this.emit();
        },
        (error) => {
          if (!missing) return this.failUnlessGone(error);
          missing();
          this.emit();
        },
      ),
    );
  }

  /** What only somebody with a session may read. */
  private followRest({ inviteToken: token }: Session): void {
    const { known, candidateRef } = this;
    const { orgId, interviewId } = candidateRef;
    this.follow(
      liveDoc('identity', candidateRef),
      (value) => {
        known.identity = value?.data ?? null;
      },
      () => {
        known.identity ??= null;
      },
    );
    const patience = setTimeout(() => {
      known.answers ??= { items: [], damaged: [], more: false };
      known.invite ??= null;
      known.outcome ??= null;
      known.identity ??= null;
      this.emit();
    }, timeoutMs);
    this.stops.push(() => clearTimeout(patience));
    this.follow(liveDoc('interviews', { orgId, interviewId }), (value) => {
      known.interview = value;
    });
    this.follow(liveDoc('questions', { orgId, interviewId }), (value) => {
      known.questions = value;
    });
    this.follow(answersSource(candidateRef), (value) => {
      known.answers = value;
    });
    this.followSides(token);
  }

  /** The invitation, what was granted with it, and what was decided. */
  private followSides(token: string): void {
    const { known, candidateRef } = this;
    const { orgId, interviewId } = candidateRef;
    this.follow(
      invitationOf(candidateRef, token),
      (value) => {
        known.invite = value;
      },
      () => {
        known.invite ??= null;
      },
    );
    this.follow(
      accommodationOf({ orgId, interviewId, token }),
      (value) => {
        this.granted = grantOf(value?.data).formats;
      },
      () => {
        this.granted = [];
      },
    );
    this.follow(
      outcomeOf(candidateRef),
      (value) => {
        known.outcome = value;
      },
      () => {
        known.outcome ??= null;
      },
    );
  }
}

function answersSource(candidateRef: CandidateRef): Source<Listed<Answer>> {
  return liveList(
    'answers',
    `${docAt('sessions', candidateRef).path}/answers`,
    () => query(collectionAt('answers', candidateRef), limit(answersMax + 1)),
    answersMax,
  );
}

/** The room as one live source: the session first, then, all at once, what only somebody with a session may read. */
export function roomSource(candidateRef: CandidateRef): Source<Room | null> {
  const { path } = docAt('sessions', candidateRef);
  return {
    key: `room/${path}`,
    subscribe: (next, fail) => new RoomListener(candidateRef, next, fail).start(),
  };
}
