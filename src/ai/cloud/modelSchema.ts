// The reply schema of a task as a language model is asked for it: plain JSON Schema in the part that the API knows, evidence before judgement, quotes as words without offsets.
import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** The paths of quotes in a reply: property names, and "*" for every item of an array; whether there may be none (null) in that place. */
export interface QuotePath {
  path: readonly string[];
  nullable: boolean;
}

export interface ModelSchema {
  schema: JsonSchema;
  quotes: readonly QuotePath[];
}

/** Keys that the API reads; patterns and lengths go into the description, and the port checks everything afterwards. */
const kept = [
  'type',
  'title',
  'description',
  'enum',
  'format',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
] as const;
const formats = new Set(['enum', 'date-time']);

/** Evidence comes before reasons, reasons before what is made of them: a model writes in this order. */
function rank(name: string): number {
  if (/^(?:quotes?|evidence|spans?|excerpts?)$/i.test(name)) return 0;
  return /^(?:reasons?|why)$/i.test(name) ? 1 : 2;
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listSchemas(value: unknown): JsonSchema[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function isQuote(properties: Record<string, unknown>): boolean {
  return ['start', 'end', 'text'].every((name) => name in properties);
}

/** Choices between fixed values as one list of values. */
function mergeConstants(options: readonly JsonSchema[]): JsonSchema | null {
  if (options.length === 0 || !options.every((option) => 'const' in option)) return null;
  const values = options.map((option) => option['const']);
  const type = values.every((value) => typeof value === 'string')
    ? 'string'
    : values.every((value) => Number.isInteger(value))
      ? 'integer'
      : 'number';
  return { type, enum: values };
}

function boundSchema(schema: JsonSchema): JsonSchema {
  const out: JsonSchema = {};
  for (const key of kept) if (key in schema) out[key] = schema[key];
  if (typeof out['format'] === 'string' && !formats.has(out['format'])) delete out['format'];
  // zod writes the safe integers as bounds.
  if (Math.abs(Number(out['minimum'])) >= Number.MAX_SAFE_INTEGER) delete out['minimum'];
  if (Math.abs(Number(out['maximum'])) >= Number.MAX_SAFE_INTEGER) delete out['maximum'];
  // Constraints that the API cannot enforce are described instead.
  const limits = [
    typeof schema['pattern'] === 'string' && typeof schema['format'] !== 'string'
      ? `matches ${schema['pattern']}`
      : '',
    typeof schema['maxLength'] === 'number' ? `at most ${schema['maxLength']} characters` : '',
  ].filter((words) => words !== '');
  if (limits.length > 0 && typeof out['description'] !== 'string')
    out['description'] = limits.join('; ');
  if (out['type'] === 'integer' && typeof schema['exclusiveMinimum'] === 'number')
    out['minimum'] = schema['exclusiveMinimum'] + 1;
  if (out['type'] === 'integer' && typeof schema['exclusiveMaximum'] === 'number')
    out['maximum'] = schema['exclusiveMaximum'] - 1;
  return out;
}

function buildObject(
  schema: JsonSchema,
  path: readonly string[],
  quotes: QuotePath[] | null,
  nullable: boolean,
): JsonSchema {
  const properties = isObject(schema['properties']) ? schema['properties'] : {};
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
  const quote = quotes !== null && path.length > 0 && isQuote(properties);
  if (quote) quotes.push({ path, nullable });
  const names = Object.keys(properties).filter(
    (name) => !(quote && (name === 'start' || name === 'end')),
  );
  const ordered = names
    .map((name, index) => ({ name, index }))
    .sort((a, b) => rank(a.name) - rank(b.name) || a.index - b.index)
    .map(({ name }) => name);
  const additional = schema['additionalProperties'];
  return {
    ...boundSchema(schema),
    ...(names.length === 0
      ? {}
      : {
          properties: Object.fromEntries(
            ordered.map((name) => [name, convertSchema(properties[name], [...path, name], quotes)]),
          ),
          required: ordered.filter((name) => required.includes(name)),
          propertyOrdering: ordered,
        }),
    ...(isObject(additional) && names.length === 0
      ? { additionalProperties: convertSchema(additional, [...path, '*'], null) }
      : {}),
  };
}

function convertSchema(
  from: unknown,
  path: readonly string[],
  quotes: QuotePath[] | null,
  nullable = false,
): JsonSchema {
  const schema = isObject(from) ? from : {};
  if ('const' in schema) return mergeConstants([schema]) ?? {};
  const options = listSchemas(schema['anyOf'] ?? schema['oneOf']);
  if (options.length > 0)
    return (
      mergeConstants(options) ?? {
        anyOf: options.map((option) =>
          convertSchema(
            option,
            path,
            quotes,
            options.some(({ type }) => type === 'null'),
          ),
        ),
      }
    );
  const parts = listSchemas(schema['allOf']);
  if (parts.length > 0)
    return Object.assign(
      {},
      ...parts.map((part) => convertSchema(part, path, quotes)),
    ) as JsonSchema;
  if (schema['type'] === 'object') return buildObject(schema, path, quotes, nullable);
  if (schema['type'] !== 'array') return boundSchema(schema);
  const tuple = listSchemas(schema['prefixItems']);
  if (tuple.length > 0)
    return {
      ...boundSchema(schema),
      prefixItems: tuple.map((item) => convertSchema(item, path, null)),
      minItems: tuple.length,
      maxItems: tuple.length,
    };
  return { ...boundSchema(schema), items: convertSchema(schema['items'], [...path, '*'], quotes) };
}

/** What to ask a model for. `withQuotes`: every `{start, end, text}` is a quote; the model gives the text, code finds the rest. */
export function buildModelSchema(reply: z.ZodType, withQuotes: boolean): ModelSchema {
  const quotes: QuotePath[] = [];
  const schema = convertSchema(
    z.toJSONSchema(reply, { unrepresentable: 'any', reused: 'inline', io: 'output' }),
    [],
    withQuotes ? quotes : null,
  );
  return { schema, quotes };
}
