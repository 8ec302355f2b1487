// Edits the draft of a tier: its limits, each of which may be unlimited, its features and its price.
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormGroup,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { saveTierDraft } from '#data/platform/tierAdmin.ts';
import {
  featureFlags,
  isSeekerTier,
  isUnlimited,
  unlimited,
  type TierConfiguration,
} from '#domain/billing/tier.ts';
import { limitsThatCount, type TierChoice, type TierLimit } from '#domain/platform/tierDraft.ts';
import { useAction } from '#ui/reading/useAction.ts';

/** The rules' bounds of what limits; above them there is only "unlimited". */
const most: Record<TierLimit, number> = {
  credits: 100_000,
  licenses: 100_000,
  interviews: 1_000_000,
  candidates: 1_000_000,
  videos: 10_000_000,
  documents: 10_000_000,
};
interface Fields {
  id: string;
  name: string;
  limits: Partial<Record<TierLimit, number>>;
  open: Partial<Record<TierLimit, boolean>>;
  features: TierConfiguration['features'];
  priced: boolean;
  monthly: number;
  annual: number;
  currency: string;
}

export interface TierDialogProps {
  /** null: a new tier. */
  id: string | null;
  choice: TierChoice;
  base: number;
  /** Ids of other tiers. */
  taken: readonly string[];
  onClose: () => void;
}

export function TierDialog({ id, choice, base, taken, onClose }: TierDialogProps) {
  const { t } = useTranslation(['system', 'platform', 'common']);
  const people = isSeekerTier(choice);
  const names = limitsThatCount(choice);
  const valueOf = (name: TierLimit): number => choice.limits[name] ?? 0;
  const {
    register,
    handleSubmit,
    control,
    formState: { errors },
  } = useForm<Fields>({
    defaultValues: {
      id: id ?? '',
      name: choice.name,
      features: choice.features,
      priced: choice.price != null,
      monthly: choice.price?.monthly ?? 0,
      annual: choice.price?.annual ?? 0,
      currency: choice.price?.currency ?? 'USD',
      limits: Object.fromEntries(
        names.map((name) => [name, isUnlimited(valueOf(name)) ? 0 : valueOf(name)]),
      ),
      open: Object.fromEntries(names.map((name) => [name, isUnlimited(valueOf(name))])),
    },
  });
  const [open, priced] = useWatch({ control, name: ['open', 'priced'] });
  const [save, { pending }] = useAction(
    async (fields: Fields) => {
      const limits = {
        ...choice.limits,
        ...Object.fromEntries(
          names.map((name) => [name, fields.open[name] ? unlimited : fields.limits[name]]),
        ),
      };
      const price = fields.priced
        ? { monthly: fields.monthly, annual: fields.annual, currency: fields.currency }
        : null;
      await saveTierDraft(
        fields.id,
        { name: fields.name.trim(), limits, features: fields.features, price },
        base,
      );
      return true;
    },
    { done: t('tiers.saved') },
  );
  const amount = {
    valueAsNumber: true,
    validate: (value: number) =>
      !priced || (value >= 0 && value <= 1_000_000) || t('platform:ai.priceWrong'),
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="tier-dialog-title">
      <form
        noValidate
        onSubmit={(event) =>
          void handleSubmit(async (fields) => {
            if (await save(fields)) onClose();
          })(event)
        }
      >
        <DialogTitle id="tier-dialog-title">
          {id
            ? t('platform:system.editTitle', { name: choice.name })
            : t(people ? 'tiers.addPeople' : 'tiers.add')}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            <Typography variant="body2" color="text.secondary">
              {t('tiers.draftLead')}
            </Typography>
            {!id && (
              <TextField
                label={t('tiers.id')}
                error={Boolean(errors.id)}
                helperText={errors.id?.message ?? t(people ? 'tiers.idHelpPeople' : 'tiers.idHelp')}
                {...register('id', {
                  validate: (value) =>
                    /^[a-z0-9_]{1,64}$/u.test(value)
                      ? !taken.includes(value) || t('tiers.idTaken')
                      : t('tiers.idHelp'),
                })}
              />
            )}
            <TextField
              label={t('platform:system.columns.tier')}
              error={Boolean(errors.name)}
              helperText={errors.name?.message}
              {...register('name', {
                validate: (name) =>
                  (name.trim() !== '' && name.length <= 64) || t('platform:system.nameWrong'),
              })}
            />
            {names.map((name) => (
              <Stack
                key={name}
                direction="row"
                spacing={2}
                useFlexGap
                sx={{ alignItems: 'flex-start', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
              >
                <TextField
                  type="number"
                  fullWidth
                  label={t(`platform:system.limits.${name}`)}
                  disabled={open[name] ?? false}
                  error={Boolean(errors.limits?.[name])}
                  helperText={errors.limits?.[name]?.message}
                  {...register(`limits.${name}`, {
                    valueAsNumber: true,
                    validate: (value, fields) =>
                      fields.open[name] ||
                      (value !== undefined &&
                        Number.isInteger(value) &&
                        value >= 0 &&
                        value <= most[name]) ||
                      t('tiers.numberWrong', { most: most[name] }),
                  })}
                />
                <FormControlLabel
                  control={
                    <Switch
                      defaultChecked={isUnlimited(valueOf(name))}
                      {...register(`open.${name}`)}
                      slotProps={{
                        input: {
                          'aria-label': t('tiers.unlimitedOf', {
                            name: t(`platform:system.limits.${name}`),
                          }),
                        },
                      }}
                    />
                  }
                  label={t('common:limits.unlimited')}
                  sx={{ flexShrink: 0, mt: { xs: 0, sm: 3.25 } }}
                />
              </Stack>
            ))}
            {!people && (
              <FormGroup>
                <Typography variant="body2" color="text.secondary">
                  {t('platform:system.columns.features')}
                </Typography>
                {featureFlags.map((flag) => (
                  <FormControlLabel
                    key={flag}
                    control={
                      <Checkbox
                        defaultChecked={choice.features[flag]}
                        {...register(`features.${flag}`)}
                      />
                    }
                    label={t(`platform:system.flags.${flag}`)}
                  />
                ))}
              </FormGroup>
            )}
            <FormControlLabel
              control={<Switch defaultChecked={choice.price != null} {...register('priced')} />}
              label={t('tiers.hasPrice')}
            />
            {priced && (
              <Stack
                direction="row"
                spacing={2}
                useFlexGap
                sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
              >
                <TextField
                  type="number"
                  label={t('tiers.monthly')}
                  error={Boolean(errors.monthly)}
                  helperText={errors.monthly?.message}
                  slotProps={{ htmlInput: { step: 'any', min: 0 } }}
                  {...register('monthly', amount)}
                />
                <TextField
                  type="number"
                  label={t('tiers.annual')}
                  error={Boolean(errors.annual)}
                  helperText={errors.annual?.message}
                  slotProps={{ htmlInput: { step: 'any', min: 0 } }}
                  {...register('annual', amount)}
                />
                <TextField
                  label={t('platform:ai.currency')}
                  error={Boolean(errors.currency)}
                  helperText={errors.currency?.message}
                  {...register('currency', {
                    validate: (currency) =>
                      !priced || /^[A-Z]{3}$/u.test(currency) || t('platform:ai.currencyWrong'),
                  })}
                />
              </Stack>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" variant="contained" loading={pending}>
            {t('tiers.saveDraft')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
