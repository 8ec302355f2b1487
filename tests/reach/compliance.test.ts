import { describeReach } from './reachOf.ts';

describeReach('compliance');
