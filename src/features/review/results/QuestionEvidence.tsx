// The AI's rating of one answer: level, confidence, reasons in the reader's language, and the exact words, each leading to its position.
import InfoIcon from '@mui/icons-material/InfoOutlined';
import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { isExact, passesDisagree, type QuestionRating } from '#domain/evaluation/evaluation.ts';
import { rubricLinesOf, type RubricItem } from '#domain/jobs/interview.ts';
import { findReasonSide } from '#ai/reasons/reasonSide.ts';
import { LevelScale } from '#ui/product/LevelScale.tsx';
import { QuoteLink } from '#ui/product/QuoteLink.tsx';
import { RatingSigns } from '#ui/product/RatingSigns.tsx';
import { RubricLines } from '#ui/product/RubricLines.tsx';
import { buildQuoteId, type EvidenceLinks } from '#features/review/answers/evidence.ts';
import { flagText, formatReason } from './aiTexts.ts';
import { OverrideLine } from './OverrideLine.tsx';

export interface QuestionEvidenceProps {
  /** The question as published; undefined when it is not in this rubric. */
  question: RubricItem['questions'][number] | undefined;
  rating: QuestionRating;
  links: EvidenceLinks;
}

export function QuestionEvidence({
  question,
  rating,
  links: { numbers, answers, active, onSelect },
}: QuestionEvidenceProps) {
  const { t, i18n } = useTranslation(['review', 'domain']);
  const number = numbers[rating.questionId] ?? 0;
  const isQuoted = rating.reasons.some(({ code }) => code === 'addressesAi');
  return (
    <Box data-rating={rating.questionId} data-status={rating.status}>
      <Stack
        direction="row"
        spacing={1.5}
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 0.5 }}
      >
        <Typography variant="subtitle2">{t('result.answerTo', { number })}</Typography>
        <LevelScale level={rating.level} unsupported={rating.status === 'unsupported'} />
        {rating.status === 'rated' && (
          <Typography variant="caption" color="text.secondary">
            {t(`result.confidence.${rating.confidence}`)}
          </Typography>
        )}
      </Stack>
      {rating.passes && (
        <Passes passes={rating.passes} level={rating.level} disagree={passesDisagree(rating)} />
      )}
      {rating.reasons.length > 0 && (
        <RatingSigns
          signs={rating.reasons.map(({ code, values }) => ({
            side: findReasonSide(code),
            text: formatReason(i18n.language, code, values),
          }))}
        />
      )}
      <FoundLines question={question} rating={rating} active={active} onSelect={onSelect} />
      <Stack spacing={0.75} sx={{ alignItems: 'stretch' }}>
        {rating.quotes.map((quote, index) => {
          const id = buildQuoteId(rating.questionId, index);
          return isExact(quote, answers) ? (
            <QuoteLink
              key={id}
              id={id}
              text={quote.text}
              label={t('result.showQuote', { quote: quote.text })}
              isActive={active === id}
              onSelect={onSelect}
            />
          ) : (
            <Typography key={id} variant="caption" color="text.secondary">
              {t('result.quoteMissing')}
            </Typography>
          );
        })}
      </Stack>
      {rating.flags
        .filter((flag) => flag !== 'instructionLike' || !isQuoted)
        .map((flag) => (
          <Stack key={flag} direction="row" spacing={1} sx={{ mt: 0.75, color: 'text.secondary' }}>
            <InfoIcon fontSize="small" aria-hidden sx={{ mt: '1px' }} />
            <Typography variant="body2">{flagText(i18n.language, flag)}</Typography>
          </Stack>
        ))}
      <OverrideLine rating={rating} number={number} />
    </Box>
  );
}

/** What each pass of a model gave: all levels, their median and range; and a note when there are too few. */
function Passes({
  passes: { levels, low, high },
  level,
  disagree,
}: {
  passes: NonNullable<QuestionRating['passes']>;
  level: QuestionRating['level'];
  disagree: boolean;
}) {
  const { t } = useTranslation(['review', 'domain']);
  return (
    <Box sx={{ mb: 1 }} data-passes={disagree ? 'disagree' : 'agree'}>
      <Typography variant="body2" color="text.secondary">
        {t('run.passesOf', {
          count: levels.length,
          levels: levels.map((one) => one ?? t('domain:notEnoughEvidence')).join(', '),
        })}
        {low !== null &&
          high !== null &&
          level !== null &&
          ` · ${t('run.range', { median: level, low, high })}`}
      </Typography>
      {disagree && (
        <Typography variant="body2" sx={{ fontWeight: 560 }}>
          {t('run.needsHuman')}
        </Typography>
      )}
    </Box>
  );
}

const credits = ['none', 'partly', 'found'] as const;

/** What was found for each line of the question's rubric. */
function FoundLines({
  question,
  rating: { questionId, criteria = [] },
  active,
  onSelect,
}: Pick<QuestionEvidenceProps, 'question' | 'rating'> &
  Pick<EvidenceLinks, 'active' | 'onSelect'>) {
  const { t } = useTranslation('review');
  const lines = question ? rubricLinesOf(question) : [];
  return (
    <RubricLines
      label={t('result.lines')}
      lines={criteria.map(({ index, credit, quote }) => ({
        credit: credits[credit],
        state: t(`result.line.${credits[credit]}`, { number: index + 1, of: criteria.length }),
        text: lines[index],
        quoteId: quote === null ? null : buildQuoteId(questionId, quote),
      }))}
      active={active}
      onSelect={onSelect}
    />
  );
}
