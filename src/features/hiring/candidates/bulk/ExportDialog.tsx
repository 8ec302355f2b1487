// Saving a job's candidates as a file: what is in it, how far it is, and stopping it.
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import { everybody, isSameView, type CandidateView } from '#domain/candidate/candidateView.ts';
import { ExportProgress, WhatToExport } from './exportParts.tsx';
import { useExport } from './useExport.ts';

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
  const id = useId();
  const isWhole = isSameView(view, everybody);
  const [what, setWhat] = useState<'all' | 'view'>('all');
  const { at, pending, save, stop } = useExport({
    jobRef,
    title,
    uid,
    view,
    isWhole: what === 'all' || isWhole,
    onSaved: onClose,
  });

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
          {!isWhole && <WhatToExport what={what} view={view} disabled={pending} onWhat={setWhat} />}
          {at && <ExportProgress at={at} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={pending ? stop : onClose}>
          {t(pending ? 'export.stop' : 'common:actions.cancel')}
        </Button>
        <Button variant="contained" loading={pending} onClick={() => void save()}>
          {t('export.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
