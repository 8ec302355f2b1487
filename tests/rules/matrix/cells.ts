// The rows of the matrix: what is tried with each document, and ids that several rows name.
import { Timestamp } from 'firebase/firestore';
import { companyEntry, entry } from '../documents/auditEntries.ts';
import { org } from '../documents/paths.ts';
import { ago, ahead, days, minutes, period } from '../documents/times.ts';
import { put, type Data, type Write } from '../writes.ts';

/** Documents that a cell needs replaced or removed. */
export type Given = Record<string, Data | null>;

export interface Attempt {
  given?: Given;
  writes: (uid: string) => readonly Write[];
}

export interface Row {
  /** The document that is read, updated and deleted. */
  at: string;
  /** What must differ for it to be read. */
  given?: Given;
  /** A field that the query filters by; what must differ for the query alone. */
  list?: {
    given?: Given;
    where?: readonly [string, unknown] | ((uid: string) => readonly [string, unknown]);
  };
  create?: Attempt;
  update?: Attempt;
  delete?: Attempt;
}

export type Rows = Record<string, Row>;
export const tries = (writes: Attempt['writes'], given: Given = {}): Attempt => ({ writes, given });

export const logs = (
  uid: string,
  id: string,
  action: string,
  target: string,
  more: Data = {},
): Write => put(`${org}/auditLog/${id}`, { ...entry(uid, action, target), ...more });

export const audits = (uid: string, action: string, target: string, more: Data = {}): Write =>
  put('platformAudit/new', { ...entry(uid, action, target), ...more });

/** The audit entries of a platform action on a company: the platform's, and the company's with the same id and reason. */
export const acts = (uid: string, action: string, more: Data = {}): Write[] => [
  audits(uid, action, 'lark', { reason: why, ...more }),
  put(`${org}/auditLog/new`, companyEntry(uid, action, 'lark', why)),
];
export const why = 'A hiring fair in spring, agreed with the owner.';
export const both = { en: 'Words.', es: 'Palabras.' };
export const outsider = 'gill';

/** When the suspended account was suspended. */
export const suspendedAt = Timestamp.fromMillis(Date.now() - days(1));
export const shareToken = 'sharedSHAREDsharedSH01';
export const claimedToken = 'claimedCLAIMEDclaimed02';
export const keyId = 'keyKEYkeyKEYkeyKEYkey10';
export const applicantId = 'c0'.repeat(32);
export const usageId = `${period()}_draftKit_cloud_gemini-lite`;
export const slot = (n: number): string => `${Math.floor(Date.now() / 60_000)}-${n}`;
export const storedSlot = slot(1);
export const arrived = Timestamp.fromMillis(Date.now() - minutes(5));
export const logo = `data:image/png;base64,${'A'.repeat(400)}=`;
export const yesterday = ago(days(1));

export const shareEnd = ahead(days(6));
