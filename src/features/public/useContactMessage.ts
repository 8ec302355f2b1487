// A message while it is written: kept on the device, checked when it is sent, and what came of sending it.
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ContactSending } from '#data/platform/contactSending.ts';
import type { NewContactMessage } from '#domain/platform/contactMessage.ts';
import {
  findContactProblems,
  keepMessage,
  readKeptMessage,
  mailtoOf,
  type ContactDraft,
} from './contactMessage.ts';

type Sending = 'none' | 'pending' | ContactSending;

export function useContactMessage({ email }: { email: string }) {
  const { t, i18n } = useTranslation(['public', 'common']);
  const [query] = useSearchParams();
  const [message, setMessage] = useState(() => readKeptMessage(query.get('topic')));
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState<Sending>('none');
  const nameField = useRef<HTMLInputElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);

  const subject = t('contact.subject', { topic: t(`contact.topics.${message.topic}`) });
  const mailto = mailtoOf(email, subject, message);
  const problems = tried ? findContactProblems(message) : {};

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
    const found = findContactProblems(message);
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
  return {
    message,
    sending,
    setSending,
    nameField,
    emailField,
    textField,
    subject,
    mailto,
    problems,
    change,
    clear,
    submit,
  };
}

/** Sends it with code that is fetched only now; a page that cannot fetch it cannot send either. */
async function sendLoaded(message: NewContactMessage): Promise<ContactSending> {
  try {
    return await (await import('#data/platform/contactSending.ts')).sendContactMessage(message);
  } catch {
    return 'unreachable';
  }
}
