// The message of the contact page as a mail, and what is kept of it until it is sent.
import { z } from 'zod';

export const contactTopics = ['question', 'problem', 'privacy', 'plan', 'access', 'other'] as const;
export const ContactMessage = z.object({ topic: z.enum(contactTopics), name: z.string(), message: z.string() });
export type ContactMessage = z.infer<typeof ContactMessage>;

/** Longest mailto: address that common mail programs take over whole. */
export const mailtoMax = 1_900;
const keptUnder = 'hirely.contact';

/** A mailto: address with subject and text; line ends as mail has them. */
export function mailtoOf(email: string, subject: string, message: Pick<ContactMessage, 'name' | 'message'>): string {
  const body = `${message.message.trim()}\n\n${message.name.trim()}`.replaceAll('\n', '\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** What stops a message from being sent, by field. */
export function contactProblems(message: ContactMessage, mailto: string): { name?: 'nameMissing'; message?: 'messageMissing' | 'messageLong' } {
  return {
    ...(message.name.trim() === '' ? { name: 'nameMissing' as const } : {}),
    ...(message.message.trim() === '' ? { message: 'messageMissing' as const } : mailto.length > mailtoMax ? { message: 'messageLong' as const } : {}),
  };
}

/** What was typed in this tab; the topic may come from the link that led here. */
export function keptMessage(topicWish: string | null): ContactMessage {
  const topic = contactTopics.find((each) => each === topicWish);
  let kept: unknown;
  try {
    kept = JSON.parse(sessionStorage.getItem(keptUnder) ?? 'null');
  } catch {
    kept = null;
  }
  const read = ContactMessage.safeParse(kept);
  const message = read.success ? read.data : { topic: 'question' as const, name: '', message: '' };
  return topic ? { ...message, topic } : message;
}

/** Keeps what is typed until the tab closes; where storage is refused, the page itself keeps it. */
export function keepMessage(message: ContactMessage | null): void {
  try {
    if (message) sessionStorage.setItem(keptUnder, JSON.stringify(message));
    else sessionStorage.removeItem(keptUnder);
  } catch {
    // A private window may refuse storage.
  }
}
