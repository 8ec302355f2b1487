// The queue in figures: counts by state, how long the oldest waits, what is done per hour, and in plain words why nothing moves.
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choiceOf, platformAiSource, savePlatformAi } from '#data/ai/aiControl.ts';
import { queueFiguresSource } from '#data/platform/platformQueue.ts';
import { jobStates, explainStandstill } from '#domain/evaluation/queueFigures.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useSession } from '#session/session.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { Stat } from '#ui/page/Stat.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { ActDialog } from '#features/platform/ActDialog.tsx';
import { useWorkers } from './useWorkers.ts';

export function QueueOverview() {
  const { t } = useTranslation(['queue', 'domain']);
  const format = useFormat();
  const now = useNow();
  const { authUser } = useSession();
  const figures = useLive(queueFiguresSource());
  const settings = choiceOf(useLive(platformAiSource())?.data ?? null);
  const { working } = useWorkers();
  const [asks, setAsks] = useState(false);
  const held = (settings.held ?? []).length > 0;
  const why = explainStandstill(figures, working, held);
  const hold = (
    <Button size="small" color="inherit" variant="outlined" onClick={() => setAsks(true)}>
      {t(held ? 'hold.resume' : 'hold.pause')}
    </Button>
  );
  return (
    <Stack spacing={2}>
      {why === 'noBrowser' && (
        <Alert severity="warning" role="status">
          <strong>{t('noBrowser.title')}</strong> {t('noBrowser.text')}
        </Alert>
      )}
      {held && (
        <Alert severity="warning" role="status" action={hold}>
          {t('hold.held')}
        </Alert>
      )}
      {figures.silent > 0 && (
        <Alert severity="info">{t('silent', { count: figures.silent })}</Alert>
      )}
      <Panel title={t('figures.title')} lead={t('figures.lead')} actions={held ? undefined : hold}>
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)' },
          }}
        >
          {jobStates.map((state) => (
            <Stat
              key={state}
              label={t(`domain:jobStatus.${state}`)}
              value={format.number(figures.counts[state])}
              tone={state === 'dead' && figures.counts.dead > 0 ? 'bad' : 'plain'}
            />
          ))}
          <Stat
            label={t('figures.oldest')}
            value={figures.oldest ? format.relative(figures.oldest, now) : t('figures.none')}
          />
          <Stat label={t('figures.lastHour')} value={format.number(figures.lastHour)} />
          <Stat label={t('figures.lastDay')} value={format.number(figures.lastDay)} />
        </Box>
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 2 }}>
          {t('figures.counted')}
        </Typography>
      </Panel>
      {asks && <HoldDialog held={held} authUser={authUser} settings={settings} setAsks={setAsks} />}
    </Stack>
  );
}

interface HoldDialogProps {
  held: boolean;
  authUser: ReturnType<typeof useSession>['authUser'];
  settings: ReturnType<typeof choiceOf>;
  setAsks: (next: boolean) => void;
}

/** Holds the evaluations back, or lets them go on. */
function HoldDialog({ held, authUser, settings, setAsks }: HoldDialogProps) {
  const { t } = useTranslation(['queue', 'domain']);
  return (
    <ActDialog
      safeguards={{ fresh: true, danger: !held }}
      words={{
        title: t(held ? 'hold.resumeTitle' : 'hold.pauseTitle'),
        text: t(held ? 'hold.resumeText' : 'hold.pauseText'),
        confirm: t(held ? 'hold.resume' : 'hold.pause'),
        done: t(held ? 'hold.resumed' : 'hold.paused'),
      }}
      verb={async (reason) => {
        await savePlatformAi(
          authUser?.uid ?? '',
          { ...settings, held: held ? [] : ['evaluation'] },
          reason,
        );
        return null;
      }}
      onClose={() => setAsks(false)}
    />
  );
}
