import { expect, it } from 'vitest';
import { listTypedFields } from './typedWords.ts';

it('lists fields with words, and no box that has a value by itself', () => {
  document.body.innerHTML =
    '<input id="name"><input id="kept" value="as built"><textarea id="message"></textarea><input id="terms" type="checkbox"><input id="one" type="radio">';
  for (const id of ['name', 'message']) {
    const field = document.getElementById(id) as HTMLInputElement;
    field.value = 'Maya';
  }
  document.getElementById('terms')?.click();
  expect(listTypedFields(document.body).map(({ id }) => id)).toEqual(['name', 'message']);
});
