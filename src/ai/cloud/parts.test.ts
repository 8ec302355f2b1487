import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { rowOf } from '#ai/checked.ts';
import { tasks, type TaskName } from '#ai/tasks/tasks.ts';
import { patienceMs, waitMsAfter } from './backOff.ts';
import { buildModelSchema, type JsonSchema } from './modelSchema.ts';
import { closeJson, createPartialReply } from './partialReply.ts';
import { findQuote, locateQuotes } from './quotes.ts';

/** Every schema within a schema. */
function nodesOf(schema: JsonSchema): JsonSchema[] {
  const inner = [
    ...Object.values((schema['properties'] ?? {}) as Record<string, JsonSchema>),
    ...((schema['anyOf'] ?? []) as JsonSchema[]),
    ...((schema['prefixItems'] ?? []) as JsonSchema[]),
    schema['items'],
    schema['additionalProperties'],
  ];
  return [
    schema,
    ...inner.flatMap((node) =>
      typeof node === 'object' && node !== null ? nodesOf(node as JsonSchema) : [],
    ),
  ];
}

export const known = new Set([
  'type',
  'title',
  'description',
  'enum',
  'format',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'properties',
  'required',
  'propertyOrdering',
  'items',
  'prefixItems',
  'anyOf',
  'additionalProperties',
]);
const cloudTasks = (Object.keys(tasks) as TaskName[]).filter(
  (task) => rowOf(task).only !== 'onDevice',
);

describe.each(cloudTasks)('the schema of %s', (task) => {
  const { reply, asked, quoted, settle } = rowOf(task);
  const { schema, quotes } = buildModelSchema(asked ?? reply, quoted !== undefined);

  it('uses only what the API knows, and says what is required in which order', () => {
    const nodes = nodesOf(schema);
    expect([...new Set(nodes.flatMap(Object.keys))].filter((key) => !known.has(key))).toEqual([]);
    for (const node of nodes.filter((one) => one['properties']))
      expect(node['propertyOrdering']).toEqual(Object.keys(node['properties'] as object));
  });

  it('never asks a model to count letters', () => {
    // Seconds of a recording are no offsets; a task that asks for offsets needs `quoted`, or `asked` without them.
    const whole = nodesOf(schema).filter((node) =>
      ['start', 'end'].every(
        (name) =>
          (node['properties'] as Record<string, JsonSchema> | undefined)?.[name]?.['type'] ===
          'integer',
      ),
    );
    expect(whole).toEqual([]);
    expect(quoted === undefined || quotes.length > 0).toBe(true);
    expect(asked === undefined || settle !== undefined).toBe(true);
  });
});

describe('schemas', () => {
  it('put evidence first, make lists of fixed values, and leave offsets out', () => {
    const quote = z.object({
      start: z.number().int(),
      end: z.number().int(),
      text: z.string().min(1),
    });
    const { schema, quotes } = buildModelSchema(
      z.object({
        level: z.union([z.literal(1), z.literal(2)]).nullable(),
        reasons: z.array(z.string().max(9)).default([]),
        best: quote.nullable(),
        quotes: z.array(quote).max(3),
      }),
      true,
    );
    expect(schema).toEqual({
      type: 'object',
      propertyOrdering: ['quotes', 'reasons', 'level', 'best'],
      required: ['quotes', 'reasons', 'level', 'best'],
      properties: {
        quotes: {
          type: 'array',
          maxItems: 3,
          items: {
            type: 'object',
            properties: { text: { type: 'string' } },
            required: ['text'],
            propertyOrdering: ['text'],
          },
        },
        reasons: { type: 'array', items: { type: 'string', description: 'at most 9 characters' } },
        level: { anyOf: [{ type: 'integer', enum: [1, 2] }, { type: 'null' }] },
        best: {
          anyOf: [
            {
              type: 'object',
              properties: { text: { type: 'string' } },
              required: ['text'],
              propertyOrdering: ['text'],
            },
            { type: 'null' },
          ],
        },
      },
    });
    expect(quotes).toEqual([
      { path: ['quotes', '*'], nullable: false },
      { path: ['best'], nullable: true },
    ]);
  });
});

describe('quotes', () => {
  const text = 'We had “two” jobs.\n  I can concatenate; a cat sat.';
  const quoted = (quote: string): string | null => {
    const span = findQuote(text, quote);
    return span && text.slice(span.start, span.end);
  };
  it.each([
    ['had "two" jobs', 'had “two” jobs'],
    ['jobs. I  can', 'jobs.\n  I can'],
    ['"a cat sat."', 'a cat sat.'],
    ['cat', 'cat'],
    ['  concat', 'concat'],
  ])('%s is found', (quote, found) => expect(quoted(quote)).toBe(found));
  it('prefer whole words', () =>
    expect(findQuote(text, 'cat')?.start).toBe(text.indexOf('cat sat')));
  it.each(['had two jobs', 'We had … jobs', 'WE HAD', '', '"', 'I'])('%j is not found', (quote) =>
    expect(quoted(quote)).toBeNull(),
  );
  it('that are missing leave lists shorter, single places empty, and nothing that leans on them', () => {
    const seen = (): string => text;
    expect(
      locateQuotes(
        { quotes: [{ text: 'nowhere' }, { text: 'jobs' }], best: { text: 'nowhere' }, other: 1 },
        [
          { path: ['quotes', '*'], nullable: false },
          { path: ['best'], nullable: true },
        ],
        seen,
        seen,
      ),
    ).toEqual({
      reply: { quotes: [{ text: 'jobs', start: 13, end: 17 }], best: null, other: 1 },
      dropped: 2,
    });
    expect(
      locateQuotes(
        {
          shown: [
            { a: 1, quote: { text: 'nowhere' } },
            { a: 2, quote: { text: 'jobs' } },
          ],
        },
        [{ path: ['shown', '*', 'quote'], nullable: false }],
        seen,
        seen,
      ),
    ).toEqual({
      reply: { shown: [{ a: 2, quote: { text: 'jobs', start: 13, end: 17 } }] },
      dropped: 1,
    });
    expect(
      locateQuotes('no object', [{ path: ['quotes', '*'], nullable: false }], seen, seen),
    ).toEqual({ reply: 'no object', dropped: 0 });
  });
});

describe('waits', () => {
  it('double, spread, and never beat the server', () => {
    expect([1, 2].map((failures) => waitMsAfter(failures, null, () => 0))).toEqual([400, 800]);
    expect([1, 2].map((failures) => waitMsAfter(failures, null, () => 0.999))).toEqual([
      1_199, 2_398,
    ]);
    expect(waitMsAfter(1, 5_000, () => 0)).toBe(5_000);
    expect(waitMsAfter(1, patienceMs + 1, () => 0)).toBeNull();
  });
});

describe('a reply that is still being written', () => {
  it('is closed where it can be', () => {
    expect(closeJson('{"a": [1, 2, {"b": "x')).toEqual({ a: [1, 2, {}] });
    expect(closeJson('{"a": "one, two", "b')).toEqual({ a: 'one, two' });
    expect(closeJson('')).toBeNull();
  });
  it('shows whole parts only', () => {
    const row = rowOf('readJobDescription');
    expect(createPartialReply(row, '{"title": "Analyst", "mustHave": ["SQL", "Ta')).toEqual({
      title: 'Analyst',
      mustHave: ['SQL'],
    });
    expect(createPartialReply(row, '{"title": 7, "x": 1, ')).toBeNull();
    expect(createPartialReply(rowOf('evaluateAnswer'), '{"level": 5, "quotes": [], ')).toBeNull();
  });
});
