// The browser's own language model, where it has one: asked only when it is ready, so that nothing is downloaded or sent elsewhere by surprise.
import {
  getGenerativeModel,
  InferenceMode,
  type AI,
  type GenerativeModel,
  type ModelParams,
} from 'firebase/ai';

interface LanguageModelLike {
  availability: (options?: object) => Promise<string>;
}

const text = { type: 'text' as const, languages: ['en', 'es'] };

/** What is asked of the browser's model: text in, text out, in the languages of the app. Without this the SDK asks for pictures too. */
const textOnly = { expectedInputs: [text], expectedOutputs: [text] };

/** True when the browser's model can answer now. A model that would first have to be downloaded is not ready. */
export async function isBrowserModelReady(): Promise<boolean> {
  const model = (globalThis as { LanguageModel?: LanguageModelLike }).LanguageModel;
  if (!model) return false;
  try {
    return (await model.availability(textOnly)) === 'available';
  } catch {
    return false;
  }
}

let last: { key: string; model: GenerativeModel } | null = null;

/** A model that asks the browser's: alone (`only`), or first. Its instructions go in twice, because each side reads only its own. */
export function createHybridModel(
  ai: AI,
  only: boolean,
  inCloud: ModelParams & { systemInstruction: string },
): GenerativeModel {
  // Each model object holds a session of the browser's model, so the same question uses the same object.
  const key = JSON.stringify([only, inCloud]);
  if (last?.key === key) return last.model;
  const model = getGenerativeModel(ai, {
    mode: only ? InferenceMode.ONLY_ON_DEVICE : InferenceMode.PREFER_ON_DEVICE,
    inCloudParams: inCloud,
    onDeviceParams: {
      createOptions: {
        ...textOnly,
        initialPrompts: [
          { role: 'system', content: [{ type: 'text', value: inCloud.systemInstruction }] },
        ],
      },
      promptOptions: { responseConstraint: inCloud.generationConfig?.responseJsonSchema ?? {} },
    },
  });
  last = { key, model };
  return model;
}
