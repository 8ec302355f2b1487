// The file of an answer, fetched with the reviewer's own rights and held against the hash that was written when it was made.
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchFile } from '#data/firestore/files.ts';
import { hashOf } from '#data/recordings/recordingSender.ts';
import type { Answer } from '#domain/candidate/answer.ts';
import { toFault, type Fault } from '#domain/base/fault.ts';
import { withDuration } from '#media/webmDuration.ts';

/** same: byte for byte what was sent. different: it is not. unknown: no hash was written, or this browser cannot compute one. */
type HashCheck = 'same' | 'different' | 'unknown';

export type FileState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | {
      kind: 'ready';
      blob: Blob;
      /** Of this page alone; ends with the component. */
      address: string;
      check: HashCheck;
    }
  | { kind: 'failed'; fault: Fault };

/** Whether the bytes are those that were sent. */
async function checkOf(
  blob: Blob,
  { sha256, size }: Pick<Answer, 'sha256' | 'size'>,
): Promise<HashCheck> {
  if (size != null && blob.size !== size) return 'different';
  if (!sha256 || !globalThis.crypto?.subtle) return 'unknown';
  return (await hashOf(blob)) === sha256 ? 'same' : 'different';
}

/** The file of an answer and how to load it. Loading again after a failure starts anew; another recording needs another component. */
export function useAnswerFile(
  answer: Pick<Answer, 'storagePath' | 'mime' | 'sha256' | 'size' | 'durationMs'>,
): { state: FileState; load: () => void } {
  const { storagePath, mime, sha256, size, durationMs } = answer;
  const [state, setState] = useState<FileState>({ kind: 'idle' });
  const made = useRef<string | null>(null);
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
      if (made.current) URL.revokeObjectURL(made.current);
      made.current = null;
    },
    [],
  );
  const load = useCallback(() => {
    if (!storagePath) return;
    run.current += 1;
    const mine = run.current;
    setState({ kind: 'loading' });
    void (async () => {
      try {
        const fetched = await fetchFile(storagePath);
        const check = await checkOf(fetched, { sha256, size });
        // The type as the recorder named it: servers may cut it short.
        const blob = new Blob([fetched], { type: mime ?? fetched.type });
        // What is saved stays as recorded; the player's copy knows its length, so that it can seek.
        const playable = await withDuration(blob, durationMs ?? 0);
        if (mine !== run.current) return;
        made.current = URL.createObjectURL(playable);
        setState({ kind: 'ready', blob, address: made.current, check });
      } catch (error) {
        if (mine === run.current) setState({ kind: 'failed', fault: toFault(error) });
      }
    })();
  }, [storagePath, mime, sha256, size, durationMs]);
  return { state, load };
}
