// What the on-device engine calls itself in every provenance. Raise the version whenever a reply to the same input changes.

export const engineName = 'hirely-rules';
export const engineVersion = '1.0.0';
