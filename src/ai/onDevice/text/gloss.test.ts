import { describe, expect, it } from 'vitest';
import { glossOf } from './gloss.ts';

describe('glossOf', () => {
  it('puts Spanish words into English ones, whatever their ending', () => {
    expect(glossOf('Llamé al proveedor porque faltaban tres cajas de guantes.')).toBe(
      'call to supplier because lack three box of glove',
    );
  });

  it('distinguishes words of one stem with different meanings', () => {
    expect(glossOf('casi')).toBe('almost');
    expect(glossOf('el caso')).toBe('the case');
  });

  it('keeps names, tools and what it does not know', () => {
    expect(glossOf('Usé Python y Zendesk')).toMatch(/python and zendesk$/);
  });

  it('keeps words that every object knows as names', () => {
    expect(glossOf('valueOf toString')).toBe('valueof tostring');
  });
});
