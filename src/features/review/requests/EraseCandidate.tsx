// Carries out a deletion: asked once, then everything of this candidate's interview goes, and the page says how far it is.
import { Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { eraseCandidate, isErasingHere, type ErasureProgress } from '#data/review/erasure.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { to } from '#navigation/routes.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { useAction } from '#ui/reading/useAction.ts';

export interface EraseCandidateProps {
  candidateRef: CandidateRef;
  uid: string;
  name: string;
  /** It was begun before and broken off: nothing is left to ask. */
  begun: boolean;
}

export function EraseCandidate({ candidateRef, uid, name, begun }: EraseCandidateProps) {
  const { t } = useTranslation('afterwards');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [progress, setProgress] = useState<ErasureProgress | null>(() =>
    begun && isErasingHere(candidateRef) ? { files: 0, documents: 0 } : null,
  );
  const [erase, { pending, fault }] = useAction(eraseCandidate, { done: t('staff.erase.done') });
  function begin(): void {
    setAsking(false);
    setProgress({ files: 0, documents: 0 });
    void run();
  }
  async function run(): Promise<void> {
    const done = await erase(candidateRef, uid, setProgress);
    if (done)
      await navigate(to('job', { interviewId: candidateRef.interviewId }), { replace: true });
  }
  // The page is laid out anew when the deletion begins: it is joined, not begun again.
  const join = useEffectEvent(() => {
    if (begun && isErasingHere(candidateRef)) void run();
  });
  useEffect(() => join(), []);
  if (pending && progress) {
    return (
      <Stack
        spacing={0.75}
        role="status"
        data-testid="erasing"
        sx={{ width: '100%', maxWidth: 420, mt: 1 }}
      >
        <LinearProgress aria-label={t('staff.erase.running')} />
        <Typography variant="body2">
          {t('staff.erase.progress', {
            files: t('staff.erase.files', { count: progress.files }),
            documents: t('staff.erase.documents', { count: progress.documents }),
          })}
        </Typography>
      </Stack>
    );
  }
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ mt: 1, alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Button
          size="small"
          variant="outlined"
          color="error"
          onClick={() => (begun ? begin() : setAsking(true))}
        >
          {t(begun ? 'staff.erase.goOn' : 'staff.erase.open')}
        </Button>
        {fault && <Typography variant="body2">{t('staff.erase.broken')}</Typography>}
      </Stack>
      <ConfirmDialog
        open={asking}
        title={t('staff.erase.title', { name })}
        confirmLabel={t('staff.erase.confirm')}
        danger
        onConfirm={begin}
        onClose={() => setAsking(false)}
      >
        {t('staff.erase.text')}
      </ConfirmDialog>
    </>
  );
}
