/** Hidden parts of a prerendered form: error marks, the look of a ticked box, and the texts of both. */
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { FaultCode } from '#domain/base/fault.ts';
import { to } from '#navigation/routes.ts';
import type { FormWords } from './formWords.ts';

/** What signing in and signing up are refused with; anything else is "unknown". */
const faults = [
  'unknown',
  'notSetUp',
  'unproven',
  'offline',
  'timeout',
  'conflict',
  'permissionDenied',
  'quotaExceeded',
  'emailInUse',
  'wrongCredentials',
  'weakPassword',
  'tooManyAttempts',
  'popupClosed',
  'popupBlocked',
  'accountDisabled',
  'invalidEmail',
] as const satisfies readonly FaultCode[];

const problems = [
  'problem.emailMissing',
  'problem.emailWrong',
  'problem.passwordMissing',
  'problem.passwordShort',
  'problem.nameMissing',
  'problem.nameLong',
  'problem.terms',
] as const;

export function FormParts() {
  const { t } = useTranslation(['account', 'faults']);
  const words: FormWords = {
    ...Object.fromEntries(problems.map((key) => [key, t(key)])),
    ...Object.fromEntries(faults.map((code) => [code, t(`faults:${code}`)])),
    hidePassword: t('field.hidePassword'),
    showPassword: t('field.showPassword'),
  };
  return (
    <div hidden id="form-parts" data-words={JSON.stringify(words)}>
      <FormHelperText error data-part="problem" />
      <FormHelperText error data-part="boxProblem" sx={{ ml: 4 }} />
      <Alert severity="error" data-part="fault" />
      <Alert severity="info" data-part="known">
        <Link component={RouterLink} to={to('login')}>
          {t('signUp.loginInstead')}
        </Link>
      </Alert>
      <Checkbox checked readOnly data-part="ticked" />
      <HideIcon fontSize="small" data-part="hide" />
    </div>
  );
}
