import { expect, it } from 'vitest';
import { createInvoiceNumber, computePeriodEnd } from './invoice.ts';

it('numbers an invoice by its month and by chance', () => {
  expect(
    createInvoiceNumber(new Date('2026-11-22T00:00:00Z'), new Uint8Array([0, 1, 2, 31, 32, 255])),
  ).toBe('H-202611-234Z2Z');
  expect(createInvoiceNumber(new Date('2027-01-01T00:00:00Z'), new Uint8Array(6))).toMatch(
    /^[A-Z0-9-]{6,32}$/,
  );
});

it('ends a period on the same day, or on the last there is', () => {
  expect(computePeriodEnd(new Date('2026-11-22T10:00:00Z'), 'monthly').toISOString()).toBe(
    '2026-12-22T10:00:00.000Z',
  );
  expect(computePeriodEnd(new Date('2027-01-31T00:00:00Z'), 'monthly').toISOString()).toBe(
    '2027-02-28T00:00:00.000Z',
  );
  expect(computePeriodEnd(new Date('2028-02-29T00:00:00Z'), 'annual').toISOString()).toBe(
    '2029-02-28T00:00:00.000Z',
  );
  expect(computePeriodEnd(new Date('2026-12-15T00:00:00Z'), 'monthly').toISOString()).toBe(
    '2027-01-15T00:00:00.000Z',
  );
});
