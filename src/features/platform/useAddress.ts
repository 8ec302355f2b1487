// What a list of the platform shows, by the name of its parameter in the address.
import { useAddressParams, type ChangeParams } from '#ui/reading/useAddressParams.ts';

/** The address's parameters ("" where there is none), and how to change some of them; null or "" takes one away. */
export function useAddress(): [(name: string) => string, ChangeParams] {
  const [params, change] = useAddressParams();
  return [(name) => params.get(name) ?? '', change];
}
