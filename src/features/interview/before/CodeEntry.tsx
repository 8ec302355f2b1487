// Takes a link or a code, however it was pasted, and opens the invitation.
import { Box, Button, Stack, TextField } from '@mui/material';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { parseCode } from '#domain/invitations/invite.ts';
import { to } from '#navigation/routes.ts';

export function CodeEntry() {
  const { t } = useTranslation('interview');
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');
  const [problem, setProblem] = useState<'empty' | 'unreadable' | null>(null);

  function open(event: FormEvent): void {
    event.preventDefault();
    const code = parseCode(pasted);
    if (code) {
      void navigate(to('joinInterview', { code }));
      return;
    }
    setProblem(pasted.trim() === '' ? 'empty' : 'unreadable');
    field.current?.focus();
  }

  return (
    <Box component="form" noValidate onSubmit={open}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        useFlexGap
        spacing={1.5}
        sx={{ alignItems: { sm: 'flex-start' } }}
      >
        <TextField
          fullWidth
          inputRef={field}
          label={t('code.label')}
          value={pasted}
          onChange={(event) => {
            setPasted(event.target.value);
            setProblem(null);
          }}
          error={problem !== null}
          helperText={problem ? t(`code.${problem}`) : t('code.help')}
          slotProps={{
            htmlInput: {
              autoCapitalize: 'characters',
              autoComplete: 'off',
              spellCheck: false,
              maxLength: 500,
            },
          }}
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          sx={{ flexShrink: 0, mt: { sm: 2.8 } }}
        >
          {t('code.open')}
        </Button>
      </Stack>
    </Box>
  );
}
