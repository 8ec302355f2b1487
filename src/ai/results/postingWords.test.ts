import { describe, expect, it } from 'vitest';
import { passageOf, removeRead } from './postingWords.ts';

const posting =
  'Chef\n\nYou will plan the menus. You will order supplies.\n- Confidence with Excel, or another sheet\n- Lead eight cooks';

describe('the passage of a reading', () => {
  it('is the line with its words, whatever their letters', () => {
    expect(passageOf(posting, 'lead Eight cooks')?.text).toBe('Lead eight cooks');
    expect(passageOf(posting, 'Excel')?.text).toBe('Confidence with Excel, or another sheet');
  });
  it('is the line with most of its words, or none', () => {
    expect(passageOf(posting, 'Confidence with another sheet')?.text).toBe(
      'Confidence with Excel, or another sheet',
    );
    expect(passageOf(posting, 'Rust')).toBeNull();
    expect(passageOf(posting, '')).toBeNull();
  });
  it('is a sentence where a line is long', () => {
    const long = `${'We are a kitchen in the harbour with a view of ships. '.repeat(5)}You plan menus.`;
    const found = passageOf(long, 'plan menus');
    expect(found?.text).toBe('You plan menus.');
    expect(long.slice(found?.start, found?.end)).toBe('You plan menus.');
  });
});

it('a text without what was read keeps all else', () => {
  expect(removeRead(posting, ['Plan the menus', 'Lead eight cooks', 'Fly to the moon'])).toBe(
    'Chef\n\nYou will . You will order supplies.\n- Confidence with Excel, or another sheet\n- ',
  );
});
