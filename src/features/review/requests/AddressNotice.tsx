// For whoever may read invitations: the candidate gave another address than the one invited, which nobody has verified.
import { Alert } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { invitedOf } from '#data/invitations/inviteLists.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { isOtherAddress } from '#domain/base/mailAddress.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { Boundary } from '#ui/page/Boundary.tsx';

export interface AddressNoticeProps {
  candidateRef: CandidateRef;
  /** The invitation that was used. */
  token: string;
  /** What the candidate gave; null: nothing, or it is closed. */
  given: string | null;
}

export function AddressNotice(props: AddressNoticeProps) {
  // An invitation that is gone or closed keeps nobody from the candidate.
  return (
    <Boundary fallback={<></>} failed={() => <></>}>
      <Difference {...props} />
    </Boundary>
  );
}

function Difference({ candidateRef: { orgId, interviewId }, token, given }: AddressNoticeProps) {
  const { t } = useTranslation('review');
  const invited = useLive(invitedOf({ orgId, interviewId, token }))?.data.email;
  if (!isOtherAddress(invited, given)) return null;
  return (
    <Alert severity="info" variant="outlined" data-testid="other-address" sx={{ mb: 2 }}>
      {t('requests.otherAddress', { given, invited })}
    </Alert>
  );
}
