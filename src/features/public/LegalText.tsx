// A legal text: the published version and its date, a list of contents, and sections one can link to.
import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { LegalKind } from '#domain/platform/legalText.ts';
import { to } from '#navigation/routes.ts';
import { Page } from '#ui/page/Page.tsx';
import { LegalVersion } from './LegalVersion.tsx';
import { LinkButton } from './parts/LinkButton.tsx';
import { PageContents } from './parts/PageContents.tsx';

export interface LegalSection {
  id: string;
  title: string;
  text: readonly string[];
  points: readonly string[];
}

export function LegalText({
  kind,
  title,
  lead,
  sections,
}: {
  kind: LegalKind;
  title: string;
  lead: string;
  sections: readonly LegalSection[];
}) {
  const { t } = useTranslation('public');
  return (
    <Page title={title} lead={<Typography variant="lead">{lead}</Typography>}>
      <LegalVersion kind={kind} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
          gap: { xs: 4, md: 8 },
          mt: { xs: 3, md: 5 },
          alignItems: 'start',
        }}
      >
        <PageContents title={t('legal.contents')} sections={sections} />
        <Stack spacing={5} sx={{ maxWidth: '68ch' }}>
          {sections.map(({ id, title: name, text, points }) => (
            <Box
              component="section"
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              sx={{ scrollMarginTop: 88 }}
            >
              <Typography variant="h2" id={`${id}-title`} sx={{ mb: 1.25 }}>
                {name}
              </Typography>
              {text.map((paragraph) => (
                <Typography key={paragraph} sx={{ mb: 1.5, fontSize: '1rem', textWrap: 'pretty' }}>
                  {paragraph}
                </Typography>
              ))}
              {points.length > 0 && (
                <Box
                  component="ul"
                  sx={{
                    m: 0,
                    pl: 2.5,
                    fontSize: '1rem',
                    '& li': { mb: 0.75, '&::marker': { color: 'text.secondary' } },
                  }}
                >
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </Box>
              )}
            </Box>
          ))}
          <LinkButton
            to={to('contactUs', {}, { query: { topic: 'privacy' } })}
            variant="outlined"
            sx={{ alignSelf: 'flex-start' }}
          >
            {t('legal.contact')}
          </LinkButton>
        </Stack>
      </Box>
    </Page>
  );
}
