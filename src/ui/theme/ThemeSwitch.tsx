// Chooses light, dark, or whatever the device says.
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SystemIcon from '@mui/icons-material/ContrastOutlined';
import CheckIcon from '@mui/icons-material/Check';
import { IconButton, ListItemIcon, ListItemText, Menu, MenuItem, Tooltip } from '@mui/material';
import { useColorScheme } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

const modes = ['light', 'dark', 'system'] as const;
const icons = { light: LightIcon, dark: DarkIcon, system: SystemIcon };

export function ThemeSwitch() {
  const { t } = useTranslation();
  const { mode = 'system', setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const Current = icons[mode];
  const name = t('parts.lightDark', { mode: t(`layout.${mode}`) });
  return (
    <>
      <Tooltip title={name}>
        <IconButton
          size="small"
          aria-label={name}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ color: 'text.secondary', p: 0.875 }}
        >
          <Current fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('layout.theme') } }}
      >
        {modes.map((choice) => {
          const Icon = icons[choice];
          return (
            <MenuItem
              key={choice}
              role="menuitemradio"
              aria-checked={choice === mode}
              onClick={() => {
                setMode(choice);
                setAnchor(null);
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
    </>
  );
}
