// A local server that speaks the wire format of Firebase AI Logic (and as much of the Auth emulator as a sign-in needs): there is no emulator for it, so this is ours.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Behaviour, cors, replies, type Seen, sendJson } from './geminiReplies.ts';

export interface FakeGemini {
  /** "http://127.0.0.1:port", without a slash. */
  url: string;
  host: string;
  /** Requests to the model since the last `clear`, oldest first. */
  seen: Seen[];
  /** How the next requests are answered, in order; with none left, the answer is a 501 that no client expects. */
  next: (...behaviours: Behaviour[]) => void;
  clear: () => void;
  stop: () => Promise<void>;
}

function token(claims: object): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

/** What the Auth emulator answers to a guest's sign-in. */
function authReply(path: string): object | null {
  const seconds = Math.floor(Date.now() / 1_000);
  if (path.endsWith('accounts:signUp'))
    return {
      localId: 'guest',
      refreshToken: 'refresh',
      expiresIn: '3600',
      idToken: token({ sub: 'guest', user_id: 'guest', iat: seconds, exp: seconds + 3_600 }),
    };
  return path.endsWith('accounts:lookup')
    ? { users: [{ localId: 'guest', createdAt: '0', lastLoginAt: '0' }] }
    : null;
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}

/** Starts the server on a free port. */
export async function startFakeGemini(): Promise<FakeGemini> {
  const seen: Seen[] = [];
  let waiting: Behaviour[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname: path, search: query } = new URL(request.url ?? '/', 'http://local');
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end();
    const body = await bodyOf(request);
    const auth = authReply(path);
    if (auth) return sendJson(response, 200, auth);
    const arrived: Seen = { path, query, headers: request.headers, body, at: performance.now() };
    seen.push(arrived);
    await (
      waiting.shift() ??
      replies.error(501, 'UNIMPLEMENTED', 'nothing was prepared for this request')
    )(response, arrived);
  };
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}`,
    host,
    seen,
    next: (...behaviours) => {
      waiting.push(...behaviours);
    },
    clear: () => {
      seen.length = 0;
      waiting = [];
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
