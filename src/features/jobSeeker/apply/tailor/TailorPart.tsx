// Fitting the resume: changes to take or leave, gaps that stay gaps, and the resume as it will be.
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import { MadeBy } from '#ui/product/MadeBy.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { FittedResume } from './FittedResume.tsx';
import { GapList } from './GapList.tsx';
import { ProposalList } from './ProposalList.tsx';
import { useTailoring } from './useTailoring.ts';

export function TailorPart() {
  const { t } = useTranslation('applying');
  const { number } = useFormat();
  const { tailored, provenance, left, choices, all, taken, isOld, ...verbs } = useTailoring();
  const { suggest, pending, choose, keepEdits } = verbs;
  return (
    <>
      <Panel
        title={t('tailor.title')}
        lead={t('tailor.lead')}
        actions={
          tailored && (
            <>
              <Button size="small" disabled={taken === all.length} onClick={() => choose([])}>
                {t('tailor.takeAll')}
              </Button>
              <Button size="small" disabled={taken === 0} onClick={() => choose(all)}>
                {t('tailor.leaveAll')}
              </Button>
            </>
          )
        }
      >
        <Stack spacing={2.5}>
          {isOld && (
            <Alert
              severity="info"
              action={
                <Button
                  color="inherit"
                  size="small"
                  loading={pending}
                  onClick={() => void suggest()}
                >
                  {t('tailor.again')}
                </Button>
              }
            >
              {t('tailor.old')}
            </Alert>
          )}
          {!tailored && (
            <div>
              <Button variant="contained" loading={pending} onClick={() => void suggest()}>
                {t('tailor.make')}
              </Button>
            </div>
          )}
          {!tailored && (
            <Typography variant="body2" color="text.secondary">
              {t('tailor.honest')}
            </Typography>
          )}
          {tailored && all.length === 0 && <Typography>{t('tailor.nothing')}</Typography>}
          {tailored && all.length > 0 && (
            <Typography variant="body2" color="text.secondary" role="status">
              {t('tailor.taken', { taken: number(taken), count: all.length })}
            </Typography>
          )}
          {tailored && all.length > 0 && (
            <ProposalList tailored={tailored} left={left} onChange={(names) => choose(names)} />
          )}
          {tailored && <GapList tailored={tailored} />}
          {provenance && tailored && <MadeBy made={provenance} />}
        </Stack>
      </Panel>
      <FittedResume choices={choices} onEdits={keepEdits} />
    </>
  );
}
