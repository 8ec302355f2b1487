// Who comes before and after a candidate, and the keys that lead there.
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { neighboursOf } from '#data/candidate/candidateFile.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { bringIntoView } from '#features/review/parts/bringIntoView.ts';
import { to } from '#navigation/routes.ts';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';

const keys: Readonly<Record<string, 'before' | 'after'>> = {
  '[': 'before',
  k: 'before',
  ']': 'after',
  j: 'after',
};

/** To the field for a new note, where there is one. */
function goToNote(event: KeyboardEvent): void {
  const field = document.querySelector<HTMLTextAreaElement>(
    '[data-new-note] textarea:not([aria-hidden])',
  );
  if (!field) return;
  event.preventDefault();
  bringIntoView(field, 'center');
  field.focus({ preventScroll: true });
}

/** Keys mean nothing while somebody types or a dialog or menu is open. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type="radio"]):not([type="checkbox"]), textarea, select') ||
      target.closest('[role="dialog"], [role="menu"], [role="listbox"]') !== null)
  );
}

/** Ids of the candidates on either side. */
interface NeighbourIds {
  before: string | null;
  after: string | null;
}

export function useNeighbours(candidateRef: CandidateRef, startedAt: Date | null): NeighbourIds {
  const before = valueOf(
    useLive(wrapResult(startedAt && neighboursOf(candidateRef, startedAt, 'before'))),
  );
  const after = valueOf(
    useLive(wrapResult(startedAt && neighboursOf(candidateRef, startedAt, 'after'))),
  );
  const first = (found: typeof before): string | null =>
    found?.items.find(({ id }) => id !== candidateRef.candidateUid)?.id ?? null;
  return { before: first(before), after: first(after) };
}

/** `showKeys` shows which keys there are. */
export function useNeighbourKeys(
  interviewId: string,
  at: NeighbourIds,
  isOn: boolean,
  showKeys: () => void,
): void {
  const navigate = useNavigate();
  const { before, after } = at;
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented ||
        isTyping(event.target)
      )
        return;
      if (event.key === '?') return showKeys();
      if (event.key === 'n') return goToNote(event);
      const direction = keys[event.key];
      if (!direction) return;
      const uid = direction === 'before' ? before : after;
      if (uid) void navigate(to('candidate', { interviewId, candidateUid: uid }));
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn, navigate, interviewId, before, after, showKeys]);
}
