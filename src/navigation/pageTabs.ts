/** The tabs of pages whose open tab is in the address: the pages show them, and the palette leads to them. */

export const accountTabs = ['profile', 'billing', 'organization'] as const;
export const adminTools = [
  'overview',
  'requests',
  'calibration',
  'compliance',
  'bulk',
  'access',
  'ai',
] as const;
export const prepTabs = ['practise', 'stories', 'history', 'review'] as const;
export const jobToolsTabs = ['track', 'resume', 'fit', 'prepare'] as const;
export const profileTabs = ['about', 'helps', 'privacy', 'signIn', 'data'] as const;

/** Who of a company sees a part of a page: every member but compliance, those who manage it, its owner. */
export type Audience = 'member' | 'manager' | 'owner';

/** The parts of /account?tab=organization, as they follow each other. */
export const organizationParts = [
  { id: 'org-members', label: 'org:team.members', audience: 'member' },
  { id: 'org-invite', label: 'org:invites.title', audience: 'manager' },
  { id: 'org-transfer', label: 'company:transfer.title', audience: 'owner' },
  { id: 'org-settings', label: 'org:settings.title', audience: 'manager' },
  { id: 'org-brand', label: 'company:brand.title', audience: 'manager' },
  { id: 'org-policies', label: 'company:policies.title', audience: 'manager' },
  { id: 'org-ai', label: 'org:ai.title', audience: 'member' },
  { id: 'org-export', label: 'company:export.title', audience: 'manager' },
  { id: 'org-audit', label: 'org:admin.audit', audience: 'manager' },
] as const;

/** The parts of /admin/system, as they follow each other. */
export const systemParts = [
  { id: 'system-tiers', label: 'platform:system.tiers' },
  { id: 'system-notices', label: 'system:notices.title' },
  { id: 'system-legal', label: 'system:legal.title' },
  { id: 'system-ai', label: 'platform:ai.title' },
  { id: 'system-ai-usage', label: 'platform:ai.usage' },
  { id: 'system-ai-versions', label: 'platform:ai.versions' },
  { id: 'system-reports', label: 'system:reports.title' },
] as const;
