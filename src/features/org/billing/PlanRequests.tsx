// What became of asking for another plan: open, answered, taken back; and paying for it where cards are taken.
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { openCheckout, subscriptionsOf } from '#data/billing/checkout.ts';
import { settings } from '#data/firestore/settings.ts';
import { planRequestsOf, withdrawPlan } from '#data/billing/planRequests.ts';
import { tiersSource } from '#data/company/tiers.ts';
import { findPrice } from '#domain/billing/prices.ts';
import type { PlanRequest } from '#domain/billing/planRequest.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { useMembership } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { StatusChip, type Tone } from '#ui/page/StatusChip.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { usePlanName } from '#ui/product/usePlanName.ts';

const tones: Record<PlanRequest['status'], Tone> = {
  requested: 'info',
  approved: 'good',
  declined: 'warning',
  withdrawn: 'neutral',
};

export function PlanRequests() {
  const { t } = useTranslation('company');
  const { orgId } = useMembership();
  const requests = useLive(planRequestsOf(orgId)).items;
  const planName = usePlanName(useLive(tiersSource()).items);
  if (requests.length === 0) return null;
  return (
    <Panel title={t('requests.title')} lead={t('requests.lead')}>
      <Stack component="ul" spacing={2.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {requests.map((request) => (
          <Request key={request.id} request={request} plan={planName(request.data.tierId)} />
        ))}
      </Stack>
    </Panel>
  );
}

function Request({ request: { id, data }, plan }: { request: Stored<PlanRequest>; plan: string }) {
  const { t } = useTranslation('company');
  const format = useFormat();
  const { orgId, uid } = useMembership();
  const [withdraw, { pending }] = useAction(() => withdrawPlan(orgId, uid, id), {
    done: t('requests.withdrawn'),
  });
  const price =
    data.status === 'requested' && data.createdBy === uid
      ? findPrice(settings().payments, data.tierId, data.billed)
      : null;
  return (
    <Stack component="li" spacing={1} data-testid="plan-request" data-status={data.status}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <StatusChip tone={tones[data.status]} label={t(`requests.status.${data.status}`)} />
        <Typography sx={{ fontWeight: 560 }}>
          {t(`requests.what.${data.billed}`, { plan })}
        </Typography>
        {data.createdAt && (
          <Typography variant="body2" color="text.secondary">
            {t('requests.asked', { when: format.dateTime(data.createdAt) })}
          </Typography>
        )}
      </Stack>
      {data.note && (
        <Typography
          variant="body2"
          dir="auto"
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {data.note}
        </Typography>
      )}
      {data.answer && (
        <Typography
          variant="body2"
          dir="auto"
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        >
          {t('requests.answer', { answer: data.answer })}
        </Typography>
      )}
      {data.closedAt && data.status !== 'requested' && (
        <Typography variant="body2" color="text.secondary">
          {t('requests.closed', { when: format.dateTime(data.closedAt) })}
        </Typography>
      )}
      {data.status === 'requested' && (
        <>
          <Typography variant="body2" color="text.secondary">
            {t('requests.waits')}
          </Typography>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            {price && (
              <Boundary fallback={<></>} failed={() => <></>}>
                <Pay requestId={id} price={price} />
              </Boundary>
            )}
            <Button size="small" loading={pending} onClick={() => void withdraw()}>
              {t('requests.withdraw')}
            </Button>
          </Stack>
        </>
      )}
    </Stack>
  );
}

/** Leads to the payment page; afterwards says what the extension wrote about the payment. */
function Pay({ requestId, price }: { requestId: string; price: string }) {
  const { t } = useTranslation('company');
  const { orgId, uid } = useMembership();
  const [search] = useSearchParams();
  const paid = useLive(subscriptionsOf(uid)).items.find(
    ({ data }) =>
      data.metadata?.requestId === requestId &&
      data.metadata.orgId === orgId &&
      ['active', 'trialing'].includes(data.status),
  );
  const [pay, { pending }] = useAction(async () => {
    const address = await openCheckout(uid, {
      orgId,
      requestId,
      price,
      back: globalThis.location.origin + to('account', {}, { query: { tab: 'billing' } }),
    });
    globalThis.location.assign(address);
  });
  if (paid)
    return (
      <Alert severity="success" sx={{ width: 1 }}>
        {t('pay.paid')}
      </Alert>
    );
  return (
    <>
      {search.get('paid') === 'yes' && (
        <Box sx={{ width: 1 }}>
          <Alert severity="info">{t('pay.coming')}</Alert>
        </Box>
      )}
      <Button size="small" variant="contained" loading={pending} onClick={() => void pay()}>
        {t('pay.pay')}
      </Button>
    </>
  );
}
