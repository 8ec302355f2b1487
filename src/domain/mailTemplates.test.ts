import { describe, expect, it } from 'vitest';
import { filled, mailText, templateData, templatesOfMails } from './mailTemplates.ts';

const data = { language: 'en', candidateName: 'Ida', companyName: 'Harbour & Pine', interviewTitle: 'Engineer', link: 'https://hirely.example/join/1', code: 'ABCD', expiresAt: '2026-12-24T09:00:00.000Z' };

describe('mails', () => {
  it('read as whole sentences in both languages, with every value in place', () => {
    for (const name of ['candidateInvite', 'teamInvite'] as const) {
      for (const language of ['en', 'es'] as const) {
        const mail = mailText({ template: { name, data } }, language);
        const all = `${mail?.subject} ${mail?.text} ${mail?.html}`;
        expect(all).not.toMatch(/\{\{|undefined|null/u);
        expect(mail?.html).toContain(`lang="${language}"`);
        expect(mail?.text).toContain(data.link);
      }
    }
    expect(mailText({ template: { name: 'candidateInvite', data } })?.subject).toBe('Harbour & Pine invites you to an interview: Engineer');
    expect(mailText({ template: { name: 'candidateInvite', data } }, 'es')?.text).toContain('24 de diciembre de 2026');
  });
  it('carry the company’s name, words and colour where they are given, and nothing in their place where not', () => {
    const branded = mailText({ template: { name: 'candidateInvite', data: { ...data, brandName: 'H&P', brandColour: '#aa0000', message: 'See you <soon>' } } });
    expect(branded?.subject).toContain('H&P invites');
    expect(branded?.html).toContain('#aa0000');
    expect(branded?.html).toContain('See you &lt;soon&gt;');
    expect(branded?.text).toContain('See you <soon>');
    expect(mailText({ template: { name: 'candidateInvite', data } })?.html).not.toContain('<img');
  });
  it('no value can become markup or a template', () => {
    expect(filled('<p>{{a}}</p>', { a: '<b>"x"</b> {{b}}', b: 'no' }, true)).toBe('<p>&lt;b&gt;&quot;x&quot;&lt;/b&gt; {{b}}</p>');
  });
  it('stay within the fourteen values that the rules take', () => {
    expect(Object.keys(templateData(data))).toEqual(['until']);
    expect(Object.keys(templateData({ ...data, language: 'es' }))).toEqual(['es', 'until']);
  });
  it('exist for every name, and for no other', () => {
    expect(Object.keys(templatesOfMails)).toEqual(['candidateInvite', 'teamInvite']);
    expect(mailText({ template: { name: 'newsletter', data } })).toBeNull();
  });
});
