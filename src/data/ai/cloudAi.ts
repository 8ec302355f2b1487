// The cloud model behind one door: set-up in the one order that works, one call, one stream. Loaded on demand, never with the page.
import {
  AgentPlatformBackend,
  getAI,
  getGenerativeModel,
  getTemplateGenerativeModel,
  GoogleAIBackend,
  VertexAIBackend,
  type AI,
  type GenerationConfig,
  type GenerateContentStreamResult,
  type GenerateContentResult,
  type Part,
  type UsageMetadata,
} from 'firebase/ai';
import type { AppCheckOptions } from 'firebase/app-check';
import { Fault } from '#domain/base/fault.ts';
import { isBrowserModelReady, createHybridModel } from './browserModel.ts';
import { guarded, type Guard } from './cloudGuard.ts';
import { readReply, readText, tokensOf, type CloudReply } from './cloudReply.ts';
import type { CloudAiSettings } from '#data/base/aiSettings.ts';
import { openFirebaseApp } from '#data/firestore/app.ts';
import { startAppCheck } from '#data/appCheck/appCheck.ts';
import { authentication } from '#data/firestore/authentication.ts';

export type { CloudReply } from './cloudReply.ts';

/** One question to the model. */
export interface CloudRequest {
  model: string;
  system: string;
  parts: readonly ({ text: string } | { inlineData: { mimeType: string; data: string } })[];
  /** JSON Schema of the reply, in the part that the API knows. */
  schema: Record<string, unknown>;
  maxOutputTokens: number;
  /** Asks a template on the server instead: system, parts and schema then stay here. */
  template: { id: string; inputs: Record<string, unknown> } | null;
}

let known: AI | null = null;

/**
 * The AI service of this page. App Check and Auth are bound when it is first made and never again,
 * so they come first and this is the only place that makes it.
 */
export function createCloudAi(
  settings: CloudAiSettings,
  provider?: AppCheckOptions['provider'],
): AI {
  if (known) return known;
  const location = settings.location ?? undefined;
  startAppCheck(provider);
  authentication();
  const backends = {
    googleAi: () => new GoogleAIBackend(),
    agentPlatform: () => new AgentPlatformBackend(location),
    vertexAi: () => new VertexAIBackend(location),
  };
  known = getAI(openFirebaseApp(), {
    backend: backends[settings.backend](),
    useLimitedUseAppCheckTokens: true,
  });
  return known;
}

interface Calls {
  once: (guard: Guard) => Promise<GenerateContentResult>;
  stream: (guard: Guard) => Promise<GenerateContentStreamResult>;
}

/** How a request is sent under these settings. Throws `aiUnavailable` where only the browser's model may be asked and there is none. */
async function createCallsFor(settings: CloudAiSettings, request: CloudRequest): Promise<Calls> {
  const ready = settings.browserModel !== 'off' && (await isBrowserModelReady());
  if (settings.browserModel === 'only' && !ready)
    throw new Fault('aiUnavailable', {
      cause: new Error('this browser has no language model that is ready'),
    });
  const ai = createCloudAi(settings);
  const origin = settings.baseUrl === null ? {} : { baseUrl: settings.baseUrl };
  const per = (guard: Guard) => ({ ...origin, timeout: settings.timeoutMs, signal: guard.signal });
  if (request.template && settings.browserModel !== 'only') {
    const { id, inputs } = request.template;
    const model = getTemplateGenerativeModel(ai, origin);
    return {
      once: (guard) => model.generateContent(id, inputs, per(guard)),
      stream: (guard) => model.generateContentStream(id, inputs, per(guard)),
    };
  }
  const generationConfig: GenerationConfig = {
    temperature: 0,
    candidateCount: 1,
    maxOutputTokens: request.maxOutputTokens,
    responseMimeType: 'application/json',
    responseJsonSchema: request.schema,
  };
  const inCloud = { model: request.model, systemInstruction: request.system, generationConfig };
  const parts = request.parts.map((part): Part => part);
  const model = ready
    ? createHybridModel(ai, settings.browserModel === 'only', inCloud)
    : getGenerativeModel(ai, inCloud);
  return {
    once: (guard) => model.generateContent(parts, per(guard)),
    stream: (guard) => model.generateContentStream(parts, per(guard)),
  };
}

/** Nothing may have left the browser when only its own model was allowed. */
function checkAllowed(settings: CloudAiSettings, reply: CloudReply): CloudReply {
  if (settings.browserModel === 'only' && reply.source !== 'on_device')
    throw new Fault('aiUnavailable', {
      cause: new Error('the answer did not come from the browser'),
    });
  return reply;
}

/** Told once per request that cost something, also when it failed or nobody waited for its end. */
export type Spend = (spent: Pick<CloudReply, 'source' | 'promptTokens' | 'outputTokens'>) => void;

function spentOf({ source, promptTokens, outputTokens }: CloudReply): Parameters<Spend>[0] {
  return { source, promptTokens, outputTokens };
}

/** Asks once. Throws what the SDK throws, the signal's own reason, or `aiTimeout`; see cloudFaults.ts for what the SDK's errors mean. */
export async function askCloud(
  settings: CloudAiSettings,
  request: CloudRequest,
  spend: Spend,
  signal?: AbortSignal,
): Promise<CloudReply> {
  return guarded(settings.timeoutMs, signal, async (guard) => {
    const { once } = await createCallsFor(settings, request);
    const { response } = await guard.race(once(guard));
    const reply = readReply(response, false);
    spend(spentOf(reply));
    return checkAllowed(settings, reply);
  });
}

/** Asks once and yields the text so far; silence longer than the timeout is `aiTimeout`. Returns the whole reply. */
export async function* streamCloud(
  settings: CloudAiSettings,
  request: CloudRequest,
  spend: Spend,
  signal?: AbortSignal,
): AsyncGenerator<string, CloudReply, void> {
  const guard = guarded.open(settings.timeoutMs, signal);
  let usage: UsageMetadata | undefined;
  let isCounted = false;
  try {
    const { stream } = await guard.race(createCallsFor(settings, request));
    const { stream: chunks, response } = await guard.race(stream(guard));
    response.catch(() => undefined);
    const reading = chunks[Symbol.asyncIterator]();
    let text = '';
    for (;;) {
      guard.touch();
      const step = await guard.race(reading.next());
      if (step.done) break;
      text += readText(step.value);
      usage = step.value.usageMetadata ?? usage;
      yield text;
    }
    const whole = await guard.race(response);
    // The SDK loses what a stream cost when it puts the parts together.
    if (usage) whole.usageMetadata = usage;
    const reply = readReply(whole, true);
    isCounted = true;
    spend(spentOf(reply));
    return checkAllowed(settings, reply);
  } catch (error) {
    throw guard.reasonFor(error);
  } finally {
    // It broke off, or nobody reads on: what the last part said it had cost so far is charged all the same.
    if (usage && !isCounted) spend({ source: 'in_cloud', ...tokensOf(usage) });
    guard.close();
  }
}
