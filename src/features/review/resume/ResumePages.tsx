// A candidate's paper as it was handed in: the pages of a PDF, else its text; a line of it may be lit.
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openPaper, type OpenPaper } from '#ai/documents/openPaper.ts';
import { faultFrom, type Fault } from '#domain/base/fault.ts';
import { PaperPages, type LitLine } from '#ui/files/PaperPages.tsx';
import { PaperPlace } from '#ui/files/PaperPlace.tsx';
import { PaperText } from '#ui/files/PaperText.tsx';

type View = { kind: 'opening' } | OpenPaper | { kind: 'failed'; fault: Fault };

function useView(file: Blob, name: string): { view: View; again: () => void } {
  const [view, setView] = useState<View>({ kind: 'opening' });
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    let opened: OpenPaper | null = null;
    void (async () => {
      try {
        const paper = await openPaper(file, name, {
          isPdf: file.type === 'application/pdf',
          again: times > 0,
          signal: stop.signal,
        });
        if (stop.signal.aborted) return paper.kind === 'pages' ? void paper.pdf.close() : undefined;
        opened = paper;
        setView(paper);
      } catch (error) {
        if (!stop.signal.aborted) setView({ kind: 'failed', fault: faultFrom(error) });
      }
    })();
    return () => {
      stop.abort();
      if (opened?.kind === 'pages') void opened.pdf.close();
    };
  }, [file, name, times]);
  const again = useCallback(() => {
    setView({ kind: 'opening' });
    setTimes((before) => before + 1);
  }, []);
  return { view, again };
}

export function ResumePages({
  file,
  name,
  lit = null,
}: {
  file: Blob;
  name: string;
  lit?: LitLine | null;
}) {
  const { t } = useTranslation('review');
  const { view, again } = useView(file, name);
  return (
    <PaperPlace
      opening={t('player.opening')}
      failed={t('player.notShown')}
      state={view.kind === 'pages' || view.kind === 'text' ? { kind: 'open' } : view}
      again={again}
    >
      {view.kind === 'text' && <PaperText text={view.text} lit={lit} />}
      {view.kind === 'pages' && <PaperPages paper={view.pdf} lit={lit} />}
    </PaperPlace>
  );
}
