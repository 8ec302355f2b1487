// Files that are made to hold a device up: they are refused, cost little, or end with their reader.
import { Worker as NodeThread } from 'node:worker_threads';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import { resumeLimits } from '#domain/resume/resume.ts';
import { processorTimeOf } from '#tests/support/processorTime.ts';
import { docxOf, docxParts, pdfOf, textPdf, zipOf } from './files.fixture.ts';
import { checkPdf } from './pdf/pdfBounds.ts';
import { readAside } from './readAside.ts';
import { readLayout } from './readDocument.ts';
import { xmlRoot } from './word/xmlNodes.ts';

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

describe('XML of a Word file', () => {
  it.each([
    '<!',
    '<?',
    '<!--',
    '<a ',
    '<a "',
    "<a b='",
    '<a b="',
    '<a b',
    '<',
    '</',
    '&',
    '&a',
    '<a b=c ',
    'a=',
  ])(
    'costs no more than its length when it is made of %s',
    (unit) => {
      const length = 400_000;
      const plain = '<w:p><w:r><w:t>word</w:t></w:r></w:p>';
      const text = (of: string): string =>
        of.repeat(Math.ceil(length / of.length)).slice(0, length);
      expect(processorTimeOf(() => xmlRoot(text(unit)))).toBeLessThan(
        25 *
          Math.max(
            20,
            processorTimeOf(() => xmlRoot(text(plain))),
          ),
      );
    },
    60_000,
  );

  it('is read as before: attributes, empty elements, remarks, both quotes', () => {
    const [root] = xmlRoot(
      '<?xml version="1.0"?><!-- a > b --><w:p w:a="1 &gt; 0" b=\'"\' ><w:t/>x &amp; y</w:p>',
    ).children;
    expect(root).toEqual({
      name: 'w:p',
      attributes: { 'w:a': '1 > 0', b: '"' },
      text: 'x & y',
      children: [{ name: 'w:t', attributes: {}, text: '', children: [] }],
    });
  });

  it('is refused with more elements than a document has', () => {
    expect(() => xmlRoot('<a/>'.repeat(500_001))).toThrow('too many elements');
  });
});

describe('a Word file', () => {
  it('is refused when one part unpacks to far more than it is, whatever lies beside it', async () => {
    const noise = Uint8Array.from(
      { length: 200_000 },
      (_, index) => (index * 2_654_435_761) >>> 13,
    );
    const file = zipOf([
      ...docxParts(['Ana Lopez, nurse']),
      { name: 'word/media/photo.png', content: noise, stored: true },
      { name: 'word/styles.xml', content: `<w:styles>${' '.repeat(1_500_000)}</w:styles>` },
    ]);
    expect(await codeOf(read(file, 'cv.docx'))).toBe('fileDamaged');
  }, 30_000);

  it('is still read with a large part that is not packed like that', async () => {
    const lines = Array.from(
      { length: 3_000 },
      (_, index) =>
        `<w:p><w:r><w:t>Line ${index} of ${(index * 7_919) % 10_007} things ${Math.sin(index)}</w:t></w:r></w:p>`,
    ).join('');
    expect((await read(docxOf(lines), 'cv.docx')).warnings).toEqual(['textCut']);
  }, 30_000);
});

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

describe('what is read of a file', () => {
  it('is no more letters than a resume has, and it says so', async () => {
    const { lines, warnings } = await read(
      Array.from({ length: 400 }, (_, index) => `${index} ${'word '.repeat(120)}`).join('\n\n'),
      'cv.txt',
    );
    expect(lines.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(
      resumeLimits.letters,
    );
    expect(warnings).toEqual(['textCut']);
    expect(
      (await read(textPdf([[{ x: 50, y: 700, text: 'A page with enough words' }]]), 'cv.pdf'))
        .warnings,
    ).toEqual([]);
  }, 30_000);
});

/** A real thread of Node behind the face of a browser's. */
function threadOf(code: string): {
  reader: Parameters<typeof readAside>[0];
  ended: Promise<number>;
} {
  const thread = new NodeThread(
    `const { parentPort } = require('node:worker_threads'); const tell = (reply) => parentPort.postMessage(reply); ${code}`,
    { eval: true },
  );
  const addEventListener = (kind: string, listen: (event: { data: unknown }) => void): void => {
    thread.on(kind, (data: unknown) => listen({ data }));
  };
  return {
    reader: {
      addEventListener: addEventListener as Worker['addEventListener'],
      postMessage: (data: { name: string }) => thread.postMessage({ name: data.name }),
      terminate: () => void thread.terminate(),
    },
    ended: new Promise((resolve) => {
      thread.on('exit', resolve);
    }),
  };
}
const upload = { file: new Blob(['x']), name: 'cv.pdf' };

describe('the reader in a thread of its own', () => {
  const layout = { lines: [], hidden: [], text: 'Ana', pages: 1, warnings: [] };
  it('gives what it read, and ends', async () => {
    const { reader, ended } = threadOf(
      `tell({ sourceName: 'worker' }); tell({ reader: 'ready' }); parentPort.on('message', () => tell({ reader: 'read', layout: ${JSON.stringify(layout)} }));`,
    );
    expect(await readAside(reader, upload)).toEqual(layout);
    await ended;
  });

  it('says why it refuses', async () => {
    const { reader } = threadOf(
      "tell({ reader: 'ready' }); parentPort.on('message', ({ name }) => tell({ reader: 'refused', code: 'fileProtected', values: { name } }));",
    );
    await expect(readAside(reader, upload)).rejects.toMatchObject({
      code: 'fileProtected',
      values: { name: 'cv.pdf' },
    });
  });

  it('is ended when a file never comes to an end, and so is what it was doing', async () => {
    const { reader, ended } = threadOf(
      "tell({ reader: 'ready' }); parentPort.on('message', () => { for (;;); });",
    );
    await expect(readAside(reader, upload, { patience: 5_000 })).rejects.toMatchObject({
      code: 'fileStuck',
    });
    await ended;
  }, 30_000);

  it('is ended when nobody waits any more', async () => {
    const { reader, ended } = threadOf(
      "tell({ reader: 'ready' }); parentPort.on('message', () => { for (;;); });",
    );
    const stop = new AbortController();
    setTimeout(() => stop.abort(new Fault('offline')), 100);
    await expect(readAside(reader, upload, { signal: stop.signal })).rejects.toMatchObject({
      code: 'offline',
    });
    await ended;
  });

  it('leaves the file to the page only when it could not start: one that a file ended is not read again', async () => {
    expect(await readAside(threadOf("throw new Error('no module');").reader, upload)).toBeNull();
    expect(await readAside(threadOf("tell({ reader: 'unable' });").reader, upload)).toBeNull();
    await expect(
      readAside(
        threadOf(
          "tell({ reader: 'ready' }); parentPort.on('message', () => { throw new Error('out of memory'); });",
        ).reader,
        upload,
      ),
    ).rejects.toMatchObject({ code: 'fileStuck' });
    await expect(
      readAside(threadOf('setInterval(() => undefined, 1_000);').reader, upload, { patience: 100 }),
    ).rejects.toMatchObject({ code: 'timeout' });
  });
});
