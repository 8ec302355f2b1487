// A guest's page after the link was opened; the address names the interview, not the token, so a reload continues.
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { linkOfKey, myKeySource } from '#data/review/guestReview.ts';
import { toFault } from '#domain/base/fault.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import { Loading } from '#ui/page/Loading.tsx';
import { Page } from '#ui/page/Page.tsx';
import { wrapResult, valueOf } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { GuestReview } from './GuestReview.tsx';
import { GuestEnd } from './GuestEnd.tsx';
import { useGuestEnd } from './useGuestEnd.ts';
import { useKnownGuest } from './useKnownGuest.ts';

function GuestReviewLoader({ candidateRef, uid }: { candidateRef: CandidateRef; uid: string }) {
  const key = useLive(myKeySource(candidateRef, uid));
  const share =
    valueOf(useLive(wrapResult(key ? linkOfKey(candidateRef, key.data.token) : null)))?.data ??
    null;
  const [end, finish] = useGuestEnd(candidateRef, uid, key?.data ?? null);
  if (!key) return <GuestEnd end="gone" company="" />;
  if (end) return <GuestEnd end={end} company={share?.companyName ?? ''} />;
  if (!share) return <Loading />;
  return (
    <Boundary
      fallback={<Loading />}
      failed={(fault, retry) =>
        toFault(fault).code === 'permissionDenied' ? (
          <GuestEnd end="closed" company={share.companyName} />
        ) : (
          <Page title={share.interviewTitle}>
            <ErrorState fault={fault} retry={retry} />
          </Page>
        )
      }
    >
      <GuestReview
        candidateRef={candidateRef}
        guest={{ ...key.data, uid }}
        share={share}
        onHandedIn={finish}
      />
    </Boundary>
  );
}

export default function GuestReviewPage() {
  const { t } = useTranslation('share');
  const { orgId = '', interviewId = '', candidateUid = '' } = useParams();
  const session = useKnownGuest();
  if (!session) return <Loading />;
  if (!session.authUser) return <GuestEnd end="gone" company="" />;
  const { uid } = session.authUser;
  return (
    <Boundary
      key={`${uid}/${candidateUid}`}
      fallback={<Loading />}
      failed={(fault, retry) => (
        <Page title={t('end.gone')} width="narrow">
          <ErrorState fault={fault} retry={retry} />
        </Page>
      )}
    >
      <GuestReviewLoader candidateRef={{ orgId, interviewId, candidateUid }} uid={uid} />
    </Boundary>
  );
}
