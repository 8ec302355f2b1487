// A person's interviews with employers: those that run, with their deadline, and how many others there are. For the dashboard, apart from practice.
import type { Interview } from '#domain/jobs/interview.ts';
import type { Invite } from '#domain/invitations/invite.ts';
import type { RunningInterview } from '#domain/seeker/nextStep.ts';
import { deadlineOf, type Session } from '#domain/candidate/session.ts';
import type { Source, Stored } from '#domain/base/source.ts';
import { interviewOf, myInterviewsSource } from './candidate.ts';
import { invitationOf } from './room.ts';

/** Of interviews that run, so many are looked at more closely. */
const runningMost = 3;

export interface OwnInterviews {
  running: RunningInterview[];
  /** Those that do not run: handed in, taken back, over. */
  others: number;
}

interface Details {
  interview?: Interview | null;
  invite?: Invite | null;
}

function parseJobPath(path: string): { orgId: string; interviewId: string } {
  const [, orgId = '', , interviewId = ''] = path.split('/');
  return { orgId, interviewId };
}

function runningOf(
  { path, data }: Stored<Session>,
  { interview, invite }: Details,
): RunningInterview {
  return {
    ...parseJobPath(path),
    title: invite?.interviewTitle ?? interview?.title ?? '',
    company: invite?.companyName ?? '',
    until: interview ? deadlineOf(data, interview) : null,
  };
}

/** The interviews of a person, kept current; details that cannot be read are left out. Whether a deadline has passed is for the reader's clock. */
export function ownInterviewsOf(uid: string): Source<OwnInterviews> {
  return {
    key: `ownInterviews/${uid}`,
    subscribe: (next, fail) => {
      const details = new Map<string, Details>();
      const stops = new Map<string, () => void>();
      let sessions: Stored<Session>[] = [];
      const emit = (): void => {
        const begun = sessions.filter(({ data }) => data.status === 'in_progress');
        const known = begun
          .slice(0, runningMost)
          .map((session) => [session, details.get(session.path)] as const);
        if (known.some(([, of]) => of?.interview === undefined || of.invite === undefined)) return;
        next({
          running: known.map(([session, of]) => runningOf(session, of ?? {})),
          others: sessions.length - begun.length,
        });
      };
      const look = ({ path, data }: Stored<Session>): void => {
        const of: Details = {};
        details.set(path, of);
        const put = (more: Details): void => {
          Object.assign(of, more);
          emit();
        };
        const ends = [
          interviewOf(parseJobPath(path)).subscribe(
            (found) => put({ interview: found?.data ?? null }),
            () => put({ interview: null }),
          ),
          invitationOf(parseJobPath(path), data.inviteToken).subscribe(
            (found) => put({ invite: found?.data ?? null }),
            () => put({ invite: null }),
          ),
        ];
        stops.set(path, () => {
          for (const end of ends) end();
        });
      };
      const stop = myInterviewsSource(uid).subscribe(({ items }) => {
        sessions = items;
        const wanted = items
          .filter(({ data }) => data.status === 'in_progress')
          .slice(0, runningMost);
        for (const [path, end] of stops)
          if (!wanted.some((session) => session.path === path)) {
            end();
            stops.delete(path);
            details.delete(path);
          }
        for (const session of wanted) if (!stops.has(session.path)) look(session);
        emit();
      }, fail);
      return () => {
        stop();
        for (const end of stops.values()) end();
      };
    },
  };
}
