import { expect, it } from 'vitest';
import { findReasonSide } from '#ai/reasons/reasonSide.ts';
import { flagText, formatReason } from './aiTexts.ts';

it("says a reason in the reader's language, with its values", () => {
  expect(formatReason('en', 'lookForCovered', { count: 2, of: 3 })).toBe(
    'Words that support 2 of 3 points of the rubric.',
  );
  expect(formatReason('es-MX', 'lookForCovered', { count: 2, of: 3 })).toContain('2 de 3');
});
it('shows a code it does not know instead of failing', () => {
  expect(formatReason('en', 'fromTheFuture', {})).toBe('fromTheFuture');
  expect(flagText('es', 'fromTheFuture')).toBe('fromTheFuture');
});
it('leaves no placeholder open when a value is missing', () => {
  expect(formatReason('en', 'tooShort', {})).not.toContain('{{');
});
it('tells what speaks for a level from what speaks against it', () => {
  expect(['resultWithNumber', 'resultMissing', 'addressesAi'].map(findReasonSide)).toEqual([
    'for',
    'against',
    'neutral',
  ]);
});
