// The document beside the findings: the whole of it when names are shown, else only the lit line.
import { Button, Stack, Typography } from '@mui/material';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { useTranslation } from 'react-i18next';
import type { ApplicantPlace } from '#data/applicants/applicants.ts';
import { PaperPages, type LitLine } from '#ui/files/PaperPages.tsx';
import { PaperPlace } from '#ui/files/PaperPlace.tsx';
import { PaperText } from '#ui/files/PaperText.tsx';
import { saveFile } from '#ui/files/saveFile.ts';
import { LitStrip } from './LitStrip.tsx';
import { useApplicantFile } from './useApplicantFile.ts';

interface Props {
  place: ApplicantPlace;
  file: string;
  lit: LitLine | null;
  hidden: boolean;
  /** As it was called on the device it came from. */
  fileName: string | null;
}

export function ApplicantPaper({ place, file, lit, hidden, fileName }: Props) {
  const { t } = useTranslation('resumes');
  const { view, again } = useApplicantFile(place, file);
  const isOpen = view.kind === 'pages' || view.kind === 'text';
  return (
    <PaperPlace
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
          {hidden && lit && view.kind === 'pages' && (
            <LitStrip key={`${lit.page}/${lit.text}`} pdf={view.pdf} lit={lit} />
          )}
          {!hidden && view.kind === 'pages' && <PaperPages paper={view.pdf} lit={lit} />}
          {!hidden && view.kind === 'text' && <PaperText text={view.text} lit={lit} />}
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
    </PaperPlace>
  );
}
