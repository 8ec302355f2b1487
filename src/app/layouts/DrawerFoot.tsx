/** The footer of every drawer: who is signed in, language and appearance, help with its hours, and Logout. */
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Controls } from './Controls.tsx';
import { useHelp } from './useHelp.ts';
import { useWho } from './useWho.ts';

export interface DrawerFootProps {
  close: () => void;
  hours?: boolean;
  /** Absent when nobody is signed in. */
  onLogout?: (() => void) | undefined;
}

export function DrawerFoot({ close, hours = false, onLogout }: DrawerFootProps) {
  const { t } = useTranslation();
  const help = useHelp();
  const { name, email } = useWho();
  return (
    <>
      <Divider />
      {onLogout && name && (
        <Box sx={{ px: 2, overflowWrap: 'anywhere' }}>
          <Typography variant="subtitle2">{name}</Typography>
          {email && email !== name && (
            <Typography variant="caption" color="text.secondary">
              {email}
            </Typography>
          )}
        </Box>
      )}
      <List disablePadding>
        <ListItem disablePadding>
          <ListItemButton
            onClick={() => {
              close();
              help();
            }}
          >
            <ListItemIcon sx={{ minWidth: 34 }}>
              <HelpIcon fontSize="small" />
            </ListItemIcon>
            <ListItemText
              primary={t('help.open')}
              secondary={hours ? t('supportHours') : undefined}
            />
          </ListItemButton>
        </ListItem>
        {onLogout && (
          <ListItem disablePadding>
            <ListItemButton
              onClick={() => {
                close();
                onLogout();
              }}
            >
              <ListItemIcon sx={{ minWidth: 34 }}>
                <LogoutIcon fontSize="small" />
              </ListItemIcon>
              <ListItemText primary={t('actions.logout')} />
            </ListItemButton>
          </ListItem>
        )}
      </List>
      <Box sx={{ px: 1 }}>
        <Controls />
      </Box>
    </>
  );
}
