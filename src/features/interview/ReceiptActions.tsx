// What a candidate can still do: print, take back the consent to AI, withdraw.
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withdrawAiConsent, withdrawFromInterview, type CandidatePlace, type Room } from '#data/candidate.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useAction } from '#ui/useAction.ts';

export interface ReceiptActionsProps { room: Room; place: CandidatePlace; company: string }

export function ReceiptActions({ room, place, company }: ReceiptActionsProps) {
  const { t } = useTranslation('interview');
  const [asking, setAsking] = useState<'ai' | 'all' | null>(null);
  const [withdraw, withdrawing] = useAction(() => withdrawFromInterview(place), { done: t('withdraw.done') });
  const [withdrawAi, withdrawingAi] = useAction(() => withdrawAiConsent(place), { done: t('withdraw.aiDone') });
  const { session } = room;
  async function confirm(): Promise<void> {
    await (asking === 'ai' ? withdrawAi() : withdraw());
    setAsking(null);
  }
  const canWithdraw = session.status === 'submitted';
  return (
    <Stack spacing={3} sx={{ displayPrint: 'none' }}>
      <Panel title={t('withdraw.title')}>
        <Typography color="text.secondary" sx={{ mb: 2 }}>{t(canWithdraw || session.consent.ai ? 'withdraw.text' : 'withdraw.nothing', { company })}</Typography>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => window.print()}>{t('withdraw.print')}</Button>
          {session.consent.ai && <Button variant="outlined" onClick={() => setAsking('ai')}>{t('withdraw.ai')}</Button>}
          {canWithdraw && <Button color="error" onClick={() => setAsking('all')}>{t('withdraw.all')}</Button>}
        </Stack>
      </Panel>
      <ConfirmDialog
        open={asking !== null} danger={asking === 'all'} pending={withdrawing.pending || withdrawingAi.pending} title={t(asking === 'ai' ? 'withdraw.aiConfirmTitle' : 'withdraw.confirmTitle')}
        confirmLabel={t(asking === 'ai' ? 'withdraw.ai' : 'withdraw.all')} onClose={() => setAsking(null)} onConfirm={() => void confirm()}
      >
        {t(asking === 'ai' ? 'withdraw.aiConfirmText' : 'withdraw.confirmText', { company })}
      </ConfirmDialog>
    </Stack>
  );
}
