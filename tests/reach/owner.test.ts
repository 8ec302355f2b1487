import { describeReach } from './reachOf.ts';

describeReach('owner');
