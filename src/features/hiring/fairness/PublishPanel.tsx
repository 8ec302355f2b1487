// What managers see of a job's figures: nothing, until the compliance role shows them sums.
import { Alert, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import { fairnessSummaryOf, publishSummary, withdrawSummary } from '#data/fairness/selfIds.ts';
import type { Row } from '#domain/fairness/impact.ts';
import { summaryOf } from '#domain/fairness/impactSummary.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';

export function PublishPanel({
  jobRef,
  uid,
  rows,
}: {
  jobRef: JobRef;
  uid: string;
  rows: readonly Row[];
}) {
  const { t } = useTranslation('fairness');
  const shown = useLive(fairnessSummaryOf(jobRef))?.data ?? null;
  const [note, setNote] = useState('');
  const [result, setResult] = useState<'published' | 'tooFew' | null>(null);
  const [asking, setAsking] = useState(false);
  const [publish, { pending }] = useAction(() =>
    publishSummary(jobRef, uid, summaryOf(rows), note),
  );
  const [withdraw, { pending: withdrawing }] = useAction(() => withdrawSummary(jobRef, uid), {
    done: t('publish.withdrawn'),
  });
  return (
    <Panel title={t('publish.title')} lead={t('publish.lead')}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <PublishedState shown={shown} />
        <TextField
          fullWidth
          multiline
          minRows={2}
          maxRows={8}
          label={t('publish.note')}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          slotProps={{ htmlInput: { dir: 'auto', maxLength: 2_000 } }}
        />
        <Stack direction="row" spacing={1}>
          <Button
            variant="contained"
            loading={pending}
            onClick={() => void publish().then((result) => setResult(result ?? null))}
          >
            {t(shown ? 'publish.again' : 'publish.do')}
          </Button>
          {shown && (
            <Button color="error" onClick={() => setAsking(true)}>
              {t('publish.withdraw')}
            </Button>
          )}
        </Stack>
        {result && (
          <Alert severity={result === 'published' ? 'success' : 'warning'} role="status">
            {t(result === 'published' ? 'publish.done' : 'publish.tooFew')}
          </Alert>
        )}
      </Stack>
      <ConfirmDialog
        open={asking}
        danger
        pending={withdrawing}
        title={t('publish.withdrawTitle')}
        confirmLabel={t('publish.withdraw')}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          void withdraw().then(() => {
            setAsking(false);
            setResult(null);
          })
        }
      >
        {t('publish.withdrawText')}
      </ConfirmDialog>
    </Panel>
  );
}

function PublishedState({
  shown,
}: {
  shown: { at?: Date | null; decided: number; cells: readonly unknown[] } | null;
}) {
  const { t } = useTranslation('fairness');
  const format = useFormat();
  return (
    <Typography>
      {shown
        ? t('publish.shown', {
            when: shown.at ? format.dateTime(shown.at) : '',
            decided: format.number(shown.decided),
            cells: format.number(shown.cells.length),
          })
        : t('publish.none')}
    </Typography>
  );
}
