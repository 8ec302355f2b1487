/** Mail templates in both languages for the Trigger Email extension (Handlebars); written at a deploy, and shown by the local outbox. */
import type { Mail, mailTemplates } from '#domain/company/mail.ts';
import { formatFacts } from './mailFacts.ts';

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
const writeBoth = (en: string, es: string): string => `{{#if es}}${es}{{else}}${en}{{/if}}`;
const writeWhen = (name: string, then: string, otherwise = ''): string =>
  `{{#if ${name}}}${then}{{else}}${otherwise}{{/if}}`;

/** The templates' own addresses: the product's home, put in at a deploy, and the code that goes with the mail. No mail carries a link of its own. */
const home = '[[home]]';
const links = {
  candidateInvite: `${home}/hirely-pro/join/{{code}}`,
  teamInvite: `${home}/join-team/{{code}}`,
} as const;
const writeButton = (link: string): string =>
  `<a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#3538cd;color:#ffffff;font-weight:600;text-decoration:none">`;
const writePage = (inner: string): string =>
  `<!doctype html><html lang="${writeBoth('en', 'es')}"><body style="margin:0;background:#f5f6f8;padding:24px;font:16px/1.5 Helvetica,Arial,sans-serif;color:#16181d"><div style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:12px;padding:32px;border-top:4px solid ${writeWhen('brandColour', '{{brandColour}}', '#3538cd')}">${writeWhen('brandLogo', '<img src="{{brandLogo}}" alt="{{brandName}}" height="40" style="display:block;margin-bottom:20px">')}${inner}</div></body></html>`;
const writeParagraphs = (...lines: readonly string[]): string =>
  lines.map((line) => `<p style="margin:0 0 16px">${line}</p>`).join('');

const company = writeWhen('brandName', '{{brandName}}', '{{companyName}}');
const candidate = {
  hello: writeBoth(
    writeWhen('candidateName', 'Hello {{candidateName}},', 'Hello,'),
    writeWhen('candidateName', 'Hola, {{candidateName}}:', 'Hola:'),
  ),
  invited: writeBoth(
    `${company} invites you to an online interview for “{{interviewTitle}}”.`,
    `${company} te invita a una entrevista en línea para el puesto «{{interviewTitle}}».`,
  ),
  message: writeWhen('message', '{{message}}'),
  start: writeBoth('Start the interview', 'Empezar la entrevista'),
  code: writeBoth(
    'Or enter this code on the interview page: {{code}}',
    'O escribe este código en la página de entrevistas: {{code}}',
  ),
  until: writeBoth('This invitation expires on {{until}}.', 'La invitación caduca el {{until}}.'),
  ai: writeBoth(
    'Before you start, you’ll see what data is kept, how AI is used, and that a person decides. You can decline AI and still take part.',
    'Antes de empezar verás qué datos se guardan, cómo se usa la IA y que decide una persona. Puedes rechazar la IA y participar igualmente.',
  ),
  contact: writeWhen(
    'contact',
    writeBoth(
      'Questions, or need more time or another format? Write to {{contact}}.',
      '¿Tienes preguntas, o necesitas más tiempo u otro formato? Escribe a {{contact}}.',
    ),
  ),
};
const colleague = {
  invited: writeBoth(
    '{{companyName}} invites you to its hiring team on Hirely.',
    '{{companyName}} te invita a su equipo de selección en Hirely.',
  ),
  account: writeBoth(
    'Log in, or sign up with this email address, to accept.',
    'Inicia sesión, o crea una cuenta con este correo, para aceptar.',
  ),
  start: writeBoth('Join the team', 'Unirme al equipo'),
  until: writeBoth('This invitation expires on {{until}}.', 'La invitación caduca el {{until}}.'),
  ignore: writeBoth(
    'If you weren’t expecting this email, you can ignore it.',
    'Si no esperabas este correo, puedes ignorarlo.',
  ),
};

/** By the name that a mail's document carries. */
const templates: Record<(typeof mailTemplates)[number], MailTemplate> = {
  candidateInvite: {
    subject: writeBoth(
      `${company} invites you to an interview: {{interviewTitle}}`,
      `${company} te invita a una entrevista: {{interviewTitle}}`,
    ),
    text: `${candidate.hello}\n\n${candidate.invited}\n\n${writeWhen('message', '{{message}}\n\n')}${writeWhen('facts', '{{facts}}\n\n')}${candidate.start}: ${links.candidateInvite}\n\n${candidate.code}\n\n${candidate.until}\n\n${candidate.ai}\n\n${writeWhen('contact', `${candidate.contact}\n\n`)}${company}\n`,
    html: writePage(
      `${writeParagraphs(candidate.hello, candidate.invited)}${writeWhen('message', writeParagraphs('{{message}}'))}${writeWhen('facts', writeParagraphs('{{facts}}'))}<p style="margin:24px 0">${writeButton(links.candidateInvite)}${candidate.start}</a></p>${writeParagraphs(candidate.code, candidate.until, candidate.ai)}${writeWhen('contact', writeParagraphs(candidate.contact))}${writeParagraphs(company)}`,
    ),
  },
  teamInvite: {
    subject: writeBoth(
      '{{companyName}} invites you to its hiring team',
      '{{companyName}} te invita a su equipo de selección',
    ),
    text: `${colleague.invited}\n\n${colleague.account}\n\n${colleague.start}: ${links.teamInvite}\n\n${colleague.until}\n\n${colleague.ignore}\n`,
    html: writePage(
      `${writeParagraphs(colleague.invited, colleague.account)}<p style="margin:24px 0">${writeButton(links.teamInvite)}${colleague.start}</a></p>${writeParagraphs(colleague.until, colleague.ignore)}`,
    ),
  },
};

/** The templates of a product that lives at this address, such as "https://hirely.example". */
export function buildMailTemplates(
  at: string,
): Record<(typeof mailTemplates)[number], MailTemplate> {
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
function formatMoment(at: Date, language: 'en' | 'es', timeZone: string): string {
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
export function buildTemplateData(data: Readonly<Record<string, string>>): Record<string, string> {
  const language = data['language'] === 'es' ? 'es' : 'en';
  const { expiresAt, timeZone } = data;
  const until = expiresAt ? formatMoment(new Date(expiresAt), language, timeZone || 'UTC') : '';
  const facts = formatFacts(data, language);
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
export function fillTemplate(
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
export function renderMailText(
  { template: { name, data } }: Pick<Mail, 'template'>,
  at: string,
  language?: 'en' | 'es',
): MailText | null {
  const template = Object.entries(buildMailTemplates(at)).find(([known]) => known === name)?.[1];
  if (!template) return null;
  const {
    es: _spanish,
    until: _until,
    facts: _facts,
    ...rest
  } = language ? { ...data, language } : data;
  const values = { ...rest, ...buildTemplateData(rest) };
  return {
    subject: fillTemplate(template.subject, values, false),
    text: fillTemplate(template.text, values, false),
    html: fillTemplate(template.html, values, true),
  };
}
