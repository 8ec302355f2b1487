// A guest comes back only with this browser: attach an address and a password, and every device will do.
import { zodResolver } from '@hookform/resolvers/zod';
import {
  Box,
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  Link,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import {
  Controller,
  useForm,
  type Control,
  type FieldErrors,
  type UseFormRegister,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { linkGuestToEmail } from '#data/account/auth.ts';
import type { OwnSession } from '#data/candidate/ownSession.ts';
import type { Fault } from '#domain/base/fault.ts';
import { personalTiers } from '#domain/account/user.ts';
import { toLanguage } from '#i18n/languages.ts';
import { to } from '#navigation/routes.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';

const AttachForm = z.object({
  email: z.string().trim().pipe(z.email('attach.emailWrong')),
  password: z.string().min(8, 'attach.passwordShort'),
  terms: z.boolean().refine((given) => given, 'attach.termsMissing'),
});
type AttachForm = z.infer<typeof AttachForm>;
type ProblemKey = 'attach.emailWrong' | 'attach.passwordShort' | 'attach.termsMissing';

export function KeepAccess({
  session,
  headingLevel = 'h2',
}: {
  session: OwnSession;
  headingLevel?: 'h2' | 'h3';
}) {
  const { t, i18n } = useTranslation(['interview', 'faults']);
  const [attach, { pending, fault }] = useAction(linkGuestToEmail, {
    done: t('attach.done'),
    quiet: true,
  });
  const {
    register,
    control,
    handleSubmit,
    formState: { errors },
  } = useForm<AttachForm>({
    resolver: zodResolver(AttachForm),
    defaultValues: { email: session.email ?? '', password: '', terms: false },
  });
  async function send({ email, password }: AttachForm): Promise<void> {
    const [firstName = session.displayName, ...rest] = session.displayName.trim().split(/\s+/u);
    await attach({
      email,
      password,
      firstName: firstName.slice(0, 80),
      lastName: rest.join(' ').slice(0, 80),
      isHiringManager: false,
      isJobSeeker: true,
      tier: personalTiers.jobSeeker,
      language: toLanguage(i18n.language),
      termsAccepted: true,
      marketingAccepted: false,
    });
  }
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Panel headingLevel={headingLevel} title={t('attach.title')} lead={t('attach.lead')}>
        <Stack
          component="form"
          noValidate
          spacing={2}
          onSubmit={(event) => void handleSubmit(send)(event)}
        >
          <AttachFields register={register} control={control} errors={errors} fault={fault} />
          <Box>
            <Button type="submit" variant="contained" loading={pending}>
              {t('attach.attach')}
            </Button>
          </Box>
          <Typography variant="body2" color="text.secondary">
            {t('attach.until')}
          </Typography>
        </Stack>
      </Panel>
    </Box>
  );
}

interface AttachFieldsProps {
  register: UseFormRegister<AttachForm>;
  control: Control<AttachForm>;
  errors: FieldErrors<AttachForm>;
  /** Why the address was refused. */
  fault: Fault | null;
}

/** Address, password, and the terms. */
function AttachFields({ register, control, errors, fault }: AttachFieldsProps) {
  const { t } = useTranslation(['interview', 'faults']);
  const translateError = (message: string | undefined): string | undefined =>
    message ? t(message as ProblemKey) : undefined;
  return (
    <>
      <TextField
        {...register('email')}
        type="email"
        label={t('attach.email')}
        error={!!errors.email || fault !== null}
        helperText={
          translateError(errors.email?.message) ?? (fault ? t(`faults:${fault.code}`) : undefined)
        }
        slotProps={{ htmlInput: { autoComplete: 'email' } }}
      />
      <TextField
        {...register('password')}
        type="password"
        label={t('attach.password')}
        error={!!errors.password}
        helperText={translateError(errors.password?.message) ?? t('attach.passwordHelp')}
        slotProps={{ htmlInput: { autoComplete: 'new-password' } }}
      />
      <Controller
        name="terms"
        control={control}
        render={({ field: { value, ref, ...field } }) => (
          <FormControl error={!!errors.terms}>
            <FormControlLabel
              control={<Checkbox {...field} checked={value} slotProps={{ input: { ref } }} />}
              label={
                <>
                  {t('attach.terms')}{' '}
                  <Link href={to('terms')} target="_blank" rel="noopener">
                    {t('attach.termsLink')}
                  </Link>
                </>
              }
            />
            {errors.terms && (
              <FormHelperText>{translateError(errors.terms.message)}</FormHelperText>
            )}
          </FormControl>
        )}
      />
    </>
  );
}
