/** The footer: the tagline, and the pages that are in no menu. */
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { footerMenu } from '#navigation/menus.ts';
import { to } from '#navigation/routes.ts';
import { Logo } from '#ui/theme/Logo.tsx';

const legal = [to('contactUs'), to('privacy'), to('terms')] as readonly string[];

const year = new Date().getFullYear();

/** `full` on public pages; elsewhere a quiet line. */
export function Footer({ full = false }: { full?: boolean }) {
  const { t } = useTranslation(['common', 'routes']);
  const rows = full ? footerMenu : footerMenu.filter(({ target }) => legal.includes(target));
  return (
    <Box
      component="footer"
      sx={{
        mt: 'auto',
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: full ? 'background.paper' : 'transparent',
      }}
    >
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        useFlexGap
        sx={{
          maxWidth: 1480,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          py: full ? { xs: 4, md: 5 } : 2,
          gap: { xs: full ? 3 : 1.5, md: 4 },
          justifyContent: 'space-between',
          alignItems: { md: full ? 'flex-start' : 'center' },
        }}
      >
        <Box sx={{ maxWidth: 420 }}>
          {full && (
            <Box sx={{ mb: 1.5 }}>
              <Logo />
            </Box>
          )}
          <Typography variant={full ? 'body2' : 'caption'} color="text.secondary" component="p">
            {t('tagline')}
          </Typography>
          <Typography
            variant="caption"
            color="text.secondary"
            component="p"
            sx={{ mt: full ? 1.5 : 0.25 }}
          >
            {t('layout.rights', { year })}
          </Typography>
        </Box>
        <Box component="nav" aria-label={t('layout.footerNavigation')}>
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: full ? 'grid' : 'flex',
              flexWrap: 'wrap',
              gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, auto)' },
              columnGap: full ? 5 : 2.5,
              rowGap: full ? 1.25 : 0.5,
            }}
          >
            {rows.map(({ label, target }) => (
              <li key={target}>
                <Link
                  component={RouterLink}
                  to={target}
                  underline="hover"
                  color="text.secondary"
                  sx={{ fontSize: '0.8438rem', display: 'inline-block', py: 0.375 }}
                >
                  {t(`routes:${label}`)}
                </Link>
              </li>
            ))}
          </Box>
        </Box>
      </Stack>
    </Box>
  );
}
