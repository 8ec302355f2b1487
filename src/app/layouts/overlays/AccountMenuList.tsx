/** The account menu: the person's name, rows and other areas, support hours, help and Logout. */
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '#session/session.ts';
import { findGoLetter } from '#navigation/goKeys.ts';
import { Keys } from '#ui/commands/Keys.tsx';
import { showCommandPanel } from '#ui/commands/commandPanel.ts';
import { useShortcutsOn } from '#ui/commands/useShortcutsOn.ts';
import { useHelp } from '#app/layouts/useHelp.ts';
import { currentOf, type Row } from '#app/layouts/menu/menuRows.ts';
import { useWho } from '#app/layouts/useWho.ts';

export interface AccountMenuProps {
  rows: readonly Row[];
  hours?: boolean;
  /** Shows the keys of the rows, and the way to all of them; where they work. */
  withKeys?: boolean;
  onLogout: () => void;
}

interface AccountMenuListProps extends AccountMenuProps {
  id: string;
  anchor: HTMLElement;
  open: boolean;
  onClose: () => void;
}

export function AccountMenuList({
  rows,
  hours = false,
  withKeys = false,
  onLogout,
  id,
  anchor,
  open,
  onClose,
}: AccountMenuListProps) {
  const { t } = useTranslation(['common', 'routes']);
  const help = useHelp();
  const current = currentOf(rows, useLocation());
  const isShown = useShortcutsOn() && withKeys;
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={open}
      onClose={onClose}
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
      {rows.map((row) => {
        const letter = isShown ? findGoLetter(row.target) : undefined;
        return (
          <MenuItem
            key={row.target}
            component={Link}
            to={row.target}
            selected={row === current}
            {...(row === current ? { 'aria-current': 'page' as const } : {})}
            onClick={onClose}
            sx={{ gap: 1 }}
          >
            <Box component="span" sx={{ flexGrow: 1 }}>
              {t(`routes:${row.label}`)}
            </Box>
            {letter && <Keys keys={['g', letter]} />}
          </MenuItem>
        );
      })}
      {rows.length > 0 && <Divider component="li" sx={{ my: 0.75 }} />}
      <MenuItem
        onClick={() => {
          onClose();
          help();
        }}
        sx={{ alignItems: 'flex-start' }}
      >
        <HelpWords hours={hours} />
      </MenuItem>
      {withKeys && <ShortcutsItem onClose={onClose} isShown={isShown} />}
      <MenuItem
        onClick={() => {
          onClose();
          onLogout();
        }}
      >
        <ListItemIcon>
          <LogoutIcon fontSize="small" />
        </ListItemIcon>
        {t('actions.logout')}
      </MenuItem>
    </Menu>
  );
}

/** The way to the sheet of shortcuts, by pointer. */
function ShortcutsItem({ onClose, isShown }: { onClose: () => void; isShown: boolean }) {
  const { t } = useTranslation('palette');
  return (
    <MenuItem
      onClick={() => {
        onClose();
        showCommandPanel('shortcuts');
      }}
      sx={{ gap: 1, '@media (hover: none)': { display: 'none' } }}
    >
      <ListItemIcon sx={{ mr: -1 }}>
        <KeyboardIcon fontSize="small" />
      </ListItemIcon>
      <Box component="span" sx={{ flexGrow: 1 }}>
        {t('sheet.title')}
      </Box>
      {isShown && <Keys keys={['?']} />}
    </MenuItem>
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
