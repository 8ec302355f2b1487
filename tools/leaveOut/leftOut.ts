/** What of the libraries nothing of ours reaches: it would be a tenth of the bytes that every signed-in page waits for. */

/** What is left out of one file of a library. */
export interface LeftOut {
  /** The file, by how its path ends. */
  readonly file: RegExp;
  /** Functions whose only callers are guarded by what this app never has; each throws instead. */
  readonly functions?: readonly string[];
  /** Lines as they stand in the file, with what stands in for them and how many there are at least. */
  readonly lines?: readonly { line: RegExp; instead: string; atLeast: number }[];
}

const buildRefusal = (what: string): string =>
  `throw new Error('${what} is left out of the build: see tools/leaveOut')`;

export const leftOut: readonly LeftOut[] = [
  {
    // Pipelines are another way to ask Firestore: only an object that `firebase/firestore/pipelines` makes leads to these.
    file: /@firebase[\\/]firestore[\\/]dist[\\/]common-[\w-]+\.esm\.js$/,
    functions: [
      '__PRIVATE_toEvaluable',
      '__PRIVATE_runPipeline',
      '__PRIVATE_newPipelineComparator',
      '__PRIVATE_canonifyPipeline',
      '__PRIVATE_stageFromProto',
      '__PRIVATE_toPipelineTarget',
      '__PRIVATE_toCorePipeline',
      '__PRIVATE_getLastEffectiveLimit',
      'getPipelineSourceType',
    ],
    // No part, but a mend: an answer to the stream of writes that confirms nothing, such as a greeting answered twice, has no time, and ended the database for good (decision 128).
    lines: [
      {
        line: /^ *const t = __PRIVATE_fromWriteResults\(e\.writeResults, e\.commitTime\), n = __PRIVATE_fromVersion\(e\.commitTime\);$/gm,
        instead: `if (!e.commitTime && !e.writeResults?.length) return Promise.resolve();
        const t = __PRIVATE_fromWriteResults(e.writeResults, e.commitTime), n = __PRIVATE_fromVersion(e.commitTime);`,
        atLeast: 1,
      },
    ],
  },
  {
    // Each class of a schema brings its own writer of a JSON schema. Only the cloud model needs them (ai/cloud/modelSchema.ts), and `toJSONSchema` has them all in a table of its own.
    file: /zod[\\/]v4[\\/]classic[\\/]schemas\.js$/,
    lines: [
      {
        line: /^ *inst\._zod\.processJSONSchema = .*Processor\(inst, ctx, json, params\);$/gm,
        instead: '',
        atLeast: 35,
      },
      {
        line: /^import \* as processors from "\.\.\/core\/json-schema-processors\.js";$/gm,
        instead: `const processors = { aggregateChecks() { ${buildRefusal('The bounds of a schema')}; } };`,
        atLeast: 1,
      },
      {
        line: /^import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from .*;$/gm,
        instead: `const createToJSONSchemaMethod = () => () => { ${buildRefusal('schema.toJSONSchema()')}; }; const createStandardJSONSchemaMethod = createToJSONSchemaMethod;`,
        atLeast: 1,
      },
    ],
  },
];

/** The code without what is left out. A library that has changed its names fails the build, so that somebody looks. */
export function leaveOut({ file, functions = [], lines = [] }: LeftOut, code: string): string {
  let left = code;
  for (const name of functions) {
    const found = new RegExp(
      `^(?:/\\*[^\\n]*\\*/ )?function ${name}\\([^\\n]*\\) \\{\\n[^]*?^\\}$`,
      'm',
    );
    if (!found.test(left)) throw new Error(`${file.source} has no function ${name} to leave out.`);
    left = left.replace(found, () => `function ${name}() { ${buildRefusal(name)}; }`);
  }
  for (const { line, instead, atLeast } of lines) {
    const found = left.match(line)?.length ?? 0;
    if (found < atLeast)
      throw new Error(`${file.source} has ${found} lines like ${line.source}, not ${atLeast}.`);
    left = left.replace(line, () => instead);
  }
  return left;
}
