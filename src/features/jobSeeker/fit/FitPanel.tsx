// How one resume fits one job: what was found, when it was compared, and what has changed since.
import { Alert, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnResume } from '#domain/seeker/ownResume.ts';
import type { Stored } from '#domain/base/source.ts';
import { formatJobName, type TrackedJob } from '#domain/seeker/trackedJob.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { MadeBy } from '#ui/product/MadeBy.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { TitleAndYears } from './TitleAndYears.tsx';
import type { KeptMatch } from './analysis.ts';

/** What is no longer as it was when the two were compared. */
export type MatchChange = 'changedOther' | 'changedResume' | 'changedJob';

interface FitPanelProps {
  children: ReactNode;
  job: Stored<TrackedJob>;
  master: Stored<OwnResume>;
  kept: KeptMatch | null;
  changes: readonly MatchChange[];
  button: ReactNode;
  chooser: ReactNode;
  names: ReadonlyMap<string, string>;
}

export function FitPanel({
  children,
  job,
  master,
  kept,
  changes,
  button,
  chooser,
  names,
}: FitPanelProps) {
  const { t } = useTranslation('ownResume');
  const format = useFormat();
  return (
    <Panel
      title={t('fit.title')}
      lead={t('fit.lead', {
        job: formatJobName(job.data) || t('fit.postingText'),
        resume: master.data.title || t('untitled'),
      })}
      actions={(!kept || changes.length > 0) && button}
    >
      <Stack spacing={2}>
        {chooser}
        {!kept && <Typography variant="body2">{t('fit.notYet')}</Typography>}
        {(!kept || changes.length > 0) && (
          <Typography variant="caption" color="text.secondary">
            {t('fit.cost')}
          </Typography>
        )}
        {changes.length > 0 && (
          <Alert severity="info" data-testid="fit-changed">
            {changes.map((change) => t(`fit.${change}`)).join(' ')}
          </Alert>
        )}
        {children}
        {kept && kept.resumeId === master.id && <TitleAndYears match={kept} />}
        {kept && (
          <Typography variant="caption" color="text.secondary" component="p">
            {t('fit.made', {
              when: kept.made.at ? format.relative(kept.made.at) : '',
              resume: names.get(kept.resumeId) ?? t('fit.resumeGone'),
            })}
          </Typography>
        )}
        {kept && <MadeBy made={kept.made} />}
      </Stack>
    </Panel>
  );
}
