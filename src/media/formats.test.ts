import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  buildConstraints,
  chooseBitRates,
  chooseRecordingMime,
  estimateBytes,
  listRecordingMimes,
} from './formats.ts';

/** A browser whose recorder takes types of these codecs or containers. */
function offer(...parts: string[]): void {
  vi.stubGlobal('MediaRecorder', {
    isTypeSupported: (mime: string) => parts.some((part) => mime.includes(part)),
  });
}
afterEach(() => void vi.unstubAllGlobals());

describe('the type of a recording', () => {
  it('is VP9 before AV1 before VP8, and MP4 where nothing else is offered', () => {
    offer('vp9', 'av01', 'vp8', 'mp4');
    expect(listRecordingMimes('video').map((mime) => /vp9|av01|vp8|mp4/.exec(mime)?.[0])).toEqual([
      'vp9',
      'av01',
      'vp8',
      'mp4',
      'mp4',
    ]);
    offer('av01', 'vp8');
    expect(chooseRecordingMime('video')).toMatch(/av01/);
    offer('video/mp4');
    expect(chooseRecordingMime('video')).toMatch(/^video\/mp4;codecs=avc1/);
    offer('none');
    expect(chooseRecordingMime('video')).toBeNull();
  });
});

describe('the bytes of a recording', () => {
  it('are 450 kbit/s where the codec is lean, and as before where it is not', () => {
    expect(chooseBitRates('video/webm;codecs=vp9,opus').video).toBe(450_000);
    expect(chooseBitRates('video/webm;codecs=av01.0.04M.08,opus').video).toBe(450_000);
    expect(chooseBitRates('video/webm;codecs=vp8,opus').video).toBe(700_000);
    expect(chooseBitRates('video/mp4;codecs=avc1.42E01E,mp4a.40.2').video).toBe(700_000);
  });
  it('are estimated for what this browser records: ten minutes are 47 MB in VP9, 70 MB in H.264', () => {
    offer('vp9');
    expect(Math.round(estimateBytes('video', 600) / 1e6)).toBe(47);
    offer('video/mp4');
    expect(Math.round(estimateBytes('video', 600) / 1e6)).toBe(70);
    expect(Math.round(estimateBytes('audio', 600) / 1e6)).toBe(5);
  });
  it('show a face at 640 by 480', () => {
    expect(buildConstraints('video').video).toMatchObject({
      width: { ideal: 640 },
      height: { ideal: 480 },
    });
  });
});
