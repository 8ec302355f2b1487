// Files that are made to hold a device up: they are refused, cost little, or end with their reader.
import { Worker as NodeThread } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { Fault } from '#domain/base/fault.ts';
import { resumeLimits } from '#domain/resume/resume.ts';
import { processorTimeOf } from '#tests/support/running/processorTime.ts';
import { docxOf, buildDocxParts, buildTextPdf, zipOf } from './files.fixture.ts';
import { readAside } from './readAside.ts';
import { readLayout } from './readDocument.ts';
import { parseXmlRoot } from './word/xmlNodes.ts';

const read = (content: string | Uint8Array, name: string) =>
  readLayout(new Blob([content as BlobPart]), name);
const codeOf = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no fault',
    (error: unknown) => (error instanceof Fault ? error.code : String(error)),
  );
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
      expect(processorTimeOf(() => parseXmlRoot(text(unit)))).toBeLessThan(
        25 *
          Math.max(
            20,
            processorTimeOf(() => parseXmlRoot(text(plain))),
          ),
      );
    },
    60_000,
  );

  it('is read as before: attributes, empty elements, remarks, both quotes', () => {
    const [root] = parseXmlRoot(
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
    expect(() => parseXmlRoot('<a/>'.repeat(500_001))).toThrow('too many elements');
  });
});

describe('a Word file', () => {
  it('is refused when one part unpacks to far more than it is, whatever lies beside it', async () => {
    const noise = Uint8Array.from(
      { length: 200_000 },
      (_, index) => (index * 2_654_435_761) >>> 13,
    );
    const file = zipOf([
      ...buildDocxParts(['Ana Lopez, nurse']),
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
      (await read(buildTextPdf([[{ x: 50, y: 700, text: 'A page with enough words' }]]), 'cv.pdf'))
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
