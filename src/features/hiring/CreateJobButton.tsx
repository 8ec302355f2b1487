// Create Job on the dashboard itself, where the header has no room for it: always exactly one is in view.
import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { limitTargetOf } from '#navigation/limitTargetOf.ts';
import { to } from '#navigation/routes.ts';
import { useCreateJob } from '#session/useCreateJob.ts';
import { InterviewLimitDialog } from '#ui/InterviewLimitDialog.tsx';

export function CreateJobButton() {
  const { t } = useTranslation('hiring');
  const navigate = useNavigate();
  const { create, limit, isAdmin } = useCreateJob(() => void navigate(to('newJobInterview')));
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={create} sx={{ display: { xs: 'inline-flex', sm: 'none' } }}>{t('createJob')}</Button>
      <InterviewLimitDialog {...limit} to={limitTargetOf(isAdmin)} />
    </>
  );
}
