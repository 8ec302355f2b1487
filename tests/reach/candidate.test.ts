import { describeReach } from './reachOf.ts';

describeReach('candidate');
