// What a super admin can do with one person; nothing of it with themselves.
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import {
  restorePerson,
  sendResetTo,
  setSuperAdmin,
  suspendPerson,
} from '#data/platform/platformPeople.ts';
import { startImpersonation } from '#data/platform/impersonation.ts';
import { accessLimits } from '#domain/platform/platformAccess.ts';
import { roleOf } from '#domain/account/role.ts';
import { orgIdOf, type User } from '#domain/account/user.ts';
import { landingOf } from '#navigation/landingOf.ts';
import { useSession } from '#session/session.ts';
import { ActDialog } from '#features/platform/ActDialog.tsx';
import { MoveDialog } from './MoveDialog.tsx';

type Act = 'view' | 'reset' | 'move' | 'grant' | 'revoke' | 'suspend' | 'restore';

export function PersonActs({
  uid,
  user,
  isSuspended,
}: {
  uid: string;
  user: User;
  isSuspended: boolean;
}) {
  const { t } = useTranslation('superAdmin');
  const { authUser } = useSession();
  const navigate = useNavigate();
  const [act, setAct] = useState<Act | null>(null);
  const close = (): void => setAct(null);
  const name = user.displayName ?? user.email ?? t('people.unknown');
  if (uid === authUser?.uid)
    return (
      <Alert severity="info" variant="outlined">
        {t('people.you')}
      </Alert>
    );
  const acts: { act: Act; danger?: boolean }[] = [
    { act: 'view' },
    { act: 'move' },
    ...(user.email ? [{ act: 'reset' as const }] : []),
    user.isSuperAdmin ? { act: 'revoke', danger: true } : { act: 'grant' },
    isSuspended ? { act: 'restore' } : { act: 'suspend', danger: true },
  ];
  const plain = async (run: Promise<void>): Promise<null> => {
    await run;
    return null;
  };
  return (
    <Box component="section" aria-label={t('people.acts')}>
      <Typography variant="h3" sx={{ mb: 1.5 }}>
        {t('people.acts')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {acts.map(({ act: one, danger }) => (
          <Button
            key={one}
            size="small"
            variant="outlined"
            color={danger ? 'error' : 'primary'}
            onClick={() => setAct(one)}
          >
            {t(`people.do.${one}`)}
          </Button>
        ))}
      </Box>
      {act === 'move' && <MoveDialog uid={uid} name={name} orgId={orgIdOf(user)} onClose={close} />}
      {act === 'view' && (
        <ViewDialog name={name} uid={uid} user={user} navigate={navigate} close={close} />
      )}
      <ActDialogs act={act} name={name} user={user} plain={plain} uid={uid} close={close} />
    </Box>
  );
}

interface ViewDialogProps {
  name: string;
  uid: string;
  user: User;
  navigate: NavigateFunction;
  close: () => void;
}

/** Begins to see what a person sees. */
function ViewDialog({ name, uid, user, navigate, close }: ViewDialogProps) {
  const { t } = useTranslation('superAdmin');
  return (
    <ActDialog
      safeguards={{ fresh: true }}
      words={{
        title: t('view.title', { name }),
        text: t('view.text', { minutes: accessLimits.viewingMinutes }),
        confirm: t('view.start'),
        done: t('view.started', { name }),
      }}
      reason={{ least: accessLimits.viewingReasonMin }}
      verb={async (reason) => {
        await startImpersonation(uid, user.orgId ?? null, reason);
        void navigate(landingOf(roleOf(user)));
        return null;
      }}
      onClose={close}
    />
  );
}

interface ActDialogsProps {
  act: Act | null;
  name: string;
  user: User;
  plain: (run: Promise<void>) => Promise<null>;
  uid: string;
  close: () => void;
}

/** The dialog of the chosen act. */
function ActDialogs({ act, name, user, plain, uid, close }: ActDialogsProps) {
  const { t } = useTranslation('superAdmin');
  return (
    <>
      {act === 'reset' && (
        <ActDialog
          words={{
            title: t('reset.title', { name }),
            text: t('reset.text', { email: user.email ?? '' }),
            confirm: t('people.do.reset'),
            done: t('reset.done'),
          }}
          verb={(reason) => plain(sendResetTo(uid, user.email ?? '', reason))}
          onClose={close}
        />
      )}
      {act === 'grant' && (
        <ActDialog
          safeguards={{ fresh: true, danger: true, phrase: user.email ?? name }}
          words={{
            title: t('grant.title', { name }),
            text: t('grant.text'),
            confirm: t('people.do.grant'),
            done: t('grant.done'),
          }}
          verb={(reason) => plain(setSuperAdmin(uid, true, reason))}
          onClose={close}
        />
      )}
      {act === 'revoke' && (
        <ActDialog
          safeguards={{ fresh: true, danger: true, phrase: user.email ?? name }}
          words={{
            title: t('revoke.title', { name }),
            text: t('revoke.text'),
            confirm: t('people.do.revoke'),
            done: t('revoke.done'),
          }}
          verb={(reason) => plain(setSuperAdmin(uid, false, reason))}
          onClose={close}
        />
      )}
      {act === 'suspend' && (
        <ActDialog
          safeguards={{ fresh: true, danger: true }}
          words={{
            title: t('suspend.title', { name }),
            text: t('suspend.text'),
            confirm: t('people.do.suspend'),
            done: t('suspend.done'),
          }}
          verb={(reason) => plain(suspendPerson(uid, reason))}
          onClose={close}
        />
      )}
      {act === 'restore' && (
        <ActDialog
          safeguards={{ fresh: true }}
          words={{
            title: t('restore.title', { name }),
            text: t('restore.text'),
            confirm: t('people.do.restore'),
            done: t('restore.done'),
          }}
          verb={(reason) => plain(restorePerson(uid, reason))}
          onClose={close}
        />
      )}
    </>
  );
}
