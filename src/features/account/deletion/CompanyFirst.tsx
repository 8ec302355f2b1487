// Somebody who works at a company leaves it with their account; its owner hands it over first.
import { Alert, Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { to } from '#navigation/routes.ts';

export function CompanyFirst({ isOwner }: { isOwner: boolean }) {
  const { t } = useTranslation('ownProfile');
  if (!isOwner)
    return (
      <Alert severity="info">
        {t('deletion.company')}: {t('deletion.companyText')}
      </Alert>
    );
  return (
    <Alert
      severity="warning"
      action={
        <Button
          color="inherit"
          size="small"
          component={RouterLink}
          to={to('account', {}, { query: { tab: 'organization' } })}
        >
          {t('deletion.handOver')}
        </Button>
      }
    >
      {t('deletion.owner')}
    </Alert>
  );
}
