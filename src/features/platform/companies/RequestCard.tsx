// One request for a plan: what is wanted, since when, what came of it; approve with the plan, or decline with an answer.
import { Box, Button, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { organizationOf } from '#data/company/organizations.ts';
import { declineRequest } from '#data/platform/companyPlan.ts';
import { tiersSource } from '#data/company/tiers.ts';
import type { PlanRequest } from '#domain/billing/planRequest.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { usePlanName } from '#ui/product/usePlanName.ts';
import { ActDialog } from '#features/platform/ActDialog.tsx';
import { PaidLine } from './PaidLine.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { RequestNotes } from './RequestNotes.tsx';
import { requestTones } from './requestTones.ts';

export function RequestCard({
  orgId,
  request: { id, data },
  onOpen,
}: {
  orgId: string;
  request: Stored<PlanRequest>;
  onOpen?: (orgId: string) => void;
}) {
  const { t } = useTranslation(['superAdmin', 'domain']);
  const company = useLive(organizationOf(orgId))?.data;
  const plan = usePlanName(useLive(tiersSource()).items)(data.tierId);
  const name = company?.name ?? t('domain:unknown.company');
  const [asked, setAsked] = useState<'approve' | 'decline' | null>(null);
  const close = (): void => setAsked(null);
  return (
    <Box component="li" sx={{ listStyle: 'none', py: 2, borderTop: 1, borderColor: 'divider' }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ justifyContent: 'space-between', alignItems: 'flex-start', flexWrap: 'wrap' }}
      >
        <RequestWords onOpen={onOpen} orgId={orgId} name={name} plan={plan} data={data} id={id} />
        {data.status === 'requested' && company && <RequestButtons setAsked={setAsked} />}
      </Stack>
      {asked === 'approve' && company && (
        <PlanDialog orgId={orgId} company={company} request={{ id, data }} onClose={close} />
      )}
      {asked === 'decline' && (
        <ActDialog
          safeguards={{ fresh: true, danger: true }}
          words={{
            title: t('request.declineTitle', { name }),
            text: t('request.declineText'),
            confirm: t('request.decline'),
            done: t('request.declined'),
          }}
          reason={{ label: t('plan.answer'), help: t('act.companyReads') }}
          verb={async (answer) => {
            await declineRequest(orgId, id, answer);
            return null;
          }}
          onClose={close}
        />
      )}
    </Box>
  );
}

interface RequestWordsProps {
  onOpen?: (orgId: string) => void;
  orgId: string;
  name: string;
  plan: string;
  data: PlanRequest;
  id: string;
}

/** What is wanted, and what came of it. */
function RequestWords({ onOpen, orgId, name, plan, data, id }: RequestWordsProps) {
  const { t } = useTranslation(['superAdmin', 'domain']);
  const format = useFormat();
  return (
    <Box sx={{ minWidth: 0, flex: '1 1 320px' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        {onOpen ? (
          <Link
            component="button"
            onClick={() => onOpen(orgId)}
            sx={{ fontWeight: 560, textAlign: 'start', minHeight: 24 }}
          >
            {name}
          </Link>
        ) : (
          <Typography sx={{ fontWeight: 560 }}>{t('request.wants', { plan })}</Typography>
        )}
        <StatusChip tone={requestTones[data.status]} label={t(`request.states.${data.status}`)} />
      </Stack>
      {onOpen && <Typography variant="body2">{t('request.wants', { plan })}</Typography>}
      <Typography variant="body2" color="text.secondary">
        {t(`plan.${data.billed}`)}
        {data.createdAt && ` · ${format.relative(data.createdAt)}`}
      </Typography>
      <PaidLine orgId={orgId} requestId={id} request={data} />
      <RequestNotes note={data.note} answer={data.answer} />
    </Box>
  );
}

/** Approves or declines. */
function RequestButtons({ setAsked }: { setAsked: (next: 'approve' | 'decline') => void }) {
  const { t } = useTranslation(['superAdmin', 'domain']);
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
