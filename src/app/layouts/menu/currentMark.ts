/** The style of a menu's current row, in the bar and in a list. */

/** How the current row looks: a bar along its edge. Focus is a ring around it, the pointer a shade below it. */
export const currentMark = {
  position: 'relative',
  '&[aria-current]': { color: 'text.primary', fontWeight: 620 },
  '&[aria-current]::after': {
    content: '""',
    position: 'absolute',
    bgcolor: 'primary.main',
    borderRadius: 1,
  },
} as const;
export const underMark = {
  '&[aria-current]::after': { left: 10, right: 10, bottom: 0, height: 3 },
} as const;
export const sideMark = {
  '&[aria-current]::after': { left: 0, top: 8, bottom: 8, width: 3 },
} as const;
