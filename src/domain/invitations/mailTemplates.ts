// The words of the product's mails, in both languages, as the Trigger Email extension takes them (Handlebars): written to its templates' collection at a deploy, and shown by the local outbox.
import type { Mail, mailTemplates } from '#domain/company/mail.ts';
import { factsText } from './mailFacts.ts';

export interface MailTemplate {
  subject: string;
  text: string;
  html: string;
}
export interface MailText {
  subject: string;
  text: string;
  html: string;
}

/** One wording per language; the data says "es" by being there. */
const both = (en: string, es: string): string => `{{#if es}}${es}{{else}}${en}{{/if}}`;
const when = (name: string, then: string, otherwise = ''): string =>
  `{{#if ${name}}}${then}{{else}}${otherwise}{{/if}}`;

/** The templates' own addresses: the product's home, put in at a deploy, and the code that goes with the mail. No mail carries a link of its own. */
const home = '[[home]]';
const links = {
  candidateInvite: `${home}/hirely-pro/join/{{code}}`,
  teamInvite: `${home}/join-team/{{code}}`,
} as const;
const button = (link: string): string =>
  `<a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#3538cd;color:#ffffff;font-weight:600;text-decoration:none">`;
const page = (inner: string): string =>
  `<!doctype html><html lang="${both('en', 'es')}"><body style="margin:0;background:#f5f6f8;padding:24px;font:16px/1.5 Helvetica,Arial,sans-serif;color:#16181d"><div style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:12px;padding:32px;border-top:4px solid ${when('brandColour', '{{brandColour}}', '#3538cd')}">${when('brandLogo', '<img src="{{brandLogo}}" alt="{{brandName}}" height="40" style="display:block;margin-bottom:20px">')}${inner}</div></body></html>`;
const paragraphs = (...lines: readonly string[]): string =>
  lines.map((line) => `<p style="margin:0 0 16px">${line}</p>`).join('');

const company = when('brandName', '{{brandName}}', '{{companyName}}');
const candidate = {
  hello: both(
    when('candidateName', 'Hello {{candidateName}},', 'Hello,'),
    when('candidateName', 'Hola, {{candidateName}}:', 'Hola:'),
  ),
  invited: both(
    `${company} invites you to an online interview for “{{interviewTitle}}”.`,
    `${company} te invita a una entrevista en línea para el puesto «{{interviewTitle}}».`,
  ),
  message: when('message', '{{message}}'),
  start: both('Start the interview', 'Empezar la entrevista'),
  code: both(
    'Or enter this code on the interview page: {{code}}',
    'O escribe este código en la página de entrevistas: {{code}}',
  ),
  until: both('This invitation expires on {{until}}.', 'La invitación caduca el {{until}}.'),
  ai: both(
    'Before you start, you’ll see what data is kept, how AI is used, and that a person decides. You can decline AI and still take part.',
    'Antes de empezar verás qué datos se guardan, cómo se usa la IA y que decide una persona. Puedes rechazar la IA y participar igualmente.',
  ),
  contact: when(
    'contact',
    both(
      'Questions, or need more time or another format? Write to {{contact}}.',
      '¿Tienes preguntas, o necesitas más tiempo u otro formato? Escribe a {{contact}}.',
    ),
  ),
};
const colleague = {
  invited: both(
    '{{companyName}} invites you to its hiring team on Hirely.',
    '{{companyName}} te invita a su equipo de selección en Hirely.',
  ),
  account: both(
    'Log in, or sign up with this email address, to accept.',
    'Inicia sesión, o crea una cuenta con este correo, para aceptar.',
  ),
  start: both('Join the team', 'Unirme al equipo'),
  until: both('This invitation expires on {{until}}.', 'La invitación caduca el {{until}}.'),
  ignore: both(
    'If you weren’t expecting this email, you can ignore it.',
    'Si no esperabas este correo, puedes ignorarlo.',
  ),
};

/** By the name that a mail's document carries. */
const templates: Record<(typeof mailTemplates)[number], MailTemplate> = {
  candidateInvite: {
    subject: both(
      `${company} invites you to an interview: {{interviewTitle}}`,
      `${company} te invita a una entrevista: {{interviewTitle}}`,
    ),
    text: `${candidate.hello}\n\n${candidate.invited}\n\n${when('message', '{{message}}\n\n')}${when('facts', '{{facts}}\n\n')}${candidate.start}: ${links.candidateInvite}\n\n${candidate.code}\n\n${candidate.until}\n\n${candidate.ai}\n\n${when('contact', `${candidate.contact}\n\n`)}${company}\n`,
    html: page(
      `${paragraphs(candidate.hello, candidate.invited)}${when('message', paragraphs('{{message}}'))}${when('facts', paragraphs('{{facts}}'))}<p style="margin:24px 0">${button(links.candidateInvite)}${candidate.start}</a></p>${paragraphs(candidate.code, candidate.until, candidate.ai)}${when('contact', paragraphs(candidate.contact))}${paragraphs(company)}`,
    ),
  },
  teamInvite: {
    subject: both(
      '{{companyName}} invites you to its hiring team',
      '{{companyName}} te invita a su equipo de selección',
    ),
    text: `${colleague.invited}\n\n${colleague.account}\n\n${colleague.start}: ${links.teamInvite}\n\n${colleague.until}\n\n${colleague.ignore}\n`,
    html: page(
      `${paragraphs(colleague.invited, colleague.account)}<p style="margin:24px 0">${button(links.teamInvite)}${colleague.start}</a></p>${paragraphs(colleague.until, colleague.ignore)}`,
    ),
  },
};

/** The templates of a product that lives at this address, such as "https://hirely.example". */
export function templatesOfMails(at: string): Record<(typeof mailTemplates)[number], MailTemplate> {
  const put = (text: string): string => text.replaceAll(home, () => at);
  const placed = ({ subject, text, html }: MailTemplate): MailTemplate => ({
    subject,
    text: put(text),
    html: put(html),
  });
  return {
    candidateInvite: placed(templates.candidateInvite),
    teamInvite: placed(templates.teamInvite),
  };
}

/** A day and time as a sentence holds it, with its time zone. */
function momentText(at: Date, language: 'en' | 'es', timeZone: string): string {
  return new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(at);
}

/** The values that templates need beside those of the mail: the language as a switch, the end in words, length and formats in words. */
export function templateData(data: Readonly<Record<string, string>>): Record<string, string> {
  const language = data['language'] === 'es' ? 'es' : 'en';
  const { expiresAt, timeZone } = data;
  const until = expiresAt ? momentText(new Date(expiresAt), language, timeZone || 'UTC') : '';
  const facts = factsText(data, language);
  return {
    ...(language === 'es' ? { es: '1' } : {}),
    ...(until ? { until } : {}),
    ...(facts ? { facts } : {}),
  };
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Fills a template as Handlebars does, as far as these templates use it: values and {{#if}}…{{else}}…{{/if}}, one in another. */
export function filled(
  template: string,
  data: Readonly<Record<string, string>>,
  escape: boolean,
): string {
  const innermost = /\{\{#if (\w+)\}\}((?:(?!\{\{#if|\{\{\/if\}\}).)*?)\{\{\/if\}\}/su;
  let text = template;
  for (let found = innermost.exec(text); found; found = innermost.exec(text)) {
    const [all, name = '', inner = ''] = found;
    const [then = '', otherwise = ''] = inner.split('{{else}}');
    text = text.replace(all, () => (data[name] ? then : otherwise));
  }
  return text.replace(/\{\{(\w+)\}\}/gu, (_, name: string) =>
    escape
      ? (data[name] ?? '').replace(/[&<>"']/gu, (letter) => escapes[letter] ?? letter)
      : (data[name] ?? ''),
  );
}

/** A mail as its recipient reads it, of the product at this address; in another language when asked. Null when it names a template that there is not. */
export function mailText(
  { template: { name, data } }: Pick<Mail, 'template'>,
  at: string,
  language?: 'en' | 'es',
): MailText | null {
  const template = Object.entries(templatesOfMails(at)).find(([known]) => known === name)?.[1];
  if (!template) return null;
  const {
    es: _spanish,
    until: _until,
    facts: _facts,
    ...rest
  } = language ? { ...data, language } : data;
  const values = { ...rest, ...templateData(rest) };
  return {
    subject: filled(template.subject, values, false),
    text: filled(template.text, values, false),
    html: filled(template.html, values, true),
  };
}
