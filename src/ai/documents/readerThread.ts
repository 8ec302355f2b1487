// The reader of files in a thread of its own: it says that it is there, reads one file, and is ended by who started it.
import { toFault, type FaultCode } from '#domain/base/fault.ts';
import { detectFileKind } from './fileKind.ts';
import { readFileLayout, type DocumentLayout } from './layoutOfFile.ts';

export interface ReaderRequest {
  file: Blob;
  name: string;
}
/** `unable`: this is a PDF, and this thread can make no thread for PDFs. Whatever has no `reader` is not from here. */
export type ReaderReply =
  | { reader: 'ready' }
  | { reader: 'unable' }
  | { reader: 'read'; layout: DocumentLayout }
  | { reader: 'refused'; code: FaultCode; values: Record<string, string | number> };

const postReply = (reply: ReaderReply): void => self.postMessage(reply);

async function read({ file, name }: ReaderRequest): Promise<ReaderReply> {
  try {
    if (
      typeof Worker === 'undefined' &&
      detectFileKind(new Uint8Array(await file.slice(0, 2_048).arrayBuffer()), name) === 'pdf'
    )
      return { reader: 'unable' };
    return { reader: 'read', layout: await readFileLayout(file, name) };
  } catch (error) {
    const { code, values } = toFault(error);
    return { reader: 'refused', code: code === 'unknown' ? 'fileDamaged' : code, values };
  }
}

self.addEventListener(
  'message',
  ({ data }: MessageEvent<ReaderRequest>) => void read(data).then(postReply),
);
postReply({ reader: 'ready' });
