import { describe, expect, it } from 'vitest';
import { contactProblems, mailtoMax, mailtoOf } from './contactMessage.ts';

const message = { topic: 'problem', name: 'Ana Díaz', message: 'It says 50 % & stops.\nWhy?' } as const;

describe('mailtoOf', () => {
  it('survives signs, accents and line ends', () => {
    const url = new URL(mailtoOf('help@hirely.example', 'Hirely: A & B', message));
    expect(url.pathname).toBe('help@hirely.example');
    expect(url.searchParams.get('subject')).toBe('Hirely: A & B');
    expect(url.searchParams.get('body')).toBe('It says 50 % & stops.\r\nWhy?\r\n\r\nAna Díaz');
  });
});

describe('contactProblems', () => {
  it('names what is missing by field', () => {
    expect(contactProblems({ ...message, name: ' ', message: '' }, 'mailto:x')).toEqual({ name: 'nameMissing', message: 'messageMissing' });
    expect(contactProblems(message, 'mailto:x')).toEqual({});
  });

  it('refuses what mail programs would cut', () => {
    expect(contactProblems(message, 'm'.repeat(mailtoMax + 1))).toEqual({ message: 'messageLong' });
    expect(contactProblems(message, 'm'.repeat(mailtoMax))).toEqual({});
  });
});
