// Which tab is open, kept in the address, so that a link or a reload shows the same.
import { useCallback } from 'react';
import { useAddressParams } from './useAddressParams.ts';

/** The open tab and how to change it. An unknown name in the address shows the first tab. */
export function useTabParam<Tab extends string>(
  tabs: readonly [Tab, ...Tab[]],
  name = 'tab',
): [Tab, (tab: Tab) => void] {
  const [params, change] = useAddressParams();
  const wish = params.get(name);
  const open = useCallback((tab: Tab) => change({ [name]: tab }), [name, change]);
  return [tabs.find((tab) => tab === wish) ?? tabs[0], open];
}
