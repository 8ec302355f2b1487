// A legal text: the published version and its date, a list of contents, and sections one can link to.
import { Box, Link as TextLink, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishedLegal } from '#data/platform/legalRequest.ts';
import type { LegalKind } from '#domain/platform/legalText.ts';
import { toLanguage } from '#i18n/languages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Page } from '#ui/page/Page.tsx';
import { LinkButton } from './parts/LinkButton.tsx';

export interface LegalSection {
  id: string;
  title: string;
  text: readonly string[];
  points: readonly string[];
}

type InForce =
  | { kind: 'loading' | 'none' | 'failed' }
  | { kind: 'known'; published: PublishedLegal };

/** The published version, asked for once by a plain request: public pages load no Firebase. */
function useInForce(kind: LegalKind): InForce {
  const [state, setState] = useState<InForce>({ kind: 'loading' });
  useEffect(() => {
    const left = new AbortController();
    import('#data/platform/publishedLegal.ts')
      .then(({ readLegalInForce }) => readLegalInForce(kind, left.signal))
      .then(
        (published) => setState(published ? { kind: 'known', published } : { kind: 'none' }),
        () => {
          if (!left.signal.aborted) setState({ kind: 'failed' });
        },
      );
    return () => left.abort();
  }, [kind]);
  return state;
}

/** Which version is in force, since when, and what changed with it. */
function Version({ kind }: { kind: LegalKind }) {
  const { t, i18n } = useTranslation('public');
  const format = useFormat();
  const state = useInForce(kind);
  const changes = state.kind === 'known' ? state.published.changes[toLanguage(i18n.language)] : '';
  return (
    <Box
      role="status"
      data-testid="legal-version"
      data-state={state.kind}
      data-kind={kind}
      // Prerendered, the page has no React: a small script puts the version into these words.
      data-known={t('legal.version', { version: '%version', date: '%date' })}
      data-changed={t('legal.changed', { text: '%text' })}
      data-none={t('legal.none')}
      data-failed={t('legal.failed')}
    >
      <Typography variant="body2" color="text.secondary">
        {state.kind === 'known'
          ? t('legal.version', {
              version: state.published.version,
              date: format.date(state.published.from),
            })
          : t(`legal.${state.kind}`)}
      </Typography>
      {changes && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, maxWidth: '68ch' }}>
          {t('legal.changed', { text: changes })}
        </Typography>
      )}
    </Box>
  );
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
      <Version kind={kind} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
          gap: { xs: 4, md: 8 },
          mt: { xs: 3, md: 5 },
          alignItems: 'start',
        }}
      >
        <LegalContents sections={sections} />
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

/** What the text holds, with ways to its parts. */
function LegalContents({ sections }: { sections: readonly LegalSection[] }) {
  const { t } = useTranslation('public');
  return (
    <Box
      component="nav"
      aria-label={t('legal.contents')}
      sx={{ position: { md: 'sticky' }, top: { md: 88 } }}
    >
      <Typography variant="overline" component="p" color="text.secondary" sx={{ mb: 1 }}>
        {t('legal.contents')}
      </Typography>
      <Stack component="ul" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {sections.map(({ id, title: name }) => (
          <li key={id}>
            <TextLink
              href={`#${id}`}
              underline="hover"
              sx={{ display: 'block', py: 0.5, typography: 'body2' }}
            >
              {name}
            </TextLink>
          </li>
        ))}
      </Stack>
    </Box>
  );
}
