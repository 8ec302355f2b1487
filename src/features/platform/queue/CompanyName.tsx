// A company's name by its id; the id when it cannot be read.
import { organizationOf } from '#data/organizations.ts';
import { Boundary } from '#ui/Boundary.tsx';
import { useLive } from '#ui/useLive.ts';

function Name({ orgId }: { orgId: string }) {
  return useLive(organizationOf(orgId))?.data.name ?? orgId;
}

export function CompanyName({ orgId }: { orgId: string }) {
  return <Boundary fallback="…" failed={() => orgId}><Name orgId={orgId} /></Boundary>;
}
