// The file of an applicant, fetched with one's own rights and opened for looking: a PDF's pages, else its words.
import { useEffect, useState } from 'react';
import { openPdf, type PdfPictures } from '#ai/documents/pdfPictures.ts';
import { readDocument } from '#ai/documents/readDocument.ts';
import { applicantFile, type ApplicantPlace } from '#data/applicants.ts';
import { faultFrom, type Fault } from '#domain/fault.ts';

export type FileView = { kind: 'opening' } | { kind: 'pages'; pdf: PdfPictures; blob: Blob } | { kind: 'text'; text: string; blob: Blob } | { kind: 'failed'; fault: Fault };

/** Fetched once while the applicant is open. */
export function useApplicantFile({ orgId, interviewId, applicantId }: ApplicantPlace, file: string): FileView {
  const [view, setView] = useState<FileView>({ kind: 'opening' });
  useEffect(() => {
    let here = true;
    let opened: PdfPictures | null = null;
    void (async () => {
      try {
        const blob = await applicantFile({ orgId, interviewId, applicantId }, file);
        if (file.endsWith('.pdf')) {
          const pdf = await openPdf(blob);
          if (!here) return void pdf.close();
          opened = pdf;
          setView({ kind: 'pages', pdf, blob });
        } else {
          const { text } = await readDocument(blob, file);
          if (here) setView({ kind: 'text', text, blob });
        }
      } catch (error) {
        if (here) setView({ kind: 'failed', fault: faultFrom(error) });
      }
    })();
    return () => {
      here = false;
      void opened?.close();
    };
  }, [orgId, interviewId, applicantId, file]);
  return view;
}
