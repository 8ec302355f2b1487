// A company's name by its id; words when it cannot be read.
import { useTranslation } from 'react-i18next';
import { organizationOf } from '#data/company/organizations.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { useLive } from '#ui/reading/useLive.ts';

function Name({ orgId }: { orgId: string }) {
  const { t } = useTranslation('domain');
  return useLive(organizationOf(orgId))?.data.name ?? t('unknown.company');
}

export function CompanyName({ orgId }: { orgId: string }) {
  const { t } = useTranslation('domain');
  return (
    <Boundary fallback="…" failed={() => t('unknown.company')}>
      <Name orgId={orgId} />
    </Boundary>
  );
}
