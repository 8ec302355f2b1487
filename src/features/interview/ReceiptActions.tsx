// What a candidate can still do: print, take back the consent to AI, withdraw.
import { Box, Button, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { CandidatePlace } from '#data/candidate.ts';
import type { Session } from '#domain/session.ts';
import { Panel } from '#ui/Panel.tsx';
import { Choices } from './Choices.tsx';

export interface ReceiptActionsProps { session: Session; place: CandidatePlace; company: string }

export function ReceiptActions({ session, place, company }: ReceiptActionsProps) {
  const { t } = useTranslation('interview');
  const hasChoice = session.status === 'submitted' || session.consent.ai;
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Panel title={t('withdraw.title')}>
        <Typography color="text.secondary" sx={{ mb: 2 }}>{t(hasChoice ? 'withdraw.text' : 'withdraw.nothing', { company })}</Typography>
        <Choices session={session} place={place} company={company}><Button variant="outlined" onClick={() => window.print()}>{t('withdraw.print')}</Button></Choices>
      </Panel>
    </Box>
  );
}
