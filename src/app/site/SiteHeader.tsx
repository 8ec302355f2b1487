/** The header of prerendered pages: the visitors' header, with two native popover menus and controls that site.ts drives. */
import SystemIcon from '@mui/icons-material/ContrastOutlined';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { toLanguage } from '#i18n/languages.ts';
import { publicMenu } from '#navigation/menus.ts';
import { to } from '#navigation/routes.ts';
import { LanguageSwitch } from '#ui/theme/LanguageSwitch.tsx';
import { Bar } from '#app/layouts/Bar.tsx';
import { BarLinks } from '#app/layouts/menu/BarLinks.tsx';
import { ListLinks } from '#app/layouts/menu/ListLinks.tsx';
import { DrawerHead } from '#app/layouts/overlays/DrawerHead.tsx';
import { Doors, visitorLinks } from '#app/layouts/Doors.tsx';

const modes = ['light', 'dark', 'system'] as const;
const icons = { light: LightIcon, dark: DarkIcon, system: SystemIcon };
const menuId = 'site-menu';
const themeId = 'site-theme';

export function SiteHeader() {
  return (
    <>
      <Bar
        home={to('home')}
        from="lg"
        links={<BarLinks rows={visitorLinks} />}
        before={<SiteControls />}
        actions={<Doors />}
        menu={<MenuButton />}
      />
      <PhoneMenu />
      <ThemeMenu />
    </>
  );
}

function MenuButton() {
  const { t } = useTranslation();
  return (
    <IconButton aria-label={t('layout.openMenu')} popoverTarget={menuId} edge="end">
      <MenuIcon />
    </IconButton>
  );
}

/** Language and appearance. */
function SiteControls() {
  const { t, i18n } = useTranslation();
  return (
    <Stack direction="row" spacing={0.5} sx={{ alignItems: 'center', flexShrink: 0 }}>
      <LanguageSwitch value={toLanguage(i18n.language)} onChange={() => undefined} />
      <IconButton
        size="small"
        aria-label={t('layout.theme')}
        title={t('layout.theme')}
        aria-haspopup="menu"
        popoverTarget={themeId}
        sx={{ color: 'text.secondary', p: 0.875 }}
      >
        <SystemIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}

function ThemeMenu() {
  const { t } = useTranslation();
  return (
    <Box
      popover="auto"
      id={themeId}
      role="menu"
      aria-label={t('layout.theme')}
      sx={{
        position: 'fixed',
        inset: 'auto',
        m: 0,
        p: 0.5,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: 1.5,
        boxShadow: 8,
        bgcolor: 'background.paper',
        color: 'text.primary',
        '& [aria-checked="true"]': { color: 'primary.main', fontWeight: 600 },
      }}
    >
      {modes.map((mode) => {
        const Icon = icons[mode];
        return (
          <ListItemButton
            key={mode}
            component="button"
            role="menuitemradio"
            aria-checked={mode === 'system'}
            data-mode={mode}
            sx={{ width: '100%', py: 0.75, borderRadius: 1, font: 'inherit' }}
          >
            <ListItemIcon sx={{ minWidth: 34 }}>
              <Icon fontSize="small" />
            </ListItemIcon>
            {t(`layout.${mode}`)}
          </ListItemButton>
        );
      })}
    </Box>
  );
}

function PhoneMenu() {
  const { t } = useTranslation();
  return (
    <Box
      popover="auto"
      id={menuId}
      aria-label={t('layout.menu')}
      sx={{
        position: 'fixed',
        inset: '0 0 0 auto',
        m: 0,
        p: 0,
        border: 0,
        width: 320,
        maxWidth: '88vw',
        height: '100dvh',
        maxHeight: 'none',
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: 16,
        '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 0.5)' },
      }}
    >
      <DrawerHead close={{ popoverTarget: menuId }} />
      <Stack spacing={1.5} sx={{ px: 1.5, pb: 2 }}>
        <nav aria-label={t('layout.mainNavigation')}>
          <ListLinks rows={publicMenu} />
        </nav>
        <Divider />
        <ListItemButton component={Link} to={to('contactUs')}>
          <ListItemIcon sx={{ minWidth: 34 }}>
            <HelpIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText primary={t('help.open')} />
        </ListItemButton>
        <Box sx={{ px: 1 }}>
          <SiteControls />
        </Box>
      </Stack>
    </Box>
  );
}
