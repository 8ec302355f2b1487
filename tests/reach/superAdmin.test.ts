import { describeReach } from './reachOf.ts';

describeReach('superAdmin');
