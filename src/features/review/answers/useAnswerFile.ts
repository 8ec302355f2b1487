/** The file of an answer, fetched with the reviewer's own rights and held against the hash that was written when it was made. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchFile } from '#data/firestore/files.ts';
import type { PlayedRecording } from '#data/recordings/playedRecordings.ts';
import { openPlayed } from '#data/recordings/players.ts';
import { hashOf } from '#data/recordings/recordingSender.ts';
import type { Answer } from '#domain/candidate/answer.ts';
import { toFault, type Fault } from '#domain/base/fault.ts';
import { withDuration } from '#media/webmDuration.ts';

/** same: byte for byte what was sent. different: it is not. unknown: no hash was written, or this browser cannot compute one. later: not all of it is here. */
type HashCheck = 'same' | 'different' | 'unknown' | 'later';

export type FileState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | {
      kind: 'ready';
      /** The whole file; null while it is played by pieces. */
      blob: Blob | null;
      /** For the player; ends with the component. */
      address: string;
      check: HashCheck;
      /** How it is played by pieces; null: it was fetched whole. */
      played: PlayedRecording | null;
    }
  | { kind: 'failed'; fault: Fault };

type AnswerFile = Pick<Answer, 'storagePath' | 'mime' | 'sha256' | 'size' | 'durationMs' | 'type'>;

/** Whether the bytes are those that were sent. */
async function checkOf(
  blob: Blob,
  { sha256, size }: Pick<Answer, 'sha256' | 'size'>,
): Promise<HashCheck> {
  if (size != null && blob.size !== size) return 'different';
  if (!sha256 || !globalThis.crypto?.subtle) return 'unknown';
  return (await hashOf(blob)) === sha256 ? 'same' : 'different';
}

/** Fetches all of it. */
async function fetchWhole(
  path: string,
  { mime, sha256, size, durationMs }: AnswerFile,
): Promise<Extract<FileState, { kind: 'ready' }>> {
  const fetched = await fetchFile(path);
  const check = await checkOf(fetched, { sha256, size });
  // The type as the recorder named it: servers may cut it short.
  const blob = new Blob([fetched], { type: mime ?? fetched.type });
  // What is saved stays as recorded; the player's copy knows its length, so that it can seek.
  const playable = await withDuration(blob, durationMs ?? 0);
  return { kind: 'ready', blob, address: URL.createObjectURL(playable), check, played: null };
}

/** What a component has open of its file, and its end. */
function useOpened() {
  const opened = useRef<Extract<FileState, { kind: 'ready' }> | null>(null);
  const run = useRef(0);
  const close = useCallback(() => {
    run.current += 1;
    if (opened.current?.played) opened.current.played.close();
    else if (opened.current) URL.revokeObjectURL(opened.current.address);
    opened.current = null;
  }, []);
  useEffect(() => close, [close]);
  return { opened, run, close };
}

/** The file of an answer and how to load it: a recording is opened for the player and fetched as it is played, a document is fetched. Loading again after a failure starts anew; another recording needs another component. */
export function useAnswerFile(answer: AnswerFile): {
  state: FileState;
  load: () => void;
  readWhole: () => Promise<Blob | null>;
} {
  const { storagePath, mime, sha256, size, durationMs, type } = answer;
  const [state, setState] = useState<FileState>({ kind: 'idle' });
  const { opened, run, close } = useOpened();
  const failures = useRef(0);

  const check = useCallback(
    async (played: PlayedRecording): Promise<Blob> => {
      const blob = await played.readWhole();
      const found = await checkOf(blob, { sha256, size });
      setState((now) =>
        now.kind === 'ready' && now.played === played ? { ...now, check: found } : now,
      );
      return blob;
    },
    [sha256, size],
  );

  const load = useCallback(() => {
    if (!storagePath) return;
    close();
    const mine = run.current;
    const isMine = (): boolean => mine === run.current;
    const fail = (fault: Fault): void => {
      if (!isMine()) return;
      failures.current += 1;
      setState({ kind: 'failed', fault });
    };
    const open = async (): Promise<Extract<FileState, { kind: 'ready' }>> => {
      const whole = { storagePath, mime, sha256, size, durationMs, type };
      // What keeps failing by pieces, such as behind a proxy that knows none, is fetched whole.
      if (type === 'resume' || failures.current > 1) return fetchWhole(storagePath, whole);
      const about = { path: storagePath, mime: mime ?? '', durationMs: durationMs ?? 0 };
      const played = await openPlayed(about, {
        onFault: fail,
        onWhole: () => {
          if (isMine() && played) void check(played);
        },
      });
      if (!played) return fetchWhole(storagePath, whole);
      const first = size != null && played.size !== size ? 'different' : 'later';
      return { kind: 'ready', blob: null, address: played.address, check: first, played };
    };
    setState({ kind: 'loading' });
    open().then(
      (ready) => {
        if (isMine()) {
          opened.current = ready;
          setState(ready);
        } else if (ready.played) ready.played.close();
        else URL.revokeObjectURL(ready.address);
      },
      (error: unknown) => fail(toFault(error)),
    );
  }, [storagePath, mime, sha256, size, durationMs, type, check, close, opened, run]);

  const readWhole = useCallback(async () => {
    const now = opened.current;
    return now?.played ? check(now.played) : (now?.blob ?? null);
  }, [check, opened]);
  return { state, load, readWhole };
}
