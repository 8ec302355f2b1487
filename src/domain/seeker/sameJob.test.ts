import { describe, expect, it } from 'vitest';
import { isSameJob, parseWebAddress } from './sameJob.ts';

describe('webAddress', () => {
  it.each([
    ['lark.test/jobs', 'https://lark.test/jobs'],
    [' http://lark.test ', 'http://lark.test/'],
    ['lark.test:8080/a', 'https://lark.test:8080/a'],
  ])('%s', (text, address) => expect(parseWebAddress(text)).toBe(address));
  it.each([
    '',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@lark.test',
    'soon',
    'https://',
    'https://a b',
    'https://me:pass@lark.test',
    'ftp://lark.test',
  ])('%s leads nowhere', (text) => expect(parseWebAddress(text)).toBeNull());
});

describe('isSameJob', () => {
  it.each([
    [
      { url: 'https://www.lark.test/jobs/7/?utm_source=mail#apply' },
      { url: 'lark.test/jobs/7' },
      true,
    ],
    [{ url: 'https://lark.test/jobs?id=7' }, { url: 'https://lark.test/jobs?id=8' }, false],
    [{ title: 'Baker ', company: 'LARK & Sons' }, { title: 'baker', company: 'Lark Sons' }, true],
    [{ title: 'Baker', company: 'Lark' }, { title: 'Baker', company: 'Zeta' }, false],
    [{ title: 'Baker' }, { title: 'Baker', company: 'Lark' }, false],
    [{ title: '', url: '' }, { title: '', url: '' }, false],
    [{ title: 'Panadero', company: 'Ñandú' }, { title: 'PANADERO', company: 'Nandu' }, true],
  ])('%o and %o: %s', (one, other, same) => expect(isSameJob(one, other)).toBe(same));
});
