// Many invitations: a dry run that says what every row would do, then sending that can stop and go on.
import { Alert, Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { newId } from '#data/firestore/ids.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { alreadyInvited } from '#data/invitations/inviteLists.ts';
import { languageFrom } from '#i18n/languages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { FileDrop } from '#ui/files/FileDrop.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { BulkSendingView } from './BulkSendingView.tsx';
import { DryRunTable } from './DryRunTable.tsx';
import {
  csvLimits,
  decodedCsv,
  readCsv,
  withKnown,
  withLimit,
  type CsvRow,
  type FileProblem,
} from './csvDryRun.ts';
import { expiryChoices, usualExpiry } from './inviteWords.ts';
import { useBulkSending } from './useBulkSending.ts';
import { useKept } from '#ui/reading/useKept.ts';

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
  const [dryRun, setDryRun] = useState<{ rows: CsvRow[]; ignored: string[] } | null>(null);
  const [problem, setProblem] = useState<{
    problem: FileProblem;
    found: string;
    line?: number;
  } | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const sending = useBulkSending(jobRef, uid);
  const [check, { pending }] = useAction(alreadyInvited);

  async function look(text: string): Promise<void> {
    setDryRun(null);
    const read = readCsv(text, languageFrom(language));
    setProblem('problem' in read ? read : null);
    if ('problem' in read) return;
    const known = await check(
      jobRef,
      read.rows.filter((row) => row.verdict === 'ok').map((row) => row.email),
    );
    if (known) setDryRun({ rows: withKnown(read.rows, known), ignored: read.ignored });
  }
  async function take(next: File, legacy = false): Promise<void> {
    setFile(next);
    setDryRun(null);
    const decoded =
      next.size > csvLimits.bytes
        ? { problem: 'tooLarge' as const, found: '' }
        : decodedCsv(new Uint8Array(await next.arrayBuffer()), legacy);
    if ('problem' in decoded) return setProblem(decoded);
    set({ ...value, text: decoded.text });
    await look(decoded.text);
  }
  function start(): void {
    const items = (dryRun?.rows ?? [])
      .filter((row) => row.verdict === 'ok')
      .map(({ email, name, language: spoken }) => ({
        token: newId(),
        email,
        name,
        language: spoken,
        state: 'waiting' as const,
      }));
    void sending.start({ items, expiryDays: value.expiryDays });
  }
  function finish(): void {
    sending.drop();
    setDryRun(null);
    setFile(null);
    forget();
  }

  if (sending.run) return <BulkSendingView queue={sending.run} sending={sending} onDone={finish} />;
  const good = dryRun?.rows.filter((row) => row.verdict === 'ok').length ?? 0;
  const sample = t('bulk.sample');
  return (
    <Stack spacing={2.5}>
      <Typography variant="body2" color="text.secondary">
        {t('bulk.lead', { rows: format.number(csvLimits.rows) })}
      </Typography>
      <FileDrop
        label={t('bulk.file')}
        hint={t('bulk.fileHint')}
        accept=".csv,.txt,.tsv,text/csv"
        pending={pending}
        taken={
          file && {
            name: file.name,
            onRemove: () => {
              setFile(null);
              setProblem(null);
              setDryRun(null);
            },
          }
        }
        onFile={(next) => void take(next)}
        error={
          problem &&
          t(`bulk.problem.${problem.problem}`, {
            found: problem.found,
            line: format.number(problem.line ?? 1),
            limit: format.number(csvLimits.rows),
          })
        }
      />
      {problem?.problem === 'encoding' && file && (
        <div>
          <Button size="small" variant="outlined" onClick={() => void take(file, true)}>
            {t('bulk.readLegacy')}
          </Button>
        </div>
      )}
      <TextField
        label={t('bulk.paste')}
        value={value.text}
        multiline
        minRows={4}
        maxRows={12}
        fullWidth
        placeholder={sample}
        onChange={(event) => {
          set({ ...value, text: event.target.value });
          setDryRun(null);
          setProblem(null);
        }}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { maxLength: csvLimits.bytes, spellCheck: false },
        }}
      />
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <TextField
          select
          size="small"
          label={t('invites.expiry')}
          value={value.expiryDays}
          onChange={(event) => set({ ...value, expiryDays: Number(event.target.value) })}
          sx={{ minWidth: 140 }}
        >
          {expiryChoices.map((days) => (
            <MenuItem key={days} value={days}>
              {t('invites.days', { count: days })}
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant={dryRun ? 'outlined' : 'contained'}
          loading={pending}
          onClick={() => void look(value.text)}
        >
          {t('bulk.check')}
        </Button>
        <CopyButton text={sample} label={t('bulk.copySample')} />
      </Stack>
      {dryRun && (
        <Box data-testid="dry-run">
          {good > left && (
            <Alert severity="warning" sx={{ mb: 2 }} data-testid="over-limit">
              {left === 0
                ? t('bulk.overNone', { wanted: format.number(good) })
                : t('bulk.overLimit', { count: left, wanted: format.number(good) })}
            </Alert>
          )}
          <DryRunTable rows={withLimit(dryRun.rows, left)} ignored={dryRun.ignored} />
          <Button
            variant="contained"
            sx={{ mt: 2 }}
            disabled={good === 0 || left === 0}
            onClick={start}
          >
            {t('bulk.send', { count: Math.min(good, left) })}
          </Button>
        </Box>
      )}
    </Stack>
  );
}
