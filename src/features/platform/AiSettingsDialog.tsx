// Edits what the AI may do on the platform: default engine, model, passes, what may use the cloud, prices.
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
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
  IconButton,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useFieldArray, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { settings } from '#data/firestore/settings.ts';
import {
  aiAdapters,
  aiFeatures,
  pricesMax,
  type ModelPrice,
  type PlatformAiChoice,
} from '#domain/ai/aiSettings.ts';
import { modelSlug } from '#domain/ai/aiUsage.ts';

interface Fields {
  adapter: PlatformAiChoice['adapter'];
  model: string;
  passes: '1' | '3';
  cloudTasks: string[];
  prices: ModelPrice[];
  currency: string;
  reason: string;
}
export interface AiSettingsDialogProps {
  choice: PlatformAiChoice;
  pending: boolean;
  onSave: (choice: PlatformAiChoice, reason: string) => void;
  onClose: () => void;
}

const isModel = (model: string): boolean => /^[A-Za-z0-9.-]{0,60}$/u.test(model);

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
        prices: chosen.prices.map((price) => ({ ...price, model: modelSlug(price.model.trim()) })),
      },
      reason.trim(),
    );
  };
  const price = {
    valueAsNumber: true,
    validate: (value: number) => (value >= 0 && value <= 1_000_000) || t('ai.priceWrong'),
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="ai-dialog-title">
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <DialogTitle id="ai-dialog-title">{t('ai.editTitle')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
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
            <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
              <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1.5 }}>
                {t('ai.prices')}
              </Typography>
              <Stack spacing={1.5}>
                {fields.map((field, at) => (
                  <Stack
                    key={field.id}
                    direction="row"
                    spacing={1}
                    useFlexGap
                    sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'flex-start' }}
                  >
                    <TextField
                      size="small"
                      label={t('ai.priceModel')}
                      error={Boolean(errors.prices?.[at]?.model)}
                      helperText={errors.prices?.[at]?.model?.message}
                      sx={{ flex: '1 1 180px' }}
                      {...register(`prices.${at}.model`, {
                        validate: (model) =>
                          (model.trim() !== '' && isModel(model.trim())) || t('ai.modelWrong'),
                      })}
                    />
                    <TextField
                      size="small"
                      type="number"
                      label={t('ai.priceIn')}
                      error={Boolean(errors.prices?.[at]?.input)}
                      helperText={errors.prices?.[at]?.input?.message}
                      sx={{ flex: '1 1 90px' }}
                      slotProps={{ htmlInput: { step: 'any', min: 0 } }}
                      {...register(`prices.${at}.input`, price)}
                    />
                    <TextField
                      size="small"
                      type="number"
                      label={t('ai.priceOut')}
                      error={Boolean(errors.prices?.[at]?.output)}
                      helperText={errors.prices?.[at]?.output?.message}
                      sx={{ flex: '1 1 90px' }}
                      slotProps={{ htmlInput: { step: 'any', min: 0 } }}
                      {...register(`prices.${at}.output`, price)}
                    />
                    <IconButton
                      onClick={() => remove(at)}
                      aria-label={t('ai.priceRemove', { model: field.model })}
                    >
                      <DeleteIcon fontSize="small" />
                    </IconButton>
                  </Stack>
                ))}
                <Stack
                  direction="row"
                  spacing={2}
                  useFlexGap
                  sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}
                >
                  {fields.length < pricesMax && (
                    <Button
                      size="small"
                      onClick={() =>
                        append({
                          model: choice.model || (settings().ai?.model ?? ''),
                          input: 0,
                          output: 0,
                        })
                      }
                    >
                      {t('ai.priceAdd')}
                    </Button>
                  )}
                  <TextField
                    size="small"
                    label={t('ai.currency')}
                    error={Boolean(errors.currency)}
                    helperText={errors.currency?.message}
                    sx={{ width: 140 }}
                    {...register('currency', {
                      validate: (currency) => /^[A-Z]{3}$/u.test(currency) || t('ai.currencyWrong'),
                    })}
                  />
                </Stack>
              </Stack>
            </Box>
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
