// The export for an auditor, as JSON or CSV, with the sum of what was saved.
import { Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportForAuditor } from '#data/fairness/compliance.ts';
import { writeAuditorJson, listAuditorRows } from '#domain/fairness/auditorExport.ts';
import { byteOrderMark, csvOf } from '#domain/base/csv.ts';
import { computeSha256 } from '#domain/base/sha256.ts';
import { useMembership } from '#session/session.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { saveFile } from '#ui/files/saveFile.ts';
import { useAction } from '#ui/reading/useAction.ts';

export function AuditorPanel() {
  const { t } = useTranslation(['admin', 'common']);
  const { orgId, organization } = useMembership();
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [sum, setSum] = useState('');
  const stop = useRef<AbortController | null>(null);
  const [run, { pending }] = useAction(async (format: 'json' | 'csv') => {
    const control = new AbortController();
    stop.current = control;
    try {
      const data = await exportForAuditor(
        orgId,
        organization,
        (done, of) => setProgress({ done, of }),
        control.signal,
      );
      const at = new Date();
      const text =
        format === 'json'
          ? `${JSON.stringify(writeAuditorJson(data, at), null, 2)}\n`
          : byteOrderMark + csvOf(listAuditorRows(data));
      saveFile(
        [text],
        format === 'json' ? 'application/json' : 'text/csv;charset=utf-8',
        `hirely-audit-${at.toISOString().slice(0, 10)}.${format}`,
      );
      setSum(computeSha256(text));
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    } finally {
      setProgress(null);
    }
  });
  return (
    <Panel title={t('compliance.auditor')} lead={t('compliance.auditorLead')}>
      {pending ? (
        <Stack spacing={1} sx={{ maxWidth: 520 }}>
          <LinearProgress
            aria-label={t('compliance.auditor')}
            {...(progress && progress.of > 0
              ? { variant: 'determinate', value: (progress.done / progress.of) * 100 }
              : {})}
          />
          <Typography variant="body2" color="text.secondary" role="status">
            {progress ? t('compliance.reading', progress) : t('compliance.starting')}
          </Typography>
          <div>
            <Button size="small" onClick={() => stop.current?.abort()}>
              {t('common:actions.cancel')}
            </Button>
          </div>
        </Stack>
      ) : (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={() => void run('json')}>
            {t('compliance.json')}
          </Button>
          <Button variant="outlined" onClick={() => void run('csv')}>
            {t('compliance.csv')}
          </Button>
        </Stack>
      )}
      {sum && (
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ mt: 1.5, overflowWrap: 'anywhere' }}
          data-testid="auditor-sum"
        >
          {t('compliance.sum', { sum })}
        </Typography>
      )}
    </Panel>
  );
}
