// Under the words of a spoken answer: where they come from, and what the candidate put right, with the original.
import { Box, Button, Typography } from '@mui/material';
import { createContext, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#domain/candidate/answer.ts';
import {
  cameLater,
  correctionOf,
  isSpoken,
  originalOf,
  type Transcript,
} from '#domain/candidate/transcript.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { WordDiff } from '#ui/product/WordDiff.tsx';

/** When the evaluation that is shown was made; null without one. */
export const EvaluatedAt = createContext<Date | null>(null);
/** When the candidate handed in; null while unknown. */
export const HandedInAt = createContext<Date | null>(null);

export function TranscriptNote({
  answer,
  transcript,
}: {
  answer: Answer;
  transcript: Transcript | null;
}) {
  const { t } = useTranslation('afterwards');
  const format = useFormat();
  const evaluatedAt = use(EvaluatedAt);
  const handedInAt = use(HandedInAt);
  const [open, setOpen] = useState(false);
  if (!isSpoken(answer) || (!transcript && !answer.transcript)) return null;
  const correction = correctionOf(answer, transcript);
  const corrected = correction?.at ?? null;
  const later = evaluatedAt && cameLater(corrected, evaluatedAt) ? evaluatedAt : null;
  const facts = [
    t(`staff.transcript.by.${transcript?.source ?? 'browser'}`),
    corrected ? t('staff.transcript.corrected', { when: format.dateTime(corrected) }) : '',
    cameLater(corrected, handedInAt) ? t('staff.transcript.afterHandIn') : '',
    corrected && later ? t('staff.transcript.later', { when: format.dateTime(later) }) : '',
  ];
  return (
    <Box data-testid="transcript-note" sx={{ mt: 0.75 }}>
      <Typography variant="caption" color="text.secondary" component="p">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
      {corrected && (
        <Button
          size="small"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{ displayPrint: 'none' }}
        >
          {t(open ? 'staff.transcript.hide' : 'staff.transcript.show')}
        </Button>
      )}
      {correction && open && (
        <WordDiff before={originalOf(answer, transcript)} after={correction.text} />
      )}
    </Box>
  );
}
