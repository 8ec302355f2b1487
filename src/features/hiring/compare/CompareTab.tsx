// Up to five people side by side on the criteria of the job, with what each level rests on. The address names them; nobody is ranked.
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { comparedOf, type Compared } from '#data/review/compare.ts';
import { combineSources } from '#data/firestore/combineSources.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { rubricSource } from '#data/jobs/interviews.ts';
import type { RubricItem } from '#domain/jobs/interview.ts';
import type { Source } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { PrintSheet } from '#ui/files/PrintSheet.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { useShownName } from '#ui/product/useShownName.ts';
import { CompareTable } from './CompareTable.tsx';
import type { Column } from './useCompareLines.tsx';
import { PeoplePicker } from './PeoplePicker.tsx';
import { parsePeople } from './comparePeople.ts';

export interface CompareTabProps {
  jobRef: JobRef;
  uid: string;
  title: string;
}

const nobody: Source<Record<string, Compared>> = {
  key: 'compared/nobody',
  subscribe: (next) => {
    next({});
    return () => undefined;
  },
};

function useColumns(jobRef: JobRef, uid: string, people: readonly string[]): Column[] {
  const { t } = useTranslation('review');
  const shown = useShownName();
  const sources: Record<string, Source<Compared>> = Object.fromEntries(
    people.map((candidateUid) => [candidateUid, comparedOf({ ...jobRef, candidateUid }, uid)]),
  );
  const all: Source<Record<string, Compared>> =
    people.length === 0 ? nobody : combineSources(sources);
  const known = useLive(all);
  return people.flatMap((candidateUid) => {
    const person = known[candidateUid];
    return person
      ? [
          {
            uid: candidateUid,
            person,
            name: person.session ? shown(person.session.data.displayName) : t('notices.gone'),
          },
        ]
      : [];
  });
}

function Compare({
  jobRef,
  uid,
  title,
  rubric,
  people,
  onPeople,
}: CompareTabProps & {
  rubric: readonly RubricItem[];
  people: readonly string[];
  onPeople: (uids: string[]) => void;
}) {
  const { t } = useTranslation('review');
  const { dateTime } = useFormat();
  const columns = useColumns(jobRef, uid, people);
  const [printing, setPrinting] = useState<Date | null>(null);
  const printed = useCallback(() => setPrinting(null), []);
  const closed = columns.filter(({ person }) => person.session && !person.mine);
  return (
    <Stack spacing={2.5}>
      <Boundary fallback={<RowsSkeleton rows={1} height={56} />}>
        <PeoplePicker jobRef={jobRef} uid={uid} chosen={columns} onChange={onPeople} />
      </Boundary>
      {closed.length > 0 && (
        <Alert severity="info">{t('compare.closedText', { count: closed.length })}</Alert>
      )}
      {columns.length === 0 ? (
        <EmptyState title={t('compare.emptyTitle')} text={t('compare.emptyText')} />
      ) : (
        <>
          <CompareTable interviewId={jobRef.interviewId} rubric={rubric} columns={columns} />
          <Stack
            direction="row"
            useFlexGap
            spacing={2}
            sx={{ alignItems: 'center', flexWrap: 'wrap' }}
          >
            <Button
              size="small"
              variant="outlined"
              startIcon={<PrintIcon aria-hidden />}
              onClick={() => setPrinting(new Date())}
            >
              {t('compare.print')}
            </Button>
            <Typography variant="caption" color="text.secondary">
              {t('promise')}
            </Typography>
          </Stack>
          {printing && (
            <PrintSheet onDone={printed} wide>
              <Typography variant="h2" component="h1">
                {t('compare.title')}: {title}
              </Typography>
              <Typography variant="body2" sx={{ mb: 2 }}>
                {t('compare.printed', { when: dateTime(printing) })}
              </Typography>
              <CompareTable
                interviewId={jobRef.interviewId}
                rubric={rubric}
                columns={columns}
                isPrint
              />
              <Typography variant="caption">{t('promise')}</Typography>
            </PrintSheet>
          )}
        </>
      )}
    </Stack>
  );
}

export function CompareTab({ jobRef, uid, title }: CompareTabProps) {
  const { t } = useTranslation('review');
  const [params, setParams] = useSearchParams();
  const people = parsePeople(params.get('with'));
  const rubric = useLive(rubricSource(jobRef))?.data.items ?? [];
  const choose = useCallback(
    (uids: string[]) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          if (uids.length > 0) after.set('with', uids.join(','));
          else after.delete('with');
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return (
    <Panel title={t('compare.title')} lead={t('compare.lead')}>
      <Boundary fallback={<RowsSkeleton rows={4} height={72} />}>
        <Compare
          jobRef={jobRef}
          uid={uid}
          title={title}
          rubric={rubric}
          people={people}
          onPeople={choose}
        />
      </Boundary>
    </Panel>
  );
}
