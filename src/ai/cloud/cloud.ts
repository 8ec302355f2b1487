// The cloud adapter: Gemini through Firebase AI Logic. Loaded when it is first asked; the SDK behind it too.
import type { Adapter, Outcome, RunOptions } from '#ai/adapter.ts';
import { checkReply, rowOf, parseReply } from '#ai/checked.ts';
import { createOnDevice } from '#ai/onDevice/onDevice.ts';
import type { CheckedInput, TaskName, TaskReply } from '#ai/tasks/tasks.ts';
import type { CloudReply, CloudRequest, Spend } from '#data/ai/cloudAi.ts';
import { troubleOf, type Trouble } from '#data/ai/cloudFaults.ts';
import type { CloudAiSettings } from '#data/base/aiSettings.ts';
import { Fault } from '#domain/base/fault.ts';
import { waiting, waitMsAfter, type Waiting } from './backOff.ts';
import { passGates, keepShowable } from './gates/gates.ts';
import { createPartialReply } from './partialReply.ts';
import { prepareTask, readReply, type Prepared } from './prepare.ts';

/** Most requests for one question, repeats of every kind included. */
export const callsMax = 3;
const outputTokens = 8_192;
const outputTokensMax = 65_536;

/** How the browser's own language model is named; it does not tell its version. */
export const browserModelName = 'browser-language-model';

export interface CloudOptions {
  /** Another model than the deployment's, as the platform chose. */
  model?: string | null;
  waiting?: Waiting;
  /** The on-device engine for the gates; by default one of its own. */
  device?: Adapter;
  /** False: the on-device engine is stopped, and nothing it writes stands in for what the gates drop. */
  mayReplace?: boolean;
}

/** What is wrong with a reply that came in good order. */
function findReplyProblem(reply: CloudReply): Trouble | 'larger' | null {
  const cause = new Error(`the reply ended with ${reply.reason}`);
  if (reply.state === 'cut') return 'larger';
  if (reply.state === 'blocked')
    return { fault: new Fault('aiBlocked', { cause }), again: 'no', waitMs: null };
  if (reply.state === 'broken')
    return { fault: new Fault('aiUnreadable', { cause }), again: 'once', waitMs: null };
  return null;
}

/** Decides after every failed request whether to ask again; throws the fault when not. */
class Patience {
  private calls = 0;
  private failures = 0;
  private repeated = false;
  private grown = false;
  budget: number;
  private readonly waits: Waiting;
  private readonly signal: AbortSignal | undefined;
  constructor(budget: number, waits: Waiting, signal: AbortSignal | undefined) {
    this.budget = budget;
    this.waits = waits;
    this.signal = signal;
  }

  async after(problem: Trouble | 'larger'): Promise<void> {
    this.calls += 1;
    if (problem === 'larger') {
      if (this.grown || this.calls >= callsMax)
        throw new Fault('aiTooLong', { cause: new Error('the reply did not fit') });
      this.grown = true;
      this.budget = Math.min(this.budget * 4, outputTokensMax);
      return;
    }
    const { fault, again, waitMs } = problem;
    if (again === 'no' || this.calls >= callsMax || (again === 'once' && this.repeated))
      throw fault;
    if (again === 'once') {
      this.repeated = true;
      return;
    }
    this.failures += 1;
    const ms = waitMsAfter(this.failures, waitMs, this.waits.random);
    if (ms === null) throw fault;
    await this.waits.sleep(ms, this.signal);
  }
}

/** What every request of an adapter goes by. */
interface Cloud {
  settings: CloudAiSettings;
  /** The model that is asked. */
  name: string;
  waits: Waiting;
  device: Adapter;
  mayReplace: boolean;
}

function buildRequest(
  { settings, name }: Cloud,
  task: TaskName,
  { prompt, schema, media, input }: Prepared,
  maxOutputTokens: number,
): CloudRequest {
  const template = settings.templates[task];
  return {
    model: name,
    system: prompt.system,
    schema,
    maxOutputTokens,
    parts: [
      { text: prompt.user },
      ...media.map((item) => ({ inlineData: { mimeType: item.mimeType, data: item.data } })),
    ],
    template: template === undefined ? null : { id: template, inputs: input },
  };
}

async function outcomeOf<T extends TaskName>(
  { settings, name, device, mayReplace }: Cloud,
  task: T,
  input: CheckedInput<T>,
  ready: Prepared,
  cloudReply: CloudReply,
  options: RunOptions,
): Promise<Outcome> {
  const { reply, dropped } = await passGates(
    task,
    input,
    parseReply(task, readReply(task, input, ready, cloudReply.text)),
    { device, mayWrite: mayReplace, options },
  );
  checkReply(task, input, reply);
  const { promptVersion } = rowOf(task);
  const template = cloudReply.source === 'in_cloud' ? settings.templates[task] : undefined;
  return {
    reply,
    dropped,
    made: {
      adapter: cloudReply.source === 'on_device' ? 'onDevice' : 'cloud',
      model: cloudReply.source === 'on_device' ? browserModelName : name,
      version: (template === undefined ? `${task}@${promptVersion}` : `template:${template}`).slice(
        0,
        40,
      ),
      promptVersion,
      inferenceSource: cloudReply.source,
    },
  };
}

/** One question with all its repeats. `send` makes one request, may yield texts on the way, and tells what it cost also when it fails. */
async function* askModel<T extends TaskName>(
  cloud: Cloud,
  task: T,
  input: CheckedInput<T>,
  options: RunOptions,
  send: (request: CloudRequest, spend: Spend) => AsyncGenerator<string, CloudReply, void>,
): AsyncGenerator<string, Outcome, void> {
  const { signal, names = [], meter } = options;
  const { obvious, promptVersion, outputTokens: room = outputTokens } = rowOf(task);
  const known = obvious?.(input);
  if (known !== undefined)
    return { reply: known, made: { version: `${task}@${promptVersion}`, promptVersion } };
  const ready = prepareTask(task, input, names);
  const patience = new Patience(room, cloud.waits, signal);
  meter.model = cloud.name;
  const spend: Spend = ({ source, ...spent }) => {
    meter.promptTokens += spent.promptTokens;
    meter.outputTokens += spent.outputTokens;
    if (source !== 'on_device') return;
    meter.browserCalls += 1;
    meter.browserModel = browserModelName;
  };
  for (;;) {
    let problem: Trouble | 'larger' | null;
    try {
      meter.calls += 1;
      const cloudReply = yield* send(buildRequest(cloud, task, ready, patience.budget), spend);
      problem = findReplyProblem(cloudReply);
      if (problem === null) return await outcomeOf(cloud, task, input, ready, cloudReply, options);
    } catch (error) {
      signal?.throwIfAborted();
      problem = troubleOf(error);
      // Words came, but not the ones asked for: once more, then no more.
      if (problem.fault.code === 'aiUnreadable') problem.again = 'once';
    }
    await patience.after(problem);
  }
}

export function createCloudAdapter(
  settings: CloudAiSettings,
  {
    model = null,
    waiting: waits = waiting,
    device = createOnDevice(),
    mayReplace = true,
  }: CloudOptions = {},
): Adapter {
  const name = model ?? settings.model;
  const cloud: Cloud = { settings, name, waits, device, mayReplace };

  return {
    adapter: 'cloud',
    model: name,
    version: 'cloud',
    varies: true,
    run: async (task, input, options) => {
      const { askCloud } = await import('#data/ai/cloudAi.ts');
      // oxlint-disable-next-line require-yield -- one request, nothing on the way
      const steps = askModel(cloud, task, input, options, async function* once(request, spend) {
        return askCloud(settings, request, spend, options.signal);
      });
      const end = await steps.next();
      if (!end.done) throw new Error('a single request has no steps');
      return end.value;
    },
    async *partials<T extends TaskName>(
      task: T,
      input: CheckedInput<T>,
      options: RunOptions,
    ): AsyncGenerator<Partial<TaskReply<T>>, Outcome, void> {
      const { streamCloud } = await import('#data/ai/cloudAi.ts');
      const steps = askModel(cloud, task, input, options, (request, spend) =>
        streamCloud(settings, request, spend, options.signal),
      );
      try {
        for (;;) {
          const step = await steps.next();
          if (step.done) return step.value;
          const partial = createPartialReply(rowOf(task), step.value);
          if (partial !== null)
            yield await keepShowable(task, input, partial as Partial<TaskReply<T>>);
        }
      } finally {
        await steps.return({ reply: null });
      }
    },
  };
}
