// Chooses light, dark, or whatever the device says. The menu is fetched when it is first opened.
import IconButton from '@mui/material/IconButton';
import { useColorScheme } from '@mui/material/styles';
import { lazy, Suspense, useId, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { modeIcons } from './modes.ts';

const ThemeTip = lazy(async () => ({ default: (await import('./ThemeTip.tsx')).ThemeTip }));
const ThemeMenu = lazy(async () => ({ default: (await import('./ThemeMenu.tsx')).ThemeMenu }));

export function ThemeSwitch() {
  const { t } = useTranslation();
  const { mode = 'system' } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const [pointed, setPointed] = useState<HTMLElement | null>(null);
  const [tipped, setTipped] = useState(false);
  const id = useId();
  const Current = modeIcons[mode];
  const name = t('parts.lightDark', { mode: t(`layout.${mode}`) });
  const point = ({ currentTarget }: SyntheticEvent<HTMLElement>): void => {
    setPointed(currentTarget);
    setTipped(true);
  };
  const leave = (): void => setTipped(false);
  return (
    <>
      <IconButton
        size="small"
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpen(true);
        }}
        onPointerEnter={(event) => {
          if (event.pointerType !== 'touch') point(event);
        }}
        onPointerLeave={leave}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) point(event);
        }}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Escape') leave();
        }}
        sx={{ color: 'text.secondary', p: 0.875 }}
      >
        <Current fontSize="small" />
      </IconButton>
      {pointed && (
        <Suspense fallback={null}>
          <ThemeTip anchor={pointed} title={name} open={tipped && !open} />
        </Suspense>
      )}
      {anchor && (
        <Suspense fallback={null}>
          <ThemeMenu id={id} anchor={anchor} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
