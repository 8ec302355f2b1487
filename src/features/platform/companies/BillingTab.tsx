// A company's plan and its invoices: move it to another tier, make an invoice, mark it paid or void.
import {
  Button,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { settleInvoice } from '#data/platform/companyInvoices.ts';
import { invoicesOf } from '#data/billing/planRequests.ts';
import { tiersSource } from '#data/company/tiers.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { usePlanName } from '#ui/product/usePlanName.ts';
import { ActDialog } from '#features/platform/ActDialog.tsx';
import type { CompanyProps } from './companyProps.ts';
import { InvoiceDialog } from './InvoiceDialog.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { useCompanyPlan } from './useCompanyPlan.ts';
import type { Stored } from '#domain/base/source.ts';

const tones = { open: 'warning', paid: 'good', void: 'neutral' } as const;
type Asked = { kind: 'plan' | 'invoice' } | { kind: 'paid' | 'void'; invoice: Invoice };

export function BillingTab({ orgId, company }: CompanyProps) {
  const { t } = useTranslation('superAdmin');
  const format = useFormat();
  const invoices = useLive(invoicesOf(orgId)).items;
  const planName = usePlanName(useLive(tiersSource()).items);
  const { plan, renewal } = useCompanyPlan(company);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  const { billing } = company;
  return (
    <Stack spacing={2.5}>
      <Panel
        title={t('billing.plan')}
        actions={
          <Button size="small" variant="contained" onClick={() => setAsked({ kind: 'plan' })}>
            {t('billing.move')}
          </Button>
        }
      >
        <Typography sx={{ fontWeight: 560 }}>{plan}</Typography>
        <Typography variant="body2" color="text.secondary">
          {billing?.planStartDate && renewal
            ? t('billing.period', {
                from: format.date(billing.planStartDate),
                until: format.date(renewal),
              })
            : t('billing.noDates')}
        </Typography>
      </Panel>
      <Panel
        title={t('billing.invoices')}
        lead={t('billing.invoicesLead')}
        flush={invoices.length > 0}
        actions={
          <Button size="small" variant="outlined" onClick={() => setAsked({ kind: 'invoice' })}>
            {t('billing.make')}
          </Button>
        }
      >
        {invoices.length === 0 ? (
          <Typography color="text.secondary">{t('billing.none')}</Typography>
        ) : (
          <InvoiceTable invoices={invoices} planName={planName} setAsked={setAsked} />
        )}
      </Panel>
      {asked?.kind === 'plan' && <PlanDialog orgId={orgId} company={company} onClose={close} />}
      {asked?.kind === 'invoice' && (
        <InvoiceDialog orgId={orgId} company={company} onClose={close} />
      )}
      {asked && 'invoice' in asked && (
        <ActDialog
          safeguards={{ fresh: true, danger: asked.kind === 'void' }}
          words={{
            title: t(`billing.${asked.kind}Title`, { number: asked.invoice.number }),
            text: t(`billing.${asked.kind}Text`),
            confirm: t(`billing.${asked.kind}`),
            done: t(`billing.${asked.kind}Done`),
          }}
          reason={{ least: 3, help: t('act.companyReads') }}
          verb={async (reason) => {
            await settleInvoice(orgId, asked.invoice.number, asked.kind, reason);
            return null;
          }}
          onClose={close}
        />
      )}
    </Stack>
  );
}

/** The invoices of a company. */
function InvoiceTable({
  invoices,
  planName,
  setAsked,
}: {
  invoices: readonly Stored<Invoice>[];
  planName: ReturnType<typeof usePlanName>;
  setAsked: (next: Asked) => void;
}) {
  const { t } = useTranslation('superAdmin');
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={t('act.table', { name: t('billing.invoices') })}
    >
      <Table size="small" sx={{ minWidth: 720 }}>
        <TableHead>
          <TableRow>
            {(['number', 'plan', 'period', 'amount', 'state', 'act'] as const).map((column) => (
              <TableCell key={column}>{t(`billing.columns.${column}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {invoices.map(({ id, data }) => (
            <InvoiceRow key={id} data={data} planName={planName} setAsked={setAsked} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** One invoice, and what can be done while it is open. */
function InvoiceRow({
  data,
  planName,
  setAsked,
}: {
  data: Invoice;
  planName: ReturnType<typeof usePlanName>;
  setAsked: (next: Asked) => void;
}) {
  const { t } = useTranslation('superAdmin');
  const format = useFormat();
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
        {data.number}
      </TableCell>
      <TableCell>{planName(data.tierId)}</TableCell>
      <TableCell>
        {t('billing.range', {
          from: format.date(data.from),
          until: format.date(data.until),
        })}
      </TableCell>
      <TableCell sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {format.number(data.amount / 100, {
          style: 'currency',
          currency: data.currency,
        })}
      </TableCell>
      <TableCell>
        <StatusChip tone={tones[data.status]} label={t(`billing.states.${data.status}`)} />
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {data.status === 'open' &&
          (['paid', 'void'] as const).map((kind) => (
            <Button
              key={kind}
              size="small"
              onClick={() => setAsked({ kind, invoice: data })}
              aria-label={t(`billing.${kind}Of`, { number: data.number })}
            >
              {t(`billing.${kind}`)}
            </Button>
          ))}
      </TableCell>
    </TableRow>
  );
}
