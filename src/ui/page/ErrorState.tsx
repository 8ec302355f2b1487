// What failed, in the reader's language, with a way on.
import { Alert, AlertTitle, Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Fault } from '#domain/base/fault.ts';

export function ErrorState({ fault, retry }: { fault: Fault; retry?: () => void }) {
  const { t } = useTranslation(['common', 'faults']);
  return (
    <Alert
      severity="error"
      action={
        retry && (
          <Button color="inherit" size="small" onClick={retry}>
            {t('actions.retry')}
          </Button>
        )
      }
      sx={{ my: 2 }}
    >
      <AlertTitle>{t('states.errorTitle')}</AlertTitle>
      {t(`faults:${fault.code}`, fault.values)}
    </Alert>
  );
}
