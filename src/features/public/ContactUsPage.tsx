// How to reach a person: the address, the hours, and a message that is composed for one's own mail program.
import { Box, Stack, Link as TextLink, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { settings } from '#data/firestore/settings.ts';
import { buildMailtoLink } from '#domain/base/mailAddress.ts';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { Page } from '#ui/page/Page.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { ContactForm } from './ContactForm.tsx';

export default function ContactUsPage() {
  const { t } = useTranslation(['public', 'routes', 'common']);
  const { supportEmail } = settings();
  return (
    <Page
      title={t('routes:title.contactUs')}
      lead={<Typography variant="lead">{t('contact.lead')}</Typography>}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.6fr) minmax(0, 1fr)' },
          gap: 3,
          alignItems: 'start',
        }}
      >
        <ContactForm email={supportEmail} />
        <Stack spacing={3}>
          <Panel title={t('contact.emailTitle')}>
            <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
              <TextLink href={buildMailtoLink(supportEmail)} sx={{ overflowWrap: 'anywhere' }}>
                {supportEmail}
              </TextLink>
              <CopyButton text={supportEmail} label={t('contact.copyEmail')} variant="outlined" />
            </Stack>
          </Panel>
          <Panel title={t('contact.hoursTitle')}>
            <Typography>{t('common:supportHours')}</Typography>
          </Panel>
          <Panel title={t('contact.candidateTitle')}>
            <Typography color="text.secondary">{t('contact.candidateText')}</Typography>
          </Panel>
        </Stack>
      </Box>
    </Page>
  );
}
