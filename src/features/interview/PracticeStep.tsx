// A question to try the field with: never scored, never sent, gone when the page is left. Then the start.
import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '#domain/kit.ts';
import type { Invite } from '#domain/invite.ts';
import { Panel } from '#ui/Panel.tsx';
import { wordCount } from './roomPlan.ts';

export interface PracticeStepProps { invite: Invite; isGuest: boolean; pending: boolean; onBack: () => void; onStart: () => void }

export function PracticeStep({ invite, isGuest, pending, onBack, onStart }: PracticeStepProps) {
  const { t } = useTranslation(['interview', 'domain']);
  const [text, setText] = useState('');
  return (
    <>
      <Panel title={t('practice.title')} lead={t('practice.lead')}>
        <Typography id="practice-question" sx={{ fontWeight: 600, mb: 1.5 }}>{t('practice.question')}</Typography>
        <TextField
          fullWidth multiline minRows={4} maxRows={14} label={t('practice.label')} value={text} onChange={(event) => setText(event.target.value)}
          helperText={t('composer.words', { count: wordCount(text) })}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: limits.answerMax, 'aria-describedby': 'practice-question' } }}
        />
      </Panel>
      <Panel title={t('practice.readyTitle')}>
        <Typography color="text.secondary">{t('practice.readyText', { minutes: t('domain:minutes', { count: invite.durationMinutes }) })}</Typography>
        <Alert severity="info" icon={false} sx={{ mt: 2 }}>{t('practice.safe')}{isGuest && <> {t('practice.guest')}</>}</Alert>
      </Panel>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" size="large" loading={pending} onClick={onStart}>{t('practice.start')}</Button>
        <Button size="large" onClick={onBack}>{t('before.back')}</Button>
      </Stack>
    </>
  );
}
