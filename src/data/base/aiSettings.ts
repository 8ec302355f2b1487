// The settings of the cloud model, all optional: without VITE_AI_MODEL there is none and nothing leaves the browser.

const aiBackends = ['googleAi', 'agentPlatform', 'vertexAi'] as const;
type AiBackend = (typeof aiBackends)[number];

/** Whether the browser's own language model is used: never, where it is ready (else the cloud), or alone (the cloud never sees a word). */
const browserModels = ['off', 'prefer', 'only'] as const;
type BrowserModel = (typeof browserModels)[number];

export interface CloudAiSettings {
  /** The model's name; never written in code, because models retire quickly. */
  model: string;
  backend: AiBackend;
  /** Region for agentPlatform and vertexAi; null: the SDK's default. */
  location: string | null;
  /** Origin to call instead of Google's, e.g. a proxy of the company; null: Google's. */
  baseUrl: string | null;
  /** Milliseconds for a whole call, and for silence in a stream. */
  timeoutMs: number;
  /** Server prompt templates by task name; a task without one sends its own prompt. */
  templates: Readonly<Record<string, string>>;
  browserModel: BrowserModel;
}

const defaultTimeoutMs = 60_000;

/** A setting's text; null where it is not set. */
export function textOf(environment: Record<string, unknown>, name: string): string | null {
  const value = environment[name];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

function oneOf<T extends string>(
  values: readonly T[],
  value: string | null,
  fallback: T,
): T | null {
  return value === null ? fallback : (values.find((each) => each === value) ?? null);
}

/** "evaluateAnswer=rate-v1, draftKit=kit-v2" as a record; null when it is not of that form. */
function parseTemplates(text: string | null): Record<string, string> | null {
  const rows = (text ?? '')
    .split(',')
    .map((row) => row.trim())
    .filter((row) => row !== '');
  const pairs = rows.map((row) => /^(\w+)\s*=\s*([\w.-]+)$/.exec(row));
  return pairs.some((pair) => pair === null)
    ? null
    : Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']));
}

function parseOrigin(text: string): string | null {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
    ? new URL(text).origin
    : null;
}

/** Reads VITE_AI_*. `wrong` names the settings that are there but cannot be used. */
export function readAiSettings(environment: Record<string, unknown>): {
  ai: CloudAiSettings | null;
  wrong: string[];
} {
  const model = textOf(environment, 'VITE_AI_MODEL');
  if (model === null) return { ai: null, wrong: [] };
  const backend = oneOf(aiBackends, textOf(environment, 'VITE_AI_BACKEND'), 'googleAi');
  const browserModel = oneOf(browserModels, textOf(environment, 'VITE_AI_BROWSER_MODEL'), 'off');
  const base = textOf(environment, 'VITE_AI_BASE_URL');
  const baseUrl = base === null ? null : parseOrigin(base);
  const timeoutMs = Number(textOf(environment, 'VITE_AI_TIMEOUT_MS') ?? defaultTimeoutMs);
  const templates = parseTemplates(textOf(environment, 'VITE_AI_TEMPLATES'));
  const checks: [boolean, string][] = [
    [backend === null, 'VITE_AI_BACKEND'],
    [browserModel === null, 'VITE_AI_BROWSER_MODEL'],
    [base !== null && baseUrl === null, 'VITE_AI_BASE_URL'],
    [!(timeoutMs >= 1_000 && timeoutMs <= 600_000), 'VITE_AI_TIMEOUT_MS'],
    [templates === null, 'VITE_AI_TEMPLATES'],
  ];
  const wrong = checks.filter(([bad]) => bad).map(([, name]) => name);
  if (wrong.length > 0 || backend === null || browserModel === null || templates === null)
    return { ai: null, wrong };
  return {
    ai: {
      model,
      backend,
      location: textOf(environment, 'VITE_AI_LOCATION'),
      baseUrl,
      timeoutMs,
      templates,
      browserModel,
    },
    wrong: [],
  };
}
