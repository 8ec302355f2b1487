// What an applicant is called: a code while names are hidden, else the name that was read. Who it is is only fetched when it is shown.
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { identitySource } from '#data/applicants/applicantLists.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { codeOf } from '#domain/applicants/applicant.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { useLive } from '#ui/reading/useLive.ts';

export interface NameProps {
  jobRef: JobRef;
  id: string;
  hidden: boolean;
}

function Named({ jobRef, id }: Omit<NameProps, 'hidden'>) {
  const { t } = useTranslation('resumes');
  const who = useLive(identitySource({ ...jobRef, applicantId: id }));
  const name = who?.data.name || who?.data.email || who?.data.fileName;
  return <bdi>{name || `${t('list.unnamed')} (${codeOf(id)})`}</bdi>;
}

export function ApplicantName({ jobRef, id, hidden }: NameProps) {
  const { t } = useTranslation('resumes');
  const code = t('list.code', { code: codeOf(id) });
  if (hidden) return <>{code}</>;
  return (
    <Boundary fallback={code} failed={() => <>{code}</>}>
      <Suspense fallback={code}>
        <Named jobRef={jobRef} id={id} />
      </Suspense>
    </Boundary>
  );
}
