// A field that saves itself: what is typed survives a reload until the server has it, and what does not fit waits beside its field.
import { useEffect, useRef, useState } from 'react';
import type { Saved } from '#ui/page/SaveState.tsx';
import { useTyped } from '#ui/reading/useTyped.ts';

const restMs = 900;

export interface SavedField {
  text: string;
  state: Saved | null;
  problem: string | null;
  type: (text: string) => void;
  leave: () => void;
}
export interface SavedFieldOptions {
  /** Names the field on this device. */
  name: string;
  value: string;
  save: (text: string) => Promise<void>;
  /** What is wrong with a text, or null. */
  check: (text: string) => string | null;
}

/** Saves a little after the last key, and at once when the field is left. */
export function useSavedField({ name, value, save, check }: SavedFieldOptions): SavedField {
  const [kept, keep] = useTyped(`ownProfile/${name}`);
  const [typed, setTyped] = useState<string | null>(kept === '' ? null : kept);
  const [state, setState] = useState<Saved | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const text = typed ?? value;
  const problem = check(text);

  async function commit(next: string): Promise<void> {
    clearTimeout(timer.current);
    if (check(next) !== null || next.trim() === value) return;
    setState(navigator.onLine ? 'sending' : 'onDevice');
    try {
      await save(next.trim());
      keep('');
      setTyped((now) => (now === next ? null : now));
      setState('confirmed');
    } catch (error) {
      console.error(`Saving ${name} failed`, error);
      setState('refused');
    }
  }
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  // Typed before a reload, and not saved then.
  useEffect(() => {
    const left = typed;
    if (left !== null) timer.current = setTimeout(() => void latest.current(left), restMs);
    return () => clearTimeout(timer.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for what was found when the field came up
  }, []);
  return {
    text,
    state,
    problem,
    type: (next) => {
      setTyped(next);
      keep(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void latest.current(next), restMs);
    },
    leave: () => {
      if (typed !== null) void commit(typed);
    },
  };
}
