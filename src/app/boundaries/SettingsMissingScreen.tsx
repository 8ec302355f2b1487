/** Shown instead of the app when its build lacks settings; lists all that are missing. */
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { AppTheme } from '#ui/theme/AppTheme.tsx';

export function SettingsMissingScreen({ missing }: { missing: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <AppTheme>
      <Container component="main" maxWidth="sm" sx={{ py: 8 }}>
        <Typography variant="h1" sx={{ mb: 2 }}>
          {t('setup.title')}
        </Typography>
        <Alert severity="error" variant="outlined">
          <AlertTitle>{t('setup.missing', { count: missing.length })}</AlertTitle>
          <ul>
            {missing.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
          <Typography variant="body2">{t('setup.how')}</Typography>
        </Alert>
      </Container>
    </AppTheme>
  );
}
