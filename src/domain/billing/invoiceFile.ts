/** Renders an invoice as a standalone file that any browser opens and prints, with the rows of the screen. */

export interface InvoiceWords {
  language: string;
  title: string;
  /** Who it is to and from. */
  lines: readonly string[];
  rows: readonly { label: string; value: string }[];
  total: { label: string; value: string };
  note: string;
}

function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/** The file's text (HTML without scripts and without anything from elsewhere). */
export function renderInvoiceHtml({
  language,
  title,
  lines,
  rows,
  total,
  note,
}: InvoiceWords): string {
  const row = ({ label, value }: { label: string; value: string }, tag: 'td' | 'th'): string =>
    `<tr><${tag}>${escapeHtml(label)}</${tag}><${tag}>${escapeHtml(value)}</${tag}></tr>`;
  return `<!doctype html>
<html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>body{font:16px/1.5 system-ui,sans-serif;max-width:42rem;margin:3rem auto;padding:0 1.5rem;color:#111;background:#fff}table{width:100%;border-collapse:collapse;margin:1.5rem 0}td,th{padding:.5rem 0;border-bottom:1px solid #ccc;text-align:left;font-weight:400}td:last-child,th:last-child{text-align:right}tfoot th{font-weight:700;border-bottom:0}p.note{color:#555}</style></head>
<body><h1>${escapeHtml(title)}</h1>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}
<table><tbody>${rows.map((one) => row(one, 'td')).join('')}</tbody><tfoot>${row(total, 'th')}</tfoot></table><p class="note">${escapeHtml(note)}</p></body></html>
`;
}
