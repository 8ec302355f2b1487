// Requests of companies and of people: those that wait first, the answered ones to look back at.
import { Box, Button, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestPages } from '#data/platform/companyLists.ts';
import type { PlanRequest } from '#domain/billing/planRequest.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { usePaged } from '#ui/reading/usePaged.ts';
import { PersonRequestCard } from './PersonRequestCard.tsx';
import { RequestCard } from './RequestCard.tsx';

const states = [
  'requested',
  'approved',
  'declined',
  'withdrawn',
] as const satisfies PlanRequest['status'][];

export function RequestInbox({ onOpen }: { onOpen: (orgId: string) => void }) {
  const { t } = useTranslation('superAdmin');
  const [status, setStatus] = useState<PlanRequest['status']>('requested');
  return (
    <Panel
      title={t('request.title')}
      lead={t('request.lead')}
      actions={
        <ToggleButtonGroup
          size="small"
          exclusive
          value={status}
          onChange={(_, next: PlanRequest['status'] | null) => {
            if (next) setStatus(next);
          }}
          aria-label={t('companies.state')}
          sx={{ maxWidth: 1, overflowX: 'auto', '& > *': { flexShrink: 0 } }}
        >
          {states.map((one) => (
            <ToggleButton key={one} value={one}>
              {t(`request.states.${one}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      <Boundary key={status} fallback={<RowsSkeleton rows={3} />}>
        <Requests status={status} onOpen={onOpen} />
      </Boundary>
    </Panel>
  );
}

function Requests({
  status,
  onOpen,
}: {
  status: PlanRequest['status'];
  onOpen: (orgId: string) => void;
}) {
  const { t } = useTranslation(['superAdmin', 'common']);
  const { items, loading, more, askMore } = usePaged(requestPages(status));
  if (items.length === 0)
    return loading ? (
      <RowsSkeleton rows={3} />
    ) : (
      <EmptyState title={t('request.none')} text={t('request.noneText')} />
    );
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, '& > li:first-of-type': { borderTop: 0 } }}>
        {items.map((request) => {
          const [kind, id = ''] = request.path.split('/');
          return kind === 'users' ? (
            <PersonRequestCard key={request.path} uid={id} request={request} />
          ) : (
            <RequestCard key={request.path} orgId={id} request={request} onOpen={onOpen} />
          );
        })}
      </Box>
      {more && (
        <Button onClick={askMore} loading={loading}>
          {t('common:actions.loadMore')}
        </Button>
      )}
    </>
  );
}
