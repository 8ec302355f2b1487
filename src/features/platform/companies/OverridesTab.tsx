// Limits granted beyond the plan: what, why, until when; grant one, end one early. What has run out is put back by itself.
import {
  Button,
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
import { overridesOf } from '#data/company/limitOverrides.ts';
import { endOverride } from '#data/platform/companyPlan.ts';
import { isInForce, type LimitOverride } from '#domain/company/companyLimits.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useLimit } from '#ui/product/useLimit.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { ActDialog } from '#features/platform/ActDialog.tsx';
import type { CompanyProps } from './companyProps.ts';
import { GrantDialog } from './GrantDialog.tsx';

export function OverridesTab({ orgId, company }: CompanyProps) {
  const { t } = useTranslation('superAdmin');
  const { named } = useLimit();
  const overrides = useLive(overridesOf(orgId)).items;
  const [granting, setGranting] = useState(false);
  const [ending, setEnding] = useState<LimitOverride | null>(null);
  return (
    <Panel
      title={t('override.title')}
      lead={t('override.lead')}
      flush={overrides.length > 0}
      actions={
        <Button size="small" variant="contained" onClick={() => setGranting(true)}>
          {t('override.grant')}
        </Button>
      }
    >
      {overrides.length === 0 ? (
        <Typography color="text.secondary">{t('override.none')}</Typography>
      ) : (
        <TableContainer
          tabIndex={0}
          role="region"
          aria-label={t('act.table', { name: t('override.title') })}
        >
          <Table size="small" sx={{ minWidth: 760 }}>
            <TableHead>
              <TableRow>
                {(['limit', 'value', 'base', 'until', 'reason', 'state', 'act'] as const).map(
                  (column) => (
                    <TableCell key={column}>{t(`override.columns.${column}`)}</TableCell>
                  ),
                )}
              </TableRow>
            </TableHead>
            <TableBody>
              {overrides.map(({ id, data }) => (
                <OverrideRow key={id} data={data} named={named} setEnding={setEnding} />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      {granting && (
        <GrantDialog orgId={orgId} company={company} onClose={() => setGranting(false)} />
      )}
      {ending && <EndDialog ending={ending} named={named} orgId={orgId} setEnding={setEnding} />}
    </Panel>
  );
}

/** One limit override. */
function OverrideRow({
  data,
  named,
  setEnding,
}: {
  data: LimitOverride;
  named: ReturnType<typeof useLimit>['named'];
  setEnding: (next: LimitOverride | null) => void;
}) {
  const { t } = useTranslation('superAdmin');
  const format = useFormat();
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {t(`limit.${data.limit}`)}
      </TableCell>
      <TableCell>{named(data.limit, data.value)}</TableCell>
      <TableCell>{named(data.limit, data.base)}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{format.date(data.until)}</TableCell>
      <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 180 }}>{data.reason}</TableCell>
      <TableCell>
        {isInForce(data) ? (
          <StatusChip tone="info" label={t('override.standing')} />
        ) : (
          <StatusChip
            label={t('override.ended', {
              date: data.endedAt ? format.date(data.endedAt) : '',
            })}
          />
        )}
      </TableCell>
      <TableCell>
        {isInForce(data) && (
          <Button
            size="small"
            onClick={() => setEnding(data)}
            aria-label={t('override.endOf', { name: t(`limit.${data.limit}`) })}
          >
            {t('override.end')}
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}

interface EndDialogProps {
  ending: LimitOverride;
  named: ReturnType<typeof useLimit>['named'];
  orgId: CompanyProps['orgId'];
  setEnding: (next: LimitOverride | null) => void;
}

/** Asks before an override ends. */
function EndDialog({ ending, named, orgId, setEnding }: EndDialogProps) {
  const { t } = useTranslation('superAdmin');
  return (
    <ActDialog
      safeguards={{ fresh: true }}
      words={{
        title: t('override.endOf', { name: t(`limit.${ending.limit}`) }),
        text: t('override.endText', { value: named(ending.limit, ending.base) }),
        confirm: t('override.end'),
        done: t('override.endDone'),
      }}
      reason={{ help: t('act.companyReads') }}
      verb={async (reason) => {
        await endOverride(orgId, ending, reason);
        return null;
      }}
      onClose={() => setEnding(null)}
    />
  );
}
