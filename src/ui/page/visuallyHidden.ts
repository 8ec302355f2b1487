// For words that are read out and not shown. With units: in `sx` a bare 1 would be the whole width.
import type { CSSProperties } from 'react';

export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies CSSProperties;
