import { describeReach } from './reachOf.ts';

describeReach('recruiter');
