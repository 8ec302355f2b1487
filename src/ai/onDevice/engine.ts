// The on-device engine: one row per task with the packs it leans on. Same input and same packs, same bytes.
import type { CheckedInput, TaskName, TaskReply } from '#ai/tasks/tasks.ts';
import { coach } from './coach/coach.ts';
import { chooseNextFollowUp } from './followUp/nextFollowUp.ts';
import { buildRehearsal } from './kit/rehearsalFor.ts';
import { writeLetter } from './letter/writeLetter.ts';
import { findFindings } from './lint/findingsIn.ts';
import { loadPacks } from './packs/loadPacks.ts';
import type { PackName, PackReport, Packs } from './packs/packs.ts';
import { readPosting } from './posting/readPosting.ts';
import { rate } from './rating/rate.ts';
import { resumeFrom } from './resume/parse.ts';
import { summarise } from './summary/summarise.ts';
import { tailor } from './tailor/tailor.ts';

interface Row<T extends TaskName> {
  packs: readonly PackName[];
  run: (input: CheckedInput<T>, packs: Packs) => TaskReply<T> | Promise<TaskReply<T>>;
}

const engine: { [T in TaskName]: Row<T> } = {
  readJobDescription: { packs: ['tagger'], run: readPosting },
  // The library of questions is only wanted by those who draft.
  draftKit: {
    packs: ['tagger'],
    run: async (input, packs) => (await import('./kit/kitFor.ts')).draftKitFor(input, packs),
  },
  regenerateQuestion: {
    packs: ['tagger'],
    run: async (input, packs) =>
      (await import('#ai/onDevice/kit/questions/questionAgain.ts')).questionAgain(input, packs),
  },
  lintQuestion: {
    packs: [],
    run: ({ text, language }) => ({ findings: findFindings(text, language) }),
  },
  followUp: { packs: [], run: chooseNextFollowUp },
  evaluateAnswer: { packs: ['words', 'deep'], run: rate },
  rehearseQuestion: { packs: ['words', 'deep'], run: buildRehearsal },
  coachAnswer: { packs: ['deep'], run: coach },
  transcribe: {
    packs: [],
    run: ({ media }) => {
      throw new Error(`there is no way to hear ${media.mimeType} on this device`);
    },
  },
  summariseCandidate: { packs: [], run: summarise },
  tailorResume: { packs: [], run: tailor },
  coverLetter: { packs: [], run: writeLetter },
  // Its other words for abilities weigh as much as all other rules of matching.
  matchResume: {
    packs: ['words'],
    run: async (input, packs) => (await import('./match/match.ts')).matchOf(input, packs),
  },
  parseResume: { packs: [], run: ({ lines, hidden }) => resumeFrom(lines, hidden) },
};

/** A reply and the packs that were there when it was made. */
export interface Answered {
  reply: unknown;
  packs: readonly PackName[];
}

/** Answers a task. The input has been checked by the port. A pack that cannot be loaded is left out, and the answer says so; `report` is called for downloads. */
export async function answer(
  task: TaskName,
  input: unknown,
  report?: (report: PackReport) => void,
): Promise<Answered> {
  const row = engine[task] as {
    packs: readonly PackName[];
    run: (input: unknown, packs: Packs) => unknown;
  };
  const packs = await loadPacks(row.packs, report);
  return {
    reply: await row.run(input, packs),
    packs: row.packs.filter((name) => packs[name] !== null),
  };
}
