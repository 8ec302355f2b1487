// The one primary button of the dashboard: at the interview limit it explains instead of navigating (seed, section 6).
import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { to } from '#navigation/routes.ts';
import { useCreateJob } from '#session/useCreateJob.ts';
import { InterviewLimitDialog } from '#ui/InterviewLimitDialog.tsx';

/** Where the limit dialog leads: billing for admins, the organisation for everybody else. */
export function limitTarget(isAdmin: boolean): string {
  return to('account', {}, { query: { tab: isAdmin ? 'billing' : 'organization' } });
}

export function CreateJobButton() {
  const { t } = useTranslation('hiring');
  const navigate = useNavigate();
  const { create, limit } = useCreateJob(() => void navigate(to('newJobInterview')));
  return (
    <>
      <Button variant="contained" startIcon={<AddIcon />} onClick={create}>{t('createJob')}</Button>
      <InterviewLimitDialog {...limit} to={limitTarget(limit.isAdmin)} />
    </>
  );
}
