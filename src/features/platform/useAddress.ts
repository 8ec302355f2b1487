// What a list shows, kept in the address, so that a link or a reload shows the same.
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The address's parameters, and how to change some of them; null or "" takes one away. */
export function useAddress(): [(name: string) => string, (change: Record<string, string | null>) => void] {
  const [params, setParams] = useSearchParams();
  const change = useCallback((next: Record<string, string | null>) => {
    setParams((before) => {
      const after = new URLSearchParams(before);
      for (const [name, value] of Object.entries(next)) {
        if (value) after.set(name, value);
        else after.delete(name);
      }
      return after;
    }, { replace: true, preventScrollReset: true });
  }, [setParams]);
  return [(name) => params.get(name) ?? '', change];
}
