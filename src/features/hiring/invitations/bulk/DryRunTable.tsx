// What every row of a list would do. Nothing is written yet.
import {
  Box,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import { languageNames } from '#i18n/languages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { StatusChip, type Tone } from '#ui/page/StatusChip.tsx';
import type { CsvRow, Verdict } from './csvDryRun.ts';

const tones: Record<Verdict, Tone> = {
  ok: 'good',
  noEmail: 'bad',
  invalidEmail: 'bad',
  formulaEmail: 'bad',
  duplicate: 'warning',
  alreadyInvited: 'warning',
  overLimit: 'warning',
};

export function DryRunTable({
  rows,
  ignored,
}: {
  rows: readonly CsvRow[];
  ignored: readonly string[];
}) {
  const { t } = useTranslation('hiring');
  const format = useFormat();
  const good = rows.filter((row) => row.verdict === 'ok').length;
  return (
    <Stack spacing={1.5}>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {t('bulk.summary', {
          good: t('bulk.good', { count: good }),
          held: t('bulk.held', { count: rows.length - good }),
        })}
      </Typography>
      {ignored.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('bulk.ignored', { columns: format.list(ignored) })}
        </Typography>
      )}
      <TableContainer
        sx={{ maxHeight: 420, border: 1, borderColor: 'divider', borderRadius: 2 }}
        tabIndex={0}
        role="region"
        aria-label={t('bulk.table')}
      >
        <Table size="small" stickyHeader>
          <TableHead>
            <TableRow>
              <TableCell>{t('bulk.row')}</TableCell>
              <TableCell>{t('invites.email')}</TableCell>
              <TableCell>{t('invites.name')}</TableCell>
              <TableCell>{t('invites.language')}</TableCell>
              <TableCell>{t('bulk.verdictTitle')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.row} data-verdict={row.verdict}>
                <TableCell>{format.number(row.row)}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{row.email || '–'}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  <bdi>{row.name || '–'}</bdi>
                </TableCell>
                <TableCell>{languageNames[row.language]}</TableCell>
                <TableCell>
                  <StatusChip label={t(`bulk.verdict.${row.verdict}`)} tone={tones[row.verdict]} />
                  {row.notes.map((note) => (
                    <Box key={note}>
                      <Typography variant="caption" color="text.secondary">
                        {t(`bulk.note.${note}`)}
                      </Typography>
                    </Box>
                  ))}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Stack>
  );
}
