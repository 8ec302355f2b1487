import { expect, it } from 'vitest';

it('says that no server was reached', async () => {
  globalThis.__HIRELY_LOCAL__ = {
    projectId: 'demo',
    auth: '127.0.0.1:1',
    firestore: '127.0.0.1:1',
    storage: '127.0.0.1:1',
  };
  const { sendContactMessage } = await import('./contactSending.ts');
  const words = {
    topic: 'question',
    name: 'Ana',
    email: 'ana@diaz.example',
    message: 'Hello?',
    language: 'en',
  } as const;
  expect(await sendContactMessage(words)).toEqual({ how: 'unreachable' });
});
