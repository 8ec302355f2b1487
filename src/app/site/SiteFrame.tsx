/** The frame of a prerendered page: theme, header, the offer of Spanish, and footer. */
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Footer } from '#app/layouts/Footer.tsx';
import { Main } from '#app/layouts/Main.tsx';
import { SkipLink } from '#app/layouts/SkipLink.tsx';
import { MinimalHeader } from '#app/layouts/MinimalHeader.tsx';
import { LanguageOfferBar } from '#app/notices/LanguageOfferBar.tsx';
import { FormParts } from './form/FormParts.tsx';
import { SiteHeader } from './SiteHeader.tsx';

export interface SiteFrameProps {
  html: string;
  /** As around everything that a job seeker came for. */
  minimal: boolean;
  /** A page that is a form. */
  isForm: boolean;
}

export function SiteFrame({ html, minimal, isForm }: SiteFrameProps) {
  return (
    <>
      <SkipLink />
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
        {minimal ? <MinimalHeader /> : <SiteHeader />}
        <SpanishOffer />
        <Main html={html} />
        {isForm && <FormParts />}
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
    <LanguageOfferBar
      id="site-offer"
      display={{ display: 'none', 'html[data-offer] &': { display: 'flex' } }}
      words={{
        label: es('languageOffer.label'),
        text: es('languageOffer.text'),
        yes: es('languageOffer.yes'),
        no: t('languageOffer.no'),
      }}
      yes={{ 'data-language': 'es' }}
      no={{ 'data-language': 'en' }}
    />
  );
}
