// The receipt prints whole, whatever is folded on the screen, and folds again afterwards.
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Panel } from '#ui/page/Panel.tsx';
import { PrintedReceipt } from './PrintedReceipt.tsx';

it('opens what is folded for the print, and only for that', () => {
  render(
    <main>
      <PrintedReceipt />
      <Panel folded title="Your answers">
        One.
      </Panel>
      <Panel folded title="Your rights">
        Two.
      </Panel>
    </main>,
  );
  const [answers, rights] = ['One.', 'Two.'].map(
    (text) => screen.getByText(text).closest('details') as HTMLDetailsElement,
  );
  if (rights) rights.open = true;
  window.dispatchEvent(new Event('beforeprint'));
  expect([answers?.open, rights?.open]).toEqual([true, true]);
  window.dispatchEvent(new Event('afterprint'));
  expect([answers?.open, rights?.open], 'what was open stays open').toEqual([false, true]);
});
