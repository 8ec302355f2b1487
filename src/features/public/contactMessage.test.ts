import { describe, expect, it } from 'vitest';
import { contactLimits } from '#domain/platform/contactMessage.ts';
import { findContactProblems, mailtoMax, mailtoOf } from './contactMessage.ts';

const message = {
  topic: 'problem',
  name: 'Ana Díaz',
  email: 'ana@diaz.example',
  message: 'It says 50 % & stops.\nWhy?',
} as const;

describe('mailtoOf', () => {
  it('survives signs, accents and line ends', () => {
    const url = new URL(mailtoOf('help@hirely.example', 'Hirely: A & B', message) ?? '');
    expect(url.pathname).toBe('help@hirely.example');
    expect(url.searchParams.get('subject')).toBe('Hirely: A & B');
    expect(url.searchParams.get('body')).toBe('It says 50 % & stops.\r\nWhy?\r\n\r\nAna Díaz');
  });

  it('offers nothing that mail programs would cut', () => {
    expect(
      mailtoOf('help@hirely.example', 'A', { ...message, message: 'm'.repeat(mailtoMax) }),
    ).toBeNull();
  });
});

describe('contactProblems', () => {
  it('names what is missing or wrong by field', () => {
    expect(findContactProblems({ ...message, name: ' ', email: 'ana@diaz', message: '' })).toEqual({
      name: 'nameMissing',
      email: 'emailWrong',
      message: 'messageMissing',
    });
    expect(findContactProblems(message)).toEqual({});
  });

  it('refuses what the rules refuse', () => {
    expect(findContactProblems({ ...message, message: 'm'.repeat(contactLimits.message) })).toEqual(
      {},
    );
    expect(
      findContactProblems({ ...message, message: 'm'.repeat(contactLimits.message + 1) }),
    ).toEqual({ message: 'messageLong' });
    expect(findContactProblems({ ...message, name: 'n'.repeat(contactLimits.name + 1) })).toEqual({
      name: 'nameLong',
    });
  });
});
