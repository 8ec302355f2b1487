// The document beside the findings: the whole of it when names are shown, else only the highlighted line.
import { Button, Stack, Typography } from '@mui/material';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useTranslation } from 'react-i18next';
import type { ApplicantRef } from '#data/applicants/applicants.ts';
import { DocumentPages, type HighlightedLine } from '#ui/files/DocumentPages.tsx';
import { DocumentFrame } from '#ui/files/DocumentFrame.tsx';
import { DocumentText } from '#ui/files/DocumentText.tsx';
import { saveFile } from '#ui/files/saveFile.ts';
import { EvidenceStrip } from '#features/hiring/resumes/EvidenceStrip.tsx';
import { useApplicantFile } from './useApplicantFile.ts';

interface Props {
  applicantRef: ApplicantRef;
  file: string;
  highlighted: HighlightedLine | null;
  hidden: boolean;
  /** As it was called on the device it came from. */
  fileName: string | null;
}

export function ApplicantResume({ applicantRef, file, highlighted, hidden, fileName }: Props) {
  const { t } = useTranslation('resumes');
  const { view, again } = useApplicantFile(applicantRef, file);
  const isOpen = view.kind === 'pages' || view.kind === 'text';
  return (
    <DocumentFrame
      opening={t('dialog.opening')}
      failed={t('dialog.failed')}
      state={isOpen ? { kind: 'open' } : view}
      again={again}
    >
      {isOpen && (
        <Stack spacing={1.5} data-testid="applicant-paper" data-kind={view.kind}>
          {hidden && (
            <Typography variant="body2" color="text.secondary">
              {t('dialog.covered')}
            </Typography>
          )}
          {view.kind === 'text' && (
            <Typography variant="body2" color="text.secondary">
              {t('dialog.noPages')}
            </Typography>
          )}
          {hidden && highlighted && view.kind === 'pages' && (
            <EvidenceStrip
              key={`${highlighted.page}/${highlighted.text}`}
              pdf={view.pdf}
              highlighted={highlighted}
            />
          )}
          {!hidden && view.kind === 'pages' && (
            <DocumentPages pageImages={view.pdf} highlighted={highlighted} />
          )}
          {!hidden && view.kind === 'text' && (
            <DocumentText text={view.text} highlighted={highlighted} />
          )}
          {!hidden && (
            <div>
              <Button
                size="small"
                startIcon={<DownloadIcon />}
                onClick={() => saveFile([view.blob], view.blob.type, fileName || file)}
              >
                {t('dialog.download')}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </DocumentFrame>
  );
}
