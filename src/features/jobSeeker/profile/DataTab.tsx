// Taking everything along in one file, and the way to delete the account.
import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { exportOwn, type OwnExportProgress } from '#data/account/ownExport.ts';
import { writeZipParts } from '#domain/base/zip.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { saveFile } from '#ui/files/saveFile.ts';
import { useAction } from '#ui/reading/useAction.ts';

interface Outcome extends OwnExportProgress {
  failed: readonly string[];
}

export function DataTab({ uid }: { uid: string }) {
  const { t } = useTranslation(['ownProfile', 'common']);
  const format = useFormat();
  const { authUser } = useSession();
  const [progress, setProgress] = useState<OwnExportProgress>({ documents: 0, files: 0 });
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const stop = useRef<AbortController | null>(null);
  const [run, { pending }] = useAction(async () => {
    const control = new AbortController();
    stop.current = control;
    setOutcome(null);
    try {
      const { entries, ...result } = await exportOwn(uid, {
        onProgress: setProgress,
        signal: control.signal,
      });
      const now = new Date().toISOString();
      const readme = new TextEncoder().encode(
        t('data.readme', {
          when: now,
          email: authUser?.email ?? '',
          interpolation: { escapeValue: false },
        }),
      );
      saveFile(
        writeZipParts([{ name: 'README.txt', bytes: readme }, ...entries]),
        'application/zip',
        `hirely-my-data-${now.slice(0, 10)}.zip`,
      );
      setOutcome(result);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    }
  });
  const figures = ({ documents, files }: OwnExportProgress) => ({
    documents: format.number(documents),
    files: format.number(files),
  });
  return (
    <Stack spacing={3}>
      <Panel title={t('data.title')} lead={t('data.lead')}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          {pending ? (
            <Stack spacing={1} sx={{ width: 1, maxWidth: 520 }}>
              <LinearProgress aria-label={t('data.running')} />
              <Typography variant="body2" color="text.secondary" role="status">
                {t('data.progress', figures(progress))}
              </Typography>
              <div>
                <Button size="small" onClick={() => stop.current?.abort()}>
                  {t('common:actions.cancel')}
                </Button>
              </div>
            </Stack>
          ) : (
            <Button variant="outlined" onClick={() => void run()}>
              {t('data.start')}
            </Button>
          )}
          {outcome && (
            <Alert severity={outcome.failed.length > 0 ? 'warning' : 'success'}>
              {t('data.done', figures(outcome))}
              {outcome.failed.length > 0 &&
                ` ${t('data.failed', { list: format.list([...outcome.failed]) })}`}
            </Alert>
          )}
        </Stack>
      </Panel>
      <Panel title={t('data.delete')} lead={t('data.deleteLead')}>
        <Button variant="outlined" color="error" component={RouterLink} to={to('ownDeletion')}>
          {t('data.deleteOpen')}
        </Button>
      </Panel>
    </Stack>
  );
}
