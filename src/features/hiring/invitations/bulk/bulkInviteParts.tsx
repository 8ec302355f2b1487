// Parts of inviting many: the file, how long the links are open, and what the dry run says.
import { Alert, Box, Button, MenuItem, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import { FileDrop } from '#ui/files/FileDrop.tsx';
import { DryRunTable } from './DryRunTable.tsx';
import { csvLimits, withLimit } from './csvDryRun.ts';
import { expiryChoices } from '#features/hiring/invitations/inviteWords.ts';
import type { CsvProblem, DryRun } from './useDryRun.ts';

interface CsvFileProps {
  file: File | null;
  problem: CsvProblem | null;
  pending: boolean;
  /** `legacy`: read it in the character set of old programs. */
  onFile: (file: File, legacy?: boolean) => void;
  onRemove: () => void;
}

export function CsvFile({ file, problem, pending, onFile, onRemove }: CsvFileProps) {
  const { t } = useTranslation('hiring');
  const format = useFormat();
  return (
    <>
      <FileDrop
        label={t('bulk.file')}
        hint={t('bulk.fileHint')}
        accept=".csv,.txt,.tsv,text/csv"
        pending={pending}
        taken={file ? { name: file.name, onRemove } : null}
        onFile={(next) => onFile(next)}
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
          <Button size="small" variant="outlined" onClick={() => onFile(file, true)}>
            {t('bulk.readLegacy')}
          </Button>
        </div>
      )}
    </>
  );
}

export function ExpiryField({ value, onDays }: { value: number; onDays: (days: number) => void }) {
  const { t } = useTranslation('hiring');
  return (
    <TextField
      select
      size="small"
      label={t('invites.expiry')}
      value={value}
      onChange={(event) => onDays(Number(event.target.value))}
      sx={{ minWidth: 140 }}
    >
      {expiryChoices.map((days) => (
        <MenuItem key={days} value={days}>
          {t('invites.days', { count: days })}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** What every row would do, and sending those that are good. */
export function DryRunResult({
  dryRun,
  left,
  onSend,
}: {
  dryRun: DryRun;
  left: number;
  onSend: () => void;
}) {
  const { t } = useTranslation('hiring');
  const format = useFormat();
  const good = dryRun.rows.filter((row) => row.verdict === 'ok').length;
  return (
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
        onClick={onSend}
      >
        {t('bulk.send', { count: Math.min(good, left) })}
      </Button>
    </Box>
  );
}
