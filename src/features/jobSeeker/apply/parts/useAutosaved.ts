// A text that saves itself a moment after the last key, and is kept in this tab until the server has it.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Saved } from '#ui/page/SaveState.tsx';
import { useTyped } from '#ui/reading/useTyped.ts';

const restMs = 700;

export interface Autosaved {
  text: string;
  set: (text: string) => void;
  state: Saved | null;
  /** Saves at once what is not saved yet. */
  send: () => Promise<void>;
}

/** `stored`: what the server has; followed while nothing is typed here. `key` names the draft in this tab. */
export function useAutosaved(
  key: string,
  stored: string,
  save: (text: string) => Promise<void>,
): Autosaved {
  const [kept, keepTyped] = useTyped(key);
  const [draft, setDraft] = useState<string | null>(kept === '' || kept === stored ? null : kept);
  const [state, setState] = useState<Saved | null>(draft === null ? null : 'onDevice');
  const latest = useRef({ save, draft, keepTyped });
  useEffect(() => {
    latest.current = { save, draft, keepTyped };
  });
  const send = useCallback(async (): Promise<void> => {
    const { draft: words, save: write } = latest.current;
    if (words === null) return;
    setState('sending');
    try {
      await write(words);
      // Whoever typed on meanwhile has another draft, which is sent in its turn.
      if (latest.current.draft !== words) return;
      setDraft(null);
      latest.current.keepTyped('');
      setState('confirmed');
    } catch (error) {
      console.error('A text cannot be saved', error);
      setState('refused');
    }
  }, []);
  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => void send(), restMs);
    return () => clearTimeout(timer);
  }, [draft, send]);
  useEffect(() => () => void send(), [send]);
  const set = (text: string): void => {
    setDraft(text);
    keepTyped(text);
    setState('onDevice');
  };
  return { text: draft ?? stored, set, state, send };
}
