// The tip of ThemeSwitch: fetched when somebody points at the button, because what places it weighs more than the header.
import Tooltip from '@mui/material/Tooltip';

export interface ThemeTipProps {
  anchor: HTMLElement;
  title: string;
  open: boolean;
}

export function ThemeTip({ anchor, title, open }: ThemeTipProps) {
  return (
    <Tooltip title={title} open={open} slotProps={{ popper: { anchorEl: anchor } }}>
      {/* The button has its own name; this stands in for it, so that it is never mounted anew. */}
      <span aria-hidden />
    </Tooltip>
  );
}
