// The menus of the seed (sections 2 and 6) as rows: a label key of the "routes" namespace and a target. Flags narrow who sees a row.
import type { RoleFlag } from '#domain/account/role.ts';
import { to } from './routes.ts';

export interface MenuRow {
  label: string;
  target: string;
  flag?: RoleFlag;
  /** "account": in the account menu on wide screens; else in the bar. */
  menu?: 'account';
}

export const publicMenu = [
  { label: 'menu.home', target: to('home') },
  { label: 'menu.features', target: to('home', {}, { hash: 'features' }) },
  { label: 'menu.howItWorks', target: to('home', {}, { hash: 'how-it-works' }) },
  { label: 'menu.videoInterview', target: to('home', {}, { hash: 'video-interview' }) },
  { label: 'menu.chatInterview', target: to('home', {}, { hash: 'chat-interview' }) },
  { label: 'menu.resumeAnalysis', target: to('home', {}, { hash: 'resume-analysis' }) },
  { label: 'menu.login', target: to('login') },
  { label: 'menu.signUp', target: to('signUp') },
] as const satisfies MenuRow[];

export const hiringManagerMenu = [
  { label: 'menu.hiringDashboard', target: to('hiringDashboard') },
  { label: 'menu.account', target: to('account'), menu: 'account' },
  { label: 'menu.createJob', target: to('newJobInterview') },
  { label: 'menu.goToInterview', target: to('hirelyPro') },
  { label: 'menu.admin', target: to('admin'), flag: 'isAdmin', menu: 'account' },
  { label: 'menu.superAdmin', target: to('superAdmin'), flag: 'isSuperAdmin', menu: 'account' },
] as const satisfies MenuRow[];

export const adminMenu = [
  { label: 'menu.hiringDashboard', target: to('hiringDashboard') },
  { label: 'menu.account', target: to('account'), menu: 'account' },
  { label: 'menu.billing', target: to('account', {}, { query: { tab: 'billing' } }) },
  { label: 'menu.licensedUsers', target: to('account', {}, { query: { tab: 'organization' } }) },
  { label: 'menu.adminTools', target: to('admin') },
  { label: 'menu.createJob', target: to('newJobInterview') },
  { label: 'menu.goToInterview', target: to('hirelyPro') },
  { label: 'menu.superAdmin', target: to('superAdmin'), flag: 'isSuperAdmin', menu: 'account' },
] as const satisfies MenuRow[];

export const superAdminMenu = [
  { label: 'menu.superAdmin', target: to('superAdmin') },
  { label: 'menu.companies', target: to('adminCompanies') },
  { label: 'menu.system', target: to('adminSystem') },
  { label: 'menu.queueDashboard', target: to('adminQueue') },
  { label: 'menu.licensedUsers', target: to('adminUsers') },
] as const satisfies MenuRow[];

export const jobSeekerMenu = [
  { label: 'menu.dashboard', target: to('jobSeeker') },
  { label: 'menu.interviewPrep', target: to('interviewPrep') },
  { label: 'menu.upgrade', target: to('upgrade') },
  { label: 'menu.jobTools', target: to('jobTools') },
  { label: 'menu.myProfile', target: to('myProfile') },
] as const satisfies MenuRow[];

export const footerMenu = [
  { label: 'menu.hiringManagers', target: to('hiringManagers') },
  { label: 'menu.jobSeekers', target: to('signUpJobSeeker') },
  { label: 'menu.forCandidates', target: to('forCandidates') },
  { label: 'menu.pricing', target: to('pricing') },
  { label: 'menu.roiCalculator', target: to('roiCalculator') },
  { label: 'menu.aboutAi', target: to('aboutAi') },
  { label: 'menu.trust', target: to('trust') },
  { label: 'menu.aboutUs', target: to('aboutUs') },
  { label: 'menu.contactUs', target: to('contactUs') },
  { label: 'menu.privacy', target: to('privacy') },
  { label: 'menu.terms', target: to('terms') },
] as const satisfies MenuRow[];
