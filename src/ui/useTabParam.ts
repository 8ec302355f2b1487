// Which tab is open, kept in the address, so that a link or a reload shows the same.
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The open tab and how to change it. An unknown name in the address shows the first tab. */
export function useTabParam<Tab extends string>(tabs: readonly [Tab, ...Tab[]], name = 'tab'): [Tab, (tab: Tab) => void] {
  const [params, setParams] = useSearchParams();
  const wish = params.get(name);
  const open = useCallback((tab: Tab) => {
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.set(name, tab);
      return after;
    }, { replace: true, preventScrollReset: true });
  }, [name, setParams]);
  return [tabs.find((tab) => tab === wish) ?? tabs[0], open];
}
