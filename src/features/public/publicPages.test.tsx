// What people do on the public pages: look at the proof, calculate, write.
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { seekerPlans } from '#domain/billing/seekerPlans.ts';
import common from '#i18n/en/common.json';
import domain from '#i18n/en/domain.json';
import publicTexts from '#i18n/en/public.json';
import routes from '#i18n/en/routes.json';
import { ContactForm } from './ContactForm.tsx';
import PricingPage from './PricingPage.tsx';
import RoiCalculatorPage from './RoiCalculatorPage.tsx';
import { SampleReview } from './home/SampleReview.tsx';

await i18next.use(initReactI18next).init({
  lng: 'en',
  resources: { en: { common, domain, routes, public: publicTexts } },
  defaultNS: 'common',
  interpolation: { escapeValue: false },
});

function Address() {
  return <output data-testid="address">{useLocation().search}</output>;
}
const show = (page: ReactNode, address = '/') =>
  render(
    <MemoryRouter initialEntries={[address]}>
      {page}
      <Address />
    </MemoryRouter>,
  );
const address = (): URLSearchParams =>
  new URLSearchParams(screen.getByTestId('address').textContent);

describe('the example review', () => {
  const { example } = publicTexts.home;

  it('lights up a quote in the answer, from the rating and from the answer', () => {
    show(<SampleReview />);
    const quote = screen.getByRole('button', {
      name: `Show in the answer: ${example.customer.quote1}`,
    });
    fireEvent.click(quote);
    const mark = screen.getByRole('button', {
      name: `Evidence: Customer focus, level 4: ${example.customer.quote1}`,
    });
    expect(mark).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(
      screen.getByRole('button', {
        name: `Evidence: Ownership, level 5: ${example.ownership.quote2}`,
      }),
    );
    expect(quote).toHaveAttribute('aria-pressed', 'false');
    expect(
      screen.getByRole('button', { name: `Show in the answer: ${example.ownership.quote2}` }),
    ).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows the total as arithmetic that follows the reader, and leaves out what has no level', () => {
    show(<SampleReview />);
    expect(screen.getByTestId('sample-total')).toHaveTextContent('340 ÷ 75 = 4.53');
    expect(screen.getByText('Left out, not counted as zero: Measuring results.')).toBeVisible();
    const results = screen.getByRole('group', { name: 'Your level for Measuring results' });
    fireEvent.click(within(results).getByRole('button', { name: '2' }));
    expect(screen.getByTestId('sample-total')).toHaveTextContent('390 ÷ 100 = 3.9');
    expect(screen.queryByText(/Left out/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: example.reset }));
    expect(screen.getByTestId('sample-total')).toHaveTextContent('340 ÷ 75 = 4.53');
  });
});

describe('the return calculator', () => {
  it('reads its numbers from the link and keeps them in it', () => {
    show(
      <RoiCalculatorPage />,
      '/roi-calculator?hires=10&applicants=30&now=15&with=3&hour=50&plan=100',
    );
    expect(screen.getByTestId('roi-headline')).toHaveTextContent(
      'About 60 hours and $1,800 a year',
    );
    fireEvent.change(screen.getByLabelText('Hires a year'), { target: { value: '20' } });
    expect(screen.getByTestId('roi-headline')).toHaveTextContent(
      'About 120 hours and $4,800 a year',
    );
    expect(Object.fromEntries(address())).toEqual({
      hires: '20',
      applicants: '30',
      now: '15',
      with: '3',
      hour: '50',
      plan: '100',
    });
  });

  it('says by the field what is wrong and keeps the last right result', () => {
    show(
      <RoiCalculatorPage />,
      '/roi-calculator?hires=10&applicants=30&now=15&with=3&hour=50&plan=100',
    );
    const hires = screen.getByLabelText('Hires a year');
    fireEvent.change(hires, { target: { value: '2.5' } });
    expect(hires).toBeInvalid();
    expect(hires).toHaveAccessibleDescription('Enter a whole number from 1 to 10,000.');
    expect(screen.getByTestId('roi-headline')).toHaveTextContent('About 60 hours');
  });

  it('warns when one guess carries the result, and not otherwise', () => {
    const { unmount } = show(
      <RoiCalculatorPage />,
      '/roi-calculator?hires=10&applicants=30&now=15&with=3&hour=50&plan=200',
    );
    expect(screen.getByTestId('roi-rests-on')).toHaveTextContent(
      'Applicants screened for each hire',
    );
    unmount();
    show(
      <RoiCalculatorPage />,
      '/roi-calculator?hires=200&applicants=30&now=15&with=3&hour=50&plan=100',
    );
    expect(screen.queryByTestId('roi-rests-on')).toBeNull();
  });
});

describe('the contact form', () => {
  beforeEach(() => sessionStorage.clear());
  const form = <ContactForm email="help@hirely.example" />;

  it('asks for what is missing, with the focus on the first gap', async () => {
    show(form);
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(screen.getByText('Enter an email address such as name@example.com.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
    expect(screen.getByText('Please write a message.')).toBeVisible();
  });

  it('keeps what was typed when the page comes back, until it is cleared', () => {
    const { unmount } = show(form);
    fireEvent.change(screen.getByRole('textbox', { name: 'Message' }), {
      target: { value: 'It stops at step 2.' },
    });
    unmount();
    const again = show(form, '/contact-us?topic=problem');
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('It stops at step 2.');
    expect(screen.getByRole('combobox', { name: 'What is it about?' })).toHaveTextContent(
      'Something doesn’t work',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Clear form' }));
    again.unmount();
    show(form);
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  });
});

describe('the pricing page', () => {
  it('shows the price of a month by the year, and remembers in the address for whom', () => {
    show(<PricingPage />);
    expect(screen.getByTestId('plan-team')).toHaveTextContent('$149');
    fireEvent.click(screen.getByRole('button', { name: 'Annually, 17% less' }));
    expect(screen.getByTestId('plan-team')).toHaveTextContent('$124.17');
    expect(screen.getByTestId('plan-team')).toHaveTextContent('$1,490 billed once a year, in USD');
    fireEvent.click(screen.getByRole('tab', { name: 'Job seekers' }));
    expect(address().get('for')).toBe('jobSeekers');
    expect(screen.getByText('Free for job seekers')).toBeVisible();
    // The same numbers as the app counts by.
    expect(screen.getByTestId('plan-seeker_free')).toHaveTextContent(
      `${seekerPlans[0].credits} credits a month`,
    );
    expect(screen.getByTestId('plan-seeker_plus')).toHaveTextContent(
      `${seekerPlans[1].credits} credits a month`,
    );
    expect(screen.getByTestId('plan-seeker_pro')).toHaveTextContent('Credits without a limit');
    fireEvent.click(screen.getByRole('button', { name: 'Annually, two months free' }));
    expect(screen.getByTestId('plan-seeker_plus')).toHaveTextContent(
      `$${seekerPlans[1].price.annual} billed once a year, in USD`,
    );
  });
});
