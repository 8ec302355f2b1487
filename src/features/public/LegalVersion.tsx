// Which version of a legal text is in force, since when, and what changed with it.
import { Box, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PublishedLegal } from '#data/platform/legalRequest.ts';
import type { LegalKind } from '#domain/platform/legalText.ts';
import { toLanguage } from '#i18n/languages.ts';
import { useFormat } from '#i18n/useFormat.ts';

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
export function LegalVersion({ kind }: { kind: LegalKind }) {
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
