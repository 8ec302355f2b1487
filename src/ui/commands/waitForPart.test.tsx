/** A part that comes later is reached when it comes; whoever does something else meanwhile keeps the focus. */
import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { waitForPart } from './waitForPart.ts';

afterEach(() => document.body.replaceChildren());

function addField(): HTMLInputElement {
  const field = document.createElement('input');
  document.body.append(field);
  return field;
}
function reachField(): boolean {
  const field = document.querySelector('input');
  field?.focus();
  return field !== null;
}

describe('a part of a page', () => {
  it('is reached at once where it is there, and not looked for again', async () => {
    addField();
    const reach = vi.fn(reachField);
    waitForPart(reach);
    addField();
    await Promise.resolve();
    expect(reach).toHaveBeenCalledOnce();
  });

  it('is reached as soon as it appears', async () => {
    waitForPart(reachField);
    const field = addField();
    await vi.waitFor(() => expect(field).toHaveFocus());
  });

  it('is left alone once a key is pressed', async () => {
    waitForPart(reachField);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    const field = addField();
    await Promise.resolve();
    expect(field).not.toHaveFocus();
  });
});
