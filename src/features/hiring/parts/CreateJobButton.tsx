// Create Job on a page. At the monthly limit it shows the limit dialog instead.
import { Button, type ButtonProps } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { to } from '#navigation/routes.ts';
import { useNewJob } from './useNewJob.tsx';

export interface CreateJobButtonProps extends Pick<
  ButtonProps,
  'variant' | 'startIcon' | 'sx' | 'children'
> {
  /** Opens the page with the sample job description. */
  sample?: boolean;
}

export function CreateJobButton({ sample = false, children, ...looks }: CreateJobButtonProps) {
  const { t } = useTranslation('hiring');
  const navigate = useNavigate();
  const { create, dialog } = useNewJob(
    () => void navigate(to('newJobInterview', {}, sample ? { query: { sample: '1' } } : {})),
  );
  return (
    <>
      <Button {...looks} onClick={create}>
        {children ?? t('createJob')}
      </Button>
      {dialog}
    </>
  );
}
