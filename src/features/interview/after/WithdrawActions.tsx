// Taking back the consent to AI, or the whole application: asked once more, then done, without asking the company.
import { Button, Stack } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { withdrawAiConsent, withdrawFromInterview } from '#data/candidate/candidate.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import type { Session } from '#domain/candidate/session.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useAction } from '#ui/reading/useAction.ts';

export interface WithdrawActionsProps {
  session: Session;
  candidateRef: CandidateRef;
  company: string;
  /** More buttons, before these. */
  children?: ReactNode;
}

export function WithdrawActions({
  session,
  candidateRef,
  company,
  children,
}: WithdrawActionsProps) {
  const { t } = useTranslation('interview');
  const [asking, setAsking] = useState<'ai' | 'all' | null>(null);
  const [shown, setShown] = useState<'ai' | 'all'>('all');
  const [withdraw, withdrawing] = useAction(() => withdrawFromInterview(candidateRef), {
    done: t('withdraw.done'),
  });
  const [withdrawAi, withdrawingAi] = useAction(() => withdrawAiConsent(candidateRef), {
    done: t('withdraw.aiDone'),
  });
  const canWithdraw = session.status === 'submitted' || session.status === 'in_progress';
  function ask(what: 'ai' | 'all'): void {
    setShown(what);
    setAsking(what);
  }
  async function confirm(): Promise<void> {
    await (shown === 'ai' ? withdrawAi() : withdraw());
    setAsking(null);
  }
  return (
    <>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {children}
        {session.consent.ai && (
          <Button variant="outlined" onClick={() => ask('ai')}>
            {t('withdraw.ai')}
          </Button>
        )}
        {canWithdraw && (
          <Button color="error" onClick={() => ask('all')}>
            {t('withdraw.all')}
          </Button>
        )}
      </Stack>
      <ConfirmDialog
        open={asking !== null}
        danger={shown === 'all'}
        pending={withdrawing.pending || withdrawingAi.pending}
        title={t(shown === 'ai' ? 'withdraw.aiConfirmTitle' : 'withdraw.confirmTitle')}
        confirmLabel={t(shown === 'ai' ? 'withdraw.ai' : 'withdraw.all')}
        onClose={() => setAsking(null)}
        onConfirm={() => void confirm()}
      >
        {t(shown === 'ai' ? 'withdraw.aiConfirmText' : 'withdraw.confirmText', { company })}
      </ConfirmDialog>
    </>
  );
}
