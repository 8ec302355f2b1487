import { expect, it } from 'vitest';
import type { Paged, Stored } from '#domain/base/source.ts';
import { pagedSource, type Chunk, type Edge } from './pagedSource.ts';

type Row = { n: number };
const row = (n: number): Stored<Row> => ({
  id: `r${n}`,
  path: `rows/r${n}`,
  data: { n },
  pending: false,
});

/** A list on a server, in the order of its numbers; those who listen hear of every change. */
class Server {
  reads = 0;
  numbers: number[];
  readonly #listeners = new Set<() => void>();
  constructor(numbers: number[]) {
    this.numbers = numbers;
  }
  set(numbers: number[]): void {
    this.numbers = numbers.toSorted((a, b) => a - b);
    Array.from(this.#listeners).forEach((listener) => listener());
  }
  get open(): number {
    return this.#listeners.size;
  }
  listen = (
    after: Edge,
    until: Edge,
    most: number,
    next: (chunk: Chunk<Row>) => void,
  ): (() => void) => {
    let last = '';
    const emit = (): void => {
      const from = after ? Number(after.at) : -Infinity;
      const to = until ? Number(until.at) : Infinity;
      const found = this.numbers.filter((n) => n > from && n <= to).slice(0, most);
      if (JSON.stringify(found) === last) return;
      last = JSON.stringify(found);
      this.reads += found.length;
      const end = found.at(-1);
      next({
        items: found.map(row),
        damaged: [],
        last: end === undefined ? null : { key: `r${end}`, at: end },
        size: found.length,
      });
    };
    this.#listeners.add(emit);
    queueMicrotask(() => {
      if (this.#listeners.has(emit)) emit();
    });
    return () => void this.#listeners.delete(emit);
  };
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

function watch(server: Server, keeps?: (item: Stored<Row>) => boolean) {
  let state: Paged<Row> | undefined;
  const opened = pagedSource<Row>('rows', {
    size: 10,
    listen: server.listen,
    ...(keeps ? { keeps } : {}),
  }).open(
    (next) => {
      state = next;
    },
    () => undefined,
  );
  return {
    ...opened,
    get numbers() {
      return state?.items.map(({ data }) => data.n) ?? [];
    },
    get state() {
      return state;
    },
  };
}

it('reads one page, and one more when asked', async () => {
  const server = new Server(upTo(10_000));
  const list = watch(server);
  await settle();
  expect([list.numbers.length, list.state?.more, server.reads]).toEqual([10, true, 10]);
  list.more();
  await settle();
  expect([list.numbers, server.reads]).toEqual([upTo(20), 20]);
});

it('ends where the list ends', async () => {
  const list = watch(new Server(upTo(13)));
  await settle();
  list.more();
  await settle();
  list.more();
  await settle();
  expect([list.numbers.length, list.state?.more, list.state?.loading]).toEqual([13, false, false]);
});

it('loses and doubles nothing where rows come in before a page that has a successor', async () => {
  const server = new Server(upTo(40));
  const list = watch(server);
  await settle();
  list.more();
  await settle();
  server.set([...server.numbers, 0.5, 3.5, 12.5]);
  await settle();
  expect(list.numbers).toEqual([
    0.5,
    1,
    2,
    3,
    3.5,
    4,
    5,
    6,
    7,
    8,
    9,
    10,
    11,
    12,
    12.5,
    ...upTo(19).slice(12),
  ]);
  list.more();
  await settle();
  expect(list.numbers.length).toBe(new Set(list.numbers).size);
});

it('loses and doubles nothing where rows go', async () => {
  const server = new Server(upTo(40));
  const list = watch(server);
  await settle();
  list.more();
  await settle();
  server.set(server.numbers.filter((n) => n !== 2 && n !== 10 && n !== 11));
  await settle();
  expect(list.numbers.slice(0, 15)).toEqual([1, 3, 4, 5, 6, 7, 8, 9, 12, 13, 14, 15, 16, 17, 18]);
  expect(list.numbers.length).toBe(new Set(list.numbers).size);
});

it('looks through at most five pages for rows that pass a filter, then waits to be asked', async () => {
  const server = new Server(upTo(1_000));
  const list = watch(server, ({ data }) => data.n % 100 === 0);
  await settle();
  expect([list.numbers, list.state?.scanned, list.state?.more]).toEqual([[], 50, true]);
  list.more();
  await settle();
  expect([list.numbers, list.state?.scanned]).toEqual([[100], 100]);
});

it('stops when a filter has found a page', async () => {
  const server = new Server(upTo(1_000));
  const list = watch(server, ({ data }) => data.n % 2 === 0);
  await settle();
  expect([list.numbers.length, list.state?.scanned]).toEqual([10, 20]);
});

it('listens to nothing any more when it is left', async () => {
  const server = new Server(upTo(100));
  const list = watch(server);
  await settle();
  list.more();
  await settle();
  expect(server.open).toBe(2);
  list.stop();
  expect(server.open).toBe(0);
});
