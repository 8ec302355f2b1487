// Before the deletion: what goes, what stays and why, what is chosen, and the typed word. Or continuing one that was interrupted.
import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { deletionOf, type DeletionWish } from '#data/account/accountDeletion.ts';
import { myInterviewsSource } from '#data/candidate/candidate.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { suspensionOf, userOf } from '#data/account/users.ts';
import type { FaultCode } from '#domain/base/fault.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { useFreshSignIn } from '#session/useFreshSignIn.ts';
import { FreshSignInDialog } from '#ui/dialogs/FreshSignInDialog.tsx';
import { TypedConfirmDialog } from '#ui/dialogs/TypedConfirmDialog.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useOnline } from '#ui/reading/useOnline.ts';
import { CompanyFirst } from './CompanyFirst.tsx';
import { Facts } from './Facts.tsx';
import { InterviewChoices, type Chosen } from './InterviewChoices.tsx';

/** The last step asks Firebase itself, which takes a younger sign-in than the rules do. */
const loadVerbs = async () => {
  const [fresh, { maySignInGo }] = await Promise.all([
    import('#data/account/freshSignIn.ts'),
    import('#data/account/signIns.ts'),
  ]);
  return { ...fresh, isSignInFresh: maySignInGo };
};

interface Own {
  ref: CandidateRef;
  isOpen: boolean;
}

/** The interviews of somebody that are not being deleted yet. */
function useOwnInterviews(uid: string): Own[] {
  return useLive(myInterviewsSource(uid)).items.flatMap(({ path, data }) => {
    const [, org = '', , interview = ''] = path.split('/');
    if (data.status === 'erasing') return [];
    return [
      {
        ref: {
          orgId: data.orgId ?? org,
          interviewId: data.interviewId ?? interview,
          candidateUid: uid,
        },
        isOpen: data.status === 'in_progress' || data.status === 'submitted',
      },
    ];
  });
}

export interface DeleteAccountProps {
  uid: string;
  failed: FaultCode | null;
  onGo: (wish: DeletionWish) => void;
}

export function DeleteAccount({ uid, failed, onGo }: DeleteAccountProps) {
  const { t } = useTranslation(['ownProfile', 'faults']);
  const { authUser, orgId, member } = useSession();
  const isOnline = useOnline();
  const suspension = useLive(suspensionOf(uid));
  const person = useLive(userOf(uid))?.data ?? null;
  const isBroken = useLive(deletionOf(uid)) !== null;
  const interviews = useOwnInterviews(uid);
  const [chosen, setChosen] = useState<Chosen>({ withdraw: false, ask: false });
  const [isAsking, setAsking] = useState(false);
  const { whenFresh, dialog } = useFreshSignIn(loadVerbs);
  const [go, { pending }] = useAction(async () => {
    setAsking(false);
    if (!(await whenFresh())) return;
    const refsOf = (keep: (own: Own) => boolean): CandidateRef[] =>
      interviews.filter(keep).map(({ ref: candidateRef }) => candidateRef);
    onGo({
      withdraw: refsOf(({ isOpen }) => chosen.withdraw && isOpen),
      ask: refsOf(() => chosen.ask),
      leave: orgId,
    });
  });

  if (suspension) return <Alert severity="error">{t('deletion.suspended')}</Alert>;
  if (person?.isSuperAdmin) return <Alert severity="warning">{t('deletion.superAdmin')}</Alert>;
  const isOwner = member?.role === 'owner';
  const isOrphan = person === null;
  return (
    <Stack spacing={3}>
      {failed && (
        <Alert severity="error">
          {failed === 'requiresRecentLogin'
            ? t('deletion.again')
            : t('deletion.failed', { why: t(`faults:${failed}`) })}
        </Alert>
      )}
      {isBroken && <Alert severity="warning">{t('deletion.broken')}</Alert>}
      {isOrphan ? <Alert severity="info">{t('deletion.orphan')}</Alert> : <Facts />}
      {!isOrphan && !isBroken && (
        <InterviewChoices
          total={interviews.length}
          open={interviews.filter(({ isOpen }) => isOpen).length}
          chosen={chosen}
          onChange={setChosen}
        />
      )}
      {orgId && !isBroken && <CompanyFirst isOwner={isOwner} />}
      {!isOnline && <Alert severity="warning">{t('deletion.offline')}</Alert>}
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          color="error"
          loading={pending}
          disabled={isOwner || !isOnline}
          onClick={() => (isBroken ? void go() : setAsking(true))}
        >
          {t(isBroken ? 'deletion.goOn' : isOrphan ? 'deletion.orphanGo' : 'deletion.start')}
        </Button>
        {person?.isJobSeeker && !isBroken && <ExportFirst />}
      </Stack>
      {isAsking && (
        <TypedConfirmDialog
          title={t('deletion.confirmTitle')}
          phrase={authUser?.email ?? ''}
          confirmLabel={t('deletion.confirm')}
          disabled={!isOnline}
          onConfirm={() => void go()}
          onClose={() => setAsking(false)}
        >
          {t('deletion.confirmText')}
        </TypedConfirmDialog>
      )}
      <FreshSignInDialog {...dialog} />
    </Stack>
  );
}

/** Leads to the export of one's own data. */
function ExportFirst() {
  const { t } = useTranslation('ownProfile');
  return (
    <Button
      variant="outlined"
      component={RouterLink}
      to={to('myProfile', {}, { query: { tab: 'data' } })}
    >
      {t('deletion.export')}
    </Button>
  );
}
