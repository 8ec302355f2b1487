// What a page shows, kept in the address, so that a link or a reload shows the same.
import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Changes parameters. `goesBack`: the browser's Back undoes it. */
export type ChangeParams = (
  values: Readonly<Record<string, string | null>>,
  goesBack?: boolean,
) => void;

/** The address's parameters, and how to change some of them; null or "" takes one away. Two changes before the page has drawn again are both kept: the router's own updates do not queue. */
export function useAddressParams(): [URLSearchParams, ChangeParams] {
  const [params, setParams] = useSearchParams();
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);
  const change = useCallback<ChangeParams>(
    (values, goesBack = false) => {
      const after = new URLSearchParams(latest.current);
      for (const [name, value] of Object.entries(values)) {
        if (value) after.set(name, value);
        else after.delete(name);
      }
      latest.current = after;
      setParams(after, { replace: !goesBack, preventScrollReset: true });
    },
    [setParams],
  );
  return [params, change];
}
