// A candidate's resume as it was submitted: the pages of a PDF, else its text; a line of it may be highlighted.
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openUploadedFile, type OpenedFile } from '#ai/documents/openUploadedFile.ts';
import { toFault, type Fault } from '#domain/base/fault.ts';
import { DocumentPages, type HighlightedLine } from '#ui/files/DocumentPages.tsx';
import { DocumentFrame } from '#ui/files/DocumentFrame.tsx';
import { DocumentText } from '#ui/files/DocumentText.tsx';

type View = { kind: 'opening' } | OpenedFile | { kind: 'failed'; fault: Fault };

function useView(file: Blob, name: string): { view: View; again: () => void } {
  const [view, setView] = useState<View>({ kind: 'opening' });
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    let opened: OpenedFile | null = null;
    void (async () => {
      try {
        const openDocument = await openUploadedFile(file, name, {
          isPdf: file.type === 'application/pdf',
          again: times > 0,
          signal: stop.signal,
        });
        if (stop.signal.aborted)
          return openDocument.kind === 'pages' ? void openDocument.pdf.close() : undefined;
        opened = openDocument;
        setView(openDocument);
      } catch (error) {
        if (!stop.signal.aborted) setView({ kind: 'failed', fault: toFault(error) });
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
  highlighted = null,
}: {
  file: Blob;
  name: string;
  highlighted?: HighlightedLine | null;
}) {
  const { t } = useTranslation('review');
  const { view, again } = useView(file, name);
  return (
    <DocumentFrame
      opening={t('player.opening')}
      failed={t('player.notShown')}
      state={view.kind === 'pages' || view.kind === 'text' ? { kind: 'open' } : view}
      again={again}
    >
      {view.kind === 'text' && <DocumentText text={view.text} highlighted={highlighted} />}
      {view.kind === 'pages' && <DocumentPages pageImages={view.pdf} highlighted={highlighted} />}
    </DocumentFrame>
  );
}
