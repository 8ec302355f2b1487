// How the figures are worked out, with the sources, beside them.
import { Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Panel } from '#ui/page/Panel.tsx';

const parts = ['rate', 'fourFifths', 'll144', 'fisher', 'hidden'] as const;

export function Method() {
  const { t } = useTranslation('fairness');
  return (
    <Panel title={t('method.title')}>
      <Stack spacing={1}>
        {parts.map((name) => (
          <Typography key={name} variant="body2" color="text.secondary" sx={{ maxWidth: '72ch' }}>
            {t(`method.${name}`)}
          </Typography>
        ))}
      </Stack>
    </Panel>
  );
}
