// One person's request for a plan: what is wanted, what they have, what came of it. Nothing else about them is read.
import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { approvePersonPlan, declinePersonPlan, personPlanOf } from '#data/billing/personPlans.ts';
import { tiersSource } from '#data/company/tiers.ts';
import { userOf } from '#data/account/users.ts';
import { creditsOf, isInForce, computePlanEnd, seekerTierOf } from '#domain/billing/personPlan.ts';
import type { PlanRequest } from '#domain/billing/planRequest.ts';
import { findBuiltInPlan } from '#domain/billing/seekerPlans.ts';
import type { Stored } from '#domain/base/source.ts';
import { isUnlimited } from '#domain/billing/tier.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { ActDialog } from '#features/platform/ActDialog.tsx';
import { PaidLine } from './PaidLine.tsx';
import { RequestNotes } from './RequestNotes.tsx';
import { requestTones } from './requestTones.ts';

export function PersonRequestCard({
  uid,
  request: { id, data },
}: {
  uid: string;
  request: Stored<PlanRequest>;
}) {
  const { t } = useTranslation('superAdmin');
  const format = useFormat();
  const now = useNow();
  const person = useLive(userOf(uid))?.data;
  const plan = useLive(personPlanOf(uid))?.data ?? null;
  const tiers = useLive(tiersSource()).items;
  const [asked, setAsked] = useState<'approve' | 'decline' | null>(null);
  const close = (): void => setAsked(null);
  const name = person?.displayName ?? person?.email ?? t('people.unknown');
  const planName = (tierId: string): string =>
    tiers.find((tier) => tier.id === tierId)?.data.name ?? findBuiltInPlan(tierId).name;
  const credits = creditsOf(
    data.tierId,
    tiers.find((tier) => tier.id === data.tierId)?.data ?? null,
  );
  const until = computePlanEnd(plan, data.tierId, data.billed, now);
  const runs = plan !== null && isInForce(plan, now);
  const has = runs
    ? `${t('request.person.now', { plan: planName(plan.tierId), date: format.date(plan.until) })}${plan.renew ? '' : ` (${t('request.person.cancelled')})`}`
    : t('request.person.free', { plan: planName(seekerTierOf(plan, now)) });
  return (
    <Box
      component="li"
      data-testid="person-request"
      sx={{ listStyle: 'none', py: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ justifyContent: 'space-between', alignItems: 'flex-start', flexWrap: 'wrap' }}
      >
        <PersonRequest uid={uid} name={name} data={data} planName={planName} has={has} id={id} />
        {data.status === 'requested' && person && <RequestActions setAsked={setAsked} />}
      </Stack>
      {asked === 'approve' && (
        <ApproveDialog
          uid={uid}
          requestId={id}
          name={name}
          plan={planName(data.tierId)}
          credits={credits}
          until={until}
          isCarried={runs && plan.tierId === data.tierId}
          onClose={close}
        />
      )}
      {asked === 'decline' && (
        <DeclineDialog uid={uid} requestId={id} name={name} onClose={close} />
      )}
    </Box>
  );
}

interface AnswerDialogProps {
  uid: string;
  requestId: string;
  name: string;
  onClose: () => void;
}

interface ApproveDialogProps extends AnswerDialogProps {
  plan: string;
  credits: number;
  until: Date;
  /** The same plan is in force already, and is continued. */
  isCarried: boolean;
}

/** Approves the request: what the person has then, and until when. */
function ApproveDialog({
  uid,
  requestId,
  name,
  plan,
  credits,
  until,
  isCarried,
  onClose,
}: ApproveDialogProps) {
  const { t } = useTranslation('superAdmin');
  const format = useFormat();
  return (
    <ActDialog
      safeguards={{ fresh: true }}
      words={{
        title: t('request.person.approveTitle', { name }),
        confirm: t('plan.approve'),
        done: t('plan.done'),
        text: [
          t('request.person.approveText', {
            plan: plan,
            date: format.date(until),
          }),
          isUnlimited(credits)
            ? t('request.person.unlimited')
            : t('request.person.credits', {
                count: credits,
                formatted: format.number(credits),
              }),
          ...(isCarried ? [t('request.person.carried')] : []),
        ].map((line) => (
          <Typography key={line} color="text.secondary">
            {line}
          </Typography>
        )),
      }}
      reason={{ label: t('request.person.answer'), help: t('request.person.reads') }}
      verb={async (answer) => {
        await approvePersonPlan(uid, requestId, answer);
        return null;
      }}
      onClose={onClose}
    />
  );
}

function DeclineDialog({ uid, requestId, name, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('superAdmin');
  return (
    <ActDialog
      safeguards={{ fresh: true, danger: true }}
      words={{
        title: t('request.person.declineTitle', { name }),
        text: t('request.declineText'),
        confirm: t('request.decline'),
        done: t('request.declined'),
      }}
      reason={{ label: t('request.person.answer'), help: t('request.person.reads') }}
      verb={async (answer) => {
        await declinePersonPlan(uid, requestId, answer);
        return null;
      }}
      onClose={onClose}
    />
  );
}

interface PersonRequestProps {
  uid: string;
  name: string;
  data: Stored<PlanRequest>['data'];
  planName: (tierId: string) => string;
  has: string;
  id: Stored<PlanRequest>['id'];
}

/** Who asks for what. */
function PersonRequest({ uid, name, data, planName, has, id }: PersonRequestProps) {
  const { t } = useTranslation('superAdmin');
  const format = useFormat();
  return (
    <Box sx={{ minWidth: 0, flex: '1 1 320px' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Link
          component={RouterLink}
          to={to('adminUsers', {}, { query: { person: uid } })}
          sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
        <StatusChip label={t('request.person.seeker')} />
        <StatusChip tone={requestTones[data.status]} label={t(`request.states.${data.status}`)} />
      </Stack>
      <Typography variant="body2">{t('request.wants', { plan: planName(data.tierId) })}</Typography>
      <Typography variant="body2" color="text.secondary">
        {t(`plan.${data.billed}`)}
        {data.createdAt && ` · ${format.relative(data.createdAt)}`} · {has}
      </Typography>
      <PaidLine orgId={null} requestId={id} request={data} />
      <RequestNotes note={data.note} answer={data.answer} />
    </Box>
  );
}

/** Approves or declines a request. */
function RequestActions({ setAsked }: { setAsked: (next: 'approve' | 'decline' | null) => void }) {
  const { t } = useTranslation('superAdmin');
  return (
    <Stack direction="row" spacing={1}>
      <Button size="small" variant="contained" onClick={() => setAsked('approve')}>
        {t('request.approve')}
      </Button>
      <Button size="small" variant="outlined" color="error" onClick={() => setAsked('decline')}>
        {t('request.decline')}
      </Button>
    </Stack>
  );
}
