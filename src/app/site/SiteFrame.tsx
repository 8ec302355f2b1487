// What stands around a prerendered page: the looks, the header, the offer of Spanish, the footer.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Footer } from '#app/layouts/Footer.tsx';
import { Main } from '#app/layouts/Main.tsx';
import { SkipLink } from '#app/layouts/SkipLink.tsx';
import { MinimalHeader } from '#app/layouts/MinimalHeader.tsx';
import { SiteHeader } from './SiteHeader.tsx';

/** `minimal`: as around everything that a job seeker came for. */
export function SiteFrame({ html, minimal }: { html: string; minimal: boolean }) {
  return (
    <>
      <SkipLink />
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
        {minimal ? <MinimalHeader /> : <SiteHeader />}
        <SpanishOffer />
        <Main html={html} />
        <Footer full={!minimal} />
      </Box>
    </>
  );
}

/** In Spanish, for browsers that prefer it; shown by the script that runs before the first paint, so that nothing moves. */
function SpanishOffer() {
  const { t, i18n } = useTranslation();
  if (i18n.language === 'es') return null;
  const es = i18n.getFixedT('es', 'common');
  return (
    <Box
      component="section"
      id="site-offer"
      lang="es"
      aria-label={es('languageOffer.label')}
      data-testid="language-offer"
      sx={{
        display: 'none',
        'html[data-offer] &': { display: 'flex' },
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: { xs: 2, sm: 3 },
        py: 1,
        bgcolor: 'soft.primary.bg',
        color: 'text.primary',
      }}
    >
      <Typography variant="body2" sx={{ flex: '1 1 200px' }}>
        {es('languageOffer.text')}
      </Typography>
      <Button size="small" variant="contained" data-language="es">
        {es('languageOffer.yes')}
      </Button>
      <Button size="small" lang="en" data-language="en">
        {t('languageOffer.no')}
      </Button>
    </Box>
  );
}
