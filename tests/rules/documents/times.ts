// Times of the fixtures: moments relative to now, and the current period.
import { Timestamp, serverTimestamp } from 'firebase/firestore';
import { periodOf } from '#domain/base/moment.ts';

const minute = 60_000;
const day = 86_400_000;

/** A moment relative to now. */
export const ago = (ms: number): Timestamp => Timestamp.fromMillis(Date.now() - ms);
export const ahead = (ms: number): Timestamp => Timestamp.fromMillis(Date.now() + ms);
export const minutes = (n: number): number => n * minute;
export const days = (n: number): number => n * day;
export const now = serverTimestamp;

export const period = (): number => periodOf(new Date());
