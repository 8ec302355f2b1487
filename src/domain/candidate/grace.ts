// What remains after the end of an interview, for finishing and sending: the same number as in the rules.
export const graceMinutes = 10;
