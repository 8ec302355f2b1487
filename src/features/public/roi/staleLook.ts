// How results look that are not of the numbers shown: grey, and still readable.

export const staleLook = {
  filter: 'grayscale(1)',
  '& .MuiTypography-root, & .MuiTableCell-root, & li': { color: 'text.disabled' },
} as const;
