/** The grace period after the end of an interview for finishing and sending; the security rules have the same number. */

export const graceMinutes = 10;
