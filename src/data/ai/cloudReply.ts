// What came back from the cloud model, read without the SDK's helpers: they throw where a plain word is wanted.
import type {
  EnhancedGenerateContentResponse,
  GenerateContentResponse,
  UsageMetadata,
} from 'firebase/ai';

export interface CloudReply {
  text: string;
  /** whole: may be read; cut: the room for the reply was too small; blocked: the model or its filter refused; broken: it ended without an end. */
  state: 'whole' | 'cut' | 'blocked' | 'broken';
  /** The API's word for why it ended. */
  reason: string;
  source: 'in_cloud' | 'on_device';
  promptTokens: number;
  outputTokens: number;
}

/** The text of a response or of a part of a stream, without the model's thoughts. */
export function readText(response: GenerateContentResponse): string {
  return (response.candidates?.[0]?.content?.parts ?? [])
    .map((part) => (part.thought ? '' : (part.text ?? '')))
    .join('');
}

/** With the Developer API the SDK puts the reason into `prompt`, with Vertex into `promptFeedback`. */
function blockReason(
  response: GenerateContentResponse & { prompt?: { blockReason?: string } },
): string | undefined {
  return response.promptFeedback?.blockReason ?? response.prompt?.blockReason;
}

const whole = new Set(['STOP']);
const broken = new Set([
  'OTHER',
  'FINISH_REASON_UNSPECIFIED',
  'MALFORMED_FUNCTION_CALL',
  'MALFORMED_RESPONSE',
  'UNEXPECTED_TOOL_CALL',
  'TOO_MANY_TOOL_CALLS',
  'MISSING_THOUGHT_SIGNATURE',
]);

function stateOf(finish: string | undefined, text: string, mustEnd: boolean): CloudReply['state'] {
  if (finish === 'MAX_TOKENS') return 'cut';
  if (finish === undefined ? mustEnd : broken.has(finish)) return 'broken';
  if (finish !== undefined && !whole.has(finish)) return 'blocked';
  return text.trim() === '' ? 'broken' : 'whole';
}

/** What the API says a reply cost; thoughts are charged as output. */
export function tokensOf(
  usage: UsageMetadata | undefined,
): Pick<CloudReply, 'promptTokens' | 'outputTokens'> {
  return {
    promptTokens: usage?.promptTokenCount ?? 0,
    outputTokens: (usage?.candidatesTokenCount ?? 0) + (usage?.thoughtsTokenCount ?? 0),
  };
}

/** Reads a response. `mustEnd`: a stream whose connection died looks complete but for its missing finish reason. */
export function readReply(response: EnhancedGenerateContentResponse, mustEnd: boolean): CloudReply {
  const { usageMetadata: usage } = response;
  const source = response.inferenceSource === 'on_device' ? 'on_device' : 'in_cloud';
  const spent = { source, ...tokensOf(usage) } as const;
  const candidate = response.candidates?.[0];
  if (!candidate)
    return { text: '', state: 'blocked', reason: blockReason(response) ?? 'NO_CONTENT', ...spent };
  const text = readText(response);
  const finish: string | undefined = candidate.finishReason;
  return {
    text,
    state: stateOf(finish, text, mustEnd && source === 'in_cloud'),
    reason: finish ?? 'NONE',
    ...spent,
  };
}
