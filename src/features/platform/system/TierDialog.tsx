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
import { useForm, useWatch, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { saveTierDraft } from '#data/platform/tierAdmin.ts';
import { featureFlags, isSeekerTier, isUnlimited, unlimited } from '#domain/billing/tier.ts';
import {
  listLimitsThatCount,
  type TierChoice,
  type TierLimit,
} from '#domain/platform/tierDraft.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { type Fields, LimitField } from './LimitField.tsx';
import { IdField, NameField } from './TierNameFields.tsx';

export interface TierDialogProps {
  /** null: a new tier. */
  id: string | null;
  choice: TierChoice;
  base: number;
  /** Ids of other tiers. */
  taken: readonly string[];
  onClose: () => void;
}

const limitOf = (choice: TierChoice, name: TierLimit): number => choice.limits[name] ?? 0;

/** What the form opens with. */
function fieldsOf(id: string | null, choice: TierChoice): Fields {
  const limits = listLimitsThatCount(choice).map((name) => [name, limitOf(choice, name)] as const);
  return {
    id: id ?? '',
    name: choice.name,
    features: choice.features,
    priced: choice.price != null,
    monthly: choice.price?.monthly ?? 0,
    annual: choice.price?.annual ?? 0,
    currency: choice.price?.currency ?? 'USD',
    limits: Object.fromEntries(
      limits.map(([name, value]) => [name, isUnlimited(value) ? 0 : value]),
    ),
    open: Object.fromEntries(limits.map(([name, value]) => [name, isUnlimited(value)])),
  };
}

/** Saves the draft of a tier; `base` is the revision it was begun from. */
function useSaveDraft(choice: TierChoice, base: number) {
  const { t } = useTranslation('system');
  return useAction(
    async (fields: Fields) => {
      const limits = {
        ...choice.limits,
        ...Object.fromEntries(
          listLimitsThatCount(choice).map((name) => [
            name,
            fields.open[name] ? unlimited : fields.limits[name],
          ]),
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
}

export function TierDialog({ id, choice, base, taken, onClose }: TierDialogProps) {
  const { t } = useTranslation(['system', 'platform', 'common']);
  const people = isSeekerTier(choice);
  const names = listLimitsThatCount(choice);
  const valueOf = (name: TierLimit): number => limitOf(choice, name);
  const {
    register,
    handleSubmit,
    control,
    formState: { errors },
  } = useForm<Fields>({
    defaultValues: fieldsOf(id, choice),
  });
  const [open, priced] = useWatch({ control, name: ['open', 'priced'] });
  const [save, { pending }] = useSaveDraft(choice, base);
  const amount = {
    valueAsNumber: true as const,
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
            {!id && <IdField errors={errors} people={people} register={register} taken={taken} />}
            <NameField errors={errors} register={register} />
            {names.map((name) => (
              <LimitField
                key={name}
                name={name}
                open={open}
                errors={errors}
                register={register}
                valueOf={valueOf}
              />
            ))}
            <TierFeatures people={people} choice={choice} register={register} />
            <FormControlLabel
              control={<Switch defaultChecked={choice.price != null} {...register('priced')} />}
              label={t('tiers.hasPrice')}
            />
            {priced && (
              <PriceFields errors={errors} register={register} amount={amount} priced={priced} />
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

/** What belongs to a company's tier. */
function TierFeatures({
  people,
  choice,
  register,
}: {
  people: boolean;
  choice: TierChoice;
  register: UseFormRegister<Fields>;
}) {
  const { t } = useTranslation(['system', 'platform', 'common']);
  if (people) return null;
  return (
    <FormGroup>
      <Typography variant="body2" color="text.secondary">
        {t('platform:system.columns.features')}
      </Typography>
      {featureFlags.map((flag) => (
        <FormControlLabel
          key={flag}
          control={
            <Checkbox defaultChecked={choice.features[flag]} {...register(`features.${flag}`)} />
          }
          label={t(`platform:system.flags.${flag}`)}
        />
      ))}
    </FormGroup>
  );
}

interface PriceFieldsProps {
  errors: FieldErrors<Fields>;
  register: UseFormRegister<Fields>;
  amount: { valueAsNumber: true; validate: (value: number) => string | true };
  priced: boolean;
}

/** What a tier costs. */
function PriceFields({ errors, register, amount, priced }: PriceFieldsProps) {
  const { t } = useTranslation(['system', 'platform', 'common']);
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
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
  );
}
