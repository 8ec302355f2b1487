// Asking for a plan: how it is paid, when it would begin, a word to whoever decides.
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
import { requestPersonPlan } from '#data/billing/personPlans.ts';
import { findPrice } from '#domain/billing/prices.ts';
import { isInForce } from '#domain/billing/personPlan.ts';
import { planRequestLimits } from '#domain/billing/planRequest.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useTyped } from '#ui/reading/useTyped.ts';
import { Price, type Billed } from './PlansSideBySide.tsx';
import type { OfferedPlan, PlanOverview } from './usePlanOverview.ts';

export interface AskProps {
  uid: string;
  plan: OfferedPlan;
  overview: PlanOverview;
  billed: Billed;
  onClose: () => void;
}

export function AskForPlan({
  uid,
  plan,
  overview: { plan: own, nameOf, now },
  billed: chosen,
  onClose,
}: AskProps) {
  const { t } = useTranslation(['upgrade', 'common']);
  const format = useFormat();
  const id = useId();
  const [billed, setBilled] = useState<Billed>(chosen);
  const [note, setNote] = useTyped(`upgrade/${uid}/note`);
  const [request, { pending }] = useAction(
    () => requestPersonPlan(uid, { tierId: plan.id, billed, note }),
    { done: t('ask.sent') },
  );
  const running = own !== null && isInForce(own, now) ? own : null;
  const byCard = findPrice(settings().payments, plan.id, billed) !== null;
  async function send(): Promise<void> {
    if (!(await request())) return;
    setNote('');
    onClose();
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{t('ask.title', { plan: plan.name })}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <div>
            <FormLabel id={`${id}-billed`}>{t('ask.billed')}</FormLabel>
            <RadioGroup
              aria-labelledby={`${id}-billed`}
              value={billed}
              onChange={(_, value) => setBilled(value === 'annual' ? 'annual' : 'monthly')}
            >
              {(['monthly', 'annual'] as const).map((one) => (
                <FormControlLabel
                  key={one}
                  value={one}
                  control={<Radio />}
                  label={<Price plan={plan} billed={one} />}
                />
              ))}
            </RadioGroup>
          </div>
          {running && (
            <Typography variant="body2">
              {running.tierId === plan.id
                ? t('ask.carries', { date: format.date(running.until) })
                : t('ask.replaces', { plan: nameOf(running.tierId) })}
            </Typography>
          )}
          <TextField
            multiline
            minRows={2}
            maxRows={8}
            label={t('ask.note')}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            slotProps={{ htmlInput: { maxLength: planRequestLimits.noteMax } }}
          />
          <Typography variant="body2" color="text.secondary">
            {t(byCard ? 'ask.howCard' : 'ask.how')}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
        <Button variant="contained" loading={pending} onClick={() => void send()}>
          {t('ask.send')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
