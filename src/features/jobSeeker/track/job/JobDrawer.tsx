// A job's page beside the tracker: everything that is known of it, saved as it is typed.
import CloseIcon from '@mui/icons-material/Close';
import { Box, Drawer, IconButton } from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { seekerDocumentSource } from '#data/seeker/seekerDocuments.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import type { MoveJob } from '#features/jobSeeker/track/useJobMoves.ts';
import { JobDetails } from './JobDetails.tsx';

interface Props {
  uid: string;
  id: string;
  move: MoveJob;
  close: () => void;
}

export function JobDrawer({ uid, id, move, close }: Props) {
  const { t } = useTranslation('common');
  const titleId = useId();
  return (
    <Drawer
      anchor="right"
      open
      onClose={close}
      slotProps={{
        paper: {
          sx: { width: { xs: '100%', sm: 600 } },
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
        },
      }}
    >
      <IconButton
        aria-label={t('actions.close')}
        onClick={close}
        autoFocus
        sx={{
          position: 'absolute',
          top: 12,
          insetInlineEnd: 12,
          zIndex: 2,
          bgcolor: 'background.paper',
        }}
      >
        <CloseIcon />
      </IconButton>
      <Box sx={{ px: { xs: 2, sm: 3 }, py: 2.5 }} data-testid="job-page">
        <Boundary fallback={<RowsSkeleton rows={7} />}>
          <Open key={id} uid={uid} id={id} titleId={titleId} move={move} close={close} />
        </Boundary>
      </Box>
    </Drawer>
  );
}

function Open({ uid, id, titleId, move, close }: Props & { titleId: string }) {
  const { t } = useTranslation(['tracker', 'common']);
  const job = useLive(seekerDocumentSource(uid, 'jobTrackers', id));
  if (!job)
    return (
      <Box id={titleId}>
        <EmptyState
          title={t('hand.gone')}
          text={t('job.goneText')}
          action={{ label: t('common:actions.close'), onClick: close }}
        />
      </Box>
    );
  return <JobDetails uid={uid} job={job} titleId={titleId} move={move} close={close} />;
}
