// How an answer is worded, in plain counts. Nothing of it is graded.
import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Speech } from '#ai/tasks/speech.ts';
import { useFormat } from '#i18n/useFormat.ts';

export function Wording({ speech }: { speech: Speech }) {
  const { t } = useTranslation('jobSeeker');
  const { number, list } = useFormat();
  const fillers = speech.fillers.map((filler) =>
    t('coach.wording.filler', { word: filler.word, count: filler.places.length }),
  );
  const facts: [string, string][] = [
    [
      t('coach.wording.words'),
      t('coach.wording.wordsValue', { words: number(speech.words), count: speech.sentences }),
    ],
    [
      t('coach.wording.sentence'),
      t('coach.wording.sentenceValue', {
        mean: number(speech.wordsPerSentence),
        longest: number(speech.longestWords),
      }),
    ],
    [t('coach.wording.fillers'), fillers.length === 0 ? t('coach.wording.none') : list(fillers)],
    ...(speech.wordsPerMinute === null
      ? []
      : [
          [
            t('coach.wording.pace'),
            t('coach.wording.paceValue', {
              words: number(speech.wordsPerMinute),
              fillers: number(speech.fillersPerMinute ?? 0),
            }),
          ] satisfies [string, string],
        ]),
    [
      t('coach.wording.share'),
      t('coach.wording.shareValue', { i: number(speech.i), we: number(speech.we) }),
    ],
    [t('coach.wording.numbers'), number(speech.numbers)],
    [t('coach.wording.hedges'), number(speech.hedges)],
  ];
  return (
    <Box>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.25, m: 0 }}
      >
        {facts.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {name}
            </Typography>
            <Typography component="dd" variant="body2" sx={{ m: 0 }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 0.75 }}>
        {t('coach.wording.note')}
      </Typography>
    </Box>
  );
}
