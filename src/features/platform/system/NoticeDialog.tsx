// A new notice, in both languages, for whom and from when until when.
import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useForm, type FieldErrors, type UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { announce } from '#data/platform/announcements.ts';
import {
  announcementLimits,
  audiences,
  type Announcement,
  type Audience,
} from '#domain/platform/announcement.ts';
import { readNow } from '#domain/base/clock.ts';
import { useFreshSignIn } from '#session/useFreshSignIn.ts';
import { FreshSignInDialog } from '#ui/dialogs/FreshSignInDialog.tsx';
import { notifyDone } from '#ui/toasts/notify.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { formatLocalMoment } from './localMoment.ts';

interface Fields {
  titleEn: string;
  titleEs: string;
  textEn: string;
  textEs: string;
  audience: Audience;
  from: string;
  until: string;
  dismissable: boolean;
}
const day = 86_400_000;

/** Publishes a notice after a fresh sign-in; maintenance concerns everyone and cannot be dismissed. */
function useAnnounce(kind: Announcement['kind']) {
  const { t } = useTranslation('system');
  const isMaintenance = kind === 'maintenance';
  const { whenFresh, dialog } = useFreshSignIn();
  const [save, { pending }] = useAction(async (fields: Fields) => {
    if (!(await whenFresh())) return false;
    await announce({
      kind,
      audience: isMaintenance ? 'everyone' : fields.audience,
      dismissable: !isMaintenance && fields.dismissable,
      from: new Date(fields.from),
      until: new Date(fields.until),
      title: { en: fields.titleEn.trim(), es: fields.titleEs.trim() },
      text: { en: fields.textEn.trim(), es: fields.textEs.trim() },
    });
    notifyDone(t('notices.published'));
    return true;
  });
  return { save, pending, dialog };
}

export function NoticeDialog({
  kind,
  onClose,
}: {
  kind: Announcement['kind'];
  onClose: () => void;
}) {
  const { t } = useTranslation(['system', 'common']);
  const [start] = useState(() => readNow().getTime());
  const isMaintenance = kind === 'maintenance';
  const {
    register,
    handleSubmit,
    formState: { errors },
  } = useForm<Fields>({
    defaultValues: {
      titleEn: '',
      titleEs: '',
      textEn: '',
      textEs: '',
      audience: 'everyone',
      from: formatLocalMoment(new Date(start)),
      until: formatLocalMoment(new Date(start + (isMaintenance ? day / 12 : 7 * day))),
      dismissable: !isMaintenance,
    },
  });
  const { save, pending, dialog } = useAnnounce(kind);
  const words = { validate: (value: string) => value.trim() !== '' || t('notices.missing') };
  const { titleMax, textMax } = announcementLimits;
  const field = (name: 'titleEn' | 'titleEs' | 'textEn' | 'textEs') => ({
    label: t(`notices.fields.${name}`),
    error: Boolean(errors[name]),
    helperText: errors[name]?.message,
    ...register(name, words),
  });
  return (
    <>
      <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="notice-dialog-title">
        <form
          noValidate
          onSubmit={(event) =>
            void handleSubmit(async (fields) => {
              if (await save(fields)) onClose();
            })(event)
          }
        >
          <DialogTitle id="notice-dialog-title">
            {t(isMaintenance ? 'notices.addMaintenance' : 'notices.add')}
          </DialogTitle>
          <DialogContent>
            <Stack spacing={2.5} sx={{ pt: 1 }}>
              <Typography variant="body2" color="text.secondary">
                {t(isMaintenance ? 'notices.maintenanceLead' : 'notices.newsLead')}
              </Typography>
              <NoticeWords field={field} titleMax={titleMax} textMax={textMax} />
              {!isMaintenance && <AudienceField register={register} />}
              <NoticePeriod errors={errors} register={register} />
              {!isMaintenance && (
                <FormControlLabel
                  control={<Checkbox defaultChecked {...register('dismissable')} />}
                  label={t('notices.fields.dismissable')}
                />
              )}
            </Stack>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
            <Button type="submit" variant="contained" loading={pending}>
              {t('notices.publish')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      <FreshSignInDialog {...dialog} />
    </>
  );
}

/** The words of the notice in both languages. */
function NoticeWords({
  field,
  titleMax,
  textMax,
}: {
  field: (name: 'titleEn' | 'titleEs' | 'textEn' | 'textEs') => object;
  titleMax: number;
  textMax: number;
}) {
  return (
    <>
      <TextField {...field('titleEn')} slotProps={{ htmlInput: { maxLength: titleMax } }} />
      <TextField
        {...field('textEn')}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: textMax } }}
      />
      <TextField
        {...field('titleEs')}
        slotProps={{ htmlInput: { maxLength: titleMax, lang: 'es' } }}
      />
      <TextField
        {...field('textEs')}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: textMax, lang: 'es' } }}
      />
    </>
  );
}

/** For whom the notice is. */
function AudienceField({ register }: { register: UseFormRegister<Fields> }) {
  const { t } = useTranslation(['system', 'common']);
  return (
    <TextField
      select
      label={t('notices.fields.audience')}
      defaultValue="everyone"
      {...register('audience')}
    >
      {audiences.map((audience) => (
        <MenuItem key={audience} value={audience}>
          {t(`notices.audiences.${audience}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** From when until when it is shown. */
function NoticePeriod({
  errors,
  register,
}: {
  errors: FieldErrors<Fields>;
  register: UseFormRegister<Fields>;
}) {
  const { t } = useTranslation(['system', 'common']);
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <TextField
        fullWidth
        type="datetime-local"
        label={t('notices.fields.from')}
        slotProps={{ inputLabel: { shrink: true } }}
        error={Boolean(errors.from)}
        helperText={errors.from?.message}
        {...register('from', {
          validate: (value) => value !== '' || t('notices.missing'),
        })}
      />
      <TextField
        fullWidth
        type="datetime-local"
        label={t('notices.fields.until')}
        slotProps={{ inputLabel: { shrink: true } }}
        error={Boolean(errors.until)}
        helperText={errors.until?.message}
        {...register('until', {
          validate: (value, { from }) =>
            (value !== '' && new Date(value) > new Date(from)) || t('notices.backwards'),
        })}
      />
    </Stack>
  );
}
