// The person's own menu: who they are, their rows, their other areas, support hours, help and Logout.
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '#session/session.ts';
import { useHelp } from './Help.tsx';
import { currentOf, type Row } from './menuRows.ts';
import { useWho } from './useWho.ts';

export interface AccountMenuProps {
  rows: readonly Row[];
  hours?: boolean;
  onLogout: () => void;
}

export function AccountMenu({ rows, hours = false, onLogout }: AccountMenuProps) {
  // The menu says the role: its words load with the header, not when the menu opens.
  const { t } = useTranslation(['common', 'routes', 'domain']);
  const help = useHelp();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const close = (): void => setAnchor(null);
  const current = currentOf(rows, useLocation());
  return (
    <>
      <IconButton
        aria-label={t('layout.accountMenu')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.5 }}
      >
        <OwnAvatar />
      </IconButton>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          root: { role: 'navigation', 'aria-label': t('layout.accountMenu') },
          list: { 'aria-label': t('layout.accountMenu') },
          paper: { sx: { width: 288, mt: 0.5 } },
        }}
      >
        <Box component="li" role="none" sx={{ px: 1.25, py: 1, overflowWrap: 'anywhere' }}>
          <OwnName />
        </Box>
        <Divider component="li" sx={{ my: 0.75 }} />
        {rows.map((row) => (
          <MenuItem
            key={row.target}
            component={Link}
            to={row.target}
            selected={row === current}
            {...(row === current ? { 'aria-current': 'page' as const } : {})}
            onClick={close}
          >
            {t(`routes:${row.label}`)}
          </MenuItem>
        ))}
        {rows.length > 0 && <Divider component="li" sx={{ my: 0.75 }} />}
        <MenuItem
          onClick={() => {
            close();
            help();
          }}
          sx={{ alignItems: 'flex-start' }}
        >
          <HelpWords hours={hours} />
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            onLogout();
          }}
        >
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {t('actions.logout')}
        </MenuItem>
      </Menu>
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
        width: 32,
        height: 32,
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

function OwnName() {
  const { t } = useTranslation('domain');
  const { role } = useSession();
  const { name, email } = useWho();
  return (
    <>
      <Typography variant="subtitle2">{name}</Typography>
      {email && email !== name && (
        <Typography variant="caption" color="text.secondary" component="p">
          {email}
        </Typography>
      )}
      {role && (
        <Typography variant="caption" color="text.secondary" component="p">
          {t(`role.${role}`)}
        </Typography>
      )}
    </>
  );
}

function HelpWords({ hours }: { hours: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <ListItemIcon sx={{ mt: 0.25 }}>
        <HelpIcon fontSize="small" />
      </ListItemIcon>
      <Box>
        {t('help.open')}
        {hours && (
          <Typography
            variant="caption"
            color="text.secondary"
            component="span"
            sx={{ display: 'block', whiteSpace: 'normal' }}
          >
            {t('supportHours')}
          </Typography>
        )}
      </Box>
    </>
  );
}
