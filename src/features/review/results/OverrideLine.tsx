// Beside the AI's rating of one answer: the level people gave instead, why, and everything said before.
import { Box, Button, Stack, Typography } from '@mui/material';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionRating } from '#domain/evaluation/evaluation.ts';
import { countingOverrides, overridesOf, type Override } from '#domain/review/override.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { LevelScale } from '#ui/product/LevelScale.tsx';
import { OverrideContext } from './overrideDesk.ts';
import { OverrideDialog } from './OverrideDialog.tsx';

function Said({ said }: { said: Override }) {
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
        {said.withdrawn ? (
          <Typography variant="body2" sx={{ fontWeight: 560 }}>
            {t('override.withdrawn')}
          </Typography>
        ) : (
          <LevelScale level={said.level} />
        )}
        <Typography variant="caption" color="text.secondary">
          {said.byName || t('people.former')}
          {said.at ? ` · ${dateTime(said.at)}` : ''}
        </Typography>
      </Stack>
      <Typography
        variant="body2"
        color="text.secondary"
        dir="auto"
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {said.reason}
      </Typography>
    </Box>
  );
}

export function OverrideLine({ rating, number }: { rating: QuestionRating; number: number }) {
  const { t } = useTranslation('review');
  const desk = use(OverrideContext);
  const [asking, setAsking] = useState(false);
  const [open, setOpen] = useState(false);
  if (!desk) return null;
  const said = overridesOf(desk.all, desk.runId, rating.questionId);
  const counting = countingOverrides(desk.all, desk.runId)[rating.questionId];
  const before = counting ? said.slice(0, -1) : said;
  return (
    <Box data-override={rating.questionId} data-words={said.length} sx={{ mt: 0.75 }}>
      {counting && (
        <Box sx={{ borderLeft: 3, borderColor: 'primary.main', pl: 1.25 }}>
          <Typography variant="subtitle2" component="p">
            {t('override.instead')}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            <Said said={counting} />
          </Box>
        </Box>
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', displayPrint: 'none' }}>
        {!desk.closed && (
          <Button
            size="small"
            onClick={() => setAsking(true)}
            aria-label={t(said.length > 0 ? 'override.reviseOf' : 'override.giveOf', { number })}
            sx={{ ml: -0.5 }}
          >
            {t(said.length > 0 ? 'override.revise' : 'override.give')}
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
            <Said key={one.n} said={one} />
          ))}
        </Box>
      )}
      {asking && (
        <OverrideDialog
          desk={desk}
          questionId={rating.questionId}
          title={t('result.answerTo', { number })}
          seen={said.length}
          counting={counting !== undefined}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}
