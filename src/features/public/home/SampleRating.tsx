// One competency of the example: the suggestion, its anchor and quotes, and the reader's own level.
import { Box, ButtonBase, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { levels as allLevels, type Level } from '#domain/jobs/kit.ts';
import { LevelScale } from '#ui/product/LevelScale.tsx';
import { styleQuoteLine } from '#ui/theme/themeBackdrop.ts';
import type { sampleCompetencies, SampleQuote } from './sampleReview.ts';

interface Props {
  competency: (typeof sampleCompetencies)[number];
  quotes: readonly SampleQuote[];
  active: string | null;
  onQuote: (id: string) => void;
  level: Level | null;
  onLevel: (level: Level | null) => void;
}

export function SampleRating({
  competency: { id, weight, level: suggested },
  quotes,
  active,
  onQuote,
  level,
  onLevel,
}: Props) {
  const { t } = useTranslation('public');
  const name = t(`home.example.${id}.name`);
  return (
    <Box
      sx={{
        py: 2,
        borderBottom: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { pt: 0.5 },
        '&:last-of-type': { borderBottom: 0, pb: 0 },
      }}
    >
      <Stack
        direction="row"
        useFlexGap
        sx={{
          justifyContent: 'space-between',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 0.5,
          flexWrap: 'wrap',
        }}
      >
        <Typography variant="h4" component="h4">
          {name}
        </Typography>
        <LevelScale level={suggested} />
      </Stack>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.75, textWrap: 'pretty' }}>
        {t(`home.example.${id}.anchor`)}
      </Typography>
      <Stack spacing={0.5} sx={{ mt: quotes.length > 0 ? 1 : 0, alignItems: 'flex-start' }}>
        {quotes.map((quote) => (
          <QuoteButton key={quote.id} quote={quote} active={active} onQuote={onQuote} />
        ))}
      </Stack>
      <Stack
        direction="row"
        useFlexGap
        sx={{ mt: 1.25, alignItems: 'center', columnGap: 1.5, rowGap: 0.5, flexWrap: 'wrap' }}
      >
        <Typography variant="caption" color="text.secondary" sx={{ flexGrow: 1 }}>
          {t('home.example.weight', { weight })}
        </Typography>
        <Typography variant="caption" color="text.secondary" aria-hidden>
          {t('home.example.yourLevel')}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={level}
          aria-label={t('home.example.yourLevelFor', { competency: name })}
          onChange={(_, next: Level | null) => onLevel(next)}
        >
          {allLevels.map((step) => (
            <ToggleButton
              key={step}
              value={step}
              sx={{ minHeight: 28, minWidth: 32, py: 0, px: 1, fontVariantNumeric: 'tabular-nums' }}
            >
              {step}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Stack>
    </Box>
  );
}

/** Words of the answer, to be shown where they stand. */
function QuoteButton({
  quote,
  active,
  onQuote,
}: {
  quote: Props['quotes'][number];
  active: string | null;
  onQuote: (id: string) => void;
}) {
  const { t } = useTranslation('public');
  return (
    <ButtonBase
      aria-pressed={quote.id === active}
      aria-label={t('home.example.showQuote', { quote: quote.text })}
      onClick={() => onQuote(quote.id)}
      sx={{
        justifyContent: 'flex-start',
        textAlign: 'left',
        typography: 'body2',
        minHeight: 28,
        ...styleQuoteLine(quote.id === active),
      }}
    >
      “{quote.text}”
    </ButtonBase>
  );
}
