// Offers Spanish, in Spanish, to a browser that prefers it: once on a device, above the page, never in its way.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { changeLanguage, isSpanishToOffer, noteSpanishOffered } from '#i18n/i18n.ts';
import type { Language } from '#i18n/languages.ts';
import { useSession } from '#session/session.ts';

export function LanguageOffer({
  focusAfter,
}: {
  /** Id of what is focused once the offer is answered. */
  focusAfter: string;
}) {
  const { t, i18n } = useTranslation();
  const { status, user } = useSession();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(isSpanishToOffer);
  // Whoever is signed in has chosen already; whoever answers an interview is not disturbed.
  const isShown =
    isOpen &&
    status !== 'loading' &&
    !user?.language &&
    i18n.language !== 'es' &&
    !pathname.startsWith('/hirely-pro/');
  useEffect(() => {
    if (isShown) noteSpanishOffered();
  }, [isShown]);
  if (!isShown) return null;
  function choose(language: Language): void {
    setOpen(false);
    document.getElementById(focusAfter)?.focus();
    void changeLanguage(language);
  }
  return (
    <Box
      component="section"
      lang="es"
      aria-label={t('languageOffer.label')}
      data-testid="language-offer"
      sx={{
        display: 'flex',
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
        {t('languageOffer.text')}
      </Typography>
      <Button size="small" variant="contained" onClick={() => choose('es')}>
        {t('languageOffer.yes')}
      </Button>
      <Button size="small" lang="en" onClick={() => choose('en')}>
        {t('languageOffer.no')}
      </Button>
    </Box>
  );
}
