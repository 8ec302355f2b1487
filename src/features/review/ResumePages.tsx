// A candidate's paper as it was handed in: the pages of a PDF, else its text; a line of it may be lit.
import { Alert, LinearProgress } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openPdf, type PdfPictures } from '#ai/documents/pdfPictures.ts';
import { readDocument } from '#ai/documents/readDocument.ts';
import { faultFrom, type Fault } from '#domain/fault.ts';
import { PaperPages, type LitLine } from '#ui/PaperPages.tsx';
import { PaperText } from '#ui/PaperText.tsx';

type View = { kind: 'opening' } | { kind: 'pages'; pdf: PdfPictures } | { kind: 'text'; text: string } | { kind: 'failed'; fault: Fault };

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

export function ResumePages({ file, name, lit = null }: { file: Blob; name: string; lit?: LitLine | null }) {
  const { t } = useTranslation(['review', 'faults']);
  const view = useView(file, name);
  if (view.kind === 'opening') return <LinearProgress aria-label={t('player.opening')} sx={{ maxWidth: 640 }} />;
  if (view.kind === 'failed') return <Alert severity="warning">{t('player.notShown')} {t(`faults:${view.fault.code}`, view.fault.values)}</Alert>;
  return view.kind === 'text' ? <PaperText text={view.text} lit={lit} /> : <PaperPages paper={view.pdf} lit={lit} />;
}
