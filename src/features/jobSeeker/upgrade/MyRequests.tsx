// What became of asking for a plan: open, answered, taken back; and paying for it where cards are taken.
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { openCheckout, subscriptionsOf } from '#data/billing/checkout.ts';
import { settings } from '#data/firestore/settings.ts';
import { withdrawPersonPlan } from '#data/billing/personPlans.ts';
import { findPrice } from '#domain/billing/prices.ts';
import type { PlanRequest } from '#domain/billing/planRequest.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { StatusChip, type Tone } from '#ui/page/StatusChip.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';

const tones: Record<PlanRequest['status'], Tone> = {
  requested: 'info',
  approved: 'good',
  declined: 'warning',
  withdrawn: 'neutral',
};

export function MyRequests({
  uid,
  requests,
  nameOf,
}: {
  uid: string;
  requests: readonly Stored<PlanRequest>[];
  nameOf: (tierId: string) => string;
}) {
  const { t } = useTranslation('upgrade');
  if (requests.length === 0) return null;
  return (
    <Panel title={t('requests.title')}>
      <Stack component="ul" spacing={2.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {requests.map((request) => (
          <Request
            key={request.id}
            uid={uid}
            request={request}
            plan={nameOf(request.data.tierId)}
          />
        ))}
      </Stack>
    </Panel>
  );
}

function Request({
  uid,
  request: { id, data },
  plan,
}: {
  uid: string;
  request: Stored<PlanRequest>;
  plan: string;
}) {
  const { t } = useTranslation('upgrade');
  const format = useFormat();
  const [withdraw, { pending }] = useAction(() => withdrawPersonPlan(uid, id), {
    done: t('requests.withdrawn'),
  });
  const open = data.status === 'requested';
  const price = open ? findPrice(settings().payments, data.tierId, data.billed) : null;
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
      {data.closedAt && !open && (
        <Typography variant="body2" color="text.secondary">
          {t(data.status === 'withdrawn' ? 'requests.back' : 'requests.closed', {
            when: format.dateTime(data.closedAt),
          })}
        </Typography>
      )}
      {open && (
        <>
          <Typography variant="body2" color="text.secondary">
            {t('requests.waits')}
          </Typography>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            {price && (
              <Boundary fallback={<></>} failed={() => <></>}>
                <Pay uid={uid} requestId={id} price={price} />
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

/** Leads to the payment page; afterwards shows what the extension wrote about the payment. */
function Pay({ uid, requestId, price }: { uid: string; requestId: string; price: string }) {
  const { t } = useTranslation('upgrade');
  const [search] = useSearchParams();
  const paid = useLive(subscriptionsOf(uid)).items.find(
    ({ data }) =>
      data.metadata?.requestId === requestId &&
      data.metadata.uid === uid &&
      ['active', 'trialing'].includes(data.status),
  );
  const [pay, { pending }] = useAction(async () => {
    globalThis.location.assign(
      await openCheckout(uid, {
        requestId,
        price,
        back: globalThis.location.origin + to('upgrade'),
      }),
    );
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
