import { describe, expect, it } from 'vitest';
import { hasPreferences, getPreferencesHere } from './accommodationPreferences.ts';

const nothing = { percent: null, format: null, note: '' };

describe('saved helps', () => {
  it('are nothing while nothing was chosen', () => {
    expect(
      [undefined, null, {}, { extraTime: 1, captions: false, note: '  ' }].map(hasPreferences),
    ).toEqual([false, false, false, false]);
    expect(
      [
        { format: 'text' as const },
        { extraTime: 1.25 },
        { calmTimer: true },
        { note: 'A break.' },
      ].map(hasPreferences),
    ).toEqual([true, true, true, true]);
  });
  it('ask for the least share of time that is enough', () => {
    expect(
      [1, 1.1, 1.25, 1.3, 1.5, 2, 3].map(
        (extraTime) => getPreferencesHere({ extraTime }, ['text'], '').asking.percent,
      ),
    ).toEqual([null, 25, 25, 50, 50, 100, 100]);
  });
  it('ask for a format only where it is not open anyway', () => {
    expect(getPreferencesHere({ format: 'text' }, ['video', 'text'], '')).toEqual({
      asking: nothing,
      format: 'text',
      calm: false,
    });
    expect(getPreferencesHere({ format: 'voice' }, ['video'], '')).toEqual({
      asking: { ...nothing, format: 'audio' },
      format: null,
      calm: false,
    });
    expect(getPreferencesHere({ format: 'text' }, null, '')).toEqual({
      asking: nothing,
      format: 'text',
      calm: false,
    });
    expect(getPreferencesHere({ format: 'video' }, null, '')).toEqual({
      asking: nothing,
      format: null,
      calm: false,
    });
  });
  it('put captions and the note into words, and keep the clock out of them', () => {
    expect(
      getPreferencesHere(
        { captions: true, note: ' Short breaks. ', calmTimer: true },
        ['text'],
        'Captions, please.',
      ),
    ).toEqual({
      asking: { ...nothing, note: 'Captions, please.\nShort breaks.' },
      format: null,
      calm: true,
    });
  });
});
