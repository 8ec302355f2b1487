import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Subscription } from '#domain/billing/payment.ts';
import { sessionAs, show } from '#tests/support/screen.tsx';
import { PaidLine } from './PaidLine.tsx';

const paid = vi.hoisted(() => ({ items: [] as { data: Subscription }[] }));
vi.mock('#data/billing/checkout.ts', () => ({
  subscriptionsOf: (uid: string) => ({
    key: `subscriptions/${uid}`,
    subscribe: (next: (value: unknown) => void) => {
      next({ items: paid.items, more: false, damaged: [] });
      return () => undefined;
    },
  }),
}));
vi.mock('#data/firestore/settings.ts', async (original) => ({
  ...(await original<object>()),
  settings: () => ({ payments: { 'default_team:monthly': 'price_team' } }),
}));

const subscription = (id: string, cents: number): { data: Subscription } => ({
  data: {
    status: 'active',
    metadata: { orgId: 'o', requestId: 'plan-1' },
    items: [
      { price: { id, unit_amount: cents, currency: 'eur', recurring: { interval: 'month' } } },
    ],
  },
});
const line = (payer: string) =>
  show(
    <PaidLine
      orgId="o"
      requestId="plan-1"
      request={{ createdBy: payer, tierId: 'default_team', billed: 'monthly' }}
    />,
    sessionAs(),
  );

it('shows what was paid beside the plan that is asked for', async () => {
  paid.items = [subscription('price_team', 14_900)];
  await line('a');
  expect(await screen.findByText(/Paid by card: €149\.00 .*Subscription active\./u)).toBeTruthy();
  expect(screen.queryByText(/the price of the plan/u)).toBeNull();
});

it('warns where another price was paid', async () => {
  paid.items = [subscription('price_cheap', 100)];
  await line('b');
  expect(await screen.findByText(/Paid by card: €1\.00/u)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain(
    'This isn’t the price of the plan that is asked for.',
  );
});

it('says nothing where nothing was paid for this request', async () => {
  paid.items = [
    {
      data: {
        ...subscription('price_team', 14_900).data,
        metadata: { orgId: 'o', requestId: 'plan-2' },
      },
    },
  ];
  const { container } = await line('c');
  expect(container.textContent).not.toContain('Paid');
});
