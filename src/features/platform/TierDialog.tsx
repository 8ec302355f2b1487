// Edits one tier's limits and features.
import { Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel, FormGroup, Stack, TextField, Typography } from '@mui/material';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { saveTier } from '#data/platform.ts';
import { featureFlags, type TierConfiguration } from '#domain/tier.ts';
import { useSession } from '#session/session.ts';
import { useAction } from '#ui/useAction.ts';

export const limitNames = ['licenses', 'interviews', 'candidates', 'videos', 'documents'] as const;
type Fields = Pick<TierConfiguration, 'name' | 'limits' | 'features'>;

export function TierDialog({ id, tier, onClose }: { id: string; tier: TierConfiguration; onClose: () => void }) {
  const { t } = useTranslation(['platform', 'common']);
  const { authUser } = useSession();
  const { register, handleSubmit, formState } = useForm<Fields>({ defaultValues: { name: tier.name, limits: tier.limits, features: tier.features } });
  const [save, { pending }] = useAction(async (fields: Fields) => {
    await saveTier(authUser?.uid ?? '', id, fields);
    return true;
  }, { done: t('system.saved') });
  async function submit(fields: Fields): Promise<void> {
    if (await save(fields)) onClose();
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="tier-dialog-title">
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <DialogTitle id="tier-dialog-title">{t('system.editTitle', { name: tier.name })}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            <TextField label={t('system.columns.tier')} error={Boolean(formState.errors.name)} helperText={formState.errors.name?.message} {...register('name', { validate: (name) => (name.trim() !== '' && name.length <= 64) || t('system.nameWrong') })} />
            {limitNames.map((name) => (
              <TextField key={name} type="number" label={t(`system.limits.${name}`)} error={Boolean(formState.errors.limits?.[name])} helperText={formState.errors.limits?.[name]?.message}
                {...register(`limits.${name}`, { valueAsNumber: true, validate: (value) => (Number.isInteger(value) && value >= 0 && value <= 100_000) || t('system.numberWrong') })} />
            ))}
            <FormGroup>
              <Typography variant="body2" color="text.secondary">{t('system.columns.features')}</Typography>
              {featureFlags.map((flag) => <FormControlLabel key={flag} control={<Checkbox defaultChecked={tier.features[flag]} {...register(`features.${flag}`)} />} label={t(`system.flags.${flag}`)} />)}
            </FormGroup>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" variant="contained" loading={pending}>{t('common:actions.save')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
