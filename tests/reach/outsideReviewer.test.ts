import { describeReach } from './reachOf.ts';

describeReach('outsideReviewer');
