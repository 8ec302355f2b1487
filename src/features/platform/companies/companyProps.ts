// What every tab of a company is handed: the company and its id.
import type { Organization } from '#domain/company/organization.ts';

export interface CompanyProps {
  orgId: string;
  company: Organization;
}
