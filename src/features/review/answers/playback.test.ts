import { describe, expect, it, vi } from 'vitest';
import { actOf, makePlayback } from './playback.ts';

/** As much of a media element as is used; one made in pieces knows its length only after it was wound to its end. */
class FakePlayer extends EventTarget {
  paused = true;
  ended = false;
  muted = false;
  playbackRate = 1;
  readyState = 0;
  duration = Infinity;
  textTracks: { mode: string }[] = [{ mode: 'disabled' }];
  #at = 0;
  get currentTime(): number {
    return this.#at;
  }
  set currentTime(at: number) {
    if (at > 1e9) this.duration = 12;
    this.#at = Math.min(at, this.duration);
    if (at > 1e9) this.dispatchEvent(new Event('durationchange'));
    this.dispatchEvent(new Event('seeked'));
  }
  play = vi.fn(async () => {
    this.paused = false;
    this.dispatchEvent(new Event('play'));
  });
  pause = (): void => {
    this.paused = true;
    this.dispatchEvent(new Event('pause'));
  };
}

vi.stubGlobal('HTMLMediaElement', { HAVE_METADATA: 1 });

function playing(knownLength = 0) {
  const player = new FakePlayer();
  const playback = makePlayback(knownLength);
  const detach = playback.attach(player as unknown as HTMLMediaElement);
  player.dispatchEvent(new Event('loadedmetadata'));
  return { tape: player, playback, detach };
}

describe('playback', () => {
  it('finds the length of a recording made in pieces, and stands at its beginning', () => {
    const { playback, tape: player } = playing();
    expect(playback.state()).toMatchObject({ length: 12, time: 0, playing: false });
    expect(player.textTracks[0]?.mode).toBe('showing');
  });

  it('plays, winds within the recording, and keeps its speed for the next element', () => {
    const { playback, tape: player, detach } = playing();
    actOf(' ', playback, false)?.();
    expect(playback.state().playing).toBe(true);
    actOf('ArrowRight', playback, false)?.();
    expect(playback.state().time).toBe(5);
    actOf('l', playback, false)?.();
    expect(playback.state().time).toBe(12);
    actOf('Home', playback, false)?.();
    actOf('ArrowLeft', playback, false)?.();
    expect(playback.state().time).toBe(0);
    actOf('>', playback, true)?.();
    expect([playback.state().rate, player.playbackRate]).toEqual([1.25, 1.25]);
    detach();
    const next = new FakePlayer();
    playback.attach(next as unknown as HTMLMediaElement);
    expect(next.playbackRate).toBe(1.25);
  });

  it('leaves space and arrows to the control they are pressed on', () => {
    const { playback } = playing();
    expect([' ', 'ArrowLeft', 'Home', 'x'].map((key) => actOf(key, playback, true))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    playback.setRate(2);
    expect(actOf('>', playback, false)).toBeUndefined();
  });

  it('says when it cannot be played, and hears nothing of an element it let go', () => {
    const { playback, tape: player, detach } = playing(7);
    player.dispatchEvent(new Event('error'));
    expect(playback.state().broken).toBe(true);
    detach();
    player.paused = false;
    player.dispatchEvent(new Event('play'));
    expect(playback.state().playing).toBe(false);
  });
});
