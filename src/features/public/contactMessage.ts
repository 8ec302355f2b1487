// The message of the contact page: what stops it, the same as a mail, and what is kept of it until it is sent.
import { z } from 'zod';
import { contactLimits, contactTopics } from '#domain/platform/contactMessage.ts';
import { tabStorage } from '#domain/base/deviceStorage.ts';
import { isMail, buildMailtoLink } from '#domain/base/mailAddress.ts';
import { contactKey } from './contactKey.ts';

export const ContactDraft = z.object({
  topic: z.enum(contactTopics),
  name: z.string(),
  email: z.string().default(''),
  message: z.string(),
  /** It waits for a connection and is sent by itself then. */
  isWaiting: z.boolean().default(false),
});
export type ContactDraft = z.infer<typeof ContactDraft>;

/** Longest mailto: address that common mail programs take over whole. */
export const mailtoMax = 1_900;

/** A mailto: address with subject and text; line ends as mail has them. Null where mail programs would cut it. */
export function mailtoOf(
  email: string,
  subject: string,
  message: Pick<ContactDraft, 'name' | 'message'>,
): string | null {
  const body = `${message.message.trim()}\n\n${message.name.trim()}`.replaceAll('\n', '\r\n');
  const mailto = buildMailtoLink(email, { subject, body });
  return mailto.length > mailtoMax ? null : mailto;
}

export interface ContactProblems {
  name?: 'nameMissing' | 'nameLong';
  email?: 'emailWrong';
  message?: 'messageMissing' | 'messageLong';
}

/** What stops a message from being sent, by field. */
export function findContactProblems({
  name,
  email,
  message,
}: Pick<ContactDraft, 'name' | 'email' | 'message'>): ContactProblems {
  const problems: ContactProblems = {};
  if (name.trim() === '') problems.name = 'nameMissing';
  else if (name.trim().length > contactLimits.name) problems.name = 'nameLong';
  if (!isMail(email.trim()) || email.trim().length > contactLimits.email)
    problems.email = 'emailWrong';
  if (message.trim() === '') problems.message = 'messageMissing';
  else if (message.trim().length > contactLimits.message) problems.message = 'messageLong';
  return problems;
}

/** What was typed in this tab; the topic may come from the link that led here. */
export function readKeptMessage(topicWish: string | null): ContactDraft {
  const topic = contactTopics.find((each) => each === topicWish);
  const read = ContactDraft.safeParse(tabStorage.readJson(contactKey));
  const message = read.success
    ? read.data
    : { topic: 'question' as const, name: '', email: '', message: '', isWaiting: false };
  return topic ? { ...message, topic } : message;
}

/** Keeps what is typed until the tab closes; where storage is refused, the page itself keeps it. */
export function keepMessage(message: ContactDraft | null): void {
  tabStorage.write(contactKey, message ? JSON.stringify(message) : null);
}
