// The ways in which a model may answer, in the wire format of Firebase AI Logic.
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request as it arrived. */
export interface Seen {
  path: string;
  query: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
  at: number;
}

export type Behaviour = (response: ServerResponse, seen: Seen) => void | Promise<void>;

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

export const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, X-Firebase-AppCheck, X-Firebase-Appid, X-Goog-Api-Client, X-Goog-Api-Key',
  'Access-Control-Max-Age': '600',
};

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { ...cors, 'Content-Type': 'application/json; charset=UTF-8' })
    .end(JSON.stringify(body));
}

const usage = {
  promptTokenCount: 120,
  candidatesTokenCount: 30,
  totalTokenCount: 160,
  thoughtsTokenCount: 10,
  promptTokensDetails: [{ modality: 'TEXT', tokenCount: 120 }],
};

function candidate(text: string, finishReason: string | null, more: object = {}): object {
  return {
    content: { role: 'model', parts: [{ text }] },
    ...(finishReason === null ? {} : { finishReason }),
    index: 0,
    ...more,
  };
}

function whole(candidates: object[]): object {
  return { candidates, usageMetadata: usage, modelVersion: 'fake-model-001', responseId: 'r1' };
}

/** The ways a model may answer. */
export const replies = {
  /** A reply whose text is this value as JSON. */
  json:
    (value: unknown): Behaviour =>
    (response) =>
      sendJson(response, 200, whole([candidate(JSON.stringify(value), 'STOP')])),
  /** A reply made from the request. */
  from:
    (make: (seen: Seen) => unknown): Behaviour =>
    (response, seen) =>
      sendJson(response, 200, whole([candidate(JSON.stringify(make(seen)), 'STOP')])),
  text:
    (text: string): Behaviour =>
    (response) =>
      sendJson(response, 200, whole([candidate(text, 'STOP')])),
  /** The text stops where the room ended. */
  cut:
    (text: string): Behaviour =>
    (response) =>
      sendJson(response, 200, whole([candidate(text, 'MAX_TOKENS')])),
  candidateBlocked: (): Behaviour => (response) =>
    sendJson(
      response,
      200,
      whole([
        {
          finishReason: 'SAFETY',
          index: 0,
          safetyRatings: [
            { category: 'HARM_CATEGORY_HARASSMENT', probability: 'HIGH', blocked: true },
          ],
        },
      ]),
    ),
  /** The prompt itself was refused; Google sends ratings with it, or not. */
  promptBlocked:
    (ratings: boolean): Behaviour =>
    (response) =>
      sendJson(response, 200, {
        promptFeedback: {
          blockReason: 'PROHIBITED_CONTENT',
          ...(ratings
            ? {
                safetyRatings: [
                  { category: 'HARM_CATEGORY_DANGEROUS_CONTENT', probability: 'HIGH' },
                ],
              }
            : {}),
        },
        usageMetadata: { promptTokenCount: 120, totalTokenCount: 120 },
      }),
  nothing: (): Behaviour => (response) => sendJson(response, 200, { usageMetadata: usage }),
  /** An error in Google's form, with details such as RetryInfo. */
  error:
    (status: number, word: string, message: string, details: object[] = []): Behaviour =>
    (response) =>
      sendJson(response, status, { error: { code: status, message, status: word, details } }),
  quota:
    (
      retryDelay: string | null,
      quotaId = 'GenerateContentRequestsPerMinutePerProject',
    ): Behaviour =>
    (response) =>
      sendJson(response, 429, {
        error: {
          code: 429,
          status: 'RESOURCE_EXHAUSTED',
          message: 'You exceeded your current quota.',
          details: [
            { '@type': 'type.googleapis.com/google.rpc.QuotaFailure', violations: [{ quotaId }] },
            ...(retryDelay === null
              ? []
              : [{ '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay }]),
          ],
        },
      }),
  html: (): Behaviour => (response) => {
    response
      .writeHead(200, { ...cors, 'Content-Type': 'text/html' })
      .end('<!doctype html><title>Sign in to this network</title>');
  },
  /** Nothing for a while, then another behaviour. */
  after:
    (ms: number, behaviour: Behaviour): Behaviour =>
    async (response, seen) => {
      await pause(ms);
      if (!response.destroyed) await behaviour(response, seen);
    },
  /** Headers and half a body, then silence. */
  stalled: (): Behaviour => (response) => {
    response
      .writeHead(200, { ...cors, 'Content-Type': 'application/json' })
      .write('{"candidates": [{');
  },
  /** The connection breaks before any text was sent. */
  hangUp: (): Behaviour => (response) => {
    response.socket?.destroy();
  },
  /** A stream of texts; how it ends: in order, by a broken connection, in the middle of a frame, without a finish reason, or never. `counted`: each part says what it cost so far, as the real model does. */
  stream:
    (
      texts: readonly string[],
      ends: 'whole' | 'hangUp' | 'midFrame' | 'unfinished' | 'never' = 'whole',
      counted = false,
    ): Behaviour =>
    async (response) => {
      response.writeHead(200, { ...cors, 'Content-Type': 'text/event-stream' });
      for (const [index, text] of texts.entries()) {
        const last = index === texts.length - 1 && ends === 'whole';
        response.write(
          `data: ${JSON.stringify({ candidates: [candidate(text, last ? 'STOP' : null)], ...(last || counted ? { usageMetadata: usage } : {}) })}\r\n\r\n`,
        );
        await pause(5);
      }
      if (ends === 'never') return;
      if (ends === 'hangUp') return void response.socket?.destroy();
      response.end(ends === 'midFrame' ? 'data: {"candidates": [{"content"' : '');
    },
} as const;
