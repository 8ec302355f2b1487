// The port over one engine, with another one behind it: input and reply are checked, provenance is written, uses are noted.
import { Fault, type FaultCode } from '#domain/base/fault.ts';
import type { Provenance } from '#domain/jobs/kit.ts';
import type {
  Adapter,
  Ai,
  AskOptions,
  Dropped,
  Meter,
  Outcome,
  Result,
  RunOptions,
  Step,
} from './adapter.ts';
import { createBill } from './bill.ts';
import { inputHashOf, rubricHashOf } from './results/canonical.ts';
import { checkInput, checkReply, rowOf } from './checked.ts';
import type { CheckedInput, TaskName, TaskReply } from './tasks/tasks.ts';

/** Faults of an engine after which another one may answer. */
const givesUp: readonly FaultCode[] = [
  'aiUnavailable',
  'aiUnreadable',
  'aiQuota',
  'aiBlocked',
  'aiTooLong',
  'aiTimeout',
  'aiNotConfigured',
  'offline',
];

export interface Over {
  now?: () => Date;
  /** Answers when the first engine cannot; the provenance then names this one and the fault. */
  fallback?: Adapter;
  /** Why the engine that was wanted is not even tried. */
  instead?: FaultCode;
  /** How often an engine that varies is asked, unless the question says otherwise. */
  passes?: 1 | 3;
}

interface Made<T extends TaskName> {
  reply: TaskReply<T>;
  made: NonNullable<Outcome['made']>;
  dropped: readonly Dropped[];
}

function madeOf<T extends TaskName>(
  task: T,
  input: CheckedInput<T>,
  { reply, made = {}, dropped = [] }: Outcome,
): Made<T> {
  return { reply: checkReply(task, input, reply), made, dropped };
}

/** How often an engine is asked: more than once only where its answers vary and can be merged. */
function countPasses(adapter: Adapter, task: TaskName, passes: 1 | 3): number {
  return adapter.varies && rowOf(task).merge ? passes : 1;
}

async function run<T extends TaskName>(
  adapter: Adapter,
  task: T,
  input: CheckedInput<T>,
  options: AskOptions,
  times: number,
  meter: Meter,
): Promise<Made<T>> {
  if (times === 1)
    return madeOf(task, input, await adapter.run(task, input, { ...options, meter }));
  const stop = new AbortController();
  const each: RunOptions = {
    ...options,
    signal: options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal,
    meter,
  };
  const asked = Array.from({ length: times }, () => adapter.run(task, input, each));
  try {
    const outcomes = await Promise.all(asked);
    const reply = rowOf(task).merge?.(
      outcomes.map((outcome) => checkReply(task, input, outcome.reply)),
    );
    return madeOf(task, input, {
      reply,
      made: { ...outcomes[0]?.made, passes: times },
      dropped: outcomes.flatMap(({ dropped = [] }) => dropped),
    });
  } catch (error) {
    // One pass failed for good: the others are of no use.
    stop.abort(error);
    // What they cost until now belongs to this question: the bill waits until each has stopped.
    await Promise.allSettled(asked);
    throw error;
  }
}

/** Passes on what an engine gives on the way; returns its outcome if that came with it. */
async function* streamPartialSteps<T extends TaskName>(
  adapter: Adapter,
  task: T,
  input: CheckedInput<T>,
  options: RunOptions,
): AsyncGenerator<Step<T>, Outcome | undefined, void> {
  if (!adapter.partials) return undefined;
  const parts = adapter.partials(task, input, options);
  try {
    for (;;) {
      const step = await parts.next();
      if (step.done) return step.value ?? undefined;
      yield { done: false, partial: step.value };
    }
  } finally {
    // Whoever stops reading stops the engine too.
    await parts.return(undefined);
  }
}

/** What was made, with where it comes from. */
function resultOf<T extends TaskName>(
  from: Adapter,
  at: Date,
  task: T,
  input: CheckedInput<T>,
  { reply, made, dropped }: Made<T>,
  fellBack: FaultCode | undefined,
): Result<T> {
  const rubric = rowOf(task).rubric?.(input);
  const provenance: Provenance = {
    adapter: from.adapter,
    model: from.model,
    version: from.version,
    ...made,
    inputHash: inputHashOf(task, input),
    at,
    ...(rubric === undefined ? {} : { rubricVersion: rubricHashOf(rubric) }),
    ...(fellBack ? { fellBack } : {}),
  };
  return { reply, provenance, ...(dropped.length > 0 ? { dropped } : {}) };
}

/** The other engine after a failure of the first; throws the first failure when it cannot help either. */
async function fallBack<T extends TaskName>(
  { fallback, now }: Pick<Over, 'fallback'> & { now: () => Date },
  task: T,
  input: CheckedInput<T>,
  options: AskOptions,
  error: unknown,
): Promise<Result<T>> {
  options.signal?.throwIfAborted();
  if (
    !(error instanceof Fault) ||
    !fallback ||
    !givesUp.includes(error.code) ||
    rowOf(task).only === 'cloud'
  )
    throw error;
  const bill = createBill(task, fallback);
  try {
    const made = await run(fallback, task, input, options, 1, bill.meter);
    bill.close(false);
    return resultOf(fallback, now(), task, input, made, error.code);
  } catch (second) {
    options.signal?.throwIfAborted();
    console.warn('The other engine could not answer either', second);
    throw error;
  } finally {
    bill.close(true);
  }
}

/** The port over an engine. */
export function createAiOver(
  adapter: Adapter,
  { now = () => new Date(), fallback, instead, passes = 1 }: Over = {},
): Ai {
  return {
    async ask(task, input, options = {}) {
      options.signal?.throwIfAborted();
      const checked = checkInput(task, input);
      const bill = createBill(task, adapter);
      try {
        const made = await run(
          adapter,
          task,
          checked,
          options,
          countPasses(adapter, task, options.passes ?? passes),
          bill.meter,
        );
        options.signal?.throwIfAborted();
        bill.close(false);
        return resultOf(adapter, now(), task, checked, made, instead);
      } catch (error) {
        bill.close(true);
        return fallBack({ fallback, now }, task, checked, options, error);
      }
    },
    async *stream(task, input, options = {}) {
      options.signal?.throwIfAborted();
      const checked = checkInput(task, input);
      const times = countPasses(adapter, task, options.passes ?? passes);
      const bill = createBill(task, adapter);
      let result: Result<typeof task>;
      try {
        const outcome =
          times === 1
            ? yield* streamPartialSteps(adapter, task, checked, { ...options, meter: bill.meter })
            : undefined;
        const made = outcome
          ? madeOf(task, checked, outcome)
          : await run(adapter, task, checked, options, times, bill.meter);
        options.signal?.throwIfAborted();
        bill.close(false);
        result = resultOf(adapter, now(), task, checked, made, instead);
      } catch (error) {
        bill.close(true);
        result = await fallBack({ fallback, now }, task, checked, options, error);
      } finally {
        bill.close(true);
      }
      yield { done: true, result };
    },
  };
}
