// A working review on the start page, made of the parts reviewers use: quotes light up in the answer, levels can be changed, the total is arithmetic.
import { Box, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EvidenceText } from '#ui/product/EvidenceText.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { windowFrame } from '#ui/theme/themeBackdrop.ts';
import { SampleRating } from './SampleRating.tsx';
import { SampleTotal } from './SampleTotal.tsx';
import {
  rangesOf,
  sampleCompetencies,
  sampleQuotes,
  suggestedLevels,
  type SampleQuote,
} from './sampleReview.ts';

export function SampleReview() {
  const { t } = useTranslation(['public', 'domain']);
  const [active, setActive] = useState<string | null>(null);
  const [levels, setLevels] = useState(suggestedLevels);
  const quotes: SampleQuote[] = sampleQuotes.map(({ id, competencyId, level, key }) => ({
    id,
    competencyId,
    text: t(key),
    label: t('home.example.quoteLabel', {
      competency: t(`home.example.${competencyId}.name`),
      level,
    }),
  }));
  const answer = t('home.example.answer');

  return (
    <Box data-testid="sample-review" sx={windowFrame}>
      <SampleHead />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.08fr) minmax(0, 1fr)' },
          gridTemplateRows: { md: '1fr auto' },
          gridTemplateAreas: {
            xs: '"answer" "ratings" "total"',
            md: '"answer ratings" "total ratings"',
          },
        }}
      >
        <SampleAnswer answer={answer} quotes={quotes} active={active} setActive={setActive} />
        <Stack
          sx={{
            gridArea: 'ratings',
            p: { xs: 2, sm: 3, md: 4 },
            borderStyle: 'solid',
            borderColor: 'divider',
            borderWidth: { xs: '1px 0 0', md: '0 0 0 1px' },
          }}
        >
          <Typography variant="overline" component="h3" color="text.secondary" sx={{ mb: 1 }}>
            {t('home.example.ratingsTitle')}
          </Typography>
          {sampleCompetencies.map((competency) => (
            <SampleRating
              key={competency.id}
              competency={competency}
              quotes={quotes.filter(({ competencyId }) => competencyId === competency.id)}
              active={active}
              onQuote={setActive}
              level={levels[competency.id]}
              onLevel={(level) => setLevels({ ...levels, [competency.id]: level })}
            />
          ))}
        </Stack>
        <Box
          sx={{
            gridArea: 'total',
            px: { xs: 2, sm: 3, md: 4 },
            py: 3,
            borderTop: '1px solid',
            borderColor: 'divider',
            bgcolor: 'background.sunken',
          }}
        >
          <SampleTotal levels={levels} onReset={() => setLevels(suggestedLevels)} />
        </Box>
      </Box>
    </Box>
  );
}

/** What the example is of. */
function SampleHead() {
  const { t } = useTranslation(['public', 'domain']);
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{
        px: { xs: 2, md: 3 },
        py: 1.5,
        alignItems: 'center',
        flexWrap: 'wrap',
        borderBottom: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.sunken',
      }}
    >
      <StatusChip label={t('home.example.badge')} tone="info" />
      <Typography variant="subtitle2" component="p">
        {t('home.example.role')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('home.example.question')}
      </Typography>
    </Stack>
  );
}

interface SampleAnswerProps {
  answer: string;
  quotes: SampleQuote[];
  active: string | null;
  setActive: (next: string | null) => void;
}

/** The answer, with the words that support a level. */
function SampleAnswer({ answer, quotes, active, setActive }: SampleAnswerProps) {
  const { t } = useTranslation(['public', 'domain']);
  return (
    <Box sx={{ gridArea: 'answer', p: { xs: 2, sm: 3, md: 4 } }}>
      <Typography variant="h3" component="p" sx={{ mb: 2.5, textWrap: 'pretty' }}>
        {t('home.example.ask')}
      </Typography>
      <Typography variant="overline" component="h3" color="text.secondary" sx={{ mb: 0.75 }}>
        {t('home.example.answerTitle')}
      </Typography>
      <EvidenceText
        text={answer}
        ranges={rangesOf(answer, quotes)}
        active={active}
        onSelect={setActive}
      />
    </Box>
  );
}
