import { describe, expect, it } from 'vitest';
import { partsOf } from './parts.ts';

describe('partsOf', () => {
  it('names what is there and what is missing, and stays silent on the rest', () => {
    expect(partsOf(['contextFound', 'resultMissing', 'hedged'])).toEqual([{ part: 'context', found: true }, { part: 'result', found: false }]);
  });
  it('lets "missing" win over "found"', () => expect(partsOf(['actionFound', 'actionVague'])).toEqual([{ part: 'action', found: false }]));
});
