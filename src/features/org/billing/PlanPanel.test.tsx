import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { builtInTier } from '#domain/billing/tier.ts';
import { sessionAs, show } from '#tests/support/screen.tsx';
import { PlanPanel } from './PlanPanel.tsx';

const billing = {
  tier: 'Free',
  tierId: 'default_free',
  planStartDate: new Date('2026-11-01'),
  planRenewalDate: new Date('2027-11-01'),
};
const priced = {
  ...builtInTier,
  name: 'Team',
  price: { monthly: 99, annual: 990, currency: 'USD' },
};

describe('the plan', () => {
  it('has no renewal where it is free, whatever date its document holds, and never shows its id', async () => {
    await show(
      <PlanPanel tier={builtInTier} tierId="default_free" billing={billing} />,
      sessionAs(),
    );
    expect(screen.getByText(/Doesn’t renew/u)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/default_free|2027/u);
  });

  it('renews where it costs something', async () => {
    await show(<PlanPanel tier={priced} tierId="default_team" billing={billing} />, sessionAs());
    expect(screen.getByText(/Renews on .*2027/u)).toBeTruthy();
    expect(document.body.textContent).not.toContain('default_team');
  });
});
