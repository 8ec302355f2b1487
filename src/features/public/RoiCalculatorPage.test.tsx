// The calculator: results that are of the numbers shown, spans of one's own, sources, and a sheet to print.
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { roiFields } from '#domain/billing/roi.ts';
import publicTexts from '#i18n/en/public.json';
import { sessionAs, show } from '#tests/support/screen.tsx';
import RoiCalculatorPage from './RoiCalculatorPage.tsx';
import { roiSources } from './roi/roiSources.ts';

const typeInto = (field: HTMLElement, value: string): boolean =>
  fireEvent.change(field, { target: { value } });
const type = (label: string, value: string): boolean =>
  typeInto(screen.getByLabelText(label), value);
const open = (query = '') => show(<RoiCalculatorPage />, sessionAs(), `/roi-calculator${query}`);
const address = () => new URLSearchParams(screen.getByTestId('address').textContent?.split('?')[1]);
/** The fields of a span, by what they are the span of. */
const spanOf = (label: string) => within(screen.getByRole('group', { name: label, hidden: true }));

it('marks the results as not current while a number is wrong, and says so', async () => {
  await open();
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

describe('the span of a number', () => {
  const query = '?hires=10&applicants=30&now=15&with=3&hour=50&plan=0';

  it('makes low and high, is carried by the link, and follows the likely value until it is one’s own', async () => {
    await open(query);
    const least = spanOf('Applicants screened for each hire').getByLabelText('At least');
    expect(least).toHaveValue('19');
    type('Applicants screened for each hire', '40');
    expect(least).toHaveValue('25');
    typeInto(least, '4');
    expect(address().get('applicants')).toBe('40_4_50');
    // Low: 9 × 4 × (11.25 − 5) ÷ 60.
    expect(screen.getByText(/^Low: 9 hires × 4 applicants .* = 3\.75 hours$/u)).toBeVisible();
    type('Applicants screened for each hire', '20');
    expect(least).toHaveValue('4');
  });

  it('says by the field when an end lies beyond the likely value, and shows that field', async () => {
    await open(query);
    const least = spanOf('Hires a year').getByLabelText('At least');
    typeInto(least, '12');
    expect(least).toBeInvalid();
    expect(least).toHaveAccessibleDescription('Must not be above the likely value.');
    expect(least.closest('details')).toHaveAttribute('open');
    expect(screen.getByTestId('roi-stale')).not.toBeEmptyDOMElement();
  });
});

it('every number says where it comes from: a source to follow, an assumption, or one’s own', async () => {
  await open();
  for (const field of roiFields) {
    const [beginning = ''] = publicTexts.roi.sources[field].split(/[:.;±]/u);
    const words = screen.getByText((text) => text.startsWith(beginning));
    const source = roiSources[field];
    if (source) expect(within(words).getByText('Source')).toHaveAttribute('href', source);
    else expect(words).toHaveTextContent(/assumption|pricing page/u);
  }
});

it('prints one sheet with the numbers, their sources and the formula', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await open('?hires=10&applicants=30_10_90&now=15&with=3&plan=100');
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  const sheet = document.querySelector<HTMLElement>('[data-print-sheet]');
  expect(sheet).toHaveAttribute('data-theme', 'light');
  expect(sheet).toHaveTextContent('Applicants screened for each hire103090Your number.');
  expect(sheet).toHaveTextContent('US Bureau of Labor Statistics');
  expect(sheet).toHaveTextContent('10 hires × 30 applicants × (15 − 3) minutes ÷ 60 = 60 hours');
  fireEvent(window, new Event('afterprint'));
  expect(document.querySelector('[data-print-sheet]')).toBeNull();
});
