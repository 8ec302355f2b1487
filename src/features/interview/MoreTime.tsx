// Asks the company for more time: a ready letter, and the candidate's own words to keep.
import { Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#ui/CopyButton.tsx';

export interface MoreTimeProps { company: string; title: string; name: string; answers: string }

export function MoreTime({ company, title, name, answers }: MoreTimeProps) {
  const { t } = useTranslation('interview');
  const subject = t('moreTime.subject', { title });
  const body = t('moreTime.body', { company, title, name });
  return (
    <Stack spacing={1.5}>
      <Typography color="text.secondary">{t('moreTime.text', { company })}</Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}>{t('moreTime.write')}</Button>
        <CopyButton text={`${subject}\n\n${body}`} label={t('moreTime.copyLetter')} />
        <CopyButton text={answers} label={t('moreTime.copyAnswers')} />
      </Stack>
    </Stack>
  );
}
