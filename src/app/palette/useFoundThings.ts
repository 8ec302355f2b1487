/** Jobs, candidates, companies and a job seeker's own things by what is typed: by the lists' own queries, bounded and after a moment's rest. */
import { useTranslation } from 'react-i18next';
import { candidatesNamedSource } from '#data/jobs/candidateSearch.ts';
import { jobSource } from '#data/jobs/interviews.ts';
import { jobPages, submittedOf } from '#data/jobs/pipeline.ts';
import { combineSources } from '#data/firestore/combineSources.ts';
import { companiesNamedSource } from '#data/platform/companyLists.ts';
import { seekerDocumentsSource } from '#data/seeker/seekerDocuments.ts';
import type { Candidate } from '#domain/candidate/candidate.ts';
import { isFound } from '#domain/candidate/candidateView.ts';
import { pipelineStageOf } from '#domain/candidate/session.ts';
import { isCompliance } from '#domain/company/member.ts';
import type { Stored } from '#domain/base/source.ts';
import { matchNames } from '#domain/text/matchNames.ts';
import { listSearchTerms } from '#domain/text/terms.ts';
import { to } from '#navigation/routes.ts';
import { useSession, type Session } from '#session/session.ts';
import { useLater } from '#ui/reading/useLater.ts';
import { groupOfKind, type PaletteItem } from './paletteItem.ts';
import { readFirstPage, useSource, type Answer } from './useSource.ts';

/** How long the keys rest before a server is asked. */
const restsMs = 250;
/** So many candidates who submitted last are found by any part of their name; all others by how it begins. */
const lastSubmitted = 50;
const perSpelling = 6;
/** As many of a job seeker's own things as the pages that list them read, so that nothing is read twice. */
const ownThings = 100;

export interface FoundThings {
  items: PaletteItem[];
  isSearching: boolean;
  hasFailed: boolean;
}

/** Where the words are looked for; nothing while a super admin looks through another person's eyes. */
function listAreas({ orgId, member, user, authUser, impersonation }: Session) {
  const isHere = impersonation === undefined;
  const isStaff = isHere && member?.status === 'active' && !isCompliance(member);
  return {
    orgId: isStaff ? orgId : null,
    isSuper: isHere && user?.isSuperAdmin === true,
    seekerUid: isHere && user?.isJobSeeker === true ? (authUser?.uid ?? null) : null,
  };
}

const makeItem = (
  kind: keyof typeof groupOfKind,
  title: string,
  target: string,
  detail = '',
  otherName = '',
): PaletteItem => ({
  id: `found:${target}`,
  ...groupOfKind[kind],
  names: [title, ...(otherName ? [otherName] : [])],
  target,
  ...(detail ? { detail } : {}),
});

/** What was found for words that may be searched for; empty words find nothing. */
export function useFoundThings(typed: string): FoundThings {
  const areas = listAreas(useSession());
  const later = useLater(typed.trim(), restsMs);
  const words = listSearchTerms(later).length > 0 ? later : '';
  const staff = useStaffThings(words === '' ? null : areas.orgId, words);
  const companies = useCompanies(words !== '' && areas.isSuper, words);
  const own = useOwnThings(words === '' ? null : areas.seekerUid, words);
  const parts = [staff, companies, own];
  const isAsked = areas.orgId !== null || areas.isSuper || areas.seekerUid !== null;
  const isResting = isAsked && listSearchTerms(typed).length > 0 && later !== typed.trim();
  return {
    items: parts.flatMap(({ items }) => items),
    isSearching: isResting || parts.some(({ isSearching }) => isSearching),
    hasFailed: parts.some(({ hasFailed }) => hasFailed),
  };
}

function isWaiting(isAsked: boolean, answer: Answer<unknown>): boolean {
  return isAsked && answer.value === null && !answer.failed;
}

/** Jobs of a company by their words, and its candidates by their names. */
function useStaffThings(orgId: string | null, words: string): FoundThings {
  const { t } = useTranslation('domain');
  const jobs = useSource(orgId ? readFirstPage(jobPages(orgId, null, words)) : null);
  const last = useSource(orgId ? submittedOf(orgId, lastSubmitted) : null);
  const named = useSource(orgId ? candidatesNamedSource(orgId, words, perSpelling) : null);
  const near = last.value?.items.filter(({ data }) => isFound(data, words)) ?? [];
  const people = [
    ...new Map([...near, ...(named.value ?? [])].map((one) => [one.path, one])).values(),
  ].slice(0, perSpelling);
  const titles = useJobTitles(orgId, people);
  const isAsked = orgId !== null;
  return {
    items: [
      ...(jobs.value?.items ?? []).map(({ id, data }) =>
        makeItem(
          'job',
          data.title,
          to('job', { interviewId: id }),
          t(`interviewStatus.${data.status}`),
        ),
      ),
      ...people.map(({ data }) =>
        makeItem(
          'candidate',
          data.displayName,
          to('candidate', { interviewId: data.interviewId, candidateUid: data.candidateUid }),
          [titles.get(data.interviewId), t(`stage.${pipelineStageOf(data)}`)]
            .filter(Boolean)
            .join(' · '),
        ),
      ),
    ],
    isSearching: [jobs, last, named].some((answer) => isWaiting(isAsked, answer)),
    hasFailed: jobs.failed || (last.failed && named.failed),
  };
}

/** The titles of the jobs of some candidates, who may have the same name. */
function useJobTitles(orgId: string | null, people: readonly Stored<Candidate>[]) {
  const ids = [...new Set(people.map(({ data }) => data.interviewId))].toSorted();
  const jobs = useSource(
    orgId && ids.length > 0
      ? combineSources(
          Object.fromEntries(ids.map((id) => [id, jobSource({ orgId, interviewId: id })])),
        )
      : null,
  ).value;
  return new Map(ids.map((id) => [id, jobs?.[id]?.data.title ?? '']));
}

/** Companies by the words of their names, for super admins. */
function useCompanies(isOn: boolean, words: string): FoundThings {
  const answer = useSource(isOn ? companiesNamedSource(words) : null);
  return {
    items: (answer.value?.items ?? [])
      .filter(({ data }) => matchNames([data.name], words) !== null)
      .map(({ id, data }) =>
        makeItem('company', data.name, to('adminCompanies', {}, { query: { company: id } })),
      ),
    isSearching: isWaiting(isOn, answer),
    hasFailed: answer.failed,
  };
}

/** A job seeker's jobs and stories, by their words. */
function useOwnThings(uid: string | null, words: string): FoundThings {
  const { t } = useTranslation(['tracker', 'stories']);
  const jobs = useSource(uid ? seekerDocumentsSource(uid, 'jobTrackers', ownThings) : null);
  const stories = useSource(uid ? seekerDocumentsSource(uid, 'stories', ownThings) : null);
  const fits = (...names: string[]): boolean => matchNames(names, words) !== null;
  return {
    items: [
      ...(jobs.value?.items ?? []).flatMap(({ id, data }) =>
        fits(data.title ?? '', data.company ?? '')
          ? [
              makeItem(
                'ownJob',
                data.title?.trim() || t('untitled'),
                to('jobTools', {}, { query: { tab: 'track', open: id } }),
                data.company ?? '',
                data.company ?? '',
              ),
            ]
          : [],
      ),
      ...(stories.value?.items ?? []).flatMap(({ id, data }) =>
        fits(data.title ?? '')
          ? [
              makeItem(
                'story',
                data.title?.trim() || t('stories:untitled'),
                to('interviewPrep', {}, { query: { tab: 'stories', story: id } }),
              ),
            ]
          : [],
      ),
    ],
    isSearching: [jobs, stories].some((answer) => isWaiting(uid !== null, answer)),
    hasFailed: jobs.failed && stories.failed,
  };
}
