// Why a story and a question go together, in one line.
import { Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import type { Why } from './fit.ts';

export function WhyFits({ why, competency }: { why: Why; competency: string }) {
  const { t } = useTranslation('stories');
  const { list } = useFormat();
  const reasons = [
    ...(why.linked ? [t('why.linked')] : []),
    ...(why.competency ? [t('why.competency', { name: competency })] : []),
    ...(why.words.length > 0
      ? [
          t('why.words', {
            count: why.words.length,
            list: list(why.words.map((word) => `“${word}”`)),
          }),
        ]
      : []),
  ];
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {reasons.join(' · ')}
    </Typography>
  );
}
