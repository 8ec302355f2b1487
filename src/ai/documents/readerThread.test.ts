// The reader's own thread: what it answers where no further thread can be made, as in Node.
import { afterEach, expect, it, vi } from 'vitest';
import { buildTextPdf } from './files.fixture.ts';
import type { ReaderReply, ReaderRequest } from './readerThread.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('leaves only a PDF to the page, and reads everything else itself', async () => {
  const replies: ReaderReply[] = [];
  let ask: (event: { data: ReaderRequest }) => void = () => undefined;
  vi.stubGlobal('self', {
    postMessage: (reply: ReaderReply) => replies.push(reply),
    addEventListener: (_kind: string, listen: typeof ask) => {
      ask = listen;
    },
  });
  await import('./readerThread.ts');
  ask({ data: { file: new Blob(['Ana Lopez, nurse']), name: 'cv.txt' } });
  await vi.waitFor(() => expect(replies).toHaveLength(2));
  ask({
    data: {
      file: new Blob([buildTextPdf([[{ x: 50, y: 700, text: 'Ana Lopez, nurse' }]]) as BlobPart]),
      name: 'cv.pdf',
    },
  });
  await vi.waitFor(() => expect(replies).toHaveLength(3));
  expect(replies).toMatchObject([
    { reader: 'ready' },
    { reader: 'read', layout: { text: 'Ana Lopez, nurse' } },
    { reader: 'unable' },
  ]);
});
