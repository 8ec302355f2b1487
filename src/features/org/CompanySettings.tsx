// Name and retention period of the company; managers only.
import { Button, Stack, TextField } from '@mui/material';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { saveCompany } from '#data/company/team.ts';
import { useMembership } from '#session/session.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';

interface Fields {
  name: string;
  retentionDays: number;
}
/** Bounds of the retention period in days; the rules hold the same. */
const retention = { min: 30, max: 1825 } as const;

export function CompanySettings() {
  const { t } = useTranslation(['org', 'common']);
  const { orgId, uid, organization } = useMembership();
  const { register, handleSubmit, reset, formState } = useForm<Fields>({
    defaultValues: { name: organization.name, retentionDays: organization.retentionDays },
  });
  const [save, { pending }] = useAction(
    async (fields: Fields) => {
      await saveCompany(orgId, uid, {
        name: fields.name.trim(),
        retentionDays: fields.retentionDays,
      });
      return true;
    },
    { done: t('settings.saved') },
  );
  async function submit(fields: Fields): Promise<void> {
    if (await save(fields)) reset(fields);
  }
  const range = { value: retention.min, message: t('settings.retentionRange', retention) };
  return (
    <Panel title={t('settings.title')}>
      <Stack
        component="form"
        noValidate
        spacing={2.5}
        sx={{ maxWidth: 480 }}
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <TextField
          label={t('settings.name')}
          error={Boolean(formState.errors.name)}
          helperText={formState.errors.name?.message}
          {...register('name', {
            validate: (name) => name.trim() !== '' || t('settings.nameMissing'),
            maxLength: { value: 120, message: t('profile.tooLong', { max: 120 }) },
          })}
        />
        <TextField
          type="number"
          label={t('settings.retention')}
          error={Boolean(formState.errors.retentionDays)}
          helperText={formState.errors.retentionDays?.message ?? t('settings.retentionHelp')}
          {...register('retentionDays', {
            valueAsNumber: true,
            min: range,
            max: { ...range, value: retention.max },
            validate: (days) => Number.isInteger(days) || range.message,
          })}
        />
        <div>
          <Button type="submit" variant="contained" loading={pending} disabled={!formState.isDirty}>
            {t('common:actions.save')}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}
