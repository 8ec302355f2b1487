// A tier's versions, the way back to one, its companies that still have other limits, and its end.
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItem,
  ListItemText,
  Stack,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteTier, followTierAt, tierVersionsSource } from '#data/platform/tierAdmin.ts';
import { fallbackTierId, isSeekerTier, type TierConfiguration } from '#domain/billing/tier.ts';
import { readTierChoice, compareTierChoices, type TierChoice } from '#domain/platform/tierDraft.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useLeaving } from '#ui/reading/useLeaving.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { ActDialog } from '#features/platform/ActDialog.tsx';
import { TierChangeList } from './TierChangeList.tsx';
import { TierImpactView } from './TierImpactView.tsx';
import { useTierImpact } from './useTierImpact.ts';

const shown = 20;
interface Props {
  id: string;
  tier: TierConfiguration;
  onRestore: (choice: TierChoice, rev: number) => void;
  onClose: () => void;
}

export function TierHistory({ id, tier, onRestore, onClose }: Props) {
  const { t } = useTranslation(['system', 'common']);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="tier-history-title">
      <DialogTitle id="tier-history-title">{t('history.title', { name: tier.name })}</DialogTitle>
      <DialogContent>
        <Stack spacing={3}>
          <Boundary fallback={<Loading />}>
            <Versions id={id} tier={tier} onRestore={onRestore} />
          </Boundary>
          {isSeekerTier(tier) ? (
            <Typography variant="body2" color="text.secondary">
              {t('behind.people')}
            </Typography>
          ) : (
            <Companies id={id} tier={tier} onClose={onClose} />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:actions.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Versions({ id, tier, onRestore }: Omit<Props, 'onClose'>) {
  const { t } = useTranslation('system');
  const format = useFormat();
  const versions = useLive(tierVersionsSource(id, shown)).items;
  if (versions.length === 0)
    return <Typography color="text.secondary">{t('history.none')}</Typography>;
  return (
    <List disablePadding aria-label={t('history.versions')}>
      {versions.map(({ id: key, data }, n) => {
        const older = versions[n + 1]?.data;
        return (
          <ListItem
            key={key}
            disableGutters
            divider
            sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
          >
            <ListItemText
              primary={
                <>
                  {t('history.version', { rev: data.rev ?? 0 })}{' '}
                  {data.rev === tier.rev && <StatusChip tone="good" label={t('history.inForce')} />}
                </>
              }
              secondary={
                <>
                  {[
                    data.updatedAt ? format.dateTime(data.updatedAt) : '',
                    data.reason ?? '',
                    data.restored ? t('history.restored', { rev: data.restored }) : '',
                    isSeekerTier(data)
                      ? ''
                      : t(data.applies === 'new' ? 'history.new' : 'history.all'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </>
              }
              slotProps={{ secondary: { component: 'div', sx: { overflowWrap: 'anywhere' } } }}
            />
            {older && (
              <TierChangeList
                change={compareTierChoices(readTierChoice(older), readTierChoice(data))}
              />
            )}
            {data.rev !== tier.rev && data.rev != null && (
              <Button
                size="small"
                variant="outlined"
                onClick={() => onRestore(readTierChoice(data), data.rev ?? 0)}
              >
                {t('history.restore', { rev: data.rev })}
              </Button>
            )}
          </ListItem>
        );
      })}
    </List>
  );
}

/** Companies whose limits are not those of the tier: an earlier publishing was cut off, or kept their terms. */
function Companies({ id, tier, onClose }: Pick<Props, 'id' | 'tier' | 'onClose'>) {
  const { t } = useTranslation(['system', 'faults']);
  const format = useFormat();
  const { impact, fault, again } = useTierImpact(id, tier.limits);
  const [asks, setAsks] = useState<'follow' | 'delete' | null>(null);
  const [progress, setProgress] = useState(0);
  const leaving = useLeaving();
  const touched = impact?.touched ?? [];
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h3">{t('behind.title')}</Typography>
      {fault && <Alert severity="error">{t(`faults:${fault}`)}</Alert>}
      {!impact && !fault && <Loading />}
      {impact && <TierImpactView impact={impact} />}
      {touched.length > 0 && (
        <Button variant="outlined" onClick={() => setAsks('follow')}>
          {t('behind.follow', { count: touched.length, shown: format.number(touched.length) })}
        </Button>
      )}
      {impact?.companies === 0 && id !== fallbackTierId && (
        <Button color="error" variant="outlined" onClick={() => setAsks('delete')}>
          {t('behind.delete')}
        </Button>
      )}
      {id === fallbackTierId && (
        <Typography variant="body2" color="text.secondary">
          {t('behind.stays')}
        </Typography>
      )}
      {asks === 'follow' && (
        <ActDialog
          words={{
            title: t('behind.followTitle'),
            text: (
              <>
                <Typography color="text.secondary">{t('behind.followText')}</Typography>
                {progress > 0 && (
                  <Typography role="status">
                    {t('publish.progress', {
                      done: format.number(progress),
                      of: format.number(touched.length),
                    })}
                  </Typography>
                )}
              </>
            ),
            confirm: t('behind.followAction'),
            done: t('behind.done'),
          }}
          safeguards={{ fresh: true }}
          verb={async (reason) => {
            await followTierAt(
              touched.map(({ orgId }) => orgId),
              id,
              reason,
              leaving(),
              setProgress,
            );
            again();
            return null;
          }}
          onClose={() => {
            setAsks(null);
            setProgress(0);
          }}
        />
      )}
      {asks === 'delete' && (
        <DeleteTierDialog name={tier.name} id={id} setAsks={setAsks} onClose={onClose} />
      )}
    </Stack>
  );
}

interface DeleteTierDialogProps {
  name: string;
  id: string;
  setAsks: (next: 'follow' | 'delete' | null) => void;
  onClose: () => void;
}

/** Asks before a tier is deleted. */
function DeleteTierDialog({ name, id, setAsks, onClose }: DeleteTierDialogProps) {
  const { t } = useTranslation(['system', 'faults']);
  return (
    <ActDialog
      words={{
        title: t('behind.deleteTitle', { name: name }),
        text: t('behind.deleteText'),
        confirm: t('behind.delete'),
        done: t('behind.deleted'),
      }}
      safeguards={{ fresh: true, danger: true, phrase: name }}
      verb={async (reason) => {
        await deleteTier(id, reason);
        return null;
      }}
      onClose={() => {
        setAsks(null);
        onClose();
      }}
    />
  );
}
