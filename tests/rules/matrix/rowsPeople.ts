// Rows of the matrix: people and the platform.
import type { Rows } from './cells.ts';
import { userRows } from './rowsUser.ts';
import { platformRows } from './rowsPlatform.ts';

export const peopleRows: Rows = {
  ...userRows,
  ...platformRows,
};
