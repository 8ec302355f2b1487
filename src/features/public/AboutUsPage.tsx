// Why the product exists, what it holds itself to, and how its AI works today, limits included.
import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { settings } from '#data/firestore/settings.ts';
import { to } from '#navigation/routes.ts';
import { Page } from '#ui/page/Page.tsx';
import { Fact, Facts } from './parts/Fact.tsx';
import { LinkButton } from './parts/LinkButton.tsx';

const principles = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'] as const;

export default function AboutUsPage() {
  const { t } = useTranslation(['public', 'routes']);
  return (
    <Page
      title={t('routes:title.aboutUs')}
      lead={<Typography variant="lead">{t('about.lead')}</Typography>}
    >
      <Stack spacing={{ xs: 6, md: 8 }} sx={{ mt: { xs: 3, md: 7 } }}>
        <Words title={t('about.whyTitle')} paragraphs={[t('about.why1'), t('about.why2')]} />
        <Box component="section">
          <Typography variant="h2" sx={{ mb: 3 }}>
            {t('about.principlesTitle')}
          </Typography>
          <Facts>
            {principles.map((id) => (
              <Fact key={id} title={t(`about.${id}.title`)} text={t(`about.${id}.text`)} />
            ))}
          </Facts>
        </Box>
        <Words
          title={t('about.aiTitle')}
          paragraphs={[
            t(settings().ai ? 'about.ai1Cloud' : 'about.ai1'),
            t('about.ai2'),
            t('about.ai3'),
          ]}
        />
        <Box component="section">
          <Typography variant="h2">{t('about.contactTitle')}</Typography>
          <Typography color="text.secondary" sx={{ mt: 0.5, mb: 2 }}>
            {t('about.contact')}
          </Typography>
          <LinkButton to={to('contactUs')} variant="outlined">
            {t('about.contactAction')}
          </LinkButton>
        </Box>
      </Stack>
    </Page>
  );
}

function Words({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
  return (
    <Box
      component="section"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1fr 2fr' },
        gap: { xs: 1.5, md: 6 },
      }}
    >
      <Typography variant="h2">{title}</Typography>
      <Stack spacing={2} sx={{ maxWidth: '68ch' }}>
        {paragraphs.map((text) => (
          <Typography key={text} sx={{ textWrap: 'pretty', fontSize: '1rem' }}>
            {text}
          </Typography>
        ))}
      </Stack>
    </Box>
  );
}
