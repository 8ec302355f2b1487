// The words of a recording with their times: which are being spoken, and the same as captions.

/** Seconds from the beginning. */
export interface TimedWords {
  start: number;
  end: number;
  text: string;
}

/** The words spoken at a moment: the last that began; -1 before the first. */
export function findWordsAt(segments: readonly TimedWords[], time: number): number {
  return segments.findLastIndex(({ start }) => start <= time + 0.05);
}

function stamp(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds * 1_000));
  const part = (value: number, digits: number): string => String(value).padStart(digits, '0');
  return `${part(Math.floor(whole / 3_600_000), 2)}:${part(Math.floor(whole / 60_000) % 60, 2)}:${part(Math.floor(whole / 1_000) % 60, 2)}.${part(whole % 1_000, 3)}`;
}

/** WebVTT of the segments. What was spoken is text: nothing in it is read as a mark. */
export function captionsOf(segments: readonly TimedWords[]): string {
  const plain = (text: string): string =>
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const cues = segments
    .filter(({ start, end, text }) => end > start && text.trim() !== '')
    .map(({ start, end, text }) => `${stamp(start)} --> ${stamp(end)}\n${plain(text)}`);
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

/** "1:05", "1:02:03". */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.floor(whole / 3_600);
  return hours > 0
    ? `${hours}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
    : `${Math.floor(whole / 60)}:${two(whole % 60)}`;
}
