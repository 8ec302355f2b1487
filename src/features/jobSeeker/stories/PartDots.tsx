// Which of the four parts (STAR) were found in an answer: four letters, in words for screen readers.
import { Box } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { PartsSeen, StoryPartName } from '#domain/seeker/practiceTrend.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';

/** What was found and what was not, as one sentence. */
export function usePartsSentence(): (parts: Pick<PartsSeen, 'found' | 'missing'>) => string {
  const { t } = useTranslation('stories');
  const { list } = useFormat();
  const names = (parts: readonly StoryPartName[]): string =>
    list(parts.map((part) => t(`part.${part}`)));
  return ({ found, missing }) =>
    [
      ...(found.length > 0 ? [t('parts.found', { list: names(found) })] : []),
      ...(missing.length > 0 ? [t('parts.missing', { list: names(missing) })] : []),
    ].join(' ');
}

export function PartDots({
  parts,
  column = false,
}: {
  parts: Pick<PartsSeen, 'found' | 'wanted' | 'missing'>;
  column?: boolean;
}) {
  const { t } = useTranslation('stories');
  const sentence = usePartsSentence();
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', flexDirection: column ? 'column' : 'row', gap: 0.5 }}
    >
      <span style={visuallyHidden}>{sentence(parts)}</span>
      {parts.wanted.map((part) => {
        const isThere = parts.found.includes(part);
        return (
          <Box
            key={part}
            component="span"
            aria-hidden
            title={t(`part.${part}`)}
            sx={{
              display: 'grid',
              placeItems: 'center',
              width: 24,
              height: 24,
              borderRadius: 0.75,
              fontSize: '0.75rem',
              fontWeight: 600,
              border: 1,
              ...(isThere
                ? {
                    bgcolor: 'soft.success.bg',
                    color: 'soft.success.text',
                    borderColor: 'transparent',
                  }
                : {
                    color: 'text.secondary',
                    borderColor: 'text.secondary',
                    borderStyle: 'dashed',
                  }),
            }}
          >
            {t(`part.${part}`).slice(0, 1)}
          </Box>
        );
      })}
    </Box>
  );
}
