// An example address for each row of the route table. Parameters are filled in by their names, so that a new page is walked without a line here.
import { orgId } from '../../local/seed/companies.ts';
import { routes, type RouteName } from '#navigation/routes.ts';

/** What stands for a parameter of that name; the seed has each of them. */
const examples: Readonly<Record<string, string>> = {
  orgId,
  inviteId: 'seedTeamInviteAAAAAAAAAAAAA',
  draftId: 'seed-draft-marketing',
  interviewId: 'seed-backend',
  candidateUid: 'seed-c-chidieze',
  code: 'TRYH1RE0CCCCCCCC',
};

/** The part of the link to an outside reviewer that no server sees. */
const shareToken = 'seedShareOpenAAAAAAAAAAAAAA';

/** Addresses that a path alone does not give. */
const special: Partial<Record<RouteName, string>> = {
  guestReview: `/hirely-pro/review/${orgId}#${shareToken}`,
  notFound: '/no-such-page',
};

/** The routes of the built app. */
export const builtRoutes: readonly RouteName[] = (Object.keys(routes) as RouteName[]).filter(
  (name) => !('devOnly' in routes[name]),
);

/** The example address of a route. Throws where a parameter has no example. */
export function findExample(name: RouteName): string {
  return (
    special[name] ??
    routes[name].path.replace(/:(\w+)/g, (_, parameter: string) => {
      const example = examples[parameter];
      if (!example)
        throw new Error(
          `The route "${name}" needs an example of "${parameter}" in tests/reach/addresses.ts.`,
        );
      return example;
    })
  );
}
