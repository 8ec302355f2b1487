// Before a tier comes into force: what changes, for whom, who would be over; then the reason, a fresh sign-in, and companies' limits one by one.
import {
  Alert,
  FormControlLabel,
  LinearProgress,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { followTierAt, publishTier } from '#data/platform/tierAdmin.ts';
import { isSeekerTier, type TierConfiguration } from '#domain/billing/tier.ts';
import { readTierChoice, compareTierChoices, type TierChoice } from '#domain/platform/tierDraft.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Loading } from '#ui/page/Loading.tsx';
import { useLeaving } from '#ui/reading/useLeaving.ts';
import { ActDialog } from '#features/platform/ActDialog.tsx';
import { TierChangeList } from './TierChangeList.tsx';
import { TierImpactView } from './TierImpactView.tsx';
import { useTierImpact } from './useTierImpact.ts';

export interface PublishTierProps {
  id: string;
  choice: TierChoice;
  /** What is in force; null: a new tier. */
  before: TierConfiguration | null;
  restored: number | null;
  onClose: () => void;
}

export function PublishTier({ id, choice, before, restored, onClose }: PublishTierProps) {
  const { t } = useTranslation(['system', 'faults']);
  const { impact, fault } = useTierImpact(id, choice.limits);
  const [applies, setApplies] = useState<Applies>('all');
  const [progress, setProgress] = useState<number | null>(null);
  const leaving = useLeaving();
  // People’s limits are read where they are used: nothing has to follow.
  const people = isSeekerTier(choice);
  const touched = impact?.touched ?? [];
  async function publish(reason: string): Promise<null> {
    const rev = await publishTier(id, choice, {
      reason,
      applies,
      ...(restored ? { restored } : {}),
    });
    if (applies === 'all' && touched.length > 0) {
      setProgress(0);
      await followTierAt(
        touched.map(({ orgId }) => orgId),
        id,
        t('publish.companyReason', { name: choice.name, rev }),
        leaving(),
        setProgress,
      );
    }
    return null;
  }
  return (
    <ActDialog
      words={{
        title: t(restored ? 'publish.restoreTitle' : 'publish.title', {
          name: choice.name,
          rev: restored ?? 0,
        }),
        confirm: t('publish.action'),
        done: t('publish.done', { name: choice.name }),
        text: (
          <Stack spacing={2}>
            {before ? (
              <TierChangeList change={compareTierChoices(readTierChoice(before), choice)} />
            ) : (
              <Typography variant="body2">
                {t(people ? 'publish.isNewPeople' : 'publish.isNew')}
              </Typography>
            )}
            {fault && <Alert severity="error">{t(`faults:${fault}`)}</Alert>}
            {!people && (impact ? <TierImpactView impact={impact} /> : !fault && <Loading />)}
            <Typography variant="body2" color="text.secondary">
              {t(people ? 'publish.actsPeople' : 'publish.acts')}
            </Typography>
            {!people && <AppliesTo applies={applies} onChange={setApplies} />}
            {progress !== null && <FollowProgress done={progress} of={touched.length} />}
          </Stack>
        ),
      }}
      safeguards={{ fresh: true, phrase: choice.name }}
      disabled={impact === null}
      verb={publish}
      onClose={onClose}
    />
  );
}

type Applies = 'all' | 'new';

/** For whom the tier changes: every company that has it, or new ones only. */
function AppliesTo({ applies, onChange }: { applies: Applies; onChange: (next: Applies) => void }) {
  const { t } = useTranslation('system');
  return (
    <RadioGroup
      value={applies}
      onChange={(_, next) => onChange(next === 'new' ? 'new' : 'all')}
      aria-label={t('publish.who')}
    >
      <FormControlLabel value="all" control={<Radio size="small" />} label={t('publish.all')} />
      <FormControlLabel value="new" control={<Radio size="small" />} label={t('publish.new')} />
    </RadioGroup>
  );
}

/** How many companies have the new limits. */
function FollowProgress({ done, of }: { done: number; of: number }) {
  const { t } = useTranslation('system');
  const format = useFormat();
  return (
    <Stack spacing={0.5} role="status">
      <LinearProgress
        variant="determinate"
        value={of === 0 ? 100 : (done / of) * 100}
        aria-label={t('publish.progressLabel')}
      />
      <Typography variant="body2">
        {t('publish.progress', {
          done: format.number(done),
          of: format.number(of),
        })}
      </Typography>
    </Stack>
  );
}
