import { expect, it } from 'vitest';
import { renderInvoiceHtml } from './invoiceFile.ts';

it('an invoice as a file says everything and runs nothing', () => {
  const html = renderInvoiceHtml({
    language: 'en',
    title: 'Invoice H-1',
    lines: ['To <script>alert(1)</script> & Sons'],
    rows: [{ label: 'Plan', value: 'Team "A"' }],
    total: { label: 'Total', value: '$149.00' },
    note: 'Paid.',
  });
  expect(html).toContain('To &lt;script&gt;alert(1)&lt;/script&gt; &amp; Sons');
  expect(html).toContain('<tr><td>Plan</td><td>Team &quot;A&quot;</td></tr>');
  expect(html).toContain('$149.00');
  expect(html).not.toContain('<script');
});
