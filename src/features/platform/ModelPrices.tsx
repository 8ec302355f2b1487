// What the models cost: one row a model, and the currency.
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, Stack, TextField, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { settings } from '#data/firestore/settings.ts';
import { pricesMax, type ModelPrice, type PlatformAiChoice } from '#domain/ai/aiSettings.ts';
import type {
  FieldArrayWithId,
  FieldErrors,
  UseFormRegister,
  UseFieldArrayRemove,
  UseFieldArrayAppend,
} from 'react-hook-form';

export const isModel = (model: string): boolean => /^[A-Za-z0-9.-]{0,60}$/u.test(model);

/** What a price has to be. */
interface PriceRule {
  valueAsNumber: true;
  validate: (value: number) => string | true;
}

/** The fields of the form. */
export interface Fields {
  adapter: PlatformAiChoice['adapter'];
  model: string;
  passes: '1' | '3';
  cloudTasks: string[];
  prices: ModelPrice[];
  currency: string;
  reason: string;
}

interface ModelPricesProps {
  fields: FieldArrayWithId<Fields, 'prices'>[];
  errors: FieldErrors<Fields>;
  register: UseFormRegister<Fields>;
  price: PriceRule;
  remove: UseFieldArrayRemove;
  append: UseFieldArrayAppend<Fields, 'prices'>;
  choice: PlatformAiChoice;
}

export function ModelPrices({
  fields,
  errors,
  register,
  price,
  remove,
  append,
  choice,
}: ModelPricesProps) {
  const { t } = useTranslation(['platform', 'domain', 'common']);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Typography component="legend" variant="subtitle2" sx={{ p: 0, mb: 1.5 }}>
        {t('ai.prices')}
      </Typography>
      <Stack spacing={1.5}>
        {fields.map((field, at) => (
          <ModelPriceRow
            key={field.id}
            field={field}
            errors={errors}
            at={at}
            register={register}
            price={price}
            remove={remove}
          />
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
  );
}

interface ModelPriceRowProps {
  field: FieldArrayWithId<Fields, 'prices'>;
  errors: FieldErrors<Fields>;
  at: number;
  register: UseFormRegister<Fields>;
  price: PriceRule;
  remove: (at: number) => void;
}

/** One model and its prices. */
function ModelPriceRow({ field, errors, at, register, price, remove }: ModelPriceRowProps) {
  const { t } = useTranslation(['platform', 'domain', 'common']);
  return (
    <Stack
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
          validate: (model) => (model.trim() !== '' && isModel(model.trim())) || t('ai.modelWrong'),
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
  );
}
