import { describe, expect, it } from 'vitest';
import { formatFacts, formatFactValues } from './mailFacts.ts';
import type { Mail } from '#domain/company/mail.ts';
import {
  fillTemplate,
  renderMailText as textAt,
  buildTemplateData,
  buildMailTemplates,
} from './mailTemplates.ts';

const at = 'https://hirely.example';
const mailText = (mail: Pick<Mail, 'template'>, language?: 'en' | 'es') =>
  textAt(mail, at, language);

const data = {
  language: 'en',
  candidateName: 'Ida',
  companyName: 'Harbour & Pine',
  interviewTitle: 'Engineer',
  code: 'ABCD',
  expiresAt: '2026-12-24T09:00:00.000Z',
};

describe('mails', () => {
  it('read as whole sentences in both languages, with every value in place', () => {
    for (const name of ['candidateInvite', 'teamInvite'] as const) {
      for (const language of ['en', 'es'] as const) {
        const mail = mailText({ template: { name, data } }, language);
        const all = `${mail?.subject} ${mail?.text} ${mail?.html}`;
        expect(all).not.toMatch(/\{\{|undefined|null/u);
        expect(mail?.html).toContain(`lang="${language}"`);
        const link = `${at}/${name === 'teamInvite' ? 'join-team' : 'hirely-pro/join'}/ABCD`;
        expect(mail?.text).toContain(`: ${link}\n`);
        expect(
          [...(mail?.html ?? '').matchAll(/href="([^"]*)"/gu)].map(([, address]) => address),
        ).toEqual([link]);
      }
    }
    expect(mailText({ template: { name: 'candidateInvite', data } })?.subject).toBe(
      'Harbour & Pine invites you to an interview: Engineer',
    );
    expect(mailText({ template: { name: 'candidateInvite', data } }, 'es')?.text).toContain(
      '24 de diciembre de 2026',
    );
  });
  it('carry the company’s name, words and colour where they are given, and nothing in their place where not', () => {
    const branded = mailText({
      template: {
        name: 'candidateInvite',
        data: { ...data, brandName: 'H&P', brandColour: '#aa0000', message: 'See you <soon>' },
      },
    });
    expect(branded?.subject).toContain('H&P invites');
    expect(branded?.html).toContain('#aa0000');
    expect(branded?.html).toContain('See you &lt;soon&gt;');
    expect(branded?.text).toContain('See you <soon>');
    expect(mailText({ template: { name: 'candidateInvite', data } })?.html).not.toContain('<img');
  });
  it('lead to the product alone, whatever a mail carries', () => {
    const hostile = {
      ...data,
      link: 'https://evil.example/login',
      home: 'https://evil.example',
      code: '"><a href="https://evil.example">x',
    };
    for (const name of ['candidateInvite', 'teamInvite'] as const) {
      const html = mailText({ template: { name, data: hostile } })?.html ?? '';
      expect(
        [...html.matchAll(/href="([^"]*)"/gu)].map(([, address]) => address?.startsWith(`${at}/`)),
      ).toEqual([true]);
      expect(JSON.stringify(buildMailTemplates(at)[name])).not.toMatch(/\{\{link\}\}|\[\[/u);
    }
  });
  it('no value can become markup or a template', () => {
    expect(fillTemplate('<p>{{a}}</p>', { a: '<b>"x"</b> {{b}}', b: 'no' }, true)).toBe(
      '<p>&lt;b&gt;&quot;x&quot;&lt;/b&gt; {{b}}</p>',
    );
  });
  it('carry time zone, length, formats and whom to write to, each in the language of the mail', () => {
    const facts = formatFactValues({
      minutes: 16,
      limit: 54,
      formats: ['text', 'video'],
      asksResume: true,
    });
    const mail = {
      template: {
        name: 'candidateInvite',
        data: { ...data, ...facts, timeZone: 'Europe/Madrid', contact: 'ravi@harbourpine.example' },
      },
    };
    const english = mailText(mail);
    for (const words of [
      'December 24, 2026',
      '10:00 AM GMT+1',
      'About 16 minutes; you have up to 54.',
      'Each question says how you can answer: in writing or on video.',
      'Have your resume ready as a file.',
      'Write to ravi@harbourpine.example.',
    ]) {
      expect(english?.text).toContain(words);
      expect(english?.html).toContain(words);
    }
    const spanish = mailText(mail, 'es');
    for (const words of [
      '24 de diciembre de 2026',
      '10:00 CET',
      'Unos 16 minutos; tienes hasta 54.',
      'Cada pregunta dice cómo puedes responder: por escrito o en vídeo.',
      'Escribe a ravi@harbourpine.example.',
    ])
      expect(spanish?.text).toContain(words);
    expect(mailText({ template: { name: 'candidateInvite', data } })?.text).toContain(
      '9:00 AM UTC',
    );
    expect(
      formatFacts(
        formatFactValues({ minutes: null, limit: 30, formats: null, asksResume: true }),
        'en',
      ),
    ).toBe('You have up to 30 minutes.');
    expect(formatFacts({}, 'en')).toBe('');
  });
  it('stay within the twenty values that the rules take', () => {
    expect(Object.keys(buildTemplateData(data))).toEqual(['until']);
    expect(Object.keys(buildTemplateData({ ...data, language: 'es' }))).toEqual(['es', 'until']);
    const most = {
      ...data,
      ...formatFactValues({ minutes: 1, limit: 2, formats: ['text'], asksResume: true }),
      contact: 'a@b.example',
      timeZone: 'UTC',
      message: 'm',
      brandName: 'b',
      brandColour: 'c',
      brandLogo: 'l',
      language: 'es',
    };
    expect(Object.keys({ ...most, ...buildTemplateData(most) }).length).toBeLessThanOrEqual(20);
  });
  it('exist for every name, and for no other', () => {
    expect(Object.keys(buildMailTemplates(at))).toEqual(['candidateInvite', 'teamInvite']);
    expect(mailText({ template: { name: 'newsletter', data } })).toBeNull();
  });
});
