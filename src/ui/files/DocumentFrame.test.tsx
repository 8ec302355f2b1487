// Whoever tries again to open a file stays where they were, and hears how it went.
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { Fault, type FaultCode } from '#domain/base/fault.ts';
import { texts } from '#tests/support/screen.tsx';
import { DocumentFrame } from './DocumentFrame.tsx';

beforeAll(texts);

const renderFrame = (
  state: Parameters<typeof DocumentFrame>[0]['state'],
  again = (): void => undefined,
) => (
  <DocumentFrame opening="Opening the file" failed="Not shown." state={state} again={again}>
    the pages
  </DocumentFrame>
);
const failed = (code: FaultCode) => ({ kind: 'failed', fault: new Fault(code) }) as const;

test('keeps the focus where the button was, and tells the outcome', () => {
  const again = vi.fn();
  const { rerender } = render(renderFrame(failed('timeout'), again));
  const button = screen.getByRole('button', { name: 'Try again' });
  button.focus();
  fireEvent.click(button);
  expect(again).toHaveBeenCalledOnce();
  rerender(renderFrame({ kind: 'opening' }));
  expect(screen.getByRole('status')).toHaveTextContent('Opening the file');
  expect(document.activeElement).not.toBe(document.body);
  rerender(renderFrame({ kind: 'open' }));
  expect(screen.getByRole('status')).toHaveTextContent('The document is open.');
  expect(screen.getByText('the pages')).toBeVisible();
  expect(document.activeElement).toContainElement(screen.getByText('the pages'));
});

test('offers to try again only what may go well the next time, and no empty box beside the rest', () => {
  const { rerender, container } = render(renderFrame(failed('fileDamaged')));
  expect(screen.getByRole('alert')).toHaveTextContent('Not shown. This file is damaged');
  expect(screen.queryByRole('button')).toBeNull();
  expect(container.querySelector('.MuiAlert-action')).toBeNull();
  rerender(renderFrame(failed('fileStuck')));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
