// The company's invoices: listed, printed, downloaded.
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import {
  Box,
  IconButton,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settings } from '#data/firestore/settings.ts';
import { invoicesOf } from '#data/billing/planRequests.ts';
import { tiersSource } from '#data/company/tiers.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { renderInvoiceHtml, type InvoiceWords } from '#domain/billing/invoiceFile.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useMembership } from '#session/session.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { PrintSheet } from '#ui/files/PrintSheet.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { saveFile } from '#ui/files/saveFile.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { usePlanName } from '#ui/product/usePlanName.ts';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';

const tones = { open: 'warning', paid: 'good', void: 'neutral' } as const;

/** Amounts stand in cents. */
function useAmount(): (invoice: Invoice) => string {
  const format = useFormat();
  return ({ amount, currency }) => format.number(amount / 100, { style: 'currency', currency });
}

function useWords(): (invoice: Invoice, plan: string) => InvoiceWords {
  const { t, i18n } = useTranslation('company');
  const format = useFormat();
  const amount = useAmount();
  const { organization } = useMembership();
  return (invoice, plan) => ({
    language: i18n.language,
    title: t('invoices.number', { number: invoice.number }),
    lines: [
      t('invoices.to', { company: organization.name }),
      t('invoices.from', { address: settings().supportEmail }),
    ],
    rows: [
      ...(invoice.createdAt
        ? [{ label: t('invoices.date'), value: format.date(invoice.createdAt) }]
        : []),
      { label: t('invoices.plan'), value: `${plan} (${t(`invoices.billed.${invoice.billed}`)})` },
      {
        label: t('invoices.period'),
        value: t('invoices.range', {
          from: format.date(invoice.from),
          until: format.date(invoice.until),
        }),
      },
      { label: t('invoices.state'), value: t(`invoices.status.${invoice.status}`) },
    ],
    total: { label: t('invoices.total'), value: amount(invoice) },
    note: invoice.paidAt
      ? t('invoices.paidOn', { date: format.date(invoice.paidAt) })
      : t(`invoices.note.${invoice.status}`),
  });
}

export function Invoices() {
  const { t } = useTranslation('company');
  const amount = useAmount();
  const words = useWords();
  const { orgId } = useMembership();
  const invoices = useLive(invoicesOf(orgId)).items;
  const planName = usePlanName(useLive(tiersSource()).items);
  const [printed, setPrinted] = useState<InvoiceWords | null>(null);
  const done = useCallback(() => setPrinted(null), []);
  const planOf = ({ tierId }: Invoice): string => planName(tierId);
  return (
    <Panel title={t('invoices.title')} flush={invoices.length > 0}>
      {invoices.length === 0 ? (
        <Typography color="text.secondary">{t('invoices.none')}</Typography>
      ) : (
        <TableContainer tabIndex={0} role="region" aria-label={t('invoices.table')}>
          <Table size="small" sx={{ minWidth: 620 }}>
            <TableHead>
              <TableRow>
                {(['no', 'period', 'plan', 'state'] as const).map((column) => (
                  <TableCell key={column}>{t(`invoices.${column}`)}</TableCell>
                ))}
                <TableCell align="right">{t('invoices.amount')}</TableCell>
                <TableCell>
                  <span style={visuallyHidden}>{t('invoices.acts')}</span>
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {invoices.map(({ id, data }) => (
                <InvoiceRow
                  key={id}
                  plan={planOf(data)}
                  amount={amount(data)}
                  data={data}
                  setPrinted={setPrinted}
                  words={words}
                />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {printed && (
        <PrintSheet onDone={done}>
          <Sheet words={printed} />
        </PrintSheet>
      )}
    </Panel>
  );
}

interface InvoiceRowProps {
  plan: string;
  amount: string;
  data: Invoice;
  setPrinted: (next: InvoiceWords | null) => void;
  words: ReturnType<typeof useWords>;
}

/** One invoice, and the ways to print it. */
function InvoiceRow({ plan, amount, data, setPrinted, words }: InvoiceRowProps) {
  const { t } = useTranslation('company');
  const format = useFormat();
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
        {data.number}
      </TableCell>
      <TableCell>
        {t('invoices.range', {
          from: format.date(data.from),
          until: format.date(data.until),
        })}
      </TableCell>
      <TableCell>{plan}</TableCell>
      <TableCell>
        <StatusChip tone={tones[data.status]} label={t(`invoices.status.${data.status}`)} />
      </TableCell>
      <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {amount}
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        <IconButton
          aria-label={t('invoices.print', { number: data.number })}
          onClick={() => setPrinted(words(data, plan))}
        >
          <PrintIcon fontSize="small" />
        </IconButton>
        <IconButton
          aria-label={t('invoices.download', { number: data.number })}
          onClick={() =>
            saveFile([renderInvoiceHtml(words(data, plan))], 'text/html', `${data.number}.html`)
          }
        >
          <DownloadIcon fontSize="small" />
        </IconButton>
      </TableCell>
    </TableRow>
  );
}

function Sheet({ words: { title, lines, rows, total, note } }: { words: InvoiceWords }) {
  return (
    <Stack spacing={3}>
      <Typography variant="h1">{title}</Typography>
      <Box>
        {lines.map((line) => (
          <Typography key={line}>{line}</Typography>
        ))}
      </Box>
      <Table>
        <TableBody>
          {[...rows, total].map(({ label, value }) => (
            <TableRow key={label}>
              <TableCell component="th" scope="row" sx={{ color: 'inherit' }}>
                {label}
              </TableCell>
              <TableCell
                align="right"
                sx={{ color: 'inherit', fontWeight: label === total.label ? 700 : 400 }}
              >
                {value}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Typography>{note}</Typography>
    </Stack>
  );
}
