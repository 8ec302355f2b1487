// Keeps the foot of a page clear of something that stays over it: what gets the focus is scrolled above that, and the page's last line can be.
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Breakpoint } from '@mui/material/styles';

export interface FootClearanceProps {
  /** In pixels, with what is below it. */
  height: number;
  /** Only on screens narrower than this. */
  below?: Breakpoint;
}

export function FootClearance({ height, below }: FootClearanceProps) {
  return (
    <GlobalStyles
      styles={({ breakpoints }) => ({
        [below ? breakpoints.down(below) : '@media screen']: {
          html: { scrollPaddingBottom: height },
          body: { paddingBottom: height },
        },
      })}
    />
  );
}
