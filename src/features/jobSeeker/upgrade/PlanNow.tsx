// The current plan: until when, and cancelling it in one dialog that shows until when it still runs.
import { Alert, Button, DialogContentText, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settings } from '#data/firestore/settings.ts';
import { setRenew } from '#data/billing/personPlans.ts';
import { isEnding, isInForce, type PersonPlan } from '#domain/billing/personPlan.ts';
import { freeSeekerTierId } from '#domain/billing/seekerPlans.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import type { PlanOverview } from './usePlanOverview.ts';

export interface PlanNowProps {
  uid: string;
  overview: PlanOverview;
  /** Asks for the next period of the plan. */
  onAgain: () => void;
  /** True while a request is open. */
  waits: boolean;
}

export function PlanNow({
  uid,
  overview: { plan, balance, nameOf, offers, now },
  onAgain,
  waits,
}: PlanNowProps) {
  const { t } = useTranslation('upgrade');
  const format = useFormat();
  const running = plan !== null && isInForce(plan, now) ? plan : null;
  const freeCredits = offers.find(({ id }) => id === freeSeekerTierId)?.credits ?? 0;
  return (
    <Panel title={t('mine.title')}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <div data-testid="my-plan">
          <Typography variant="h2" component="p">
            {nameOf(balance.tierId)}
          </Typography>
          <Typography color="text.secondary">
            {!running &&
              (plan
                ? t('mine.over', { plan: nameOf(plan.tierId), date: format.date(plan.until) })
                : t('mine.free'))}
            {running &&
              (running.renew
                ? `${t('mine.until', { date: format.dateTime(running.until), billed: t(`mine.billed.${running.billed}`) })} ${t('mine.ends')}`
                : t('mine.cancelled', { date: format.dateTime(running.until) }))}
          </Typography>
        </div>
        {isEnding(running, now) && running && !waits && (
          <Alert
            severity="info"
            action={
              <Button color="inherit" size="small" onClick={onAgain}>
                {t('mine.again')}
              </Button>
            }
            sx={{ width: 1 }}
          >
            {t('mine.soon', { when: format.relative(running.until, now) })}
          </Alert>
        )}
        {running && (
          <Cancel
            uid={uid}
            plan={running}
            name={nameOf(running.tierId)}
            freeCredits={freeCredits}
          />
        )}
      </Stack>
    </Panel>
  );
}

function Cancel({
  uid,
  plan,
  name,
  freeCredits,
}: {
  uid: string;
  plan: PersonPlan;
  name: string;
  freeCredits: number;
}) {
  const { t } = useTranslation('upgrade');
  const format = useFormat();
  const [asks, setAsks] = useState(false);
  const date = format.dateTime(plan.until);
  const [end, ending] = useAction(() => setRenew(uid, false), {
    done: t('cancelling.done', { date }),
  });
  const [keep, keeping] = useAction(() => setRenew(uid, true), { done: t('mine.kept') });
  async function cancel(): Promise<void> {
    if (await end()) setAsks(false);
  }
  return (
    <>
      {plan.renew ? (
        <Button variant="outlined" onClick={() => setAsks(true)}>
          {t('mine.cancel')}
        </Button>
      ) : (
        <Button variant="outlined" loading={keeping.pending} onClick={() => void keep()}>
          {t('mine.keep')}
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        title={t('cancelling.title', { plan: name })}
        confirmLabel={t('cancelling.action')}
        pending={ending.pending}
        onConfirm={() => void cancel()}
        onClose={() => setAsks(false)}
      >
        <Stack spacing={1.5}>
          <DialogContentText sx={{ color: 'text.primary' }}>
            {t('cancelling.text', { date })}
          </DialogContentText>
          <DialogContentText>
            {t('cancelling.then', { credits: format.number(freeCredits) })}
          </DialogContentText>
          {settings().payments && (
            <DialogContentText>
              {t('mine.card', { address: settings().supportEmail })}
            </DialogContentText>
          )}
          <DialogContentText>{t('cancelling.back')}</DialogContentText>
        </Stack>
      </ConfirmDialog>
    </>
  );
}
