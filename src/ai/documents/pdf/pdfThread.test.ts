// Alone: pdf.js keeps its thread for the whole process.
// The real pdf.js in a real thread of Node: endless work is ended, and a failed load is reported.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker as NodeThread } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { pdfOf, buildProtectedPdf, buildTextPdf } from '#ai/documents/files.fixture.ts';
import { openPdf } from './pdfPictures.ts';
import type { PdfThread } from './pdfThread.ts';
import { readPdf } from './readPdf.ts';

const worker = pathToFileURL(
  createRequire(import.meta.url).resolve('pdfjs-dist/legacy/build/pdf.worker.mjs'),
).href;
/** The worker of pdf.js behind the face of a browser's; it never comes back from the message of this kind. */
const codeOf = (stuckAt: string): string => `const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ action }) => { if (action === '${stuckAt}') for (;;); });
  const waiting = []; const keep = (data) => waiting.push(data); parentPort.on('message', keep);
  import('${worker}').then(({ WorkerMessageHandler }) => {
    parentPort.off('message', keep);
    const listeners = [];
    parentPort.on('message', (data) => listeners.forEach((listen) => listen({ data })));
    WorkerMessageHandler.initializeFromPort({ addEventListener: (_, listen) => listeners.push(listen), postMessage: (data, moved) => parentPort.postMessage(data, moved) });
    waiting.forEach((data) => listeners.forEach((listen) => listen({ data })));
  });`;

function threads(code: string): { makeThread: () => PdfThread; ended: Promise<number> } {
  let resolveExit: (exit: number) => void = () => undefined;
  const ended = new Promise<number>((resolve) => {
    resolveExit = resolve;
  });
  const makeThread = (): PdfThread => {
    const thread = new NodeThread(code, { eval: true });
    thread.on('exit', resolveExit);
    const addEventListener = (kind: string, listen: (event: { data: unknown }) => void): void => {
      thread.on(kind, (data: unknown) => listen({ data }));
    };
    return {
      addEventListener: addEventListener as Worker['addEventListener'],
      postMessage: ((data: unknown, moved: []) =>
        thread.postMessage(data, moved)) as Worker['postMessage'],
      terminate: () => void thread.terminate(),
    };
  };
  return { makeThread, ended };
}

const resumePdf = buildTextPdf([[{ x: 50, y: 700, text: 'Ana Lopez, nurse in Malaga' }]]);
const blobOf = (bytes: Uint8Array): Blob => new Blob([bytes as BlobPart]);
/** Forms that call the next one twenty times, ten deep: a page with no end in a file of two kilobytes. */
const endless = pdfOf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >> >>',
  '<< /Length 5 >>\nstream\n/X Do\nendstream',
  ...Array.from(
    { length: 10 },
    (_, index) =>
      `<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] /Length 120 /Resources << /XObject << /X ${6 + index} 0 R >> >> >>\nstream\n${'/X Do '.repeat(20)}\nendstream`,
  ),
  '<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] /Length 44 /Resources << /Font << /F1 16 0 R >> >> >>\nstream\nBT /F1 11 Tf 50 700 Td (Ana Lopez nurse) Tj ET\nendstream',
  '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
]);

it('reads and opens a good file, and ends with it', async () => {
  const reading = threads(codeOf(''));
  expect(
    (await readPdf(resumePdf, { makeThread: reading.makeThread })).lines.map(({ text }) => text),
  ).toEqual(['Ana Lopez, nurse in Malaga']);
  await reading.ended;
  const opening = threads(codeOf(''));
  const pdf = await openPdf(blobOf(resumePdf), { makeThread: opening.makeThread });
  expect([pdf.pages, (await pdf.find(1, ['nurse']))[0]?.length]).toEqual([1, 1]);
  await pdf.close();
  await opening.ended;
  await expect(pdf.find(1, ['nurse'])).rejects.toThrow('closed');
}, 60_000);

it('says why a file cannot be opened', async () => {
  const { makeThread, ended } = threads(codeOf(''));
  await expect(openPdf(blobOf(buildProtectedPdf()), { makeThread })).rejects.toMatchObject({
    code: 'fileProtected',
  });
  await ended;
}, 60_000);

it('ends a file that is never opened', async () => {
  const { makeThread, ended } = threads(codeOf('GetDocRequest'));
  await expect(openPdf(blobOf(resumePdf), { makeThread, patience: 3_000 })).rejects.toMatchObject({
    code: 'fileStuck',
  });
  await ended;
}, 60_000);

it('ends a page whose words have no end, and what is asked afterwards', async () => {
  const { makeThread, ended } = threads(codeOf(''));
  const pdf = await openPdf(blobOf(endless), { makeThread, patience: 4_000 });
  await expect(pdf.find(1, ['Ana Lopez'])).rejects.toMatchObject({ code: 'fileStuck' });
  await ended;
  await expect(pdf.findCovered(1, 'Ana')).rejects.toMatchObject({ code: 'fileStuck' });
}, 60_000);

it('ends when it is closed, though the thread does not answer', async () => {
  const { makeThread, ended } = threads(codeOf('GetTextContent'));
  const pdf = await openPdf(blobOf(resumePdf), { makeThread });
  const found = expect(pdf.find(1, ['nurse'])).rejects.toThrow('closed');
  await new Promise((resolve) => {
    setTimeout(resolve, 500);
  });
  await pdf.close();
  await found;
  await ended;
}, 60_000);

it('reads no page without an end', async () => {
  const { makeThread, ended } = threads(codeOf('GetOperatorList'));
  await expect(readPdf(resumePdf, { makeThread, patience: 3_000 })).rejects.toMatchObject({
    code: 'fileStuck',
  });
  await ended;
}, 60_000);

it('blames the network for a thread that cannot be loaded, and the file for one that it ends', async () => {
  await expect(
    readPdf(resumePdf, { makeThread: threads("throw new Error('no such address');").makeThread }),
  ).rejects.toMatchObject({ code: 'timeout' });
  await expect(
    openPdf(blobOf(resumePdf), {
      makeThread: threads("throw new Error('no such address');").makeThread,
    }),
  ).rejects.toMatchObject({ code: 'timeout' });
  const torn = codeOf('')
    .replace('for (;;)', "throw new Error('out of memory')")
    .replace("''", "'GetOperatorList'");
  await expect(readPdf(resumePdf, { makeThread: threads(torn).makeThread })).rejects.toMatchObject({
    code: 'fileStuck',
  });
}, 60_000);

it('blames the network, too, where pdf.js makes its own thread and cannot load it', async () => {
  const { GlobalWorkerOptions } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  GlobalWorkerOptions.workerSrc = new URL('./missing.mjs', worker).href;
  await expect(openPdf(blobOf(resumePdf))).rejects.toMatchObject({ code: 'timeout' });
}, 60_000);
