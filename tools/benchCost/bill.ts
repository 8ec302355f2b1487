/** From what an interview and a screen need to what a company's month costs; pure. */
import { prices } from './prices.ts';

/** A company's month, and how its people work. */
export const company = {
  jobs: 50,
  candidates: 5_000,
  /** Hours that dashboards of all staff are seen. */
  visibleHours: 300,
  /** Changes of the lists that a dashboard follows, in an hour of the working day: each is one job's counts. */
  changesAnHour: 30,
  answers: 5,
  minutesAnAnswer: 2,
  /** Recordings are kept for a year. */
  monthsKept: 12,
  /** How often each recording is opened, and how much of it is watched then. */
  openings: 2,
  watched: 0.4,
  /** Openings after the first month, and after the third. */
  late: { nearline: 0.08, coldline: 0.02 },
  /** Candidates whose browser writes H.264 or VP8 alone. */
  olderCodec: 0.15,
} as const;

/** Documents of one interview, from invitation to decision: counted in the code on 2026-11-22, look-ups of rules included. */
export const interview = [
  { step: 'invite, with its mail', video: [9, 23], text: [9, 23] },
  { step: 'open the link, claim', video: [3, 29], text: [3, 29] },
  { step: 'the room', video: [20, 80], text: [300, 950] },
  { step: 'events, hand in, survey', video: [17, 45], text: [17, 45] },
  { step: 'evaluation, five staff listening', video: [6, 75], text: [6, 75] },
  { step: 'two reviewers, decision', video: [37, 240], text: [37, 240] },
] as const;

export type Kind = 'video' | 'text';

/** What differs between two states of the product. */
export interface State {
  /** Bits of a second of video and voice, by codec. */
  bits: { lean: number; older: number };
  isPlayedWhole: boolean;
  /** Storage moves recordings to cheaper classes. */
  hasClasses: boolean;
  /** Counts of a dashboard, and how often they are made without a change. */
  dashboard: { counts: number; jobCounts: number; everySeconds: number; followsChanges: boolean };
  /** What a newcomer fetches, in bytes. */
  newcomerBytes: number;
}

/** As it was measured on 2026-11-22 (commit 5eb4abc). */
export const before: State = {
  bits: { lean: 748_000, older: 748_000 },
  isPlayedWhole: true,
  hasClasses: false,
  dashboard: { counts: 60, jobCounts: 5, everySeconds: 30, followsChanges: false },
  newcomerBytes: 2_000_000,
};

/** A count is one read, and its rules look up membership and suspension. */
const readsACount = 3;
const gigabyte = 1e9;
/** Rules of storage look up two documents for each request. */
const pieceBytes = 1_048_576;
const readsAPiece = 2;

/** Bytes of one candidate's recordings. */
export function computeRecorded({ bits }: State): number {
  const average = bits.lean * (1 - company.olderCodec) + bits.older * company.olderCodec;
  return (average / 8) * 60 * company.minutesAnAnswer * company.answers;
}

/** Gigabytes of a year's recordings by class, on the last day of the year. */
function computeStored(state: State): { standard: number; nearline: number; coldline: number } {
  const month = (computeRecorded(state) * company.candidates) / gigabyte;
  const all = month * company.monthsKept;
  return state.hasClasses
    ? { standard: month, nearline: month * 2, coldline: all - month * 3 }
    : { standard: all, nearline: 0, coldline: 0 };
}

/** What a month costs, part by part, in dollars. */
export function computeBill(kind: Kind, state: State): Record<string, number> {
  const { candidates, visibleHours } = company;
  const sum = (index: 0 | 1): number =>
    interview.reduce((total, step) => total + step[kind][index], 0) * candidates;
  const { counts, jobCounts, everySeconds, followsChanges } = state.dashboard;
  const countsAnHour =
    (3_600 / everySeconds) * counts + (followsChanges ? company.changesAnHour * jobCounts : 0);
  const bill: Record<string, number> = {
    'documents of interviews': sum(0) * prices.write + sum(1) * prices.read,
    'counts of dashboards': countsAnHour * visibleHours * readsACount * prices.read,
    'the app for newcomers': ((candidates * state.newcomerBytes) / gigabyte) * prices.hosted,
  };
  if (kind === 'text') return bill;
  const stored = computeStored(state);
  const share = state.isPlayedWhole ? 1 : company.watched;
  const played = computeRecorded(state) * candidates * company.openings * share;
  const requests = state.isPlayedWhole
    ? candidates * company.answers * company.openings
    : played / pieceBytes;
  const late = state.hasClasses ? company.late : { nearline: 0, coldline: 0 };
  return {
    ...bill,
    'recordings stored':
      stored.standard * prices.stored.standard +
      stored.nearline * prices.stored.nearline +
      stored.coldline * prices.stored.coldline,
    'recordings played':
      (played / gigabyte) *
        (prices.egress +
          late.nearline * prices.retrieved.nearline +
          late.coldline * prices.retrieved.coldline) +
      requests * (prices.objectRead + readsAPiece * prices.read),
  };
}

/** The sum of a bill. */
export function sumBill(bill: Record<string, number>): number {
  return Object.values(bill).reduce((total, part) => total + part, 0);
}
