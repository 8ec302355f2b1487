import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildLongWebm } from '#media/longWebm.fixture.ts';
import { findClusters, readHead } from '#media/webmIndex.ts';
import { pieceBytes } from './filePieces.ts';
import { createPlayedFile } from './playedFile.ts';

const short = new Uint8Array(
  readFileSync(new URL('../../../local/seed/files/sample-video-1.webm', import.meta.url)),
);
const times = 20;
const lengthMs = 14_000 * times;
const long = buildLongWebm(short, { lengthMs: 14_000, times, clusterBytes: 60_000 });

/** The long recording as a player reads it, and the pieces that were fetched for it. */
function playing(bytes = long) {
  const fetched = new Set<number>();
  const file = createPlayedFile(
    {
      size: bytes.length,
      readPiece: async (number) => {
        fetched.add(number);
        return new Blob([bytes.slice(number * pieceBytes, (number + 1) * pieceBytes)]);
      },
    },
    lengthMs,
  );
  return { file, fetched };
}

async function readAll(file: ReturnType<typeof playing>['file'], version: number) {
  const parts: Uint8Array[] = [];
  for (let at = 0, total = 1; at < total;) {
    const part = await file.read(version, at, null);
    parts.push(new Uint8Array(part.bytes));
    at += part.bytes.byteLength;
    total = part.total;
  }
  return Buffer.concat(parts);
}

describe('a long recording', () => {
  it('is read piece by piece: what a player has not reached is not fetched', async () => {
    const { file, fetched } = playing();
    const first = await file.read(0, 0, null);
    expect([...fetched]).toEqual([0]);
    expect(first.bytes.byteLength).toBeLessThanOrEqual(pieceBytes + 100);
    await file.read(0, first.bytes.byteLength, null);
    expect([...fetched]).toEqual([0, 1]);
    expect((await file.read(0, 0, 1)).bytes.byteLength).toBe(2);
  });

  it('is the stored file behind its new beginning, to the byte', async () => {
    const { file } = playing();
    const all = await readAll(file, 0);
    const end = readHead(long)?.end ?? 0;
    expect(all.subarray(all.length - (long.length - end)).equals(long.subarray(end))).toBe(true);
  });

  it('is wound to its end over few pieces, and the index names a place shortly before', async () => {
    const { file, fetched } = playing();
    await file.read(0, 0, null);
    const seconds = 250;
    const version = (await file.findVersion(seconds)) ?? 0;
    expect(version).toBe(1);
    expect(fetched.size).toBeLessThanOrEqual(5);
    const all = await readAll(file, version);
    const head = readHead(all);
    const starts = head ? findClusters(all, 0, head) : [];
    expect(starts.at(-1)?.ms).toBeGreaterThan(lengthMs - 14_000);
  });

  it('needs no other beginning for what is near, or for another kind of file', async () => {
    const { file } = playing();
    await file.read(0, 0, null);
    expect(await file.findVersion(20)).toBeNull();
    const other = playing(new Uint8Array(5_000_000)).file;
    expect(await other.findVersion(200)).toBeNull();
    expect((await other.read(0, 0, null)).total).toBe(5_000_000);
  });
});
