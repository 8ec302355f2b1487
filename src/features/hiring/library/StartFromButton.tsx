// Starts a new job from a kept interview. At the monthly limit it shows the limit dialog instead.
import { Button } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { ItemOf } from '#domain/jobs/library.ts';
import { useNewJob } from '#features/hiring/parts/useNewJob.tsx';
import { useStartFrom } from './useStartFrom.ts';

export interface StartFromButtonProps {
  uid: string;
  orgId: string;
  item: ItemOf<'interview'>;
}

export function StartFromButton({ uid, orgId, item }: StartFromButtonProps) {
  const { t } = useTranslation('library');
  const startFrom = useStartFrom(uid, orgId);
  const { create, dialog } = useNewJob(() => startFrom(item));
  return (
    <>
      <Button size="small" variant="outlined" onClick={create}>
        {t('use')}
      </Button>
      {dialog}
    </>
  );
}
