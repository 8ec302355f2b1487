// The resume as it will be printed.
import { useTranslation } from 'react-i18next';
import type { ParsedResume } from '#domain/resume/resume.ts';
import { SheetFrame } from '#features/jobSeeker/apply/documents/SheetFrame.tsx';
import { createResumeDocument } from '#features/jobSeeker/apply/documents/resumeDocument.ts';
import { ResumeSheet } from '#features/jobSeeker/apply/documents/ResumeSheet.tsx';
import { useDocumentLayout } from './useDocumentLayout.ts';

export function ResumePreview({ resume }: { resume: ParsedResume }) {
  const { t } = useTranslation('applying');
  const [{ design, size }] = useDocumentLayout();
  return (
    <SheetFrame size={size} label={t('paper.preview')}>
      <ResumeSheet resume={createResumeDocument(resume)} design={design} />
    </SheetFrame>
  );
}
