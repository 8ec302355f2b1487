// PDFs that are made to hold a device up: packed in layers, or much larger than they look.
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import { processorTimeOf } from '#tests/support/running/processorTime.ts';
import { pdfOf } from './files.fixture.ts';
import { checkPdf } from './pdf/pdfBounds.ts';
import { readLayout } from './readDocument.ts';

const read = (content: string | Uint8Array, name: string) =>
  readLayout(new Blob([content as BlobPart]), name);
const codeOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no fault',
    (error: unknown) => (error instanceof Fault ? error.code : String(error)),
  );

const latin = (bytes: Uint8Array): string =>
  Array.from(bytes, (value) => String.fromCharCode(value)).join('');

/** A PDF whose pages, one or many, share this stream. */
function packedPdf(filter: string, data: Uint8Array, pages = 1): Uint8Array {
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${Array.from({ length: pages }, (_, index) => `${5 + index} 0 R`).join(' ')}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${data.length} /Filter ${filter} >>\nstream\n${latin(data)}\nendstream`,
    ...Array.from(
      { length: pages },
      () =>
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
    ),
  ]);
}
const order = (words: string): string => `BT /F1 11 Tf 50 700 Td (${words}) Tj ET\n`;

describe('a PDF', () => {
  it.each([
    '[/FlateDecode /FlateDecode]',
    '[ /Fl/FlateDecode ]',
    '[/F#6cateDecode /FlateDecode]',
    '[/LZWDecode /FlateDecode]',
  ])(
    'is refused when a stream is packed twice: %s',
    async (filter) => {
      expect(
        await codeOf(
          read(
            packedPdf(filter, deflateSync(deflateSync(order('Ana Lopez, nurse in Malaga')))),
            'cv.pdf',
          ),
        ),
      ).toBe('fileDamaged');
    },
    30_000,
  );

  const base85 = (bytes: Uint8Array): Uint8Array => {
    const groups = Array.from({ length: Math.ceil(bytes.length / 4) }, (_, index) => {
      const four = [0, 1, 2, 3].map((nth) => bytes[index * 4 + nth] ?? 0);
      const value = four.reduce((sum, byte) => sum * 256 + byte, 0);
      const five = [4, 3, 2, 1, 0]
        .map((power) => String.fromCharCode(33 + (Math.floor(value / 85 ** power) % 85)))
        .join('');
      return value === 0 && index * 4 + 4 <= bytes.length
        ? 'z'
        : five.slice(0, Math.min(4, bytes.length - index * 4) + 1);
    });
    return new TextEncoder().encode(`${groups.join('')}~>`);
  };
  const hex = (bytes: Uint8Array): Uint8Array =>
    new TextEncoder().encode(
      `${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}>`,
    );

  it.each([
    ['[/ASCII85Decode /FlateDecode]', base85],
    ['[ /A85/Fl ]', base85],
    ['[/ASCIIHexDecode /FlateDecode]', hex],
  ])(
    'is read when its packed bytes are written in letters, and refused when they are far too many: %s',
    async (filter, written) => {
      const words = order('Ana Lopez, nurse in Malaga');
      expect((await read(packedPdf(filter, written(deflateSync(words))), 'cv.pdf')).text).toBe(
        'Ana Lopez, nurse in Malaga',
      );
      expect(
        await codeOf(
          checkPdf(packedPdf(filter, written(deflateSync(`${words}${' '.repeat(2_000_000)}`)))),
        ),
      ).toBe('fileDamaged');
    },
    30_000,
  );

  it.each([
    '[/RunLengthDecode /FlateDecode]',
    '[/ASCII85Decode /ASCII85Decode /FlateDecode]',
    '/FlateDecode /Filter /FlateDecode',
    `[${' '.repeat(5_000)}/FlateDecode /FlateDecode]`,
  ])('is refused when its packing has another inside, however it is put: %s', async (filter) => {
    expect(
      await codeOf(checkPdf(packedPdf(filter, deflateSync(order('Ana Lopez, nurse in Malaga'))))),
    ).toBe('fileDamaged');
  });

  it('is refused when its words call themselves a picture, and not for a picture that is one', async () => {
    const white = deflateSync(new Uint8Array(3_000_000));
    expect(await codeOf(checkPdf(packedPdf('/FlateDecode /Subtype /Image', white)))).toBe(
      'fileDamaged',
    );
    expect(
      await codeOf(
        checkPdf(packedPdf('/FlateDecode /Subtype /Image /Width 1000 /Height 1000', white)),
      ),
    ).toBe('no fault');
  });

  it('costs no more than its length to look at, and is refused with more streams than a document has', async () => {
    const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
    // The least of three: collecting garbage is no part of it.
    const looks = (file: Uint8Array): number =>
      Math.min(
        ...[1, 2, 3].map(() =>
          processorTimeOf(() => {
            checkPdf(file).catch(() => undefined);
          }),
        ),
      );
    const plain = Math.max(
      20,
      looks(bytes('1 0 obj\n<< /Length 4 >>\nstream\nword\nendstream\n'.repeat(60_000))),
    );
    const far = (length: number): Uint8Array =>
      bytes(
        `${`1 0 obj\n<< /Length ${length} >>\nstream\n\nendstream\n`.repeat(30_000)}${'word '.repeat(300_000)}`,
      );
    expect(looks(far(1_400_000))).toBeLessThan(25 * plain);
    expect(
      looks(bytes(`1 0 obj\n<< ${'/Filter['.repeat(250_000)} >>\nstream\nendstream`)),
    ).toBeLessThan(25 * plain);
    expect(
      await codeOf(
        checkPdf(bytes('1 0 obj\n<< /Filter /Fl >>\nstream\n\nendstream\n'.repeat(20_001))),
      ),
    ).toBe('fileDamaged');
  }, 120_000);

  it('is refused when the stream that is packed twice lies in what another one claims', async () => {
    const twice = deflateSync(deflateSync(order('Ana Lopez, nurse in Malaga')));
    const file = latin(packedPdf('[/FlateDecode /FlateDecode]', twice)).replace(
      '%âãÏÓ',
      '9 0 obj\n<< /Length 300 >>\nstream\n\nendstream\nendobj',
    );
    expect(
      await codeOf(
        read(
          Uint8Array.from(file, (letter) => letter.charCodeAt(0)),
          'cv.pdf',
        ),
      ),
    ).toBe('fileDamaged');
  }, 30_000);

  it('is read when it is packed once', async () => {
    expect(
      (
        await read(
          packedPdf('/FlateDecode', deflateSync(order('Ana Lopez, nurse in Malaga'))),
          'cv.pdf',
        )
      ).text,
    ).toBe('Ana Lopez, nurse in Malaga');
  }, 30_000);

  it('is refused when a stream unpacks to far more than it is', async () => {
    expect(
      await codeOf(
        read(
          packedPdf(
            '/FlateDecode',
            deflateSync(`${order('Ana Lopez, nurse in Malaga')}${' '.repeat(30_000_000)}`),
          ),
          'cv.pdf',
        ),
      ),
    ).toBe('fileDamaged');
    expect(
      await codeOf(
        read(
          packedPdf(
            '/FlateDecode',
            deflateSync(`${order('Ana Lopez, nurse in Malaga')}${' '.repeat(2_000_000)}`),
          ),
          'cv.pdf',
        ),
      ),
    ).toBe('fileDamaged');
  }, 30_000);

  it('is read no further when its pages hold more letters than any document', async () => {
    const words = order('Ana Lopez works as a nurse in Malaga and likes it there very much').repeat(
      2_000,
    );
    const { warnings, pages } = await read(
      packedPdf('/FlateDecode', deflateSync(words), 30),
      'cv.pdf',
    );
    expect(pages).toBe(30);
    expect(warnings).toContain('pagesSkipped');
  }, 60_000);
});
