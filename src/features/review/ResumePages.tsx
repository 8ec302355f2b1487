// A candidate's paper as it was handed in: the pages of a PDF, else its text; a line of it may be lit.
import { Alert, Button, LinearProgress } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openPaper, type OpenPaper } from '#ai/documents/openPaper.ts';
import { faultFrom, type Fault } from '#domain/fault.ts';
import { PaperPages, type LitLine } from '#ui/PaperPages.tsx';
import { PaperText } from '#ui/PaperText.tsx';

type View = { kind: 'opening' } | OpenPaper | { kind: 'failed'; fault: Fault };

function useView(file: Blob, name: string): { view: View; again: () => void } {
  const [view, setView] = useState<View>({ kind: 'opening' });
  const [times, setTimes] = useState(0);
  useEffect(() => {
    let here = true;
    let opened: OpenPaper | null = null;
    void (async () => {
      try {
        const paper = await openPaper(file, name, { isPdf: file.type === 'application/pdf', again: times > 0 });
        if (here) {
          opened = paper;
          setView(paper);
        } else if (paper.kind === 'pages') void paper.pdf.close();
      } catch (error) {
        if (here) setView({ kind: 'failed', fault: faultFrom(error) });
      }
    })();
    return () => {
      here = false;
      if (opened?.kind === 'pages') void opened.pdf.close();
    };
  }, [file, name, times]);
  const again = useCallback(() => { setView({ kind: 'opening' }); setTimes((before) => before + 1); }, []);
  return { view, again };
}

export function ResumePages({ file, name, lit = null }: { file: Blob; name: string; lit?: LitLine | null }) {
  const { t } = useTranslation(['review', 'faults', 'common']);
  const { view, again } = useView(file, name);
  if (view.kind === 'opening') return <LinearProgress aria-label={t('player.opening')} sx={{ maxWidth: 640 }} />;
  if (view.kind === 'failed') return <Alert severity="warning" action={view.fault.code === 'fileStuck' && <Button color="inherit" size="small" onClick={again}>{t('common:actions.retry')}</Button>}>{t('player.notShown')} {t(`faults:${view.fault.code}`, view.fault.values)}</Alert>;
  return view.kind === 'text' ? <PaperText text={view.text} lit={lit} /> : <PaperPages paper={view.pdf} lit={lit} />;
}
