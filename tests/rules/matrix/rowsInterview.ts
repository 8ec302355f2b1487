// Rows of the matrix: an interview, and what candidates and staff write in it.
import type { Rows } from './cells.ts';
import { jobRows } from './rowsJob.ts';
import { sessionRows } from './rowsSession.ts';

export const interviewRows: Rows = {
  ...jobRows,
  ...sessionRows,
};
