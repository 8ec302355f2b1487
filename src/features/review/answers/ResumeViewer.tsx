// The resume a candidate handed in: its pages, what it says to the job's requirements, and what was read from it, with what they put right.
import { Box, Typography } from '@mui/material';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { readingOf } from '#data/resume/readings.ts';
import type { Answer } from '#domain/candidate/answer.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import { chooseCurrentReading } from '#domain/candidate/reading.ts';
import type { Stored } from '#domain/base/source.ts';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import { ReadFieldList } from '#ui/product/ReadFieldList.tsx';
import { wrapResult } from '#ui/reading/asResult.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { AnswerMedia } from './AnswerMedia.tsx';
import type { FindingsAccess } from '#features/review/resume/ResumeFindings.tsx';

export interface ResumeViewerProps {
  candidateRef: CandidateRef;
  resumeAnswer: Stored<Answer>;
  language: string;
  job: Pick<Interview, 'title' | 'mustHave' | 'niceToHave'>;
  door: FindingsAccess;
}

// What reads a file is fetched once there is one to show.
const ResumeFile = lazy(async () => ({
  default: (await import('#features/review/resume/ResumeFile.tsx')).ResumeFile,
}));

export function ResumeViewer({
  candidateRef,
  resumeAnswer,
  language,
  job,
  door,
}: ResumeViewerProps) {
  const { t } = useTranslation('review');
  const stored = useLive(wrapResult(readingOf(candidateRef, resumeAnswer.id)));
  const reading =
    stored.kind === 'ready' ? chooseCurrentReading(resumeAnswer.data, stored.value?.data) : null;
  const corrections = Object.keys(reading?.corrected ?? {}).length;
  return (
    <Box id={`answer-${resumeAnswer.id}`}>
      <AnswerMedia
        key={resumeAnswer.data.storagePath}
        answerId={resumeAnswer.id}
        answer={resumeAnswer.data}
        segments={[]}
        language={language}
        renderDocument={(file, name) => (
          <ResumeFile file={file} name={name} job={job} door={door} />
        )}
      />
      {stored.kind === 'failed' && <ErrorState fault={stored.fault} />}
      {reading && (
        <Box component="section" aria-label={t('answers.read')} sx={{ mt: 2 }}>
          <Typography variant="h4" component="h3">
            {t('answers.read')}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ mb: 1.5 }}>
            {corrections > 0
              ? t('answers.readCorrected', { count: corrections })
              : t('answers.readPlain')}
          </Typography>
          <ReadFieldList reading={reading} />
        </Box>
      )}
      {stored.kind === 'ready' && !reading && (
        <Typography variant="body2" color="text.secondary">
          {t('answers.readNothing')}
        </Typography>
      )}
    </Box>
  );
}
