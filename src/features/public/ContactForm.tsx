// Sends a message to the super admins' inbox; what cannot be sent can be mailed or copied, and nothing typed is lost.
import { Alert, Button, Link as TextLink, MenuItem, Stack, TextField } from '@mui/material';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ContactSending } from '#data/platform/contactSending.ts';
import { contactTopics, type NewContactMessage } from '#domain/platform/contactMessage.ts';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import {
  contactProblems,
  keepMessage,
  keptMessage,
  mailtoOf,
  type ContactDraft,
} from './contactMessage.ts';

/** Sends it with code that is fetched only now; a page that cannot fetch it cannot send either. */
async function sendLoaded(message: NewContactMessage): Promise<ContactSending> {
  try {
    return await (await import('#data/platform/contactSending.ts')).sendContactMessage(message);
  } catch {
    return 'unreachable';
  }
}

type Sending = 'none' | 'pending' | ContactSending;

export function ContactForm({ email }: { email: string }) {
  const { t, i18n } = useTranslation(['public', 'common']);
  const [query] = useSearchParams();
  const [message, setMessage] = useState(() => keptMessage(query.get('topic')));
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState<Sending>('none');
  const nameField = useRef<HTMLInputElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);

  const subject = t('contact.subject', { topic: t(`contact.topics.${message.topic}`) });
  const mailto = mailtoOf(email, subject, message);
  const problems = tried ? contactProblems(message) : {};

  function change(part: Partial<ContactDraft>): void {
    const next = { ...message, ...part };
    setMessage(next);
    setSending('none');
    keepMessage(next);
  }
  function clear(): void {
    setMessage({ topic: message.topic, name: '', email: '', message: '' });
    keepMessage(null);
    setTried(false);
  }
  async function send(): Promise<void> {
    setTried(true);
    const found = contactProblems(message);
    const gaps = [
      found.name ? nameField : null,
      found.email ? emailField : null,
      found.message ? textField : null,
    ];
    const firstGap = gaps.find((field) => field !== null);
    if (firstGap) return firstGap.current?.focus();
    setSending('pending');
    const how = await sendLoaded({
      topic: message.topic,
      name: message.name.trim(),
      email: message.email.trim(),
      message: message.message.trim(),
      language: i18n.resolvedLanguage === 'es' ? 'es' : 'en',
    });
    if (how === 'sent') clear();
    setSending(how);
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (sending !== 'pending') void send();
  }
  const isTyped = message.name !== '' || message.email !== '' || message.message !== '';

  return (
    <Panel title={t('contact.formTitle')} lead={t('contact.formNote')}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
        <TextField
          id="contact-topic"
          select
          label={t('contact.topic')}
          value={message.topic}
          onChange={(event) =>
            change({
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
        <TextField
          id="contact-name"
          label={t('contact.name')}
          required
          autoComplete="name"
          value={message.name}
          inputRef={nameField}
          error={problems.name !== undefined}
          helperText={problems.name && t(`contact.${problems.name}`)}
          onChange={(event) => change({ name: event.target.value })}
        />
        <TextField
          id="contact-email"
          type="email"
          label={t('contact.email')}
          required
          autoComplete="email"
          value={message.email}
          inputRef={emailField}
          error={problems.email !== undefined}
          helperText={problems.email ? t(`contact.${problems.email}`) : t('contact.emailHelp')}
          onChange={(event) => change({ email: event.target.value })}
        />
        <TextField
          id="contact-message"
          label={t('contact.message')}
          required
          multiline
          minRows={7}
          maxRows={18}
          value={message.message}
          inputRef={textField}
          error={problems.message !== undefined}
          helperText={
            problems.message ? t(`contact.${problems.message}`) : t('contact.messageHelp')
          }
          onChange={(event) => change({ message: event.target.value })}
        />
        <Stack
          direction="row"
          useFlexGap
          spacing={1.5}
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Button type="submit" variant="contained" loading={sending === 'pending'}>
            {t('contact.send')}
          </Button>
          <CopyButton
            text={`${subject}\n\n${message.message.trim()}\n\n${message.name.trim()}`}
            label={t('contact.copy')}
            variant="outlined"
            size="medium"
          />
          {isTyped && (
            <Button
              onClick={() => {
                clear();
                setSending('none');
              }}
            >
              {t('contact.clear')}
            </Button>
          )}
        </Stack>
        <div role="status">
          {sending === 'sent' && <Alert severity="success">{t('contact.sent')}</Alert>}
          {(sending === 'busy' || sending === 'unreachable') && (
            <Alert severity="warning">
              {t(`contact.${sending}`, { email })}{' '}
              {mailto && (
                <TextLink href={mailto} color="inherit">
                  {t('contact.openMail')}
                </TextLink>
              )}
            </Alert>
          )}
        </div>
      </Stack>
    </Panel>
  );
}
