// The resume as it will stand on paper.
import { useTranslation } from 'react-i18next';
import type { ParsedResume } from '#domain/resume.ts';
import { PaperBox } from './paper/PaperBox.tsx';
import { resumePaper } from './paper/resumePaper.ts';
import { ResumeSheet } from './paper/ResumeSheet.tsx';
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
