// Sends a message to the super admins' inbox; what cannot be sent can be mailed or copied, and nothing typed is lost.
import { Box, Button, MenuItem, Stack, TextField } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { contactTopics } from '#domain/platform/contactMessage.ts';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import type { findContactProblems } from './contactMessage.ts';
import { ContactOutcome } from './ContactOutcome.tsx';
import { trapName, useContactMessage, type ContactWriting } from './useContactMessage.ts';

export function ContactForm({ email }: { email: string }) {
  const { t } = useTranslation(['public', 'common']);
  const writing = useContactMessage({ email });
  const isTyped =
    writing.message.name !== '' || writing.message.email !== '' || writing.message.message !== '';

  return (
    <Panel title={t('contact.formTitle')} lead={t('contact.formNote')}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={writing.submit}>
        <TextField
          id="contact-topic"
          select
          label={t('contact.topic')}
          value={writing.message.topic}
          onChange={(event) =>
            writing.change({
              topic: contactTopics.find((topic) => topic === event.target.value) ?? 'other',
            })
          }
        >
          {contactTopics.map((topic) => (
            <MenuItem key={topic} value={topic}>
              {t(`contact.topics.${topic}`)}
            </MenuItem>
          ))}
        </TextField>
        <NameField name={writing.message.name} problem={writing.problems.name} writing={writing} />
        <TextField
          id="contact-email"
          type="email"
          label={t('contact.email')}
          required
          autoComplete="email"
          value={writing.message.email}
          inputRef={writing.emailField}
          error={writing.problems.email !== undefined}
          helperText={
            writing.problems.email ? t(`contact.${writing.problems.email}`) : t('contact.emailHelp')
          }
          onChange={(event) => writing.change({ email: event.target.value })}
        />
        <TextField
          id="contact-message"
          label={t('contact.message')}
          required
          multiline
          minRows={7}
          maxRows={18}
          // As high before a script has measured it as afterwards.
          sx={{ '& textarea:not([aria-hidden])': { minHeight: '7lh' } }}
          value={writing.message.message}
          inputRef={writing.textField}
          error={writing.problems.message !== undefined}
          helperText={
            writing.problems.message
              ? t(`contact.${writing.problems.message}`)
              : t('contact.messageHelp')
          }
          onChange={(event) => writing.change({ message: event.target.value })}
        />
        <ContactActions isTyped={isTyped} writing={writing} />
        <Trap />
        <ContactOutcome email={email} writing={writing} />
      </Stack>
    </Panel>
  );
}

/** The sender's name. */
function NameField({
  name,
  problem,
  writing,
}: {
  name: string;
  problem: ReturnType<typeof findContactProblems>['name'];
  writing: ContactWriting;
}) {
  const { t } = useTranslation(['public', 'common']);
  return (
    <TextField
      id="contact-name"
      label={t('contact.name')}
      required
      autoComplete="name"
      value={name}
      inputRef={writing.nameField}
      error={problem !== undefined}
      helperText={problem && t(`contact.${problem}`)}
      onChange={(event) => writing.change({ name: event.target.value })}
    />
  );
}

/** A field that no person sees: programs that fill in every field give themselves away. The limit itself is in the rules. */
function Trap() {
  return (
    <Box
      component="input"
      type="text"
      name={trapName}
      aria-hidden
      tabIndex={-1}
      autoComplete="off"
      sx={{ display: 'none' }}
    />
  );
}

/** Sends the message, copies it or clears it. */
function ContactActions({ isTyped, writing }: { isTyped: boolean; writing: ContactWriting }) {
  const { t } = useTranslation(['public', 'common']);
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button type="submit" variant="contained" loading={writing.state === 'pending'}>
        {t('contact.send')}
      </Button>
      <CopyButton
        text={`${writing.subject}\n\n${writing.message.message.trim()}\n\n${writing.message.name.trim()}`}
        label={t('contact.copy')}
        variant="outlined"
        size="medium"
      />
      {isTyped && <Button onClick={writing.clear}>{t('contact.clear')}</Button>}
    </Stack>
  );
}
