import { expect, it } from 'vitest';
import { countWrites } from './printCost.ts';

const request = (url: string, sent: string | null) => ({ url: () => url, postData: () => sent });

it('counts the documents that a request writes', () => {
  const stream = new URLSearchParams({
    count: '2',
    req0___data__: JSON.stringify({ streamToken: 'a', writes: [{ update: {} }, { delete: 'x' }] }),
    req1___data__: JSON.stringify({ streamToken: 'b' }),
  }).toString();
  expect(countWrites(request('http://x/google.firestore.v1.Firestore/Write/channel', stream))).toBe(
    2,
  );
  expect(countWrites(request('http://x/v1/documents:commit', '{"writes":[{},{},{}]}'))).toBe(3);
  expect(countWrites(request('http://x/Listen/channel', stream))).toBe(0);
  expect(countWrites(request('http://x/Write/channel', null))).toBe(0);
});
