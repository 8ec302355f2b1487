// Which faults end an upload: trying again at once would not help.
import type { Fault } from '#domain/base/fault.ts';

/** Refusals of the file itself: they last. */
export const fileRefusals = new Set<Fault['code']>(['damaged', 'fileType']);
/** The server will not take it as it is. */
export const finalRefusals = new Set<Fault['code']>([
  'permissionDenied',
  'damaged',
  'notFound',
  'accountDisabled',
  'fileType',
  'tooManyFiles',
]);
