// Saving a job's candidates as a file: what is in it, how far it is, and stopping it.
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  LinearProgress,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import { countCandidates } from '#data/jobs/pipelineCounts.ts';
import { everybody, isSameView, type CandidateView } from '#domain/candidate/candidateView.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { notifyDone } from '#ui/toasts/notify.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { exportAll } from './exportCandidates.ts';
import { useExportTexts } from './useExportTexts.ts';
import { usePhrase } from './usePhrase.ts';

interface Props {
  jobRef: JobRef;
  title: string;
  uid: string;
  view: CandidateView;
  isBlind: boolean;
  onClose: () => void;
}

export function ExportDialog({ jobRef, title, uid, view, isBlind, onClose }: Props) {
  const { t } = useTranslation(['pipeline', 'common']);
  const format = useFormat();
  const id = useId();
  const texts = useExportTexts();
  const phrase = usePhrase();
  const isWhole = isSameView(view, everybody);
  const [what, setWhat] = useState<'all' | 'view'>('all');
  const [at, setAt] = useState<{ done: number; of: number | null } | null>(null);
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  const [run, { pending }] = useAction(async () => {
    isStopped.current = false;
    setAt({ done: 0, of: null });
    const whole = what === 'all' || isWhole;
    // Without a number the bar only shows that it goes on.
    const of = whole ? await countCandidates(jobRef).catch(() => null) : null;
    return exportAll({
      jobRef,
      title,
      view: whole ? everybody : view,
      uid,
      texts,
      onProgress: (done) => setAt({ done, of }),
      isStopped: () => isStopped.current,
    });
  });
  async function save(): Promise<void> {
    const result = await run();
    setAt(null);
    if (result?.kind !== 'saved') return;
    notifyDone(
      [
        t('export.saved', { count: result.rows, number: format.number(result.rows) }),
        result.damaged > 0 ? t('export.damaged', { count: result.damaged }) : null,
      ]
        .filter(Boolean)
        .join(' '),
    );
    onClose();
  }
  const progress =
    at &&
    (at.of === null
      ? t('export.progress', { done: format.number(at.done) })
      : t('export.progressOf', { done: format.number(at.done), of: format.number(at.of) }));
  return (
    <Dialog
      open
      onClose={pending ? undefined : onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={id}>{t('export.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Typography variant="body2" color="text.secondary">
            {t(isBlind ? 'export.leadBlind' : 'export.lead')}
          </Typography>
          {!isWhole && (
            <RadioGroup
              value={what}
              aria-label={t('export.what')}
              onChange={(_, value) => setWhat(value === 'view' ? 'view' : 'all')}
            >
              <FormControlLabel
                value="all"
                disabled={pending}
                control={<Radio size="small" />}
                label={t('export.all')}
              />
              <FormControlLabel
                value="view"
                disabled={pending}
                control={<Radio size="small" />}
                label={t('export.view', { view: phrase(view) })}
              />
            </RadioGroup>
          )}
          {at && progress && (
            <Stack spacing={1}>
              <Typography variant="body2" role="status">
                {progress}
              </Typography>
              <LinearProgress
                aria-label={progress}
                {...(at.of
                  ? {
                      variant: 'determinate' as const,
                      value: Math.min(100, (at.done / at.of) * 100),
                    }
                  : {})}
              />
            </Stack>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button
          onClick={
            pending
              ? () => {
                  isStopped.current = true;
                }
              : onClose
          }
        >
          {t(pending ? 'export.stop' : 'common:actions.cancel')}
        </Button>
        <Button variant="contained" loading={pending} onClick={() => void save()}>
          {t('export.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
