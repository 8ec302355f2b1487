// What came of a message: a receipt with what happens next, or why it was not sent and the way around.
import { Alert, AlertTitle, Link as TextLink } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { PointList } from './parts/PointList.tsx';
import type { ContactReceipt, ContactWriting } from './useContactMessage.ts';

export function ContactOutcome({ email, writing }: { email: string; writing: ContactWriting }) {
  const { t } = useTranslation('public');
  const { state, receipt, mailto } = writing;
  return (
    <div role="status">
      {receipt && <Receipt receipt={receipt} />}
      {state === 'waiting' && <Alert severity="info">{t('contact.waiting')}</Alert>}
      {(state === 'busy' || state === 'unreachable' || state === 'refused') && (
        <Alert severity="warning">
          {t(`contact.${state}`, { email })}{' '}
          {mailto && (
            <TextLink href={mailto} color="inherit">
              {t('contact.openMail')}
            </TextLink>
          )}
        </Alert>
      )}
    </div>
  );
}

/** That it was stored, under which reference, and what happens now. */
function Receipt({ receipt: { reference, topic, email } }: { receipt: ContactReceipt }) {
  const { t } = useTranslation(['public', 'common']);
  return (
    <Alert severity="success" data-testid="contact-receipt">
      <AlertTitle>{t('contact.sent')}</AlertTitle>
      <PointList
        dense
        points={[
          t('contact.next.reference', { reference }),
          t('contact.next.reply', { email, hours: t('common:supportHours') }),
          ...(topic === 'privacy' || topic === 'security' ? [t(`contact.next.${topic}`)] : []),
        ]}
      />
    </Alert>
  );
}
