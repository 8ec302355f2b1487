// Corrections of a published question's wording: by editors before any candidate starts, with an audit entry and no other change.
import { doc, setDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { entry } from './documents/auditEntries.ts';
import { session } from './documents/candidates.ts';
import { content } from './documents/jobs.ts';
import { hash, job, openToken, org } from './documents/paths.ts';
import { now } from './documents/times.ts';
import {
  asked,
  calm,
  care,
  first,
  judged,
  mark,
  other,
  unbegun,
  was,
} from './fixtures/corrections.ts';
import { editors, uidOf, type Who } from './people.ts';
import { World, begins } from './world.ts';
import { commit, drop, patch, put, type Data, type Write } from './writes.ts';

const world = new World();
const is = 'Tell us about a plant you saved.';
interface Changes {
  who?: Who;
  questions?: Data[];
  rubric?: Data[];
  interview?: Data;
  log?: Data;
  mark?: Data;
  leave?: readonly ('questions' | 'rubric' | 'interview' | 'log' | 'mark')[];
  also?: readonly Write[];
}
/** The commit of a correction. */
function correct({
  who = 'recruiter',
  leave = [],
  also = [],
  ...more
}: Changes = {}): Promise<void> {
  const uid = uidOf(who);
  const keep = (part: NonNullable<Changes['leave']>[number], write: Write): Write[] =>
    leave.includes(part) ? [] : [write];
  return commit(
    world.as(who),
    ...keep('mark', put(mark, { at: now(), n: 1, c: 1, k: 1, log: 'new', ...more.mark })),
    ...keep(
      'questions',
      patch(`${job}/content/questions`, { ...content(uid, more.questions ?? [first, asked(is)]) }),
    ),
    ...keep(
      'rubric',
      patch(`${job}/content/rubric`, {
        ...content(uid, more.rubric ?? [calm, care([other, judged(is)])]),
      }),
    ),
    ...keep(
      'interview',
      patch(job, { rubricVersion: 'cd'.repeat(32), updatedAt: now(), rev: 2, ...more.interview }),
    ),
    ...keep(
      'log',
      put(`${org}/auditLog/new`, {
        ...entry(uid, 'question.correct', 'open'),
        detail: `${was}\n→\n${is}`,
        ...more.log,
      }),
    ),
    ...also,
  );
}
const trying =
  (changes: Changes = {}, before: readonly Write[] = []) =>
  async (): Promise<void> => {
    await world.arrange(...unbegun(), ...before);
    await correct(changes);
  };
/** A candidate starts; `more` may delete the mark as well. */
const begin = (...more: readonly Write[]): Promise<void> =>
  commit(
    world.as('guest'),
    patch(`${job}/invites/${openToken}`, { status: 'claimed', claimedBy: 'gus', claimedAt: now() }),
    ...begins('gus', session('gus')),
    ...more,
  );

describe('a corrected wording', () => {
  it('is written by editors, in one commit', () =>
    world.only(editors, async (_, __, who) => {
      await world.arrange(...unbegun());
      await correct({ who });
    }));

  it('may be repeated, in a closed interview too, up to the length limit of a question', () =>
    world.accepts({
      'a second time': trying({}, [put(mark, { at: new Date(0), n: 0, c: 1, k: 0, log: 'old' })]),
      'while the interview is closed': trying({}, [patch(job, { status: 'closed' })]),
      'from the longest to the longest': trying(
        {
          questions: [first, asked('y'.repeat(997))],
          rubric: [calm, care([other, judged('y'.repeat(997))])],
          log: { detail: `${'x'.repeat(1_000)}\n→\n${'y'.repeat(997)}` },
        },
        [
          put(`${job}/content/questions`, content('remy', [first, asked('x'.repeat(1_000))])),
          put(
            `${job}/content/rubric`,
            content('remy', [calm, care([other, judged('x'.repeat(1_000))])]),
          ),
        ],
      ),
    }));

  it("is in both documents, in the audit entry and in the rubric's version", () =>
    world.refuses({
      'without the questions': trying({ leave: ['questions'] }),
      'without the rubric': trying({ leave: ['rubric'] }),
      'without its log entry': trying({ leave: ['log'] }),
      'without the mark': trying({ leave: ['mark'] }),
      'the mark alone': trying({ leave: ['questions', 'rubric', 'interview', 'log'] }),
      'the name of the rubric alone': trying({ leave: ['questions', 'rubric', 'log', 'mark'] }),
      'an entry of another act': trying({ log: { action: 'interview.edit' } }),
      'an entry of another act that happens beside it': trying({
        log: { action: 'interview.edit' },
        interview: { title: 'Another' },
      }),
      'an entry of an edit beside its own': trying({
        also: [put(`${org}/auditLog/more`, entry('remy', 'interview.edit', 'open'))],
      }),
      'an entry about another job': trying({ log: { target: 'closed' } }),
      'an entry with other words': trying({ log: { detail: `${was}\n→\nSomething else` } }),
      'an entry that hides the earlier words': trying({ log: { detail: is } }),
      'more than the log holds': trying({
        questions: [first, asked('y'.repeat(2_000))],
        rubric: [calm, care([other, judged('y'.repeat(2_000))])],
        log: { detail: `${was}\n→\n${'y'.repeat(2_000)}` },
      }),
      'an entry without words': trying({ log: { detail: null } }),
      'an entry that was there before': trying({ mark: { log: 'first' }, leave: ['log'] }),
      'another wording in the rubric': trying({
        rubric: [calm, care([other, judged('Tell us about a tree.')])],
      }),
      'the rubric of another question': trying({
        rubric: [calm, care([judged(is, { id: 'q1' }), judged(was)])],
        mark: { k: 0 },
      }),
      'a rubric that nobody named': trying({ interview: { rubricVersion: 'v2' } }),
    }));

  it('changes nothing else', () =>
    world.refuses({
      'its minutes': trying({ questions: [first, asked(is, { minutes: 9 })] }),
      'its follow-ups': trying({ questions: [first, asked(is, { followUps: [] })] }),
      'its formats': trying({ questions: [first, asked(is, { formats: ['video'] })] }),
      'its id': trying({
        questions: [first, asked(is, { id: 'q9' })],
        rubric: [calm, care([other, judged(is, { id: 'q9' })])],
      }),
      'a second question': trying({ questions: [asked('Why trees?', { id: 'q1' }), asked(is)] }),
      'a question more': trying({ questions: [first, asked(is), first] }),
      'a question less': trying({ questions: [asked(is)], mark: { n: 0 } }),
      'the order': trying({ questions: [asked(is), first], mark: { n: 0 } }),
      'its anchors': trying({
        rubric: [calm, care([other, judged(is, { anchors: ['5', '4', '3', '2', '1'] })])],
      }),
      'its evidence points': trying({ rubric: [calm, care([other, judged(is, { lookFor: [] })])] }),
      'a weight': trying({ rubric: [calm, care([other, judged(is)], { weight: 61 })] }),
      'another competency': trying({
        rubric: [{ ...calm, weight: 39 }, care([other, judged(is)])],
      }),
      "another question's anchors": trying({
        rubric: [calm, care([{ ...other, lookFor: [] }, judged(is)])],
      }),
      'a competency less': trying({ rubric: [care([other, judged(is)])], mark: { c: 0 } }),
      'another field': trying({ also: [patch(`${job}/content/questions`, { hash })] }),
      'a mark with more': trying({ mark: { note: 'x' } }),
      'an old mark': trying({ mark: { at: new Date(0) } }),
      'what is frozen in the interview': trying({ interview: { durationMinutes: 90 } }),
      'in the name of others': trying({
        also: [patch(`${job}/content/rubric`, { updatedBy: 'olive' })],
      }),
      nowhere: trying({ mark: { n: 7 } }),
      'before the first': trying({ mark: { n: -1 } }),
    }));

  it('is impossible once the first candidate has started', async () => {
    await world.accepts({
      'who begins takes the mark along': async () => {
        await world.arrange(...unbegun());
        await begin(drop(mark));
      },
      'the next one finds it gone': () => begin(),
      'the next one takes nothing along': () => begin(drop(mark)),
    });
    await world.refuses({
      'beginning beside the mark': async () => {
        await world.arrange(...unbegun());
        await begin();
      },
      'a correction afterwards': async () => {
        await world.arrange(...unbegun());
        await begin(drop(mark));
        await correct();
      },
      'a mark made anew': async () => {
        await world.arrange(...unbegun());
        await begin(drop(mark));
        await setDoc(doc(world.as('recruiter'), mark), { at: now() });
      },
      'a correction of a job from before there was a mark': async () => {
        await world.arrange(...unbegun(), drop(mark));
        await correct();
      },
      'while the company is suspended': trying({}, [patch(org, { status: 'suspended' })]),
      'while it is, the wording alone': trying({ leave: ['interview'] }, [
        patch(org, { status: 'suspended' }),
      ]),
    });
  });
});
