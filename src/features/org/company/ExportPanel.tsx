// Everything of the company as one file: how far it is, how to stop it, and what it does not hold.
import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { exportCompany } from '#data/company/companyExport.ts';
import type { ExportProgress } from '#data/company/exportReader.ts';
import { writeZipParts, type ZipEntry } from '#domain/base/zip.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useMembership } from '#session/session.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { saveFile } from '#ui/files/saveFile.ts';
import { useAction } from '#ui/reading/useAction.ts';

interface Outcome {
  documents: number;
  files: number;
  leftOut: number;
}

export function ExportPanel() {
  const { t } = useTranslation(['company', 'common']);
  const format = useFormat();
  const { orgId, uid, organization } = useMembership();
  const [progress, setProgress] = useState<ExportProgress | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const stop = useRef<AbortController | null>(null);

  const [run, { pending }] = useAction(async () => {
    const control = new AbortController();
    stop.current = control;
    setOutcome(null);
    try {
      const text = new TextEncoder();
      const entries: ZipEntry[] = [
        {
          name: 'README.txt',
          bytes: text.encode(
            t('export.readme', { company: organization.name, when: new Date().toISOString() }),
          ),
        },
      ];
      let documents = 0;
      let leftOut = 0;
      const onProgress = (next: ExportProgress): void => {
        documents = next.documents;
        setProgress(next);
      };
      for await (const { name, content } of exportCompany(orgId, uid, {
        onProgress,
        signal: control.signal,
      })) {
        entries.push({ name, bytes: text.encode(`${JSON.stringify(content, null, 1)}\n`) });
        if (name === 'left-out.json' && Array.isArray(content)) leftOut = content.length;
      }
      saveFile(
        writeZipParts(entries),
        'application/zip',
        `hirely-${new Date().toISOString().slice(0, 10)}.zip`,
      );
      setOutcome({ documents, files: entries.length, leftOut });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    } finally {
      setProgress(null);
    }
  });

  return (
    <Panel title={t('export.title')} lead={t('export.lead')}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {pending ? (
          <RunningExport progress={progress} stop={stop} />
        ) : (
          <Button variant="outlined" onClick={() => void run()}>
            {t('export.start')}
          </Button>
        )}
        {outcome && (
          <Alert severity="success">
            {t('export.done', {
              documents: format.number(outcome.documents),
              count: outcome.documents,
            })}
            {outcome.leftOut > 0 ? ` ${t('export.leftOut', { count: outcome.leftOut })}` : ''}
          </Alert>
        )}
      </Stack>
    </Panel>
  );
}

/** How far the export is, and the way to stop it. */
function RunningExport({
  progress,
  stop,
}: {
  progress: ExportProgress | null;
  stop: RefObject<AbortController | null>;
}) {
  const { t } = useTranslation(['company', 'common']);
  const format = useFormat();
  return (
    <Stack spacing={1} sx={{ width: 1, maxWidth: 520 }}>
      <LinearProgress aria-label={t('export.running')} />
      <Typography variant="body2" color="text.secondary" role="status">
        {t('export.progress', {
          documents: format.number(progress?.documents ?? 0),
          count: progress?.documents ?? 0,
        })}
        {progress?.at ? ` · ${progress.at}` : ''}
      </Typography>
      <div>
        <Button size="small" onClick={() => stop.current?.abort()}>
          {t('common:actions.cancel')}
        </Button>
      </div>
    </Stack>
  );
}
