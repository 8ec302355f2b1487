// Beside the AI's rating of one answer: the level people gave instead, why, and all earlier overrides.
import { Box, Button, Stack, Typography } from '@mui/material';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionRating } from '#domain/evaluation/evaluation.ts';
import { listCountingOverrides, overridesOf, type Override } from '#domain/review/override.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { LevelScale } from '#ui/product/LevelScale.tsx';
import { OverrideContext } from './overrideContext.ts';
import { OverrideDialog } from './OverrideDialog.tsx';

function OverrideText({ override }: { override: Override }) {
  const { t } = useTranslation('review');
  const { dateTime } = useFormat();
  return (
    <Box component="li" sx={{ py: 0.75 }}>
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap' }}
      >
        {override.withdrawn ? (
          <Typography variant="body2" sx={{ fontWeight: 560 }}>
            {t('override.withdrawn')}
          </Typography>
        ) : (
          <LevelScale level={override.level} />
        )}
        <Typography variant="caption" color="text.secondary">
          {override.byName || t('people.former')}
          {override.at ? ` · ${dateTime(override.at)}` : ''}
        </Typography>
      </Stack>
      <Typography
        variant="body2"
        color="text.secondary"
        dir="auto"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {override.reason}
      </Typography>
    </Box>
  );
}

export function OverrideLine({ rating, number }: { rating: QuestionRating; number: number }) {
  const { t } = useTranslation('review');
  const overrideTarget = use(OverrideContext);
  const [asking, setAsking] = useState(false);
  const [open, setOpen] = useState(false);
  if (!overrideTarget) return null;
  const override = overridesOf(overrideTarget.all, overrideTarget.runId, rating.questionId);
  const counting = listCountingOverrides(overrideTarget.all, overrideTarget.runId)[
    rating.questionId
  ];
  const before = counting ? override.slice(0, -1) : override;
  return (
    <Box data-override={rating.questionId} data-words={override.length} sx={{ mt: 0.75 }}>
      {counting && (
        <Box sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 1.25 }}>
          <Typography variant="subtitle2" component="p">
            {t('override.instead')}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            <OverrideText override={counting} />
          </Box>
        </Box>
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', displayPrint: 'none' }}>
        {!overrideTarget.closed && (
          <Button
            size="small"
            onClick={() => setAsking(true)}
            aria-label={t(override.length > 0 ? 'override.reviseOf' : 'override.giveOf', {
              number,
            })}
            sx={{ ml: -0.5 }}
          >
            {t(override.length > 0 ? 'override.revise' : 'override.give')}
          </Button>
        )}
        {before.length > 0 && (
          <Button
            size="small"
            color="secondary"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {t('override.history', { count: before.length })}
          </Button>
        )}
      </Stack>
      {open && before.length > 0 && (
        <Box
          component="ol"
          reversed
          aria-label={t('override.historyTitle')}
          sx={{ listStyle: 'none', p: 0, m: 0, pl: 1.5 }}
        >
          {before.toReversed().map((one) => (
            <OverrideText key={one.n} override={one} />
          ))}
        </Box>
      )}
      {asking && (
        <OverrideDialog
          overrideTarget={overrideTarget}
          questionId={rating.questionId}
          title={t('result.answerTo', { number })}
          seen={override.length}
          counting={counting !== undefined}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}
