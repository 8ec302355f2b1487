// A legal text: version and date, a list of contents, and sections one can link to.
import { Box, Link as TextLink, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Page } from '#ui/Page.tsx';
import { LinkButton } from './LinkButton.tsx';

/** Raised with every change of a legal text; people are told which version is in force. */
const legalVersion = { version: '1.0', since: new Date(2026, 10, 21) } as const;

export interface LegalSection { id: string; title: string; text: readonly string[]; points: readonly string[] }

export function LegalText({ title, lead, sections }: { title: string; lead: string; sections: readonly LegalSection[] }) {
  const { t } = useTranslation('public');
  const format = useFormat();
  return (
    <Page title={title} lead={<Typography variant="lead">{lead}</Typography>}>
      <Typography variant="body2" color="text.secondary">{t('legal.version', { version: legalVersion.version, date: format.date(legalVersion.since) })}</Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' }, gap: { xs: 4, md: 8 }, mt: { xs: 3, md: 5 }, alignItems: 'start' }}>
        <Box component="nav" aria-label={t('legal.contents')} sx={{ position: { md: 'sticky' }, top: { md: 88 } }}>
          <Typography variant="overline" component="p" color="text.secondary" sx={{ mb: 1 }}>{t('legal.contents')}</Typography>
          <Stack component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
            {sections.map(({ id, title: name }) => <li key={id}><TextLink href={`#${id}`} underline="hover" sx={{ display: 'block', py: 0.5, typography: 'body2' }}>{name}</TextLink></li>)}
          </Stack>
        </Box>
        <Stack spacing={5} sx={{ maxWidth: '68ch' }}>
          {sections.map(({ id, title: name, text, points }) => (
            <Box component="section" key={id} id={id} aria-labelledby={`${id}-title`} sx={{ scrollMarginTop: 88 }}>
              <Typography variant="h2" id={`${id}-title`} sx={{ mb: 1.25 }}>{name}</Typography>
              {text.map((paragraph) => <Typography key={paragraph} sx={{ mb: 1.5, fontSize: '1rem', textWrap: 'pretty' }}>{paragraph}</Typography>)}
              {points.length > 0 && <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: '1rem', '& li': { mb: 0.75, '&::marker': { color: 'text.secondary' } } }}>{points.map((point) => <li key={point}>{point}</li>)}</Box>}
            </Box>
          ))}
          <LinkButton to={to('contactUs', {}, { query: { topic: 'privacy' } })} variant="outlined" sx={{ alignSelf: 'flex-start' }}>{t('legal.contact')}</LinkButton>
        </Stack>
      </Box>
    </Page>
  );
}
