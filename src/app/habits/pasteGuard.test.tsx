import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import common from '#i18n/en/common.json';
import { cutToRoom, guardPastes, longestText } from './pasteGuard.ts';

const notified = vi.hoisted(() => vi.fn<(text: string) => void>());
vi.mock('#ui/toasts/notify.ts', () => ({ notifyFailed: notified }));
await i18next.init({
  lng: 'en',
  resources: { en: { common } },
  defaultNS: 'common',
  interpolation: { escapeValue: false },
});

let stop: () => void;
beforeEach(() => {
  notified.mockClear();
  stop = guardPastes();
});
afterEach(() => stop());

function Typed({ maxLength, seen }: { maxLength?: number; seen: (text: string) => void }) {
  const [text, setText] = useState('Before. ');
  seen(text);
  return (
    <textarea
      aria-label="Words"
      value={text}
      maxLength={maxLength}
      onChange={(event) => setText(event.target.value)}
    />
  );
}

function paste(words: string, maxLength?: number): { text: string; isCut: boolean } {
  const seen = vi.fn<(text: string) => void>();
  render(<Typed {...(maxLength ? { maxLength } : {})} seen={seen} />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Words');
  field.setSelectionRange(field.value.length, field.value.length);
  const isCut = !fireEvent.paste(field, { clipboardData: { getData: () => words } });
  return { text: seen.mock.lastCall?.[0] ?? '', isCut };
}

describe('a paste of 1.2 million characters', () => {
  const million = 'Lorem ipsum '.repeat(100_000);

  it('is cut before the field sees it; the field hears of the rest as typed, and how much was left out is said', () => {
    const { text, isCut } = paste(million);
    expect(isCut).toBe(true);
    expect(text).toHaveLength(longestText);
    expect(text.startsWith('Before. Lorem ipsum')).toBe(true);
    expect(notified.mock.calls).toEqual([
      [
        '49,992 characters were pasted. 1,150,008 didn’t fit and were left out. They’re still where you copied them.',
      ],
    ]);
  });
  it('is cut to what the field itself takes', () => {
    expect(paste(million, 100).text).toHaveLength(100);
    expect(notified).toHaveBeenCalledOnce();
  });
  it('goes nowhere when there is no room', () => {
    expect(paste(million, 8)).toEqual({ text: 'Before. ', isCut: true });
    expect(notified.mock.calls[0]?.[0]).toMatch(/^Nothing was pasted/);
  });
});

it('leaves other pastes to the browser', () => {
  expect(paste('A few words.').isCut).toBe(false);
  expect(notified).not.toHaveBeenCalled();
});

it('never cuts a character in two', () => {
  expect(cutToRoom('ab🚚cd', 3)).toEqual({ kept: 'ab', leftOut: 4 });
  expect(cutToRoom('ab🚚cd', 4)).toEqual({ kept: 'ab🚚', leftOut: 2 });
  expect(cutToRoom('abc', -2)).toEqual({ kept: '', leftOut: 3 });
});
