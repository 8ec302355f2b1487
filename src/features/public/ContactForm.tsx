// Writes a mail together with its sender; nothing typed is lost, nothing is sent from here.
import { Alert, Button, MenuItem, Stack, TextField } from '@mui/material';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CopyButton } from '#ui/CopyButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { contactProblems, contactTopics, keepMessage, keptMessage, mailtoOf, type ContactMessage } from './contactMessage.ts';

export function ContactForm({ email }: { email: string }) {
  const { t } = useTranslation(['public', 'common']);
  const [query] = useSearchParams();
  const [message, setMessage] = useState(() => keptMessage(query.get('topic')));
  const [tried, setTried] = useState(false);
  const [opened, setOpened] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);

  const subject = t('contact.subject', { topic: t(`contact.topics.${message.topic}`) });
  const mailto = mailtoOf(email, subject, message);
  const problems = tried ? contactProblems(message, mailto) : {};

  function change(part: Partial<ContactMessage>): void {
    const next = { ...message, ...part };
    setMessage(next);
    setOpened(false);
    keepMessage(next);
  }
  function send(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    const found = contactProblems(message, mailto);
    if (found.name) nameField.current?.focus();
    else if (found.message) textField.current?.focus();
    else {
      setOpened(true);
      window.location.assign(mailto);
    }
  }

  return (
    <Panel title={t('contact.formTitle')} lead={t('contact.formNote')}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={send}>
        <TextField id="contact-topic" select label={t('contact.topic')} value={message.topic} onChange={(event) => change({ topic: contactTopics.find((topic) => topic === event.target.value) ?? 'other' })}>
          {contactTopics.map((topic) => <MenuItem key={topic} value={topic}>{t(`contact.topics.${topic}`)}</MenuItem>)}
        </TextField>
        <TextField id="contact-name" label={t('contact.name')} required autoComplete="name" value={message.name} inputRef={nameField} error={problems.name !== undefined} helperText={problems.name && t(`contact.${problems.name}`)} onChange={(event) => change({ name: event.target.value })} />
        <TextField id="contact-message" label={t('contact.message')} required multiline minRows={7} maxRows={18} value={message.message} inputRef={textField} error={problems.message !== undefined} helperText={problems.message ? t(`contact.${problems.message}`) : t('contact.messageHelp')} onChange={(event) => change({ message: event.target.value })} />
        <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <Button type="submit" variant="contained">{t('contact.send')}</Button>
          <CopyButton text={`${subject}\n\n${message.message.trim()}\n\n${message.name.trim()}`} label={t('contact.copy')} variant="outlined" size="medium" />
          {(message.name !== '' || message.message !== '') && <Button onClick={() => { setMessage({ topic: message.topic, name: '', message: '' }); keepMessage(null); setTried(false); setOpened(false); }}>{t('contact.clear')}</Button>}
        </Stack>
        <div role="status">{opened && <Alert severity="info">{t('contact.opened', { email })}</Alert>}</div>
      </Stack>
    </Panel>
  );
}
