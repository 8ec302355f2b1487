// Paths, tokens and codes of the documents that exist before each test, and of those that are created.

export const org = 'organizations/lark';
export const rival = 'organizations/quarry';

/** An open interview, a draft from before versions, and a closed one. */
export const job = `${org}/interviews/open`;
export const sketch = `${org}/interviews/sketch`;
export const closedJob = `${org}/interviews/closed`;
export const cleo = `${job}/sessions/cleo`;
export const cato = `${job}/sessions/cato`;

/** Submitted; its evaluation is queued. */
export const cara = `${job}/sessions/cara`;

/** Cato's row in the staff's lists. */
export const catoRow = `${job}/candidates/cato`;

/** Being erased. */
export const gone = `${job}/sessions/gone`;
export const openToken = 'openOPENopenOPENopen01';
export const newToken = 'freshFRESHfreshFRESH02';
export const openCode = '0123456789ABCDEF';
export const newCode = 'ZYXWVTSRQPNMKJHG';

export const hash = 'ab'.repeat(32);
