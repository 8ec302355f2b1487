import { describe, expect, it } from 'vitest';
import { isFile, kindOf } from './kindOf.ts';

const here = 'https://hirely.example';
const asked = (url: string, mode = 'cors', method = 'GET') => kindOf({ url, mode, method }, here);

describe('the service worker', () => {
  it('answers pages and hashed files', () => {
    expect(asked(`${here}/hirely-pro/interview/o/i`, 'navigate')).toBe('page');
    expect(asked(`${here}/assets/InterviewRoomPage-abc.js`)).toBe('file');
    expect(asked(`${here}/assets/inter-abc.woff2`)).toBe('file');
  });
  it('answers players', () => expect(asked(`${here}/played/abc/0`, 'no-cors')).toBe('played'));
  it.each([
    ['Firestore', 'https://firestore.googleapis.com/v1/projects/p'],
    ['an emulator', 'http://127.0.0.1:9199/v0/b/x/o/y'],
    ['the sign-in helper', `${here}/__/auth/handler`],
    ['an AI pack', `${here}/assets/words-abc.bin`],
    ['itself', `${here}/sw.js`],
    ['the icon', `${here}/favicon.svg`],
  ])('leaves %s alone', (_, url) => expect(asked(url)).toBe('pass'));
  it('leaves writes and the sign-in helper alone, even as a navigation', () => {
    expect(asked(`${here}/assets/a.js`, 'cors', 'POST')).toBe('pass');
    expect(asked(`${here}/__/auth/handler`, 'navigate')).toBe('pass');
  });
  it('does not take the page for a file', () => {
    expect(isFile(new Response('', { headers: { 'content-type': 'text/javascript' } }))).toBe(true);
    expect(
      isFile(
        new Response('<!doctype html>', {
          headers: { 'content-type': 'text/html; charset=utf-8' },
        }),
      ),
    ).toBe(false);
    expect(isFile(new Response('', { status: 404 }))).toBe(false);
  });
});
