// What is worth knowing of an applicant at a glance.
import { Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Applicant } from '#domain/applicants/applicant.ts';
import { StatusChip } from '#ui/page/StatusChip.tsx';

export function ApplicantChips({
  applicant: { invitedAt, arrivedAt, hidden, orders },
}: {
  applicant: Applicant;
}) {
  const { t } = useTranslation('resumes');
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={0.5}
      sx={{ flexWrap: 'wrap', mt: 0.5, '&:empty': { display: 'none' } }}
    >
      {invitedAt && <StatusChip label={t('list.invited')} tone="good" />}
      {!arrivedAt && <StatusChip label={t('list.missingFile')} tone="warning" />}
      {hidden.length > 0 && <StatusChip label={t('list.hiddenFlag')} tone="warning" />}
      {orders.length > 0 && <StatusChip label={t('list.ordersFlag')} tone="warning" />}
    </Stack>
  );
}
