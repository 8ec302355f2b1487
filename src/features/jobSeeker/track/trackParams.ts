// The tracker's state in the address: its view, which job is open, whether one is being added. The last view is remembered.
import { useCallback } from 'react';
import { deviceStorage } from '#domain/base/deviceStorage.ts';
import { useAddressParams } from '#ui/reading/useAddressParams.ts';

export const shapes = ['board', 'table', 'calendar'] as const;
export type Shape = (typeof shapes)[number];

const storageKey = 'hirely.tracker.view';

function readRemembered(): Shape {
  const last = deviceStorage.read(storageKey);
  return shapes.find((shape) => shape === last) ?? 'board';
}

export interface TrackParams {
  shape: Shape;
  /** The open job; empty when none is. */
  open: string;
  isAdding: boolean;
  get: (name: string) => string | null;
  /** Changes values of the address, null takes one out. What opens something may be gone back from. */
  set: (values: Record<string, string | null>, goesBack?: boolean) => void;
  reshape: (next: Shape) => void;
}

export function useTrackParams(): TrackParams {
  const [params, set] = useAddressParams();
  const reshape = useCallback(
    (next: Shape) => {
      // Refused: the choice then lasts for this page only.
      deviceStorage.write(storageKey, next);
      set({ view: next });
    },
    [set],
  );
  const wish = params.get('view');
  const open = params.get('open') ?? '';
  return {
    shape: shapes.find((shape) => shape === wish) ?? readRemembered(),
    open: /^[\w-]{1,64}$/.test(open) ? open : '',
    isAdding: params.get('add') === '1',
    get: (name) => params.get(name),
    set,
    reshape,
  };
}
