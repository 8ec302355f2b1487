// Beside the abilities: the closest title of the resume, and the years of work its dates give.
import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { ResumeMatch } from '#ai/tasks/matchResume.ts';
import { useFormat } from '#i18n/useFormat.ts';

export function TitleAndYears({ match: { title, years } }: { match: ResumeMatch }) {
  const { t } = useTranslation('ownResume');
  const { number } = useFormat();
  return (
    <Box>
      <Typography variant="body2">
        {title.resume && title.closeness > 0
          ? t('fit.closest', { title: title.resume })
          : t('fit.noTitle')}
      </Typography>
      <Typography variant="body2">
        {t('fit.years', { all: number(years.all), comparable: number(years.comparable) })}{' '}
        {years.asked !== null && t('fit.yearsAsked', { asked: number(years.asked) })}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {t('fit.yearsNote')}
      </Typography>
    </Box>
  );
}
