// A story while it is typed: on this device at once, at the server a moment later, field by field, so that two tabs do not overwrite each other.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { setSeekerDocument } from '#data/seeker/seekerDocuments.ts';
import type { Story } from '#domain/seeker/practice.ts';
import { useOnDevice } from '#features/jobSeeker/useOnDevice.ts';
import type { Saved } from '#ui/page/SaveState.tsx';
import {
  fieldsOf,
  getStoryFields,
  StoryEdits,
  listUnsentEdits,
  type StoryFields,
} from './storyFields.ts';

const waitMs = 700;

function parseEdits(text: string): StoryEdits {
  try {
    return StoryEdits.catch({}).parse(JSON.parse(text === '' ? '{}' : text));
  } catch {
    return {};
  }
}

const isEmpty = (edits: StoryEdits): boolean => Object.keys(edits).length === 0;

export interface StoryDraft {
  fields: StoryFields;
  state: Saved | null;
  edit: (edits: StoryEdits) => void;
  /** Drops what was not sent; before the story is removed. */
  forget: () => void;
  retry: () => void;
}

/** What is shown is the stored story with the edits over it that have not arrived yet; those survive a reload. */
export function useStoryDraft(uid: string, id: string, stored: Story | null): StoryDraft {
  const [kept, keep] = useOnDevice(`story/${uid}/${id}`);
  const [state, setState] = useState<Saved | null>(null);
  const edits = useMemo(() => parseEdits(kept), [kept]);
  const latest = useRef({ edits, keep });
  const sending = useRef(false);
  useEffect(() => {
    latest.current = { edits, keep };
  });
  const put = useCallback((next: StoryEdits): void => {
    latest.current.edits = next;
    latest.current.keep(isEmpty(next) ? '' : JSON.stringify(next));
  }, []);
  const send = useCallback(async (): Promise<void> => {
    const sent = latest.current.edits;
    if (isEmpty(sent) || sending.current) return;
    sending.current = true;
    setState(navigator.onLine ? 'sending' : 'onDevice');
    try {
      await setSeekerDocument(uid, 'stories', id, getStoryFields(sent));
      const left = listUnsentEdits(latest.current.edits, sent);
      put(left);
      setState(isEmpty(left) ? 'confirmed' : 'sending');
    } catch (error) {
      console.error(error);
      setState('refused');
    } finally {
      sending.current = false;
    }
  }, [uid, id, put]);
  useEffect(() => {
    if (isEmpty(edits) || state === 'refused') return undefined;
    const later = setTimeout(() => void send(), waitMs);
    return () => clearTimeout(later);
  }, [edits, send, state]);
  // Leaving does not wait: the SDK continues by itself.
  useEffect(() => () => void send(), [send]);
  const edit = useCallback(
    (more: StoryEdits): void => {
      setState('onDevice');
      put({ ...latest.current.edits, ...more });
    },
    [put],
  );
  const forget = useCallback((): void => {
    put({});
    setState(null);
  }, [put]);
  const retry = useCallback(() => void send(), [send]);
  return { fields: { ...fieldsOf(stored), ...edits }, state, edit, forget, retry };
}
