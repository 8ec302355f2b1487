// The link that was just made, to be copied or sent by mail.
import { Alert, Link, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { buildMailtoLink } from '#domain/base/mailAddress.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { CopyButton } from '#ui/page/CopyButton.tsx';

interface Props {
  link: string;
  expiresAt: Date;
  /** What the mail speaks of. */
  about: { title: string; company: string; name: string };
}

export function ShareMade({ link, expiresAt, about }: Props) {
  const { t } = useTranslation('share');
  const format = useFormat();
  const when = format.dateTimeZone(expiresAt);
  const letter = { ...about, link, when };
  return (
    <Alert severity="success" data-testid="share-made">
      <Typography variant="body2">{t('dialog.made', { when })}</Typography>
      <Typography
        variant="body2"
        sx={{ my: 0.75, overflowWrap: 'anywhere' }}
        data-testid="share-link"
      >
        {link}
      </Typography>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
        <CopyButton text={link} label={t('dialog.copy')} />
        <Link
          variant="body2"
          href={buildMailtoLink('', {
            subject: t('mail.subject', letter),
            body: t('mail.text', letter),
          })}
        >
          {t('dialog.mail')}
        </Link>
      </Stack>
    </Alert>
  );
}
