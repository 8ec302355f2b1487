// To whom a letter goes: a contact of the job or somebody else, and the address.
import { Autocomplete, Stack, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { TrackedJob } from '#domain/seeker/trackedJob.ts';

interface RecipientFieldsProps {
  contacts: NonNullable<TrackedJob['contacts']>;
  to: { recipient: string; email: string };
  setTo: (next: { recipient: string; email: string }) => void;
  keepTo: () => Promise<unknown>;
}

export function RecipientFields({ contacts, to, setTo, keepTo }: RecipientFieldsProps) {
  const { t } = useTranslation('applying');
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Autocomplete
        freeSolo
        fullWidth
        options={contacts.map(({ name }) => name)}
        inputValue={to.recipient}
        onInputChange={(_, recipient, why) => {
          const known = contacts.find(({ name }) => name === recipient);
          if (why !== 'reset' || known)
            setTo({ recipient: recipient.slice(0, 200), email: known?.email || to.email });
        }}
        onBlur={() => void keepTo()}
        renderInput={(field) => (
          <TextField
            {...field}
            label={t('letter.recipient')}
            helperText={t('letter.recipientHelp')}
          />
        )}
      />
      <TextField
        fullWidth
        type="email"
        label={t('letter.email')}
        helperText={t('letter.emailHelp')}
        value={to.email}
        onChange={(event) => setTo({ ...to, email: event.target.value.slice(0, 200) })}
        onBlur={() => void keepTo()}
      />
    </Stack>
  );
}
