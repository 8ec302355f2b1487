// Writes a note, and shows which colleagues it notifies.
import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { mentionsMax } from '#domain/review/mentions.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { MentionField } from './MentionField.tsx';
import type { Colleague } from './useColleagues.ts';

interface Props {
  text: string;
  setText: (text: string) => void;
  /** Undefined while they are not known. */
  others: readonly Colleague[] | undefined;
  /** Ids of those whom the text names. */
  mentioned: readonly string[];
  pending: boolean;
  onSubmit: () => void;
}

export function NewNote({ text, setText, others, mentioned, pending, onSubmit }: Props) {
  const { t } = useTranslation('review');
  const { list } = useFormat();
  const tooMany = mentioned.length > mentionsMax;
  return (
    <Box
      component="form"
      noValidate
      data-new-note
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <MentionField
        label={t('notes.field')}
        value={text}
        onChange={setText}
        colleagues={others}
        maxLength={10_000}
      />
      <Stack
        direction="row"
        spacing={2}
        sx={{ mt: 1, justifyContent: 'flex-end', alignItems: 'center' }}
      >
        {mentioned.length > 0 && (
          <Typography variant="caption" color={tooMany ? 'error' : 'text.secondary'} role="status">
            {tooMany
              ? t('notes.tooMany', { count: mentionsMax })
              : t('notes.tells', {
                  list: list(
                    (others ?? [])
                      .filter(({ uid }) => mentioned.includes(uid))
                      .map(({ name }) => name),
                  ),
                })}
          </Typography>
        )}
        <Button
          type="submit"
          variant="outlined"
          size="small"
          disabled={text.trim() === '' || tooMany}
          loading={pending}
        >
          {t('notes.add')}
        </Button>
      </Stack>
    </Box>
  );
}
