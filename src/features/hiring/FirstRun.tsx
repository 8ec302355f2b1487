// The first run: what to do, in order, and a sample to try it with.
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import CircleIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { to } from '#navigation/routes.ts';
import { Panel } from '#ui/Panel.tsx';

const steps = ['company', 'job', 'preview', 'invite', 'review'] as const;

export function FirstRun({ mayCreate }: { mayCreate: boolean }) {
  const { t } = useTranslation('hiring');
  return (
    <Panel title={t('firstRun.title')} lead={mayCreate ? t('firstRun.lead') : t('firstRun.reviewer')}>
      <Stack component="ol" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {steps.map((step, index) => (
          <Stack key={step} component="li" direction="row" spacing={1.5}>
            {index === 0 ? <CheckCircleIcon color="success" titleAccess={t('firstRun.done')} /> : <CircleIcon color="disabled" titleAccess={t('firstRun.open')} />}
            <div>
              <Typography sx={{ fontWeight: 600 }}>{t(`firstRun.steps.${step}.title`)}</Typography>
              <Typography variant="body2" color="text.secondary">{t(`firstRun.steps.${step}.text`)}</Typography>
            </div>
          </Stack>
        ))}
      </Stack>
      {mayCreate && <Button component={Link} to={to('newJobInterview', {}, { query: { sample: '1' } })} variant="outlined" sx={{ mt: 3 }}>{t('firstRun.sample')}</Button>}
    </Panel>
  );
}
