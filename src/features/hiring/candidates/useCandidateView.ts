// How the candidates are looked at, kept in the address: a link or a reload shows the same. What was searched for is not: it may be a name.
import { useMemo } from 'react';
import { paramsOf, parseView, type CandidateView } from '#domain/candidate/candidateView.ts';
import { useAddressParams } from '#ui/reading/useAddressParams.ts';

type Shape = 'table' | 'board';
export interface ViewState {
  view: CandidateView;
  shape: Shape;
  /** Changes what is named of the view, and what must follow from it. A choice made a moment before, and not drawn yet, stays. */
  onViewChange: (part: Partial<CandidateView>) => void;
  reshape: (next: Shape) => void;
}

export function useCandidateView(): ViewState {
  const [params, change] = useAddressParams();
  const shape = params.get('view') === 'board' ? 'board' : 'table';
  const text = params.toString();
  const view = useMemo(() => parseView((name) => new URLSearchParams(text).get(name)), [text]);
  return {
    view,
    shape,
    onViewChange: (part) => {
      const drawn: Record<string, string | null> = paramsOf(view);
      change(
        Object.fromEntries(
          Object.entries(paramsOf({ ...view, ...part })).filter(
            ([name, value]) => name in part || value !== drawn[name],
          ),
        ),
      );
    },
    reshape: (next) => change({ view: next === 'board' ? 'board' : null }),
  };
}
