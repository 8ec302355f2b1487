// The reader of files in a thread of its own: it says that it is there, reads one file, and is ended by who started it.
import { faultFrom, type FaultCode } from '#domain/fault.ts';
import { layoutOfFile, type DocumentLayout } from './layoutOfFile.ts';

export interface ReaderRequest { file: Blob; name: string }
/** `unable`: this thread can make no thread for PDFs. Whatever has no `reader` is not from here. */
export type ReaderReply =
  | { reader: 'ready' }
  | { reader: 'unable' }
  | { reader: 'read'; layout: DocumentLayout }
  | { reader: 'refused'; code: FaultCode; values: Record<string, string | number> };

const tell = (reply: ReaderReply): void => self.postMessage(reply);

async function read({ file, name }: ReaderRequest): Promise<ReaderReply> {
  try {
    return { reader: 'read', layout: await layoutOfFile(file, name) };
  } catch (error) {
    const { code, values } = faultFrom(error);
    return { reader: 'refused', code: code === 'unknown' ? 'fileDamaged' : code, values };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => void read(data).then(tell));
tell({ reader: typeof Worker === 'undefined' ? 'unable' : 'ready' });
