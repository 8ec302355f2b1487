// Asks the company for more time: right here, or with a ready letter; and the candidate's own words to keep.
import { Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buildMailtoLink } from '#domain/base/mailAddress.ts';
import { CopyButton } from '#ui/page/CopyButton.tsx';

export interface MoreTimeProps {
  company: string;
  title: string;
  name: string;
  answers: string;
  /** The way to ask right here. */
  request?: ReactNode;
}

export function MoreTime({ company, title, name, answers, request }: MoreTimeProps) {
  const { t } = useTranslation('interview');
  const subject = t('moreTime.subject', { title });
  const body = t('moreTime.body', { company, title, name });
  return (
    <Stack spacing={1.5}>
      {request}
      <Typography color="text.secondary">
        {t(request ? 'moreTime.orWrite' : 'moreTime.text', { company })}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant={request ? 'text' : 'contained'}
          href={buildMailtoLink('', { subject, body })}
        >
          {t('moreTime.write')}
        </Button>
        <CopyButton text={`${subject}\n\n${body}`} label={t('moreTime.copyLetter')} />
        <CopyButton text={answers} label={t('moreTime.copyAnswers')} />
      </Stack>
    </Stack>
  );
}
