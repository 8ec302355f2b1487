// What candidates of a job ask for before or during the interview: more time, another format; open ones first, answered here.
import { Box, Button, Divider, Link as MuiLink, Stack, Typography } from '@mui/material';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  accommodationsOf,
  invitationAskedOf,
  sessionAskedOf,
} from '#data/candidate/accommodations.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { invitedOf } from '#data/invitations/inviteLists.ts';
import { grantOf, type Accommodation } from '#domain/candidate/accommodation.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { FoldPanel } from '#ui/page/FoldPanel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { StatusChip, type Tone } from '#ui/page/StatusChip.tsx';
import { useLive } from '#ui/reading/useLive.ts';

const AccommodationAnswer = lazy(async () => ({
  default: (await import('./AccommodationAnswer.tsx')).AccommodationAnswer,
}));

export interface AccommodationRequestsProps {
  jobRef: JobRef;
  uid: string;
  job: Interview;
  /** Of one candidate only. */
  token?: string;
}

const tones: Record<Accommodation['status'], Tone> = {
  open: 'warning',
  granted: 'good',
  declined: 'neutral',
  withdrawn: 'neutral',
};
const shownMost = 100;

export function AccommodationRequests({ jobRef, uid, job, token }: AccommodationRequestsProps) {
  const { t } = useTranslation('hiring');
  const { items } = useLive(accommodationsOf(jobRef, shownMost));
  const asked = items
    .filter((item) => token === undefined || item.id === token)
    .toSorted((a, b) => Number(b.data.status === 'open') - Number(a.data.status === 'open'));
  if (asked.length === 0) return null;
  return (
    <FoldPanel
      title={t('accommodation.title')}
      lead={t('accommodation.lead')}
      summary={t('accommodation.noneOpen')}
      isFinished={asked.every(({ data }) => data.status !== 'open')}
      flush
    >
      <Stack
        component="ul"
        divider={<Divider component="li" aria-hidden role="presentation" />}
        data-testid="accommodation-requests"
        sx={{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' }}
      >
        {asked.map((request) => (
          <Boundary key={request.id} fallback={<RowsSkeleton rows={1} />}>
            <Request jobRef={jobRef} uid={uid} job={job} request={request} />
          </Boundary>
        ))}
      </Stack>
    </FoldPanel>
  );
}

function Request({
  jobRef,
  uid,
  job,
  request: { id, data },
}: {
  jobRef: JobRef;
  uid: string;
  job: Interview;
  request: Stored<Accommodation>;
}) {
  const { t } = useTranslation('hiring');
  const at = { ...jobRef, token: id };
  const invite = useLive(invitationAskedOf(at))?.data ?? null;
  const details = useLive(invitedOf(at))?.data ?? null;
  const [isAnswering, setAnswering] = useState(false);
  const candidate = invite?.claimedBy ?? null;
  // In a blind interview the invitation closes when it is used; from then on the candidate has a code.
  const session = useLive(sessionAskedOf(jobRef, details ? null : candidate));
  const name = details?.name || details?.email || session?.data.displayName || t('invites.unnamed');
  return (
    <Box
      component="li"
      data-testid="accommodation-request"
      data-status={data.status}
      sx={{ px: { xs: 2, sm: 3 }, py: 1.75 }}
    >
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1.5}
        sx={{ justifyContent: 'space-between', alignItems: { sm: 'flex-start' } }}
      >
        <RequestFacts jobRef={jobRef} candidate={candidate} name={name} request={data} />
        {data.status !== 'withdrawn' && data.askedBy !== uid && (
          <Button
            variant={data.status === 'open' ? 'contained' : 'text'}
            size="small"
            onClick={() => setAnswering(true)}
            sx={{ flexShrink: 0, alignSelf: { xs: 'flex-start', sm: 'auto' } }}
          >
            {t(data.status === 'open' ? 'accommodation.answer' : 'accommodation.more')}
          </Button>
        )}
      </Stack>
      <Boundary fallback={null}>
        {isAnswering && (
          <AccommodationAnswer
            inviteRef={at}
            uid={uid}
            job={job}
            request={data}
            candidateUid={candidate}
            name={name}
            onClose={() => setAnswering(false)}
          />
        )}
      </Boundary>
    </Box>
  );
}

/** Who asks, for what, and what was granted. */
function RequestFacts({
  jobRef,
  candidate,
  name,
  request: data,
}: {
  jobRef: JobRef;
  /** Null until the invitation was used. */
  candidate: string | null;
  name: string;
  request: Accommodation;
}) {
  const { t } = useTranslation(['hiring', 'domain']);
  const format = useFormat();
  const { extraMinutes, formats } = grantOf(data);
  const wishes = [
    ...(data.percent
      ? [t('accommodation.time', { percent: format.percent(data.percent / 100) })]
      : []),
    ...(data.format ? [t(`accommodation.format.${data.format}`)] : []),
  ];
  const granted = [
    ...(extraMinutes > 0
      ? [t('accommodation.minutes', { minutes: t('domain:minutes', { count: extraMinutes }) })]
      : []),
    ...formats.map((one) => t(`accommodation.format.${one}`)),
  ];
  return (
    <Box sx={{ minWidth: 0 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        {candidate ? (
          <MuiLink
            component={Link}
            to={to('candidate', { interviewId: jobRef.interviewId, candidateUid: candidate })}
            dir="auto"
            sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
          >
            {name}
          </MuiLink>
        ) : (
          <Typography dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
        )}
        <StatusChip label={t(`accommodation.state.${data.status}`)} tone={tones[data.status]} />
      </Stack>
      {wishes.length > 0 && <Typography variant="body2">{format.list(wishes)}</Typography>}
      {data.note && (
        <Typography
          variant="body2"
          dir="auto"
          sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}
        >
          {data.note}
        </Typography>
      )}
      {granted.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('accommodation.granted', { what: format.list(granted) })}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        {[
          data.askedAt && t('accommodation.asked', { when: format.relative(data.askedAt) }),
          t(candidate ? 'accommodation.begun' : 'accommodation.notBegun'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Box>
  );
}
