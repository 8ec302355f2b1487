// How far the deletion is.
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import WaitIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { CircularProgress, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { deletionSteps, type DeletionProgress } from '#data/account/accountDeletion.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useReloadGuard } from '#session/reloadGuard.ts';
import { Panel } from '#ui/page/Panel.tsx';

export function DeletionSteps({ progress }: { progress: DeletionProgress }) {
  const { t } = useTranslation('ownProfile');
  const format = useFormat();
  useReloadGuard(true);
  const at = deletionSteps.indexOf(progress.step);
  return (
    <Panel title={t('deletion.running')}>
      <Stack component="ol" spacing={1.25} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {deletionSteps.map((step, index) => (
          <Stack
            component="li"
            key={step}
            direction="row"
            spacing={1.25}
            aria-current={index === at ? 'step' : undefined}
            sx={{ alignItems: 'center' }}
          >
            {index < at ? (
              <DoneIcon aria-hidden fontSize="small" color="success" />
            ) : index === at ? (
              <CircularProgress aria-hidden size={18} />
            ) : (
              <WaitIcon aria-hidden fontSize="small" color="disabled" />
            )}
            <Typography sx={{ fontWeight: index === at ? 600 : 400 }}>
              {t(`deletion.steps.${step}`)}
            </Typography>
          </Stack>
        ))}
      </Stack>
      <Typography role="status" variant="body2" color="text.secondary" sx={{ mt: 2 }}>
        {t('deletion.progress', {
          files: format.number(progress.files),
          documents: format.number(progress.documents),
        })}
      </Typography>
    </Panel>
  );
}
