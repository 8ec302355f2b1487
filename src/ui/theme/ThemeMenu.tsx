// The menu of ThemeSwitch.
import CheckIcon from '@mui/icons-material/Check';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { modes, modeIcons } from './modes.ts';

export interface ThemeMenuProps {
  id: string;
  anchor: HTMLElement;
  open: boolean;
  onClose: () => void;
}

export function ThemeMenu({ id, anchor, open, onClose }: ThemeMenuProps) {
  const { t } = useTranslation();
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('layout.theme') } }}
    >
      {modes.map((choice) => {
        const Icon = modeIcons[choice];
        return (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={choice === mode}
            onClick={() => {
              setMode(choice);
              onClose();
            }}
          >
            <ListItemIcon>
              <Icon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{t(`layout.${choice}`)}</ListItemText>
            <CheckIcon
              fontSize="small"
              aria-hidden
              sx={{
                ml: 2,
                visibility: choice === mode ? 'visible' : 'hidden',
                color: 'primary.main',
              }}
            />
          </MenuItem>
        );
      })}
    </Menu>
  );
}
