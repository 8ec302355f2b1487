// What the candidate will read: words, what was looked at, whom to ask, and whether AI was used.
import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormLabel,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import { toLanguage } from '#i18n/languages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import type { Message } from './useMessage.ts';

export function MessageFields({
  id,
  message,
  competencies,
  error,
}: {
  id: string;
  message: Message;
  competencies: readonly string[];
  error?: string | undefined;
}) {
  const { t } = useTranslation('review');
  const format = useFormat();
  const { text, setMessage, setFactors, setContact } = message;
  return (
    <Stack spacing={2} useFlexGap>
      <TextField
        id={id}
        fullWidth
        multiline
        minRows={5}
        maxRows={14}
        label={t('tell.message', { language: format.language(toLanguage(message.language)) })}
        value={text.message}
        disabled={!message.isReady}
        error={Boolean(error)}
        helperText={error}
        onChange={({ target }) => setMessage(target.value)}
        slotProps={{ htmlInput: { maxLength: 5_000, lang: message.language } }}
      />
      <FormControl component="fieldset">
        <FormLabel
          component="legend"
          sx={{ typography: 'subtitle2', color: 'text.primary', mb: 0.5 }}
        >
          {t('tell.factors')}
        </FormLabel>
        <FormGroup>
          {competencies.slice(0, 10).map((name) => (
            <FormControlLabel
              key={name}
              label={name}
              control={
                <Checkbox
                  size="small"
                  checked={text.factors.includes(name)}
                  onChange={(_, checked) =>
                    setFactors(
                      competencies.filter((one) =>
                        one === name ? checked : text.factors.includes(one),
                      ),
                    )
                  }
                />
              }
            />
          ))}
        </FormGroup>
      </FormControl>
      <TextField
        fullWidth
        type="email"
        label={t('tell.contact')}
        helperText={t('tell.contactHelp')}
        value={text.contact}
        onChange={({ target }) => setContact(target.value)}
        slotProps={{ htmlInput: { maxLength: 254 } }}
      />
      <Box>
        <Typography variant="body2" color="text.secondary">
          {t(text.aiUsed ? 'tell.aiUsed' : 'tell.aiNotUsed')}
        </Typography>
      </Box>
    </Stack>
  );
}
