// A password field that can be shown.
import HideIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShowIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput, type TextInputProps } from './TextInput.tsx';

export function PasswordInput({
  autoComplete,
  ...props
}: Omit<TextInputProps, 'type' | 'end'> & { autoComplete: 'current-password' | 'new-password' }) {
  const { t } = useTranslation('account');
  const [shown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        size="small"
        aria-label={t(shown ? 'field.hidePassword' : 'field.showPassword')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? <HideIcon fontSize="small" /> : <ShowIcon fontSize="small" />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextInput
      {...props}
      autoComplete={autoComplete}
      type={shown ? 'text' : 'password'}
      end={toggle}
    />
  );
}
