// A candidate's paper as it was handed in: the pages of a PDF, else its text.
import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openPdf, type PdfPictures } from '#ai/documents/pdfPictures.ts';
import { readDocument } from '#ai/documents/readDocument.ts';
import { faultFrom, type Fault } from '#domain/fault.ts';

type View = { kind: 'opening' } | { kind: 'pages'; pdf: PdfPictures } | { kind: 'text'; text: string } | { kind: 'failed'; fault: Fault };

/** Shown at once; the rest by a press. */
const firstPages = 2;

function useView(file: Blob, name: string): View {
  const [view, setView] = useState<View>({ kind: 'opening' });
  useEffect(() => {
    let here = true;
    let opened: PdfPictures | null = null;
    void (async () => {
      try {
        if (file.type === 'application/pdf') {
          const pdf = await openPdf(file);
          if (!here) return void pdf.close();
          opened = pdf;
          setView({ kind: 'pages', pdf });
        } else {
          const { text } = await readDocument(file, name);
          if (here) setView({ kind: 'text', text });
        }
      } catch (error) {
        if (here) setView({ kind: 'failed', fault: faultFrom(error) });
      }
    })();
    return () => {
      here = false;
      void opened?.close();
    };
  }, [file, name]);
  return view;
}

export function ResumePages({ file, name }: { file: Blob; name: string }) {
  const { t } = useTranslation(['review', 'faults']);
  const view = useView(file, name);
  const [isWhole, setWhole] = useState(false);
  if (view.kind === 'opening') return <LinearProgress aria-label={t('player.opening')} sx={{ maxWidth: 640 }} />;
  if (view.kind === 'failed') return <Alert severity="warning">{t('player.notShown')} {t(`faults:${view.fault.code}`, view.fault.values)}</Alert>;
  if (view.kind === 'text') return <Box tabIndex={0} role="region" aria-label={t('player.paper')} sx={{ maxHeight: 420, maxWidth: 720, overflowY: 'auto', border: 1, borderColor: 'divider', borderRadius: 2, p: 2 }}><Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{view.text}</Typography></Box>;
  const { pdf } = view;
  const shown = isWhole ? pdf.pages : Math.min(firstPages, pdf.pages);
  return (
    <Stack spacing={1.5} tabIndex={0} role="region" aria-label={t('player.paper')} sx={{ maxHeight: 640, maxWidth: 720, overflowY: 'auto', border: 1, borderColor: 'divider', borderRadius: 2, p: 1, bgcolor: 'action.hover' }}>
      {Array.from({ length: shown }, (_, index) => <PdfPage key={index} pdf={pdf} number={index + 1} />)}
      {shown < pdf.pages && <Box><Button size="small" onClick={() => setWhole(true)}>{t('player.allPages', { count: pdf.pages })}</Button></Box>}
    </Stack>
  );
}

function PdfPage({ pdf, number }: { pdf: PdfPictures; number: number }) {
  const { t } = useTranslation(['review', 'faults']);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  useEffect(() => {
    const drawn = canvas.current;
    if (!drawn) return;
    pdf.draw(number, drawn, Math.max(280, drawn.parentElement?.clientWidth ?? 640)).catch((error: unknown) => setFault(faultFrom(error)));
  }, [pdf, number]);
  return (
    <Box>
      {fault && <Alert severity="warning">{t(`faults:${fault.code}`, fault.values)}</Alert>}
      <Box component="canvas" ref={canvas} role="img" aria-label={t('player.page', { number, count: pdf.pages })} data-testid="pdf-page" sx={{ display: 'block', width: '100%', height: 'auto', bgcolor: 'common.white' }} />
    </Box>
  );
}
