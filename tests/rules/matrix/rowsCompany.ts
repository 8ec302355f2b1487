// Rows of the matrix: a company's documents other than interviews.
import type { Rows } from './cells.ts';
import { settingsRows } from './rowsSettings.ts';
import { workRows } from './rowsWork.ts';

export const companyRows: Rows = {
  ...settingsRows,
  ...workRows,
};
