// One field of a new job; what was read in the description is marked.
import ReadIcon from '@mui/icons-material/AutoFixHighOutlined';
import { Box, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { type problemOf, maxOf, type AddField } from './addDraft.ts';

interface AddJobFieldProps {
  id: string;
  inputType: string | undefined;
  value: string;
  isRead: boolean;
  name: AddField;
  problem: ReturnType<typeof problemOf>;
  onType: (name: AddField, text: string) => void;
  words: string;
}

export function AddJobField({
  id,
  inputType,
  value,
  isRead,
  name,
  problem,
  onType,
  words,
}: AddJobFieldProps) {
  const { t } = useTranslation(['tracker', 'common']);
  return (
    <TextField
      id={id}
      label={t(`field.${name}`)}
      type={inputType ?? 'text'}
      value={value}
      required={name === 'title'}
      error={problem !== null}
      data-read={isRead ? 'true' : undefined}
      onChange={({ target }) => onType(name, target.value)}
      helperText={
        problem ? (
          t(`problem.${problem}`)
        ) : isRead ? (
          <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, alignItems: 'flex-start' }}>
            <ReadIcon aria-hidden sx={{ fontSize: 15, color: 'primary.main' }} />
            <span>
              {t('add.read', { words: words.length > 90 ? `${words.slice(0, 90)}…` : words })}
            </span>
          </Box>
        ) : undefined
      }
      slotProps={{
        htmlInput: { maxLength: maxOf(name) },
        ...(inputType === 'date' ? { inputLabel: { shrink: true } } : {}),
      }}
    />
  );
}
