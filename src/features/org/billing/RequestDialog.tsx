// Asking for a plan: what it would change here, how it is paid, a word to whoever decides.
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settings } from '#data/firestore/settings.ts';
import { requestPlan } from '#data/billing/planRequests.ts';
import { findPrice } from '#domain/billing/prices.ts';
import { computePlanChange } from '#domain/company/planChange.ts';
import { planRequestLimits } from '#domain/billing/planRequest.ts';
import type { Stored } from '#domain/base/source.ts';
import type { TierConfiguration } from '#domain/billing/tier.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useMembership } from '#session/session.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { ChangeList } from './ChangeList.tsx';

export interface RequestDialogProps {
  plan: Stored<TierConfiguration>;
  /** The plan of now. */
  tier: TierConfiguration;
  onClose: () => void;
}

export function RequestDialog({ plan, tier, onClose }: RequestDialogProps) {
  const { t } = useTranslation(['company', 'common']);
  const format = useFormat();
  const id = useId();
  const now = useNow();
  const { orgId, uid, organization } = useMembership();
  const [billed, setBilled] = useState<'monthly' | 'annual'>('monthly');
  const [note, setNote] = useState('');
  const [request, { pending }] = useAction(
    () => requestPlan(orgId, uid, { tierId: plan.id, billed, note }),
    { done: t('request.sent') },
  );
  const { price } = plan.data;
  const byCard = findPrice(settings().payments, plan.id, billed) !== null;
  async function send(): Promise<void> {
    if (await request()) onClose();
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{t('request.title', { plan: plan.data.name })}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <Stack spacing={1}>
            <Typography variant="h3">{t('change.title')}</Typography>
            <ChangeList change={computePlanChange(tier, plan.data, organization.usage, now)} />
          </Stack>
          {price && price.monthly > 0 && (
            <div>
              <FormLabel id={`${id}-billed`}>{t('request.billed')}</FormLabel>
              <RadioGroup
                aria-labelledby={`${id}-billed`}
                value={billed}
                onChange={(_, value) => setBilled(value === 'annual' ? 'annual' : 'monthly')}
              >
                <FormControlLabel
                  value="monthly"
                  control={<Radio />}
                  label={t('compare.monthly', {
                    price: format.money(price.monthly, price.currency),
                  })}
                />
                <FormControlLabel
                  value="annual"
                  control={<Radio />}
                  label={t('compare.annual', { price: format.money(price.annual, price.currency) })}
                />
              </RadioGroup>
            </div>
          )}
          <TextField
            multiline
            minRows={2}
            maxRows={8}
            label={t('request.note')}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            slotProps={{ htmlInput: { maxLength: planRequestLimits.noteMax } }}
          />
          <Typography variant="body2" color="text.secondary">
            {t(byCard ? 'request.howCard' : 'request.how')}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
        <Button variant="contained" loading={pending} onClick={() => void send()}>
          {t('request.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
