// Inviting candidates: a link, one by one, or a whole list; below, every invitation with what can be done about it.
import { Alert, Box, Stack, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import {
  getStorageSlots,
  readUsedThisMonth,
  type Organization,
} from '#domain/company/organization.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Meter } from '#ui/page/Meter.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useLimit } from '#ui/product/useLimit.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { BulkInvite } from '#features/hiring/invitations/bulk/BulkInvite.tsx';
import { InviteForm } from './InviteForm.tsx';
import { InviteList } from './InviteList.tsx';
import { OpenInviteList } from './OpenInviteList.tsx';
import { RemindAll } from './RemindAll.tsx';
import { StorageSlots } from './StorageSlots.tsx';
import { keptQueues } from '#features/hiring/invitations/bulk/bulkQueue.ts';
import { resetDay } from '#features/hiring/parts/resetDay.ts';
import { InvitesClosed } from '#features/hiring/versions/InvitesClosed.tsx';

interface Props {
  jobRef: JobRef;
  uid: string;
  job: Interview;
  organization: Organization;
  mayInvite: boolean;
}
const ways = ['link', 'person', 'list'] as const;
type Way = (typeof ways)[number];

export function InvitesTab({ jobRef, uid, job, organization, mayInvite }: Props) {
  const { t, i18n } = useTranslation('hiring');
  const { of } = useLimit();
  const now = useNow();
  const [way, setWay] = useState<Way>(() =>
    keptQueues.read(uid, jobRef.interviewId) ? 'list' : 'person',
  );
  if (!mayInvite)
    return <EmptyState title={t('invites.closedTitle')} text={t('onlyEditors.text')} />;
  const { candidates } = organization.usage;
  const used = readUsedThisMonth(candidates, now);
  const stored = getStorageSlots(organization, job.slots);
  const left = Math.max(0, Math.min(candidates.limit - used, stored));
  return (
    <Stack spacing={3}>
      <Panel title={t('invites.title')} lead={t('invites.lead')}>
        <Stack spacing={2.5}>
          <Box sx={{ maxWidth: 420 }}>
            <Meter
              label={t('invites.places')}
              used={used}
              limit={candidates.limit}
              text={of(used, candidates.limit)}
              note={t('invites.placesNote', { date: resetDay(i18n.language, now) })}
            />
          </Box>
          <StorageSlots organization={organization} slots={job.slots} />
          {job.status !== 'open' ? (
            <Alert severity="info">{t('invites.notOpen')}</Alert>
          ) : job.invitesClosed ? (
            <InvitesClosed job={job} />
          ) : (
            <InviteWays
              jobRef={jobRef}
              uid={uid}
              language={job.language ?? 'en'}
              left={left}
              isStorageFull={stored === 0}
              way={way}
              setWay={setWay}
            />
          )}
        </Stack>
      </Panel>
      <Panel
        title={t('invites.sent')}
        flush
        actions={job.status === 'open' ? <RemindAll jobRef={jobRef} uid={uid} /> : undefined}
      >
        <Boundary
          fallback={
            <Box sx={{ p: 2 }}>
              <RowsSkeleton />
            </Box>
          }
        >
          {job.blind ? (
            <OpenInviteList jobRef={jobRef} uid={uid} />
          ) : (
            <InviteList jobRef={jobRef} uid={uid} />
          )}
        </Boundary>
      </Panel>
      <Typography variant="body2" color="text.secondary">
        {t('invites.privacy')}
      </Typography>
    </Stack>
  );
}

/** How to invite: by a link, one person, or a list. */
function InviteWays({
  jobRef,
  uid,
  language,
  left,
  isStorageFull,
  way,
  setWay,
}: {
  jobRef: JobRef;
  uid: string;
  language: string;
  /** How many may still be invited. */
  left: number;
  isStorageFull: boolean;
  way: Way;
  setWay: (way: Way) => void;
}) {
  const { t, i18n } = useTranslation('hiring');
  const now = useNow();
  return (
    <>
      {left === 0 && (
        <Alert severity="warning">
          {isStorageFull
            ? t('storage.full')
            : t('invites.limit', { date: resetDay(i18n.language, now) })}
        </Alert>
      )}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={way}
        onChange={(_event, next: Way | null) => {
          if (next) setWay(next);
        }}
        aria-label={t('invites.way')}
        sx={{ flexWrap: 'wrap' }}
      >
        {ways.map((one) => (
          <ToggleButton key={one} value={one}>
            {t(`invites.ways.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {way === 'list' ? (
        <BulkInvite jobRef={jobRef} uid={uid} language={language} left={left} />
      ) : (
        <InviteForm
          key={way}
          way={way}
          jobRef={jobRef}
          uid={uid}
          language={language}
          isFull={left === 0}
        />
      )}
    </>
  );
}
