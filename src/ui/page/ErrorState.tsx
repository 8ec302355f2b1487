// What failed, in the reader's language, with a way on.
import { Alert, AlertTitle, Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Fault } from '#domain/base/fault.ts';

interface ErrorStateProps {
  fault: Fault;
  retry?: () => void;
  /** Whether it stands in place of a whole page, whose heading it then is. */
  isPage?: boolean;
}

export function ErrorState({ fault, retry, isPage = false }: ErrorStateProps) {
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
      <AlertTitle component={isPage ? 'h1' : 'div'}>{t('states.errorTitle')}</AlertTitle>
      {t(`faults:${fault.code}`, fault.values)}
    </Alert>
  );
}
