// A job description as a file: dropped or chosen, read, and what was doubtful in it.
import { Alert, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readDocument, type DocumentWarning } from '#ai/documents/readDocument.ts';
import { Fault, toFault } from '#domain/base/fault.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { FileDrop } from '#ui/files/FileDrop.tsx';

const megabyte = 1024 * 1024;

interface Props {
  fileName: string | null;
  disabled: boolean;
  onRemove: () => void;
  onText: (text: string, fileName: string) => void;
}

export function DescriptionFile({ fileName, disabled, onRemove, onText }: Props) {
  const { t } = useTranslation(['hiring', 'faults']);
  const format = useFormat();
  const [fileFault, setFileFault] = useState<Fault | null>(null);
  const [warnings, setWarnings] = useState<DocumentWarning[]>([]);
  const [isReading, setReading] = useState(false);
  const reading = useRef<AbortController | null>(null);
  useEffect(() => () => reading.current?.abort(), []);

  async function takeFile(file: File): Promise<void> {
    setFileFault(null);
    setReading(true);
    reading.current?.abort();
    const stop = new AbortController();
    reading.current = stop;
    try {
      const { text, warnings: remarks } = await readDocument(file, undefined, {
        signal: stop.signal,
      });
      setWarnings(remarks);
      onText(text, file.name);
    } catch (error) {
      if (stop.signal.aborted) return;
      const fault = toFault(error);
      setFileFault(
        fault.code === 'fileTooLarge'
          ? new Fault('fileTooLarge', {
              values: { limit: format.megabytes(file.size > 10 * megabyte ? 10 : 1) },
            })
          : fault,
      );
    } finally {
      if (!stop.signal.aborted) setReading(false);
    }
  }
  return (
    <>
      <FileDrop
        label={t('new.file')}
        hint={t('new.fileHint')}
        accept=".pdf,.docx,.txt,.md,text/plain"
        pending={isReading}
        disabled={disabled}
        taken={fileName ? { name: fileName, onRemove } : null}
        onFile={(file) => void takeFile(file)}
        error={fileFault && t(`faults:${fileFault.code}`, fileFault.values)}
      />
      {warnings.length > 0 && (
        <Alert severity="warning" onClose={() => setWarnings([])}>
          {warnings.map((warning) => (
            <Typography key={warning} variant="body2">
              {t(`new.warning.${warning}`)}
            </Typography>
          ))}
        </Alert>
      )}
    </>
  );
}
