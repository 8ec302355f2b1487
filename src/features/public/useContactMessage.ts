// A message while it is written: kept in this tab, checked when it is sent, sent by itself once a lost connection is back, and what came of it.
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ContactSending } from '#data/platform/contactSending.ts';
import type { ContactTopic, NewContactMessage } from '#domain/platform/contactMessage.ts';
import {
  findContactProblems,
  keepMessage,
  readKeptMessage,
  mailtoOf,
  type ContactDraft,
} from './contactMessage.ts';

/** The field that no person sees. */
export const trapName = 'website';

/** `refused`: the field that no person sees was filled in. */
export type ContactState = 'none' | 'pending' | 'waiting' | 'busy' | 'unreachable' | 'refused';

/** What the sender keeps of a message that was sent. */
export interface ContactReceipt {
  reference: string;
  topic: ContactTopic;
  email: string;
}

export function useContactMessage({ email }: { email: string }) {
  const { t, i18n } = useTranslation(['public', 'common']);
  const [query] = useSearchParams();
  const [message, setMessage] = useState(() => readKeptMessage(query.get('topic')));
  const [isTried, setTried] = useState(false);
  const [state, setState] = useState<ContactState>(message.isWaiting ? 'waiting' : 'none');
  const [receipt, setReceipt] = useState<ContactReceipt | null>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);

  const subject = t('contact.subject', { topic: t(`contact.topics.${message.topic}`) });

  function keep(next: ContactDraft): void {
    setMessage(next);
    keepMessage(next);
  }
  function change(part: Partial<ContactDraft>): void {
    setState('none');
    setReceipt(null);
    keep({ ...message, ...part, isWaiting: false });
  }
  function clear(): void {
    setMessage({ topic: message.topic, name: '', email: '', message: '', isWaiting: false });
    keepMessage(null);
    setTried(false);
    setState('none');
  }
  async function send(isTrapped: boolean): Promise<void> {
    setTried(true);
    setReceipt(null);
    const found = findContactProblems(message);
    const gaps = [
      found.name ? nameField : null,
      found.email ? emailField : null,
      found.message ? textField : null,
    ];
    const firstGap = gaps.find((field) => field !== null);
    if (firstGap) return firstGap.current?.focus();
    if (isTrapped) return setState('refused');
    setState('pending');
    const { topic } = message;
    const language = i18n.resolvedLanguage === 'es' ? 'es' : 'en';
    const sending = await sendLoaded(toNewMessage(message, language));
    if (sending.how === 'sent') {
      clear();
      setReceipt({ reference: sending.reference, topic, email: message.email.trim() });
    } else if (sending.how === 'unreachable' && !navigator.onLine) {
      keep({ ...message, isWaiting: true });
      setState('waiting');
    } else setState(sending.how);
  }
  useOnline(() => {
    if (state === 'waiting') void send(false);
  });

  return {
    message,
    state,
    receipt,
    nameField,
    emailField,
    textField,
    subject,
    mailto: mailtoOf(email, subject, message),
    problems: isTried ? findContactProblems(message) : {},
    change,
    clear,
    submit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      const isTrapped = new FormData(event.currentTarget).get(trapName) !== '';
      if (state !== 'pending') void send(isTrapped);
    },
  };
}
export type ContactWriting = ReturnType<typeof useContactMessage>;

function toNewMessage(
  { topic, name, email, message }: ContactDraft,
  language: NewContactMessage['language'],
): NewContactMessage {
  return { topic, name: name.trim(), email: email.trim(), message: message.trim(), language };
}

/** Calls back where there is a connection, and whenever it comes back. */
function useOnline(act: () => void): void {
  const actOnline = useEffectEvent(() => {
    if (navigator.onLine) act();
  });
  useEffect(() => {
    actOnline();
    const again = (): void => actOnline();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);
}

/** Sends it with code that is fetched only now; a page that cannot fetch it cannot send either. */
async function sendLoaded(message: NewContactMessage): Promise<ContactSending> {
  try {
    return await (await import('#data/platform/contactSending.ts')).sendContactMessage(message);
  } catch {
    return { how: 'unreachable' };
  }
}
