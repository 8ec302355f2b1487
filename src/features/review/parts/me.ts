// Who looks at a candidate's page: the member as their own notes and scorecards name them.

export interface Me {
  uid: string;
  name: string;
  email: string;
}
