// A value that follows after a moment's rest, so that a server is not asked at every key.
import { useEffect, useState } from 'react';

/** The value as it was when it last rested for `ms` milliseconds; at once with 0. */
export function useLater<T>(value: T, ms: number): T {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return later;
}
