// A version as it is printed, or beside the master: what was changed, removed and added.
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import { readStoredResume, type OwnResume } from '#domain/seeker/ownResume.ts';
import type { Stored } from '#domain/base/source.ts';
import { WordDiff } from '#ui/product/WordDiff.tsx';
import { compareParts } from './compareParts.ts';
import { useApplicationContext } from '#features/jobSeeker/apply/parts/applicationContext.ts';
import { DocumentActions } from '#features/jobSeeker/apply/parts/DocumentActions.tsx';
import { ResumePreview } from '#features/jobSeeker/apply/parts/ResumePreview.tsx';

export function VersionDialog({
  version,
  comparing,
  onClose,
}: {
  version: Stored<OwnResume>;
  comparing: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation(['applying', 'common']);
  const { resume: master } = useApplicationContext();
  const resume = readStoredResume(version.data)?.resume;
  const parts = resume && comparing ? compareParts(master, resume) : [];
  const changed = parts.filter(({ before, after }) => before !== after);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="version-title">
      <DialogTitle id="version-title" sx={{ overflowWrap: 'anywhere' }}>
        {comparing
          ? t('version.compareTitle', { name: version.data.title || t('version.untitled') })
          : version.data.title || t('version.untitled')}
      </DialogTitle>
      <DialogContent>
        {!resume && <Typography>{t('version.empty')}</Typography>}
        {resume && !comparing && (
          <Stack spacing={2} sx={{ alignItems: 'center' }}>
            <ResumePreview resume={resume} />
            <Box sx={{ width: '100%', maxWidth: 640 }}>
              <DocumentActions printed={{ kind: 'resume', resume }} />
            </Box>
          </Stack>
        )}
        {resume && comparing && (
          <Stack spacing={2} data-testid="compared">
            {changed.length === 0 && <Typography>{t('version.same')}</Typography>}
            {changed.map(({ key, part, where, before, after }) => (
              <Box key={key}>
                <Typography variant="caption" color="text.secondary" component="p">
                  {where || t(`line.${part}`)}
                </Typography>
                <WordDiff before={before} after={after} />
              </Box>
            ))}
          </Stack>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common:actions.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
