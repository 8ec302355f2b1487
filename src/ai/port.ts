// The door to the AI: two verbs, `ask` and `stream`. Which engine answers is decided here, question by question, by what is chosen and set up.
import { settings } from '#data/firestore/settings.ts';
import { Fault } from '#domain/base/fault.ts';
import type { Adapter, Ai } from './adapter.ts';
import { rowOf } from './checked.ts';
import { chooseAdapter, readAiChoice } from './choice.ts';
import { createOnDevice } from './onDevice/onDevice.ts';
import { createAiOver, type Over } from './over.ts';
import type { TaskName } from './tasks/tasks.ts';

export { createAiOver } from './over.ts';
export type { Adapter, Ai, AskOptions, Result, Step } from './adapter.ts';
export type { TaskInput, TaskReply } from './tasks/tasks.ts';

let local: Adapter | undefined;

function createLocalEngine(): Adapter {
  local ??= createOnDevice();
  return local;
}

/** The cloud engine; null where no cloud model is set up. The code behind it is loaded with the first question. */
function createCloudEngine(): Adapter | null {
  const ai = settings().ai;
  if (!ai) return null;
  const model = readAiChoice().model ?? null;
  const engine = async (): Promise<Adapter> =>
    (await import('./cloud/cloud.ts')).createCloudAdapter(ai, {
      model,
      device: createLocalEngine(),
      mayReplace: !readAiChoice().onDeviceOff,
    });
  return {
    adapter: 'cloud',
    model: model ?? ai.model,
    version: 'cloud',
    varies: true,
    run: async (task, input, options) => (await engine()).run(task, input, options),
    async *partials(task, input, options) {
      return yield* (await engine()).partials?.(task, input, options) ?? [];
    },
  };
}

/** True when a cloud model is set up in this deployment. */
export function isCloudSetUp(): boolean {
  return settings().ai !== null;
}

/** Which engine is preferred, and which is the fallback. */
export interface Wanted extends Pick<Over, 'now' | 'passes'> {
  prefer: Adapter['adapter'];
  fallback?: 'onDevice';
}

function createEngineFor(task: TaskName, { prefer, fallback, ...over }: Wanted): Ai {
  const { only } = rowOf(task);
  if (prefer === 'onDevice' && only === 'cloud')
    throw new Fault('aiNeedsCloud', { values: { task } });
  if (prefer === 'onDevice' || only === 'onDevice') return createAiOver(createLocalEngine(), over);
  const cloud = createCloudEngine();
  if (cloud)
    return createAiOver(cloud, { ...over, ...(fallback ? { fallback: createLocalEngine() } : {}) });
  if (!fallback || only === 'cloud') throw new Fault('aiNotConfigured');
  return createAiOver(createLocalEngine(), { ...over, instead: 'aiNotConfigured' });
}

function createAiBy(wanted: (task: TaskName) => Wanted): Ai {
  return {
    ask: async (task, input, options) =>
      createEngineFor(task, wanted(task)).ask(task, input, options),
    async *stream(task, input, options) {
      yield* createEngineFor(task, wanted(task)).stream(task, input, options);
    },
  };
}

/** The AI with explicitly chosen engines, whatever is chosen for the organisation. With `fallback`, the on-device engine answers when the cloud fails for good, and the provenance says so (`fellBack`). */
export function createAiWith(wanted: Wanted): Ai {
  return createAiBy(() => {
    if (readAiChoice().off) throw new Fault('aiOff');
    return wanted;
  });
}

/** What the settings of platform and organisation give a task. */
function readChosen(task: TaskName): Wanted {
  const choice = readAiChoice();
  const prefer = chooseAdapter(task, choice);
  if (prefer === null) throw new Fault('aiOff', { values: { task } });
  return {
    prefer,
    passes: choice.passes,
    ...(choice.onDeviceOff ? {} : { fallback: 'onDevice' as const }),
  };
}

let ai: Ai | undefined;
let deviceAi: Ai | undefined;

/** The AI of this browser, as platform and organisation chose it (`setAiChoice`): by default the on-device engine, without a key, and nothing leaves the browser. */
export function getAi(): Ai {
  ai ??= createAiBy(readChosen);
  return ai;
}

/** The AI for somebody's words: as `getAi`, but the cloud is asked only where they agreed to it. Without that a stopped device means no answer. */
export function createAgreedAi(agreed: Adapter['adapter']): Ai {
  if (agreed === 'cloud') return getAi();
  deviceAi ??= createAiBy((task) => {
    if (chooseAdapter(task, { ...readAiChoice(), adapter: 'onDevice' }) === null)
      throw new Fault('aiOff', { values: { task } });
    return { prefer: 'onDevice' };
  });
  return deviceAi;
}
