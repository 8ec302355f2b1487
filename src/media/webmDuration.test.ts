import { describe, expect, it } from 'vitest';
import { writeDuration, withDuration } from './webmDuration.ts';

const header = [0x1a, 0x45, 0xdf, 0xa3, 0x84, 0x42, 0x86, 0x81, 0x01];
const openSegment = [0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
const closedSegment = [0x18, 0x53, 0x80, 0x67, 0x90];
const scale = [0x2a, 0xd7, 0xb1, 0x83, 0x0f, 0x42, 0x40];
const cluster = [
  0x1f, 0x43, 0xb6, 0x75, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xe7, 0x81, 0x00,
];
const info = (...body: number[]): number[] => [0x15, 0x49, 0xa9, 0x66, 0x80 | body.length, ...body];
const zero8 = [0x44, 0x89, 0x88, 0, 0, 0, 0, 0, 0, 0, 0];

function durationIn(bytes: Uint8Array): number {
  for (let at = 0; at < bytes.length - 10; at += 1)
    if (bytes[at] === 0x44 && bytes[at + 1] === 0x89 && bytes[at + 2] === 0x88)
      return new DataView(bytes.buffer, bytes.byteOffset).getFloat64(at + 3);
  return Number.NaN;
}

describe('the length of a recording', () => {
  it('is put in where a recorder wrote none; everything else stays in its place', () => {
    const bytes = new Uint8Array([...header, ...openSegment, ...info(...scale), ...cluster]);
    const better = writeDuration(bytes, 6_250);
    expect(better && durationIn(better)).toBe(6_250);
    expect([...(better ?? [])].slice(-cluster.length)).toEqual(cluster);
    // The size of Info, now on eight bytes, covers what is inside.
    const at = header.length + openSegment.length + 4;
    expect([...(better ?? [])].slice(at, at + 8)).toEqual([
      0x01,
      0,
      0,
      0,
      0,
      0,
      0,
      scale.length + zero8.length,
    ]);
  });

  it('replaces a zero, in the ticks of the file', () => {
    const half = [0x2a, 0xd7, 0xb1, 0x83, 0x07, 0xa1, 0x20];
    const bytes = new Uint8Array([
      ...header,
      ...openSegment,
      ...info(...half, ...zero8),
      ...cluster,
    ]);
    const better = writeDuration(bytes, 1_000);
    expect(better?.length).toBe(bytes.length);
    expect(better && durationIn(better)).toBe(2_000);
  });

  it('is left alone where it is known, where positions would move, and in other files', () => {
    const known = [...zero8];
    known[3] = 0x40;
    expect(
      writeDuration(
        new Uint8Array([...header, ...openSegment, ...info(...known), ...cluster]),
        1_000,
      ),
    ).toBeNull();
    expect(
      writeDuration(new Uint8Array([...header, ...closedSegment, ...info(...scale)]), 1_000),
    ).toBeNull();
    expect(
      writeDuration(new Uint8Array([0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70]), 1_000),
    ).toBeNull();
    for (let cut = 0; cut < 30; cut += 1)
      expect(() =>
        writeDuration(
          new Uint8Array([...header, ...openSegment, ...info(...scale)]).subarray(0, cut),
          1_000,
        ),
      ).not.toThrow();
  });

  it('makes a file for the player, and leaves mp4 as it is', async () => {
    const file = new Blob(
      [new Uint8Array([...header, ...openSegment, ...info(...scale), ...cluster])],
      { type: 'audio/webm;codecs=opus' },
    );
    const played = await withDuration(file, 3_000);
    expect(played.type).toBe(file.type);
    expect(durationIn(new Uint8Array(await played.arrayBuffer()))).toBe(3_000);
    const other = new Blob(['x'], { type: 'video/mp4' });
    expect(await withDuration(other, 3_000)).toBe(other);
  });
});
