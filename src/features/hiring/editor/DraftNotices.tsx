// What is shown above a draft: what could not be saved, what two people changed, what was read doubtfully.
import { Alert, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictPanel } from '#features/hiring/draft/ConflictPanel.tsx';
import type { DraftStoreState } from '#features/hiring/draft/draftState.ts';
import type { DraftStore } from '#features/hiring/draft/draftStore.ts';
import type { ReadingFlag } from '#features/hiring/newJob/drafting.ts';

interface Props {
  draftStore: DraftStore;
  state: DraftStoreState;
  flags: readonly ReadingFlag[];
}

export function DraftNotices({ draftStore, state, flags }: Props) {
  const { t } = useTranslation(['hiring', 'common', 'faults']);
  const [isFlagged, setFlagged] = useState(flags.length > 0);
  const { content } = state;
  return (
    <>
      {state.deviceRefused && <Alert severity="warning">{t('editor.deviceFull')}</Alert>}
      {state.fault && (
        <Alert
          severity="error"
          role="alert"
          action={
            <Button color="inherit" size="small" onClick={() => void draftStore.push()}>
              {t('common:actions.retry')}
            </Button>
          }
        >
          {t(`faults:${state.fault.code}`, state.fault.values)} {t('editor.refused')}
        </Alert>
      )}
      {state.conflicts.length > 0 && (
        <ConflictPanel
          content={content}
          conflicts={state.conflicts}
          onResolve={(path, choice) => draftStore.resolve(path, choice)}
        />
      )}
      {isFlagged && (
        <Alert
          severity="info"
          onClose={() => setFlagged(false)}
          slotProps={{ closeButton: { 'aria-label': t('common:actions.close') } }}
        >
          {flags.map((flag) => (
            <Typography key={flag} variant="body2">
              {t(`editor.flag.${flag}`)}
            </Typography>
          ))}
        </Alert>
      )}
    </>
  );
}
