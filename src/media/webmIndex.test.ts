import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildLongWebm } from './longWebm.fixture.ts';
import { buildPlayedHead, findClusters, readHead } from './webmIndex.ts';
import { childrenOf, readNumber } from './webmElements.ts';

const sample = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../../local/seed/files/${name}`, import.meta.url)));

/** The places that an index names, as a player reads them. */
function listPositions(file: Uint8Array): { ms: number; at: number }[] {
  const [, segment] = childrenOf(file, 0, file.length);
  const from = segment?.bodyAt ?? 0;
  const cues = childrenOf(file, from, file.length).find(({ id }) => id === 0x1c53bb6b);
  const inside = (one: { bodyAt: number; size: number | null } | undefined) =>
    one ? childrenOf(file, one.bodyAt, one.bodyAt + (one.size ?? 0)) : [];
  return inside(cues).map((point) => {
    const [time, track] = inside(point);
    const [, position] = inside(track);
    return { ms: readNumber(file, time), at: from + readNumber(file, position) };
  });
}

describe('a recording of a browser', () => {
  const video = sample('sample-video-1.webm');
  const head = readHead(video);
  if (!head) throw new Error('The sample has no head.');

  it('is read up to its first cluster; a picture starts where it needs no earlier one, a voice anywhere', () => {
    expect(head).toMatchObject({ end: 207, tickMs: 1, tracks: [1, 2] });
    const starts = findClusters(video, 0, head);
    expect(starts.length).toBeGreaterThanOrEqual(2);
    expect(starts[0]).toEqual({ ms: 0, at: 207 });
    const all = findClusters(video, 0, { ...head, picture: null });
    expect(all.length).toBeGreaterThan(starts.length * 2);
    const voice = sample('sample-voice.webm');
    const about = readHead(voice);
    expect(about?.picture).toBeNull();
    expect(about && findClusters(voice, 0, about).length).toBeGreaterThan(5);
  });

  it('is given an index whose positions are where its clusters stand then', () => {
    const starts = findClusters(video, 0, head);
    const played = buildPlayedHead(video, head, 14_000, starts);
    const file = new Uint8Array([...played, ...video.subarray(head.end)]);
    const positions = listPositions(file);
    expect(positions.map(({ ms }) => ms)).toEqual(starts.map(({ ms }) => ms));
    for (const { at } of positions)
      expect([...file.subarray(at, at + 4)]).toEqual([0x1f, 0x43, 0xb6, 0x75]);
  });

  it('that is another kind of file is left as it is', () => {
    expect(readHead(new TextEncoder().encode('ftypmp42 and so on, no WebM at all'))).toBeNull();
  });
});

it('a long recording for tests is one: its clusters go on', () => {
  const short = sample('sample-video-1.webm');
  const long = buildLongWebm(short, { lengthMs: 14_000, times: 3, clusterBytes: 20_000 });
  const head = readHead(long);
  expect(head && findClusters(long, 0, head).map(({ ms }) => ms)).toContain(28_000);
});
