// The file of an applicant, fetched with one's own rights and opened for looking: a PDF's pages, else its words.
import { useCallback, useEffect, useState } from 'react';
import { openUploadedFile, type OpenedFile } from '#ai/documents/openUploadedFile.ts';
import { readApplicantFile, type ApplicantRef } from '#data/applicants/applicants.ts';
import { toFault, type Fault } from '#domain/base/fault.ts';

export type FileView =
  | { kind: 'opening' }
  | (OpenedFile & { blob: Blob })
  | { kind: 'failed'; fault: Fault };

/** Fetched once while the applicant is open; `again` opens it once more. */
export function useApplicantFile(
  { orgId, interviewId, applicantId }: ApplicantRef,
  file: string,
): { view: FileView; again: () => void } {
  const [view, setView] = useState<FileView>({ kind: 'opening' });
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    let opened: OpenedFile | null = null;
    void (async () => {
      try {
        const blob = await readApplicantFile({ orgId, interviewId, applicantId }, file);
        const openDocument = await openUploadedFile(blob, file, {
          isPdf: file.endsWith('.pdf'),
          again: times > 0,
          signal: stop.signal,
        });
        if (stop.signal.aborted)
          return openDocument.kind === 'pages' ? void openDocument.pdf.close() : undefined;
        opened = openDocument;
        setView({ ...openDocument, blob });
      } catch (error) {
        if (!stop.signal.aborted) setView({ kind: 'failed', fault: toFault(error) });
      }
    })();
    return () => {
      stop.abort();
      if (opened?.kind === 'pages') void opened.pdf.close();
    };
  }, [orgId, interviewId, applicantId, file, times]);
  const again = useCallback(() => {
    setView({ kind: 'opening' });
    setTimes((before) => before + 1);
  }, []);
  return { view, again };
}
