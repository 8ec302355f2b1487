// What fails in people's browsers and how fast pages are: the switch, and what the latest reports tell.
import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  clientReportsSource,
  reportSettingsSource,
  saveReportSettings,
} from '#data/platform/clientReports.ts';
import { listVersionRows, reportLimits, type VersionRow } from '#domain/platform/clientReport.ts';
import { AiReasonDialog } from '#features/platform/AiReasonDialog.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { useFreshSignIn } from '#session/useFreshSignIn.ts';
import { FreshSignInDialog } from '#ui/dialogs/FreshSignInDialog.tsx';
import { Boundary } from '#ui/page/Boundary.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { ReportedEvents, ReportedVitals } from './ReportTables.tsx';

export function ReportsPanel() {
  const on = useLive(reportSettingsSource())?.data.on ?? false;
  const { items } = useLive(clientReportsSource(null));
  const versions = listVersionRows(items.map(({ data }) => data));
  const [version, setVersion] = useState('');
  return (
    <Stack spacing={2.5}>
      <ReportSwitch on={on} />
      {versions.length === 0 ? (
        <NoReports on={on} />
      ) : (
        <>
          <VersionSelect versions={versions} version={version} onVersion={setVersion} />
          <Boundary key={version} fallback={<RowsSkeleton rows={4} />}>
            <Reports version={version || null} />
          </Boundary>
        </>
      )}
    </Stack>
  );
}

/** Whether browsers report, and the way to change it: with a reason, for everybody, immediately. */
function ReportSwitch({ on }: { on: boolean }) {
  const { t } = useTranslation('system');
  const [asking, setAsking] = useState(false);
  const { whenFresh, dialog } = useFreshSignIn();
  const [turn, { pending }] = useAction(
    async (reason: string) => {
      if (!(await whenFresh())) return false;
      await saveReportSettings(!on, reason);
      return true;
    },
    { done: t(on ? 'reports.turnedOff' : 'reports.turnedOn') },
  );
  const word = on ? 'off' : 'on';
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <StatusChip tone={on ? 'good' : 'neutral'} label={t(on ? 'reports.isOn' : 'reports.isOff')} />
      <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
        {t(`reports.turn.${word}`)}
      </Button>
      {asking && (
        <AiReasonDialog
          title={t(`reports.turnTitle.${word}`)}
          text={t(`reports.turnText.${word}`)}
          confirmLabel={t(`reports.turn.${word}`)}
          pending={pending}
          onConfirm={(reason) =>
            void turn(reason).then((done) => {
              if (done) setAsking(false);
            })
          }
          onClose={() => setAsking(false)}
        />
      )}
      <FreshSignInDialog {...dialog} />
    </Stack>
  );
}

function NoReports({ on }: { on: boolean }) {
  const { t } = useTranslation('system');
  return (
    <EmptyState
      heading="h3"
      title={t('reports.none')}
      text={t(on ? 'reports.noneOn' : 'reports.noneOff')}
    />
  );
}

function VersionSelect({
  versions,
  version,
  onVersion,
}: {
  versions: readonly VersionRow[];
  version: string;
  onVersion: (next: string) => void;
}) {
  const { t } = useTranslation('system');
  const format = useFormat();
  return (
    <TextField
      select
      size="small"
      label={t('reports.version')}
      value={version}
      onChange={(event) => onVersion(event.target.value)}
      sx={{ alignSelf: 'flex-start', minWidth: 240, maxWidth: 1 }}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t('reports.allVersions')}</MenuItem>
      {versions.map((row) => (
        <MenuItem key={row.version} value={row.version}>
          {t('reports.versionSince', {
            version: row.version,
            date: row.since ? format.date(row.since) : '–',
          })}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Reports({ version }: { version: string | null }) {
  const { t } = useTranslation('system');
  const format = useFormat();
  const { items, more } = useLive(clientReportsSource(version));
  const reports = items.map(({ data }) => data);
  return (
    <Stack spacing={3}>
      {more && (
        <Alert severity="info" variant="outlined">
          {t('reports.more', { shown: format.number(reportLimits.listed - 1) })}
        </Alert>
      )}
      <Stack spacing={1}>
        <Typography variant="h3">{t('reports.failures')}</Typography>
        <ReportedEvents reports={reports} />
      </Stack>
      <Stack spacing={1}>
        <Typography variant="h3">{t('reports.speed')}</Typography>
        <Typography variant="body2" color="text.secondary">
          {t('reports.speedLead')}
        </Typography>
        <ReportedVitals reports={reports} />
      </Stack>
    </Stack>
  );
}
