import { describe, expect, it } from 'vitest';
import byDuty from '#ai/onDevice/library/written/byDuty.json';
import general from '#ai/onDevice/library/written/general.json';
import type { WrittenQuestion } from '#ai/onDevice/library/written/written.ts';
import { isBrokenText } from './brokenText.ts';

describe('a broken text', () => {
  it.each([
    'Tell me about a time you had to {task}.',
    'What do you do with [tool]?',
    'Walk me through a project at <ORGANIZATION>.',
    'What is your ____ ?',
    'How do you undefined the stock?',
    'Tell me about the the last fault.',
    'How do you go to to work?',
    'In this role you will planning the shifts. How?',
    'Tell me about a time you had to planned a shift.',
    'Cuéntame una vez que tuviste que que esperar.',
    'En este puesto tendrás que planificando los turnos. ¿Cómo?',
    'Tell me about a time when,',
    'how do you plan?',
    'What do you do??',
    'What do you do first',
    'Tell me about a the fault.',
  ])('is seen: %s', (text) => expect(isBrokenText(text)).toBe(true));

  it.each([
    'Tell me about a time you had to plan a shift.',
    'In this role you will keep records. How do you check them?',
    '¿Qué haces primero, y por qué?',
    'Explain what you did (and did not do).',
    'In this role you will bring teams together. How?',
    'Tell me about a time you had to proceed without a plan.',
    'What gave you the will to go on?',
    'A customer says: “I want my money back.” What do you do?',
    'Tell me … in your own words.',
  ])('is not seen in: %s', (text) => expect(isBrokenText(text)).toBe(false));

  it('is none of the questions that people wrote', () => {
    const written = [
      ...Object.values(general),
      ...Object.values(byDuty),
    ].flat() as WrittenQuestion[];
    const broken = written
      .flatMap(({ en, es }) => [en.text, es.text])
      .filter((text) => /^[\p{Lu}¿]/u.test(text) && isBrokenText(text));
    expect(broken).toEqual([]);
  });
});
