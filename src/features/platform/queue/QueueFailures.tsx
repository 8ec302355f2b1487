// Failed tasks by kind of failure; all of one kind tried again in one go, and silent ones put back.
import { Button, List, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countQueueAgain, queueFiguresSource } from '#data/platform/platformQueue.ts';
import { steerAll } from '#data/platform/queueTasks.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useJobError } from '#ui/product/useJobError.ts';
import { useLeaving } from '#ui/reading/useLeaving.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { ActDialog } from '#features/platform/ActDialog.tsx';

type Asked =
  | { steer: 'retry'; code: string; count: number }
  | { steer: 'requeue'; code: null; count: number };

export function QueueFailures({ onShow }: { onShow: (code: string) => void }) {
  const { t } = useTranslation('queue');
  const format = useFormat();
  const errorText = useJobError();
  const { failures, silent } = useLive(queueFiguresSource());
  const [asked, setAsked] = useState<Asked | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const leaving = useLeaving();
  async function all({ steer, code }: Asked, reason: string): Promise<null> {
    setProgress(0);
    try {
      await steerAll(steer, code, reason, leaving(), setProgress);
    } finally {
      setProgress(null);
      countQueueAgain();
    }
    return null;
  }
  return (
    <Stack spacing={1.5}>
      {failures.length === 0 && silent === 0 && (
        <Typography color="text.secondary">{t('failures.none')}</Typography>
      )}
      <List disablePadding>
        {silent > 0 && (
          <ListItem disableGutters divider sx={{ flexWrap: 'wrap', gap: 1 }}>
            <ListItemText
              primary={t('failures.silent')}
              secondary={t('failures.count', { count: silent, shown: format.number(silent) })}
            />
            <Button
              size="small"
              variant="outlined"
              onClick={() => setAsked({ steer: 'requeue', code: null, count: silent })}
            >
              {t('failures.requeueAll')}
            </Button>
          </ListItem>
        )}
        {failures.map(({ code, count }) => (
          <FailureRow
            key={code}
            code={code}
            errorText={errorText}
            count={count}
            onShow={onShow}
            setAsked={setAsked}
          />
        ))}
      </List>
      {asked && (
        <SteerDialog
          asked={asked}
          progress={progress}
          verb={(reason) => all(asked, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}

interface SteerDialogProps {
  asked: Asked;
  /** How many are done; null before it runs. */
  progress: number | null;
  verb: (reason: string) => Promise<null>;
  onClose: () => void;
}

/** Asks before all tasks of a kind are tried again or put back. */
function SteerDialog({ asked, progress, verb, onClose }: SteerDialogProps) {
  const { t } = useTranslation('queue');
  const format = useFormat();
  return (
    <ActDialog
      safeguards={{ fresh: true }}
      words={{
        title: t(asked.steer === 'retry' ? 'failures.retryTitle' : 'failures.requeueTitle', {
          count: asked.count,
          shown: format.number(asked.count),
        }),
        text: (
          <>
            <Typography color="text.secondary">
              {t(asked.steer === 'retry' ? 'failures.retryText' : 'failures.requeueText')}
            </Typography>
            {progress !== null && (
              <Typography role="status">
                {t('failures.progress', {
                  done: format.number(progress),
                  of: format.number(asked.count),
                })}
              </Typography>
            )}
          </>
        ),
        confirm: t(asked.steer === 'retry' ? 'failures.retryAll' : 'failures.requeueAll'),
        done: t('failures.done'),
      }}
      verb={verb}
      onClose={onClose}
    />
  );
}

interface FailureRowProps {
  code: string;
  errorText: ReturnType<typeof useJobError>;
  count: number;
  onShow: (code: string) => void;
  setAsked: (next: Asked | null) => void;
}

/** One reason of failures, and what can be done. */
function FailureRow({ code, errorText, count, onShow, setAsked }: FailureRowProps) {
  const { t } = useTranslation('queue');
  const format = useFormat();
  return (
    <ListItem data-error={code} disableGutters divider sx={{ flexWrap: 'wrap', gap: 1 }}>
      <ListItemText
        primary={errorText(code)}
        secondary={t('failures.count', { count, shown: format.number(count) })}
      />
      <Button
        size="small"
        onClick={() => onShow(code)}
        aria-label={t('failures.showOf', { what: errorText(code) })}
      >
        {t('failures.show')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        onClick={() => setAsked({ steer: 'retry', code, count })}
        aria-label={t('failures.retryAllOf', { what: errorText(code) })}
      >
        {t('failures.retryAll')}
      </Button>
    </ListItem>
  );
}
