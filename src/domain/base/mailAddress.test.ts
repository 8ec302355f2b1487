import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isMail, isOtherAddress, buildMailtoLink } from './mailAddress.ts';

describe('an e-mail address', () => {
  it.each(['ana@lark.test', "o'neil+jobs@mail.lark.test", 'ñandú@correo.example', 'a@b.co'])(
    'is %s',
    (text) => expect(isMail(text)).toBe(true),
  );
  it.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a@b.',
    'a@@b.co',
    'a b@c.co',
    'a@b.co\nbcc: c@d.co',
    'a@b.co\r\n',
    'a@b.co,c@d.co',
    'a@b.co;c@d.co',
    'Ana <a@b.co>',
    '<a@b.co>',
    'a\t@b.co',
    'a\u00a0@b.co',
    `${'a'.repeat(250)}@b.co`,
  ])('is not %j', (text) => expect(isMail(text)).toBe(false));
});

describe('the link to a mail', () => {
  it('holds address, subject and text', () =>
    expect(buildMailtoLink(' ana@lark.test ', { subject: 'A & B', body: 'one\r\ntwo' })).toBe(
      'mailto:ana@lark.test?subject=A%20%26%20B&body=one%0D%0Atwo',
    ));
  it('may leave all of it open', () =>
    expect([
      buildMailtoLink(''),
      buildMailtoLink('', { subject: 'Hi' }),
      buildMailtoLink('a@b.co', { subject: null, body: '' }),
    ]).toEqual(['mailto:', 'mailto:?subject=Hi', 'mailto:a@b.co']));
  it.each([
    'a@b.co?bcc=c@d.co',
    'a@b.co&cc=c@d.co',
    'a@b.co,c@d.co',
    'a@b.co\nbcc:c@d.co',
    'a@b.co%0Abcc:c@d.co',
  ])('adds nobody to %j', (to) =>
    expect(buildMailtoLink(to, { subject: 'Hi' })).toMatch(/^mailto:[^?&,\s]*\?subject=Hi$/u),
  );
  it('is made of any words', () =>
    expect(buildMailtoLink('a@b.co', { subject: '\ud83d half' })).toBe(
      'mailto:a@b.co?subject=%20half',
    ));

  it('is made nowhere else', () => {
    const src = fileURLToPath(new URL('../..', import.meta.url));
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
      (path) => /\.tsx?$/.test(path) && !path.includes('.test.'),
    );
    expect(files.length).toBeGreaterThan(1_000);
    expect(
      files
        .filter((path) => /[`'"]mailto:/.test(readFileSync(join(src, path), 'utf8')))
        .map((path) => path.replaceAll('\\', '/')),
    ).toEqual(['domain/base/mailAddress.ts']);
  });
});

it('is another one only where both are known and differ in more than their writing', () => {
  expect(isOtherAddress('ana@lark.test', 'ana.p@post.test')).toBe(true);
  expect(isOtherAddress('ana@lark.test', ' Ana@Lark.test ')).toBe(false);
  expect(isOtherAddress('ana@lark.test', null)).toBe(false);
  expect(isOtherAddress('', 'ana@lark.test')).toBe(false);
});
