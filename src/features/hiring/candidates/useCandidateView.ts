// How the candidates are looked at, kept in the address: a link or a reload shows the same. What was searched for is not: it may be a name.
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paramsOf, viewFrom, type CandidateView } from '#domain/candidateView.ts';

export type Shape = 'table' | 'board';
export interface ViewState { view: CandidateView; shape: Shape; look: (next: CandidateView) => void; reshape: (next: Shape) => void }

export function useCandidateView(): ViewState {
  const [params, setParams] = useSearchParams();
  const shape = params.get('view') === 'board' ? 'board' : 'table';
  const text = params.toString();
  const view = useMemo(() => viewFrom((name) => new URLSearchParams(text).get(name)), [text]);
  const change = useCallback((values: Record<string, string | null>) => setParams((before) => {
    const after = new URLSearchParams(before);
    for (const [name, value] of Object.entries(values)) {
      if (value === null) after.delete(name);
      else after.set(name, value);
    }
    return after;
  }, { replace: true, preventScrollReset: true }), [setParams]);
  return { view, shape, look: (next) => change(paramsOf(next)), reshape: (next) => change({ view: next === 'board' ? 'board' : null }) };
}
