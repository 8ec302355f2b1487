// The four verdicts as marks: a shape each, and a tone that only supports it.
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import HalfIcon from '@mui/icons-material/Contrast';
import UnknownIcon from '@mui/icons-material/HorizontalRule';
import type { FindingState } from '#domain/resume/finding.ts';
import type { Tone } from '#ui/page/StatusChip.tsx';

export const markIcons = {
  met: CheckIcon,
  partial: HalfIcon,
  missing: CloseIcon,
  notStated: UnknownIcon,
} as const satisfies Record<FindingState, typeof CheckIcon>;
export const markTones = {
  met: 'good',
  partial: 'info',
  missing: 'warning',
  notStated: 'neutral',
} as const satisfies Record<FindingState, Tone>;
const fills = { good: 'success', info: 'primary', warning: 'warning', neutral: 'neutral' } as const;

/** The ground and ink of a mark. */
export function markColours(state: FindingState): { bgcolor: string; color: string } {
  const fill = fills[markTones[state]];
  return { bgcolor: `soft.${fill}.bg`, color: `soft.${fill}.text` };
}

export const focusRing = {
  '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
} as const;
