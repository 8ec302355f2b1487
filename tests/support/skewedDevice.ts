// A device in Node whose clock is wrong: Date says another time, while the server's answers carry the true one.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';

/** Date as it was before any device was skewed. */
export const TrueDate = Date;

/** Puts this process's clock wrong by so many milliseconds, ahead when positive. */
export function skewClock(byMs: number): void {
  class SkewedDate extends TrueDate {
    constructor(...given: [] | [number | string | Date]) {
      if (given.length === 0) super(TrueDate.now() + byMs);
      else super(...given);
    }
    static override now(): number {
      return TrueDate.now() + byMs;
    }
  }
  vi.stubGlobal('Date', SkewedDate);
}

/** A hosting server that dates its answers by the true time; requests of this process for its own pages go there. Gives how to end it. */
export async function serveTrueTime(): Promise<() => Promise<void>> {
  const server: Server = createServer((_, reply) => {
    reply.setHeader('date', new TrueDate(TrueDate.now()).toUTCString());
    reply.end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  const { port } = server.address() as AddressInfo;
  const plain = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    plain(
      typeof input === 'string' && input.startsWith('/')
        ? `http://127.0.0.1:${port}${input}`
        : input,
      init,
    ),
  );
  return () =>
    new Promise((ended) => {
      server.closeAllConnections();
      server.close(() => ended());
    });
}
