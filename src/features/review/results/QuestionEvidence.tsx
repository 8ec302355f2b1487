// The AI's rating of one answer: level, confidence, reasons in the reader's language, and the exact words, each leading to its position.
import FormatQuoteIcon from '@mui/icons-material/FormatQuote';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import { Box, ButtonBase, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { isExact, passesDisagree, type QuestionRating } from '#domain/evaluation/evaluation.ts';
import { rubricLinesOf, type RubricItem } from '#domain/jobs/interview.ts';
import { LevelScale } from '#ui/product/LevelScale.tsx';
import { buildQuoteId, type EvidenceLinks } from '#features/review/answers/evidence.ts';
import { flagText, isNeutral, formatReason, speaksFor } from './aiTexts.ts';
import { OverrideLine } from './OverrideLine.tsx';
import { RubricLines } from './RubricLines.tsx';

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
      {rating.reasons.length > 0 && <Reasons reasons={rating.reasons} />}
      <RubricLines
        rating={rating}
        lines={question ? rubricLinesOf(question) : []}
        active={active}
        onSelect={onSelect}
      />
      <Stack spacing={0.75} sx={{ alignItems: 'stretch' }}>
        {rating.quotes.map((quote, index) => {
          const id = buildQuoteId(rating.questionId, index);
          return isExact(quote, answers) ? (
            <QuoteButton
              key={id}
              id={id}
              text={quote.text}
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

/** Why the level was given, in the reader's language. */
function Reasons({ reasons }: { reasons: QuestionRating['reasons'] }) {
  const { i18n } = useTranslation('review');
  return (
    <Stack component="ul" spacing={0.25} sx={{ listStyle: 'none', m: 0, mb: 1, p: 0 }}>
      {reasons.map(({ code, values }, index) => (
        <Stack
          key={index}
          component="li"
          direction="row"
          spacing={1}
          sx={{ color: 'text.secondary' }}
        >
          <Typography
            component="span"
            variant="body2"
            aria-hidden
            sx={{
              width: '1ch',
              textAlign: 'center',
              fontWeight: 640,
              color: speaksFor(code) ? 'success.main' : 'text.secondary',
            }}
          >
            {speaksFor(code) ? '+' : isNeutral(code) ? '·' : '–'}
          </Typography>
          <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {formatReason(i18n.language, code, values)}
          </Typography>
        </Stack>
      ))}
    </Stack>
  );
}

/** Exact words of an answer, leading to their position there. */
function QuoteButton({
  id,
  text,
  isActive,
  onSelect,
}: {
  id: string;
  text: string;
  isActive: boolean;
  onSelect: (id: string) => void;
}) {
  const { t } = useTranslation('review');
  return (
    <ButtonBase
      id={`from-${id}`}
      onClick={() => onSelect(id)}
      aria-pressed={isActive}
      aria-label={t('result.showQuote', { quote: text })}
      sx={{
        display: 'flex',
        gap: 1,
        justifyContent: 'flex-start',
        alignItems: 'flex-start',
        textAlign: 'left',
        borderRadius: 1,
        px: 1,
        py: 0.75,
        bgcolor: isActive ? 'evidence.active' : 'evidence.main',
        color: 'evidence.contrastText',
        '&:hover': { bgcolor: 'evidence.active' },
      }}
    >
      <FormatQuoteIcon
        fontSize="small"
        aria-hidden
        sx={{ mt: '1px', flexShrink: 0, color: 'evidence.line' }}
      />
      <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </ButtonBase>
  );
}
