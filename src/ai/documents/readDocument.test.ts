// What is read of a file: plain text, PDFs, and files of other kinds.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import { pdfOf, buildProtectedPdf, buildScannedPdf, buildTextPdf, zipOf } from './files.fixture.ts';
import { piecesOf } from './pdf/pdfPieces.ts';
import { readDocument, readLayout } from './readDocument.ts';

const read = (content: string | Uint8Array, name: string) =>
  readDocument(new Blob([content as BlobPart]), name);

async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'no fault',
    (error: unknown) => (error instanceof Fault ? error.code : String(error)),
  );
}

describe('plain text', () => {
  it('is read in UTF-8, UTF-16 and Windows-1252', async () => {
    expect((await read('Enfermera – 3 años\r\nMálaga', 'a.txt')).text).toBe(
      'Enfermera – 3 años\nMálaga',
    );
    expect(
      (await read(new Uint8Array([0xff, 0xfe, 0x41, 0, 0xf1, 0, 0x6f, 0]), 'a.txt')).text,
    ).toBe('Año');
    expect((await read(new Uint8Array([0x61, 0xf1, 0x6f, 0x20, 0x80, 0x35]), 'a.txt')).text).toBe(
      'año €5',
    );
    expect((await read('\ufeffHello', 'a.md')).text).toBe('Hello');
  });

  it('is refused when it is empty, too large or no text', async () => {
    expect(await codeOf(read('', 'a.txt'))).toBe('fileEmpty');
    expect(await codeOf(read(' \n\t ', 'a.txt'))).toBe('fileEmpty');
    expect(await codeOf(read('x'.repeat(1024 * 1024 + 1), 'a.txt'))).toBe('fileTooLarge');
    expect(await codeOf(read(new Uint8Array([1, 2, 3, 0, 5, 6, 7, 8, 9, 200]), 'a.txt'))).toBe(
      'fileNotText',
    );
  });
});

describe('a long text', () => {
  it('is not called cut when all of it is there', async () => {
    const whole = Array.from({ length: 6_000 }, (_, index) => `Line ${index} of the text`).join(
      '\n',
    );
    expect(await read(whole, 'job.txt')).toEqual({ text: whole, pages: 1, warnings: [] });
    expect((await readLayout(new Blob([whole]), 'job.txt')).warnings).toEqual(['textCut']);
    const cut = await read('word '.repeat(205_000), 'job.txt');
    expect([cut.text.length, cut.warnings]).toEqual([1_000_000, ['textCut']]);
  });
});

describe('a file that is read on the page itself', () => {
  /** A file whose device never gives its bytes. */
  const silent = Object.assign(new Blob(['x']), {
    arrayBuffer: () => new Promise<ArrayBuffer>(() => undefined),
  });
  it('is given up in time, and when nobody waits for it', async () => {
    await expect(readLayout(silent, 'cv.txt', { patience: 20 })).rejects.toMatchObject({
      code: 'fileStuck',
      values: { name: 'cv.txt' },
    });
    const stop = new AbortController();
    const reading = readLayout(silent, 'cv.txt', { signal: stop.signal });
    stop.abort(new Fault('offline'));
    await expect(reading).rejects.toMatchObject({ code: 'offline' });
    await expect(readLayout(silent, 'cv.txt', { signal: stop.signal })).rejects.toMatchObject({
      code: 'offline',
    });
  });
});

describe('other files', () => {
  it.each([
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 'cv.pdf', 'fileType'],
    ['a JPEG named .txt', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2]), 'cv.txt', 'fileType'],
    [
      'an old Word file',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      'cv.doc',
      'fileType',
    ],
    ['rich text', '{\\rtf1 hello}', 'cv.rtf', 'fileType'],
    ['text named .pdf', 'hello, I am not a PDF', 'cv.pdf', 'fileDamaged'],
    ['text named .docx', 'hello, I am not a Word file', 'cv.docx', 'fileDamaged'],
    ['an empty .docx', '', 'cv.docx', 'fileEmpty'],
    ['a zip of something else', zipOf([{ name: 'photo.jpg', content: 'x' }]), 'cv.zip', 'fileType'],
  ])('%s is refused', async (_, content, name, code) => {
    expect(await codeOf(read(content, name))).toBe(code);
  });

  it('are refused above 10 MB, whatever they are', async () => {
    expect(await codeOf(read(new Uint8Array(10 * 1024 * 1024 + 1), 'cv.pdf'))).toBe('fileTooLarge');
  });

  it('an encrypted Word file asks for an open copy', async () => {
    const name = Array.from('EncryptedPackage', (letter) => [letter.charCodeAt(0), 0]).flat();
    expect(
      await codeOf(
        read(
          new Uint8Array([
            0xd0,
            0xcf,
            0x11,
            0xe0,
            ...Array.from({ length: 600 }, () => 0),
            ...name,
          ]),
          'cv.docx',
        ),
      ),
    ).toBe('fileProtected');
  });

  it('never end in anything but text or a Fault', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 120 }),
        fc.constantFrom('a.txt', 'a.pdf', 'a.docx', 'a'),
        fc.constantFrom('', '%PDF-1.4\n', 'PK\u0003\u0004'),
        async (bytes, name, start) => {
          const content = new Uint8Array([...new TextEncoder().encode(start), ...bytes]);
          return /^(?:no fault|file[A-Z]\w+)$/.test(await codeOf(read(content, name)));
        },
      ),
      { numRuns: 25 },
    );
  }, 60_000);
});

describe('PDF', () => {
  it('gives text and pages, whatever its name', async () => {
    const file = buildTextPdf([
      [
        { x: 50, y: 750, size: 18, text: 'Ana López' },
        { x: 50, y: 720, text: 'Nurse (ICU)' },
      ],
      [{ x: 50, y: 750, text: 'Second page' }],
    ]);
    expect(await read(file, 'cv.txt')).toEqual({
      text: 'Ana López\nNurse (ICU)\n\nSecond page',
      pages: 2,
      warnings: [],
    });
  }, 30_000);

  it('reads columns one after the other and keeps dates on their lines', async () => {
    const left = ['Profile', 'Careful engineer', 'with ten years', 'in pumps', 'and valves'];
    const right = ['Skills', 'SolidWorks', 'GD&T', 'Ansys', 'Lean'];
    const columns = [
      { x: 50, y: 800, size: 20, text: 'Carlos Silva' },
      ...left.map((text, index) => ({ x: 50, y: 740 - index * 15, text })),
      ...right.map((text, index) => ({ x: 400, y: 737 - index * 17, text })),
    ];
    expect((await read(buildTextPdf([columns]), 'cv.pdf')).text).toBe(
      ['Carlos Silva', ...left, ...right].join('\n'),
    );
    const jobs = ['Nurse', 'Midwife', 'Trainer', 'Teacher', 'Carer'].flatMap((text, index) => [
      { x: 50, y: 740 - index * 30, text },
      { x: 450, y: 740 - index * 30, text: `${2015 + index}` },
    ]);
    expect((await read(buildTextPdf([jobs]), 'cv.pdf')).text.split('\n')).toEqual([
      'Nurse 2015',
      'Midwife 2016',
      'Trainer 2017',
      'Teacher 2018',
      'Carer 2019',
    ]);
  }, 30_000);

  it('says when some pages are pictures only', async () => {
    expect(
      (
        await read(
          buildTextPdf([[{ x: 50, y: 700, text: 'A page with enough words' }], []]),
          'cv.pdf',
        )
      ).warnings,
    ).toEqual(['pagesWithoutText']);
  }, 30_000);

  it('is refused when it is scanned, protected or damaged', async () => {
    expect(await codeOf(read(buildScannedPdf(), 'cv.pdf'))).toBe('fileScanned');
    expect(await codeOf(read(buildProtectedPdf(), 'cv.pdf'))).toBe('fileProtected');
    expect(await codeOf(read('%PDF-1.7\nnothing else', 'cv.pdf'))).toBe('fileDamaged');
    expect(await codeOf(read(pdfOf(['<< /Type /Catalog >>']), 'cv.pdf'))).toBe('fileDamaged');
  }, 30_000);
});

describe('rows of a page', () => {
  const letter = (text: string, x: number, width: number, y = 100) => ({
    text,
    x,
    y,
    width,
    size: 10,
    bold: false,
  });
  const textOf = (glyphs: ReturnType<typeof letter>[]): string[] =>
    piecesOf(glyphs).map((row) => row.map(({ text }) => text).join('|'));
  it('join split ligatures and spaced letters, and keep what stands apart', () => {
    expect(
      textOf([
        letter('quali', 10, 20),
        letter('ﬁ', 30, 6),
        letter('ed', 36, 9),
        letter('nurse', 49, 24),
      ]),
    ).toEqual(['qualified nurse']);
    expect(
      textOf(
        ['W', 'O', 'R', 'K', ' ', 'L', 'I', 'F', 'E'].map((text, index) =>
          letter(text, 10 + index * 10, 7),
        ),
      ),
    ).toEqual(['WORK LIFE']);
    expect(
      textOf(['P', 'R', 'I', 'Y', 'A'].map((text, index) => letter(text, 10 + index * 14, 8))),
    ).toEqual(['PRIYA']);
    expect(textOf([letter('Acme', 10, 30), letter('2019', 300, 20)])).toEqual(['Acme|2019']);
  });
});
