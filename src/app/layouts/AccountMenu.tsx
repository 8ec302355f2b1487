/** The button of the account menu, with the person's picture or initials. The menu itself is loaded when first opened. */
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadOverlays } from './overlays/loadOverlays.ts';
import type { AccountMenuProps } from './overlays/AccountMenuList.tsx';
import { useWho } from './useWho.ts';

const AccountMenuList = lazy(async () => ({ default: (await loadOverlays()).AccountMenuList }));

export function AccountMenu(props: AccountMenuProps) {
  // The menu says the role: its words load with the header, not when the menu opens.
  const { t } = useTranslation(['common', 'routes', 'domain']);
  /** Kept when the menu closes: it leaves from where it came. */
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <IconButton
        aria-label={t('layout.accountMenu')}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setOpen(true);
        }}
        sx={{ p: 0.5 }}
      >
        <OwnAvatar />
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <AccountMenuList
            {...props}
            id={id}
            anchor={anchor}
            open={open}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function OwnAvatar() {
  const { initials, photo } = useWho();
  return (
    <Avatar
      {...(photo ? { src: photo } : {})}
      alt=""
      sx={{
        // Grows with its letters.
        width: '2rem',
        height: '2rem',
        fontSize: '0.8125rem',
        fontWeight: 620,
        bgcolor: 'soft.primary.bg',
        color: 'soft.primary.text',
      }}
    >
      {initials}
    </Avatar>
  );
}
