/** A row of the palette: something to do, or somewhere to go. */
import type { SubjectKind } from '#ui/commands/usePageCommands.ts';

export const groupNames = [
  'recent',
  'page',
  'go',
  'settings',
  'jobs',
  'candidates',
  'companies',
  'ownJobs',
  'stories',
  'commands',
] as const;
export type GroupName = (typeof groupNames)[number];

export type ItemIcon = 'page' | 'setting' | 'action' | 'person' | 'job' | 'company' | 'story';

export interface PaletteItem {
  id: string;
  group: GroupName;
  icon: ItemIcon;
  /** How it is called: first as it is shown, then in the other language and by other words. */
  names: readonly string[];
  /** Where it belongs. */
  detail?: string;
  keys?: readonly string[];
  /** Leads there… */
  target?: string;
  /** …to this part of the page. */
  part?: string;
  /** …or does this. */
  run?: () => void;
}

/** What the header does for the palette. */
export interface HeaderVerbs {
  /** Null for those who create no jobs. */
  createJob: (() => void) | null;
  logout: () => void;
}

/** In which group things of a kind stand, and how they look. */
export const groupOfKind: Record<SubjectKind, { group: GroupName; icon: ItemIcon }> = {
  job: { group: 'jobs', icon: 'job' },
  draft: { group: 'jobs', icon: 'job' },
  candidate: { group: 'candidates', icon: 'person' },
  company: { group: 'companies', icon: 'company' },
  ownJob: { group: 'ownJobs', icon: 'job' },
  story: { group: 'stories', icon: 'story' },
};
