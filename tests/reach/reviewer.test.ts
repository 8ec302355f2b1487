import { describeReach } from './reachOf.ts';

describeReach('reviewer');
