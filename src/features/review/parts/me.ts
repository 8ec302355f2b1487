// Who looks at a candidate's page: the member as their own notes and scorecards name them.
import type { Member } from '#domain/company/member.ts';

export interface Me {
  uid: string;
  name: string;
  email: string;
}

/** The one who looks, with their roles and the company they look for. */
export interface Viewer {
  me: Me;
  member: Member;
  company: string;
}
