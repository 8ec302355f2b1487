// The resume as it will stand on paper.
import { useTranslation } from 'react-i18next';
import type { ParsedResume } from '#domain/resume/resume.ts';
import { PaperBox } from '#features/jobSeeker/apply/paper/PaperBox.tsx';
import { resumePaper } from '#features/jobSeeker/apply/paper/resumePaper.ts';
import { ResumeSheet } from '#features/jobSeeker/apply/paper/ResumeSheet.tsx';
import { useDress } from './useDress.ts';

export function ResumePreview({ resume }: { resume: ParsedResume }) {
  const { t } = useTranslation('applying');
  const [{ design, size }] = useDress();
  return (
    <PaperBox size={size} label={t('paper.preview')}>
      <ResumeSheet paper={resumePaper(resume)} design={design} />
    </PaperBox>
  );
}
