// What a row of the table of documents needs of its schema.

/** What a row needs of its schema; named loosely, because holding each against all of Zod costs the compiler most of its time. */
export interface Schema {
  safeParse: (value: unknown) => { success: boolean };
}
