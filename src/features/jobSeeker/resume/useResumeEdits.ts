// Corrections of a resume while they are typed: in this tab at once (also after a reload), on the server a moment later, each applied once.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { z } from 'zod';
import { editResume } from '#data/seeker/ownResumes.ts';
import {
  applyResumeEdit,
  type Corrected,
  type ResumeEdit,
} from '#domain/resume/correctedResume.ts';
import { readWordsAt } from '#domain/resume/resumePaths.ts';
import { toFault } from '#domain/base/fault.ts';
import { readStoredResume, type OwnResume } from '#domain/seeker/ownResume.ts';
import type { Saved } from '#ui/page/SaveState.tsx';
import { useTyped } from '#ui/reading/useTyped.ts';

/** How long after the last key press it is sent, and after how long it is tried again while the connection is down. */
const waitMs = 700;
const againMs = 10_000;

const Edits = z.array(
  z.discriminatedUnion('do', [
    z.object({
      id: z.string(),
      path: z.string(),
      do: z.literal('set'),
      was: z.string(),
      value: z.string(),
    }),
    z.object({ id: z.string(), path: z.string(), do: z.literal('add'), value: z.string() }),
    z.object({ id: z.string(), path: z.string(), do: z.literal('remove'), was: z.string() }),
  ]),
);

function parseEdits(text: string): ResumeEdit[] {
  try {
    return Edits.catch([]).parse(JSON.parse(text === '' ? '[]' : text));
  } catch {
    return [];
  }
}

/** The edits with one more; typing on in the same field changes the last one, unless that was sent. */
function appendEdit(
  before: readonly ResumeEdit[],
  edit: ResumeEdit,
  isSent: (last: ResumeEdit) => boolean,
): ResumeEdit[] {
  const last = before.at(-1);
  const isSameField =
    edit.do === 'set' && last?.do === 'set' && last.path === edit.path && !isSent(last);
  return isSameField ? [...before.slice(0, -1), { ...last, value: edit.value }] : [...before, edit];
}

export interface ResumeDraft extends Corrected {
  state: Saved | null;
  set: (path: string, value: string) => void;
  add: (list: string, value?: string) => void;
  remove: (path: string, was: string) => void;
  retry: () => void;
}

/** The current resume: what is stored, with the edits that the server does not have yet. Null while nothing was read. */
export function useResumeEdits(uid: string, id: string, stored: OwnResume): ResumeDraft | null {
  const [kept, keep] = useTyped(`ownResume/${uid}/${id}`);
  const [state, setState] = useState<Saved | null>(null);
  const { content } = stored;
  const done = useMemo(() => new Set(content?.edits), [content?.edits]);
  const pending = useMemo(
    () => parseEdits(kept).filter((edit) => !done.has(edit.id)),
    [kept, done],
  );
  const current = useMemo<Corrected | null>(() => {
    const read = readStoredResume({ content });
    return read && pending.reduce(applyResumeEdit, read);
  }, [content, pending]);
  const inFlight = useRef<ReadonlySet<string>>(new Set());
  const arrived = useRef<Set<string>>(new Set());
  const latest = useRef({ pending, current, keep });
  useEffect(() => {
    latest.current = { pending, current, keep };
  });

  const send = useCallback(async (): Promise<void> => {
    const sent = latest.current.pending.filter((edit) => !arrived.current.has(edit.id));
    if (sent.length === 0 || inFlight.current.size > 0) return;
    inFlight.current = new Set(sent.map((edit) => edit.id));
    setState(navigator.onLine ? 'sending' : 'onDevice');
    try {
      await editResume(uid, id, sent);
      for (const edit of sent) arrived.current.add(edit.id);
      setState('confirmed');
    } catch (error) {
      const { code } = toFault(error);
      console.warn('The corrections were not saved', code);
      setState(['permissionDenied', 'notFound', 'damaged'].includes(code) ? 'refused' : 'onDevice');
    } finally {
      inFlight.current = new Set();
    }
  }, [uid, id]);
  const waiting = pending.length > 0;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => void send(), waitMs);
    const again = setInterval(() => void send(), againMs);
    const online = (): void => void send();
    addEventListener('online', online);
    return () => {
      clearTimeout(timer);
      clearInterval(again);
      removeEventListener('online', online);
    };
  }, [kept, waiting, send]);

  const push = useCallback((edit: ResumeEdit): void => {
    const { pending: before, current: shown } = latest.current;
    if (!shown) return;
    const next = appendEdit(
      before,
      edit,
      ({ id: lastId }) => inFlight.current.has(lastId) || arrived.current.has(lastId),
    );
    latest.current = { ...latest.current, pending: next, current: applyResumeEdit(shown, edit) };
    setState('onDevice');
    latest.current.keep(JSON.stringify(next));
  }, []);
  if (!current) return null;
  return {
    ...current,
    state,
    set: (path, value) =>
      push({
        id: crypto.randomUUID(),
        do: 'set',
        path,
        was: readWordsAt(latest.current.current?.resume ?? current.resume, path),
        value,
      }),
    add: (list, value = '') => push({ id: crypto.randomUUID(), do: 'add', path: list, value }),
    remove: (path, was) => push({ id: crypto.randomUUID(), do: 'remove', path, was }),
    retry: () => void send(),
  };
}
