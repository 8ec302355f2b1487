import { describeReach } from './reachOf.ts';

describeReach('visitor');
