// Many invitations: a dry run that says what every row would do, then sending that can stop and go on.
import { Button, Stack, TextField, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { createId } from '#data/firestore/ids.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { BulkSendingView } from './BulkSendingView.tsx';
import type { CsvRow } from './csvDryRun.ts';
import { csvLimits } from './csvDryRun.ts';
import { usualExpiry } from '#features/hiring/invitations/inviteWords.ts';
import { useBulkSending } from './useBulkSending.ts';
import { useKept } from '#ui/reading/useKept.ts';
import { CsvFile, DryRunResult, ExpiryField } from './bulkInviteParts.tsx';
import { useDryRun } from './useDryRun.ts';

const Typed = z.object({ text: z.string(), expiryDays: z.number() });

export function BulkInvite({
  jobRef,
  uid,
  language,
  left,
}: {
  jobRef: JobRef;
  uid: string;
  language: string;
  left: number;
}) {
  const { t } = useTranslation('hiring');
  const format = useFormat();
  const { value, set, forget } = useKept(`hirely.bulkText/${uid}/${jobRef.interviewId}`, Typed, {
    text: '',
    expiryDays: usualExpiry,
  });
  const { dryRun, problem, file, pending, look, take, clear, clearFile } = useDryRun(
    jobRef,
    language,
    (text) => set({ ...value, text }),
  );
  const sending = useBulkSending(jobRef, uid);

  function start(): void {
    const items = waitingOf(dryRun?.rows ?? []);
    void sending.start({ items, expiryDays: value.expiryDays });
  }
  function finish(): void {
    sending.drop();
    clearFile();
    forget();
  }

  if (sending.run) return <BulkSendingView queue={sending.run} sending={sending} onDone={finish} />;
  const sample = t('bulk.sample');
  return (
    <Stack spacing={2.5}>
      <Typography variant="body2" color="text.secondary">
        {t('bulk.lead', { rows: format.number(csvLimits.rows) })}
      </Typography>
      <CsvFile
        file={file}
        problem={problem}
        pending={pending}
        onFile={(next, legacy) => void take(next, legacy)}
        onRemove={() => clearFile()}
      />
      <PasteField
        value={value.text}
        sample={sample}
        onText={(text) => {
          set({ ...value, text });
          clear();
        }}
      />
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <ExpiryField
          value={value.expiryDays}
          onDays={(expiryDays) => set({ ...value, expiryDays })}
        />
        <Button
          variant={dryRun ? 'outlined' : 'contained'}
          loading={pending}
          onClick={() => void look(value.text)}
        >
          {t('bulk.check')}
        </Button>
        <CopyButton text={sample} label={t('bulk.copySample')} />
      </Stack>
      {dryRun && <DryRunResult dryRun={dryRun} left={left} onSend={start} />}
    </Stack>
  );
}

/** The good rows as invitations that wait to be sent. */
const waitingOf = (rows: readonly CsvRow[]) =>
  rows
    .filter((row) => row.verdict === 'ok')
    .map(({ email, name, language }) => ({
      token: createId(),
      email,
      name,
      language,
      state: 'waiting' as const,
    }));

function PasteField({
  value,
  sample,
  onText,
}: {
  value: string;
  sample: string;
  onText: (text: string) => void;
}) {
  const { t } = useTranslation('hiring');
  return (
    <TextField
      label={t('bulk.paste')}
      value={value}
      multiline
      minRows={4}
      maxRows={12}
      fullWidth
      placeholder={sample}
      onChange={(event) => onText(event.target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { maxLength: csvLimits.bytes, spellCheck: false },
      }}
    />
  );
}
