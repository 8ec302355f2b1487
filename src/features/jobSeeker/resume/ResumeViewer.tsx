// The resume beside its fields: as lines, or as the pages of its file when that was kept.
import { Alert, Box, LinearProgress, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openPdf, type PdfPictures } from '#ai/documents/pdf/pdfPictures.ts';
import { fetchResumeFile } from '#data/seeker/ownResumes.ts';
import { toFault, type Fault } from '#domain/base/fault.ts';
import { DocumentPages } from '#ui/files/DocumentPages.tsx';
import { ReadLines } from './ReadLines.tsx';
import type { ResumeEditing } from './resumeEditing.ts';

type View =
  | { kind: 'opening' }
  | { kind: 'open'; pdf: PdfPictures }
  | { kind: 'failed'; fault: Fault };

function Pages({ uid, file, editing }: { uid: string; file: string; editing: ResumeEditing }) {
  const { t } = useTranslation(['ownResume', 'faults']);
  const [view, setView] = useState<View>({ kind: 'opening' });
  useEffect(() => {
    let here = true;
    let opened: PdfPictures | null = null;
    void (async () => {
      try {
        const pdf = await openPdf(await fetchResumeFile(uid, file));
        if (!here) return void pdf.close();
        opened = pdf;
        setView({ kind: 'open', pdf });
      } catch (error) {
        if (here) setView({ kind: 'failed', fault: toFault(error) });
      }
    })();
    return () => {
      here = false;
      void opened?.close();
    };
  }, [uid, file]);
  const { asRead, highlighted } = editing;
  const text = highlighted ? asRead.lines[highlighted.line] : undefined;
  const [shown, setShown] = useState<{
    of: typeof highlighted;
    line: { page: number; text: string } | null;
  }>({ of: null, line: null });
  if (shown.of !== highlighted)
    setShown({
      of: highlighted,
      line: highlighted && text ? { page: asRead.pages[highlighted.line] ?? 1, text } : null,
    });
  if (view.kind === 'opening') return <LinearProgress aria-label={t('file.opening')} />;
  if (view.kind === 'failed')
    return (
      <Alert severity="warning">
        {t('file.failed')} {t(`faults:${view.fault.code}`, view.fault.values)}
      </Alert>
    );
  return <DocumentPages pageImages={view.pdf} highlighted={shown.line} />;
}

export function ResumeViewer({
  uid,
  file,
  editing,
  sections,
  marked,
}: {
  uid: string;
  file: string | null;
  editing: ResumeEditing;
  sections: boolean;
  marked?: ReadonlySet<number>;
}) {
  const { t } = useTranslation('ownResume');
  const [how, setHow] = useState<'lines' | 'pages'>('lines');
  const hasPages = file?.endsWith('.pdf') === true;
  return (
    <Stack
      spacing={1}
      sx={{ position: { md: 'sticky' }, top: { md: 76 }, alignSelf: 'start', minWidth: 0 }}
    >
      {hasPages && (
        <ToggleButtonGroup
          size="small"
          exclusive
          value={how}
          onChange={(_, next: 'lines' | 'pages' | null) => {
            if (next) setHow(next);
          }}
          aria-label={t('lines.how')}
        >
          <ToggleButton value="lines">{t('lines.asLines')}</ToggleButton>
          <ToggleButton value="pages">{t('lines.asPages')}</ToggleButton>
        </ToggleButtonGroup>
      )}
      {hasPages && how === 'pages' ? (
        <Box>
          <Pages uid={uid} file={file} editing={editing} />
        </Box>
      ) : (
        <ReadLines
          asRead={editing.asRead}
          highlighted={editing.highlighted}
          sections={sections}
          {...(marked ? { marked } : {})}
        />
      )}
    </Stack>
  );
}
