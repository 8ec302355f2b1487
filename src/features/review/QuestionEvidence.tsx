// The AI's rating of one answer: level, confidence, reasons in the reader's language, and the exact words, each leading to its place.
import FormatQuoteIcon from '@mui/icons-material/FormatQuote';
import { Box, ButtonBase, Chip, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { QuestionRating } from '#domain/evaluation.ts';
import { LevelScale } from '#ui/LevelScale.tsx';
import { isExact, quoteId } from './evidence.ts';
import { Reason } from './Reason.tsx';

export interface QuestionEvidenceProps { number: number; rating: QuestionRating; answers: Readonly<Record<string, string>>; active: string | null; onSelect: (id: string) => void }

export function QuestionEvidence({ number, rating, answers, active, onSelect }: QuestionEvidenceProps) {
  const { t } = useTranslation(['review', 'domain']);
  return (
    <Box data-rating={rating.questionId} data-status={rating.status}>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', mb: 0.5 }}>
        <Typography variant="subtitle2">{t('result.answerTo', { number })}</Typography>
        <LevelScale level={rating.level} unsupported={rating.status === 'unsupported'} />
        {rating.status === 'rated' && <Typography variant="caption" color="text.secondary">{t(`result.confidence.${rating.confidence}`)}</Typography>}
      </Stack>
      {rating.reasons.length > 0 && (
        <Stack component="ul" spacing={0.25} sx={{ m: 0, mb: 1, pl: 2.25 }}>
          {rating.reasons.map((reason, index) => <Typography key={index} component="li" variant="body2" color="text.secondary"><Reason code={reason.code} values={reason.values} /></Typography>)}
        </Stack>
      )}
      <Stack spacing={0.75} sx={{ alignItems: 'stretch' }}>
        {rating.quotes.map((quote, index) => {
          const id = quoteId(rating.questionId, index);
          if (!isExact(quote, answers)) return <Typography key={id} variant="caption" color="text.secondary">{t('result.quoteMissing')}</Typography>;
          return (
            <ButtonBase
              key={id} id={`from-${id}`} onClick={() => onSelect(id)} aria-pressed={active === id} aria-label={t('result.showQuote', { quote: quote.text })}
              sx={{ display: 'flex', gap: 1, justifyContent: 'flex-start', alignItems: 'flex-start', textAlign: 'left', borderRadius: 1, px: 1, py: 0.75, bgcolor: active === id ? 'evidence.active' : 'evidence.main', color: 'evidence.contrastText', '&:hover': { bgcolor: 'evidence.active' } }}
            >
              <FormatQuoteIcon fontSize="small" aria-hidden sx={{ mt: '1px', flexShrink: 0, color: 'evidence.line' }} />
              <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>{quote.text}</Typography>
            </ButtonBase>
          );
        })}
      </Stack>
      {rating.flags.length > 0 && (
        <Stack direction="row" spacing={0.75} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
          {rating.flags.map((flag) => <Chip key={flag} size="small" label={t(`result.flag.${flagKey(flag)}`)} />)}
        </Stack>
      )}
    </Box>
  );
}

const flags = ['instructionLike', 'offTopic', 'veryShort', 'otherLanguage', 'repetitive', 'mostlyQuestionWording'] as const;

function flagKey(flag: string): (typeof flags)[number] | 'other' {
  return flags.find((one) => one === flag) ?? 'other';
}
