// The rating of a visitor's own answer, shown by the parts that reviewers use: level, how sure, signs, rubric lines and quoted words.
import { Box, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EvidenceText } from '#ui/product/EvidenceText.tsx';
import { LevelScale } from '#ui/product/LevelScale.tsx';
import { MadeBy } from '#ui/product/MadeBy.tsx';
import { QuoteLink } from '#ui/product/QuoteLink.tsx';
import { RatingSigns } from '#ui/product/RatingSigns.tsx';
import { RubricLines } from '#ui/product/RubricLines.tsx';
import type { OwnRated } from './rateOwnAnswer.ts';

const credits = ['none', 'partly', 'found'] as const;
const quoteIdOf = (index: number): string => `own-quote-${index}`;

export function OwnRating({ rated }: { rated: OwnRated }) {
  const { t } = useTranslation('public');
  const { rating, competency, question, quotes, signs, remarks, made, isWhole, lookFor } = rated;
  const [active, setActive] = useState<string | null>(null);
  const criteria = rating.criteria ?? [];
  /** Only quotes that stand in the answer can be shown there. */
  const findQuoteId = (index: number | null): string | null => {
    const quote = index === null ? undefined : rating.quotes[index];
    return quote && quotes.includes(quote) ? quoteIdOf(quotes.indexOf(quote)) : null;
  };
  return (
    <Stack spacing={2} data-testid="own-rating" data-status={rating.status}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ columnGap: 1.5, rowGap: 0.5, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Typography variant="h4" component="h4">
          {competency}
        </Typography>
        <LevelScale level={rating.level} unsupported={rating.status === 'unsupported'} />
        {rating.status === 'rated' && (
          <Typography variant="caption" color="text.secondary">
            {t(`home.own.confidence.${rating.confidence}`)}
          </Typography>
        )}
      </Stack>
      <EvidenceText
        text={question.answer}
        ranges={quotes.map(({ start, end }, index) => ({
          id: quoteIdOf(index),
          start,
          end,
          label: competency,
        }))}
        active={active}
        onSelect={setActive}
      />
      <Box>
        {signs.length > 0 && <RatingSigns signs={signs} />}
        <RubricLines
          label={t('home.own.lines')}
          lines={criteria.map(({ index, credit, quote }) => ({
            credit: credits[credit],
            state: t(`home.own.line.${credits[credit]}`),
            text: lookFor[index],
            quoteId: findQuoteId(quote),
          }))}
          active={active}
          onSelect={setActive}
        />
        <Stack spacing={0.75}>
          {quotes.map(({ text }, index) => (
            <QuoteLink
              key={quoteIdOf(index)}
              id={quoteIdOf(index)}
              text={text}
              label={t('home.example.showQuote', { quote: text })}
              isActive={active === quoteIdOf(index)}
              onSelect={setActive}
            />
          ))}
        </Stack>
        {[...remarks, ...(isWhole ? [] : [t('home.own.notWhole')])].map((remark) => (
          <Typography key={remark} variant="body2" color="text.secondary" sx={{ mt: 0.75 }}>
            {remark}
          </Typography>
        ))}
      </Box>
      <MadeBy made={made} />
      <Typography variant="caption" color="text.secondary">
        {t('home.own.decides')}
      </Typography>
    </Stack>
  );
}
