/** Recordings for players: the page fetches them in pieces with its own rights, and the worker gives each piece as the part that was asked for. */
import {
  parseRange,
  type RangeAnswer,
  type RangeQuestion,
  playedFolder,
} from '#media/playedAddress.ts';

/** A page, as the worker speaks to it. */
export interface Page {
  postMessage: (message: RangeQuestion, transfer: MessagePort[]) => void;
}

/** So long a piece may take before the player is told that it cannot be had. */
const patienceMs = 60_000;

function ask(page: Page, question: RangeQuestion): Promise<RangeAnswer> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((settle) => {
    const timer = setTimeout(settle, patienceMs, null);
    port1.onmessage = ({ data }: MessageEvent<RangeAnswer>) => {
      clearTimeout(timer);
      port1.close();
      settle(data);
    };
    page.postMessage(question, [port2]);
  });
}

/** The whole of it, piece after piece, for a player that asks for no part. */
function stream(page: Page, name: string, first: NonNullable<RangeAnswer>): Response {
  let from = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const answer =
          from === 0 ? first : await ask(page, { hirely: 'range', name, from, to: null });
        if (!answer) return controller.error(new Error('The recording cannot be read.'));
        controller.enqueue(new Uint8Array(answer.bytes));
        from += answer.bytes.byteLength;
        if (from >= answer.total || answer.bytes.byteLength === 0) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: {
      'Content-Type': first.type,
      'Content-Length': String(first.total),
      'Accept-Ranges': 'bytes',
    },
  });
}

/** Answers a player: a part as long as one piece at most, after which it asks for the next. */
export async function answerPlayer(
  { url, headers }: Pick<Request, 'url' | 'headers'>,
  page: Page | undefined,
): Promise<Response> {
  if (!page) return new Response(null, { status: 404 });
  const name = new URL(url).pathname.slice(playedFolder.length);
  const range = parseRange(headers.get('range'));
  const { from, to } = range ?? { from: 0, to: null };
  const answer = await ask(page, { hirely: 'range', name, from, to });
  if (!answer) return new Response(null, { status: 502 });
  if (from >= answer.total)
    return new Response(null, {
      status: 416,
      headers: { 'Content-Range': `bytes */${answer.total}` },
    });
  if (!range) return stream(page, name, answer);
  return new Response(answer.bytes, {
    status: 206,
    headers: {
      'Content-Type': answer.type,
      'Content-Length': String(answer.bytes.byteLength),
      'Content-Range': `bytes ${from}-${from + answer.bytes.byteLength - 1}/${answer.total}`,
      'Accept-Ranges': 'bytes',
    },
  });
}
