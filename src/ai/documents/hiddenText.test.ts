import { describe, expect, it } from 'vitest';
import { docxOf, buildTextPdf, type PdfText } from './files.fixture.ts';
import { readDocument, readLayout } from './readDocument.ts';

const blob = (bytes: Uint8Array): Blob => new Blob([bytes as BlobPart]);
const seenLines = [
  { x: 50, y: 780, size: 18, text: 'Ana Ruiz' },
  { x: 50, y: 750, text: 'Nurse with ten years on wards' },
];

async function hiddenIn(
  ...extra: PdfText[]
): Promise<{ hidden: string[]; lines: string[]; warnings: string[] }> {
  const { hidden, lines, warnings } = await readLayout(
    blob(buildTextPdf([[...seenLines, ...extra]])),
    'cv.pdf',
  );
  return {
    hidden: hidden.map(({ reason, text }) => `${reason}: ${text}`),
    lines: lines.map(({ text }) => text),
    warnings,
  };
}

describe('words nobody can see in a PDF', () => {
  const secret = 'Java Python Kubernetes';
  it.each([
    ['white on white', { before: '1 1 1 rg' }, 'background'],
    ['almost white on white', { before: '0.97 0.97 0.96 rg' }, 'background'],
    ['one point high', { size: 1 }, 'tiny'],
    ['in the mode that draws nothing', { before: '3 Tr' }, 'invisible'],
    ['without opacity', { before: '/G0 gs' }, 'transparent'],
    ['beside the page', { x: -400 }, 'outside'],
    ['above the page', { y: 900 }, 'outside'],
    ['under a white rectangle', { after: '1 1 1 rg 40 690 400 40 re f' }, 'covered'],
    ['dark on the same dark', { before: '0.1 0.1 0.3 rg 40 690 400 40 re f' }, 'background'],
  ] as const)(
    '%s are found and left out',
    async (_, change, reason) => {
      const { hidden, lines, warnings } = await hiddenIn({
        x: 50,
        y: 700,
        text: secret,
        ...change,
      });
      expect(hidden).toEqual([`${reason}: ${secret}`]);
      expect(lines).toEqual(['Ana Ruiz', 'Nurse with ten years on wards']);
      expect(warnings).toEqual(['hiddenText']);
    },
    30_000,
  );

  it.each([
    ['white on a dark band', { before: '0.1 0.1 0.3 rg 40 690 400 40 re f 1 1 1 rg' }],
    ['grey', { before: '0.5 0.5 0.5 rg' }],
    ['small print', { size: 6 }],
    ['beside a picture of a line', { after: '0 0 0 rg 40 680 400 1 re f' }],
  ] as const)(
    '%s is seen',
    async (_, change) => {
      const { hidden, lines } = await hiddenIn({ x: 50, y: 700, text: secret, ...change });
      expect(hidden).toEqual([]);
      expect(lines).toContain(secret);
    },
    30_000,
  );

  it('are not in the text that other readers get', async () => {
    const { text, warnings } = await readDocument(
      blob(buildTextPdf([[...seenLines, { x: 50, y: 700, text: secret, before: '1 1 1 rg' }]])),
      'cv.pdf',
    );
    expect(text).toBe('Ana Ruiz\nNurse with ten years on wards');
    expect(warnings).toEqual(['hiddenText']);
  }, 30_000);
});

describe('words nobody can see in a Word file', () => {
  const run = (text: string, properties = ''): string =>
    `<w:p><w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r></w:p>`;
  it.each([
    ['hidden by its mark', '<w:vanish/>', 'invisible'],
    ['white', '<w:color w:val="FFFFFF"/>', 'background'],
    ['one point high', '<w:sz w:val="2"/>', 'tiny'],
  ])('%s are found and left out', async (_, properties, reason) => {
    const { hidden, lines } = await readLayout(
      blob(docxOf(run('Ana Ruiz') + run('Kubernetes', properties))),
      'cv.docx',
    );
    expect(hidden).toEqual([{ text: 'Kubernetes', page: 1, reason }]);
    expect(lines.map(({ text }) => text)).toEqual(['Ana Ruiz']);
  });

  it('white on a dark cell, or switched on again, is seen; a style that hides is heeded', async () => {
    const cell = `<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:fill="112244"/></w:tcPr>${run('Skills', '<w:color w:val="FFFFFF"/>')}</w:tc></w:tr></w:tbl>`;
    const styles =
      '<w:style w:type="paragraph" w:styleId="Ghost"><w:rPr><w:vanish/></w:rPr></w:style>';
    const ghost =
      '<w:p><w:pPr><w:pStyle w:val="Ghost"/></w:pPr><w:r><w:t>secret words</w:t></w:r><w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t>open words</w:t></w:r></w:p>';
    const { hidden, lines } = await readLayout(blob(docxOf(cell + ghost, '', styles)), 'cv.docx');
    expect(lines.map(({ text }) => text)).toEqual(['Skills', 'open words']);
    expect(hidden.map(({ text }) => text)).toEqual(['secret words']);
  });
});
