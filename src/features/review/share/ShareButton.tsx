// The way to share on the candidate's page; the dialog is fetched when it is asked for.
import ShareIcon from '@mui/icons-material/IosShareOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { usePageCommands } from '#ui/commands/usePageCommands.ts';

const ShareDialog = lazy(async () => ({
  default: (await import('./ShareDialog.tsx')).ShareDialog,
}));

export interface ShareButtonProps {
  candidateRef: CandidateRef;
  me: { uid: string; name: string };
  blind: boolean;
  job: { title: string; company: string };
}

export function ShareButton(props: ShareButtonProps) {
  const { t } = useTranslation('share');
  const [open, setOpen] = useState(false);
  usePageCommands([{ id: 'share', label: 'share:button', run: () => setOpen(true) }]);
  return (
    <>
      <Tooltip title={t('button')}>
        <IconButton aria-label={t('button')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <ShareIcon />
        </IconButton>
      </Tooltip>
      {open && (
        <Suspense fallback={null}>
          <ShareDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
