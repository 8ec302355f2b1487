// Edits what the AI may do on the platform: default engine, model, passes, what may use the cloud, prices.
import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  FormGroup,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useFieldArray, useForm, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { settings } from '#data/firestore/settings.ts';
import { aiAdapters, aiFeatures, type PlatformAiChoice } from '#domain/ai/aiSettings.ts';
import { toModelSlug } from '#domain/ai/aiUsage.ts';
import { isModel, type Fields, ModelPrices } from './ModelPrices.tsx';

export interface AiSettingsDialogProps {
  choice: PlatformAiChoice;
  pending: boolean;
  onSave: (choice: PlatformAiChoice, reason: string) => void;
  onClose: () => void;
}

export function AiSettingsDialog({ choice, pending, onSave, onClose }: AiSettingsDialogProps) {
  const { t } = useTranslation(['platform', 'domain', 'common']);
  const {
    register,
    control,
    handleSubmit,
    formState: { errors },
  } = useForm<Fields>({
    defaultValues: {
      adapter: choice.adapter,
      model: choice.model,
      passes: choice.passes === 3 ? '3' : '1',
      cloudTasks: [...choice.cloudTasks],
      prices: choice.prices,
      currency: choice.currency,
      reason: '',
    },
  });
  const { fields, append, remove } = useFieldArray({ control, name: 'prices' });
  const submit = ({ reason, passes, cloudTasks, ...chosen }: Fields): void => {
    onSave(
      {
        ...choice,
        ...chosen,
        passes: passes === '3' ? 3 : 1,
        cloudTasks: aiFeatures.filter((feature) => cloudTasks.includes(feature)),
        prices: chosen.prices.map((price) => ({
          ...price,
          model: toModelSlug(price.model.trim()),
        })),
      },
      reason.trim(),
    );
  };
  const price = {
    valueAsNumber: true as const,
    validate: (value: number) => (value >= 0 && value <= 1_000_000) || t('ai.priceWrong'),
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="ai-dialog-title">
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <DialogTitle id="ai-dialog-title">{t('ai.editTitle')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            <EngineFields choice={choice} register={register} errors={errors} />
            <CloudTasks choice={choice} register={register} />
            <ModelPrices
              fields={fields}
              errors={errors}
              register={register}
              price={price}
              remove={remove}
              append={append}
              choice={choice}
            />
            <ReasonField register={register} errors={errors} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button type="submit" variant="contained" loading={pending}>
            {t('common:actions.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface FieldsProps {
  register: UseFormRegister<Fields>;
  errors: FieldErrors<Fields>;
}

/** Which engine and model, and how often it is asked. */
function EngineFields({ choice, register, errors }: FieldsProps & { choice: PlatformAiChoice }) {
  const { t } = useTranslation(['platform', 'domain']);
  return (
    <>
      <TextField
        select
        label={t('ai.default')}
        defaultValue={choice.adapter}
        {...register('adapter')}
      >
        {aiAdapters.map((adapter) => (
          <MenuItem key={adapter} value={adapter}>
            {t(`domain:adapterName.${adapter}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('ai.modelName')}
        error={Boolean(errors.model)}
        helperText={
          errors.model?.message ?? t('ai.modelHelp', { model: settings().ai?.model ?? '–' })
        }
        {...register('model', { validate: (model) => isModel(model) || t('ai.modelWrong') })}
      />
      <TextField
        select
        label={t('ai.passes')}
        defaultValue={choice.passes === 3 ? '3' : '1'}
        helperText={t('ai.passesHelp')}
        {...register('passes')}
      >
        {(['1', '3'] as const).map((passes) => (
          <MenuItem key={passes} value={passes}>
            {passes}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
}

function ReasonField({ register, errors }: FieldsProps) {
  const { t } = useTranslation('platform');
  return (
    <TextField
      label={t('ai.reason')}
      required
      multiline
      minRows={2}
      error={Boolean(errors.reason)}
      helperText={errors.reason?.message ?? t('ai.reasonHelp')}
      slotProps={{ htmlInput: { maxLength: 2_000 } }}
      {...register('reason', {
        validate: (reason) => reason.trim() !== '' || t('ai.reasonMissing'),
      })}
    />
  );
}

/** What may use the cloud. */
function CloudTasks({
  choice,
  register,
}: {
  choice: PlatformAiChoice;
  register: UseFormRegister<Fields>;
}) {
  const { t } = useTranslation(['platform', 'domain', 'common']);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0 }}>
        {t('ai.cloudTasks')}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {t('ai.cloudTasksHelp')}
      </Typography>
      <FormGroup sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {aiFeatures.map((feature) => (
          <FormControlLabel
            key={feature}
            control={
              <Checkbox
                size="small"
                value={feature}
                defaultChecked={choice.cloudTasks.includes(feature)}
                {...register('cloudTasks')}
              />
            }
            label={t(`domain:aiFeature.${feature}`)}
          />
        ))}
      </FormGroup>
    </Box>
  );
}
