import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sessionAs, show } from '#tests/support/screen.tsx';
import RoiCalculatorPage from './RoiCalculatorPage.tsx';

const type = (label: string, value: string): boolean =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('marks the results as not current while a number is wrong, and says so', async () => {
  await show(<RoiCalculatorPage />, sessionAs(), '/roi-calculator');
  const stale = screen.getByTestId('roi-stale');
  const headline = screen.getByTestId('roi-headline').textContent;
  expect(stale).toBeEmptyDOMElement();

  type('Hires a year', '0');
  expect(stale).toHaveRole('status');
  expect(stale).toHaveTextContent('Not current. Correct the marked number to update the result.');
  expect(screen.getByTestId('roi-headline')).toHaveTextContent(headline ?? '');

  type('Hires a year', '100');
  expect(stale).toBeEmptyDOMElement();
  expect(screen.getByTestId('roi-headline')).not.toHaveTextContent(headline ?? '');
});
