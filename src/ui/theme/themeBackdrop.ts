// Quiet grounds for public pages, made of theme colours only.
const mix = (colour: string, share: number): string =>
  `color-mix(in srgb, var(--mui-palette-${colour}) ${share}%, transparent)`;

/** Behind the opening of a public page: two soft lights and a fine grid that fades out. */
export const heroBackdrop = {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -2,
    backgroundImage: `radial-gradient(52rem 30rem at 82% -6%, ${mix('primary-main', 15)}, transparent 70%), radial-gradient(40rem 24rem at 6% 8%, ${mix('evidence-active', 15)}, transparent 70%)`,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    backgroundImage: `linear-gradient(${mix('text-primary', 5)} 1px, transparent 1px), linear-gradient(90deg, ${mix('text-primary', 5)} 1px, transparent 1px)`,
    backgroundSize: '44px 44px',
    maskImage: 'linear-gradient(to bottom, black, transparent 62%)',
  },
} as const;

/** A band set apart from its neighbours. */
export const bandGround = {
  bgcolor: 'background.paper',
  borderTop: '1px solid',
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

/** What is on the page like a window of the product. */
export const windowFrame = {
  borderRadius: 2.5,
  overflow: 'clip',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  boxShadow: 8,
} as const;

/** A quoted line beside a rating: a marker stroke on its left, filled while it is the one looked at. */
export function styleQuoteLine(active: boolean) {
  return {
    borderLeft: '3px solid',
    borderColor: 'evidence.line',
    borderRadius: '0 4px 4px 0',
    px: 1,
    py: 0.5,
    bgcolor: active ? 'evidence.main' : 'transparent',
    color: active ? 'evidence.contrastText' : 'text.primary',
    '&:hover': { bgcolor: 'evidence.main', color: 'evidence.contrastText' },
  } as const;
}
