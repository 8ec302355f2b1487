import { describeReach } from './reachOf.ts';

describeReach('jobSeeker');
