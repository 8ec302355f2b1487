// Sessions with what staff alone know of them: name, stage, who handed in. One document more for each session.
import {
  withCandidateFields,
  type Candidate,
  type StaffSession,
} from '#domain/candidate/candidate.ts';
import type { Session } from '#domain/candidate/session.ts';
import type { Listed, Source, Stored } from '#domain/base/source.ts';
import { isMyself } from '#data/firestore/authentication.ts';
import { docAt, liveDoc, readDoc } from '#data/firestore/documents.ts';

/** One candidate in one job interview. */
interface StaffSessionRef {
  orgId: string;
  interviewId: string;
  candidateUid: string;
}

/** The substitute for a row of the lists that is missing or that this person may not read: their own. */
function joinSession(session: Session, candidate: Candidate | null): StaffSession {
  if (candidate) return withCandidateFields(session, candidate);
  return {
    ...session,
    displayName: session.displayName ?? '',
    email: null,
    stage: null,
    stageBy: null,
    stageAt: null,
    reviewers: null,
  };
}

/** A candidate's row of the lists, kept current; null when there is none. */
export function candidateRowOf(candidateRef: StaffSessionRef): Source<Stored<Candidate> | null> {
  return liveDoc('candidates', candidateRef);
}

/** A session as staff see it, kept current; null when there is none. */
export function staffSessionOf(candidateRef: StaffSessionRef): Source<Stored<StaffSession> | null> {
  return {
    key: `staff/${docAt('sessions', candidateRef).path}`,
    subscribe: (next, fail) => {
      let session: Stored<Session> | null | undefined;
      const isOwn = isMyself(candidateRef.candidateUid);
      let candidate: Candidate | null | undefined = isOwn ? null : undefined;
      const emit = (): void => {
        if (session === null) next(null);
        else if (session && candidate !== undefined)
          next({ ...session, data: joinSession(session.data, candidate) });
      };
      const stops = [
        liveDoc('sessions', candidateRef).subscribe((value) => {
          session = value;
          emit();
        }, fail),
        ...(isOwn
          ? []
          : [
              liveDoc('candidates', candidateRef).subscribe((value) => {
                candidate = value?.data ?? null;
                emit();
              }, fail),
            ]),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** The row of the lists, read once; null where there is none, and for the candidate, who may not read it. */
export async function readRow(
  candidateRef: StaffSessionRef,
  from?: 'server',
): Promise<Stored<Candidate> | null> {
  return isMyself(candidateRef.candidateUid) ? null : readDoc('candidates', candidateRef, from);
}

/** A session as staff see it, read once; null when there is none. */
export async function readStaffSession(
  candidateRef: StaffSessionRef,
  from?: 'server',
): Promise<Stored<StaffSession> | null> {
  const [session, candidate] = await Promise.all([
    readDoc('sessions', candidateRef, from),
    readRow(candidateRef, from),
  ]);
  return session && { ...session, data: joinSession(session.data, candidate?.data ?? null) };
}

/** A list of sessions with their rows, read once for each session that joins the list. */
export function withCandidateRows(sessions: Source<Listed<Session>>): Source<Listed<StaffSession>> {
  return {
    key: `staff/${sessions.key}`,
    subscribe: (next, fail) => {
      const known = new Map<string, Promise<Candidate | null>>();
      let turn = 0;
      const rowOf = ({ id, path, data }: Stored<Session>): Promise<Candidate | null> => {
        const candidateRef = {
          orgId: data.orgId ?? path.split('/')[1] ?? '',
          interviewId: data.interviewId ?? path.split('/')[3] ?? '',
          candidateUid: id,
        };
        const row = known.get(path) ?? readRow(candidateRef).then((found) => found?.data ?? null);
        known.set(path, row);
        return row;
      };
      const stop = sessions.subscribe((list) => {
        turn += 1;
        const mine = turn;
        Promise.all(
          list.items.map(async (item) => ({
            ...item,
            data: joinSession(item.data, await rowOf(item)),
          })),
        ).then((items) => {
          if (mine === turn) next({ ...list, items });
        }, fail);
      }, fail);
      return () => {
        turn += 1;
        stop();
      };
    },
  };
}
