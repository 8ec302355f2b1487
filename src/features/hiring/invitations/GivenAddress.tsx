// Of an invitation that was used: the other address that the candidate gave, where it is known and differs.
import { Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { candidateRowOf } from '#data/candidate/staffSessions.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { isOtherAddress } from '#domain/base/mailAddress.ts';
import { useLive } from '#ui/reading/useLive.ts';

export function GivenAddress({
  candidateRef,
  invited,
}: {
  candidateRef: CandidateRef;
  invited: string;
}) {
  const { t } = useTranslation('hiring');
  const given = useLive(candidateRowOf(candidateRef))?.data.email;
  if (!isOtherAddress(invited, given)) return null;
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {t('invites.otherAddress', { given })}
    </Typography>
  );
}
