// Where one is in practising: a set, a question of it, or a realistic interview. All in the address, so that reload and "back" work.
import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { toPrepLink } from '#features/jobSeeker/stories/prepLink.ts';

const idPattern = /^[\w-]{1,64}$/;
const parseId = (text: string | null): string | null =>
  text && idPattern.test(text) ? text : null;

export interface PracticeRoute {
  set: string | null;
  q: string | null;
  isRun: boolean;
  go: (to: { set?: string; q?: string; run?: '1' }) => void;
}

/** The open route, and how to go elsewhere. */
export function usePracticeRoute(): PracticeRoute {
  const [params, setParams] = useSearchParams();
  const go = useCallback(
    (to: { set?: string; q?: string; run?: '1' }) =>
      setParams({ tab: 'practise', ...to }, { state: { moved: true } }),
    [setParams],
  );
  const [set, q, run] = [params.get('set'), params.get('q'), params.get('run')];
  return useMemo(
    () => ({ set: parseId(set), q: parseId(q), isRun: run === '1', go }),
    [set, q, run, go],
  );
}

/** The address of a set or a question. */
export function getPracticeLink(set: string, q?: string): string {
  return toPrepLink({ tab: 'practise', set, ...(q ? { q } : {}) });
}

/** For the heading of a view: it takes the focus when one came from another view. */
export function useFocusOnEnter<T extends HTMLElement>(): RefObject<T | null> {
  const heading = useRef<T>(null);
  const { state } = useLocation() as { state: { moved?: boolean } | null };
  useEffect(() => {
    if (state?.moved) heading.current?.focus();
  }, [state]);
  return heading;
}
