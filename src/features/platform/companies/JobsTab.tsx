// A company's job interviews as numbers; and, where a reason calls for it, the answers of one of them for an hour.
import {
  Button,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { breakGlassOf, jobsOf, openBreakGlass } from '#data/platform/breakGlass.ts';
import { accessLimits } from '#domain/platform/platformAccess.ts';
import { questionCount } from '#domain/jobs/questionNumbers.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { useSession } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { usePaged } from '#ui/reading/usePaged.ts';
import { ActDialog } from '#features/platform/ActDialog.tsx';
import type { CompanyProps } from './companyProps.ts';
import { OpenedInterview } from './OpenedInterview.tsx';

export function JobsTab({ orgId, company }: CompanyProps) {
  const { t } = useTranslation(['superAdmin', 'common', 'domain']);
  const format = useFormat();
  const { authUser } = useSession();
  const { items, loading, more, askMore } = usePaged(jobsOf(orgId));
  const opened = useLive(breakGlassOf(orgId, authUser?.uid ?? ''))[0]?.data ?? null;
  const [asked, setAsked] = useState<{ id: string; title: string } | null>(null);
  if (items.length === 0)
    return loading ? (
      <RowsSkeleton rows={3} />
    ) : (
      <EmptyState title={t('jobs.none')} text={t('jobs.noneText')} />
    );
  return (
    <Stack spacing={2.5}>
      {opened && (
        <Boundary fallback={<RowsSkeleton rows={2} />}>
          <OpenedInterview
            orgId={orgId}
            breakGlass={opened}
            title={
              items.find(({ id }) => id === opened.interviewId)?.data.title ?? opened.interviewId
            }
          />
        </Boundary>
      )}
      <Panel title={t('jobs.title')} lead={t('jobs.lead')} flush>
        <TableContainer
          tabIndex={0}
          role="region"
          aria-label={t('act.table', { name: t('jobs.title') })}
        >
          <Table size="small" sx={{ minWidth: 720 }}>
            <TableHead>
              <TableRow>
                {(
                  ['job', 'state', 'questions', 'minutes', 'published', 'changed', 'open'] as const
                ).map((column) => (
                  <TableCell key={column}>{t(`jobs.columns.${column}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {items.map(({ id, data }) => (
                <TableRow key={id} hover>
                  <TableCell component="th" scope="row">
                    {data.title}
                  </TableCell>
                  <TableCell>{t(`domain:interviewStatus.${data.status}`)}</TableCell>
                  <TableCell>{format.number(questionCount(data.questionIds))}</TableCell>
                  <TableCell>{format.number(data.durationMinutes)}</TableCell>
                  <TableCell>{data.createdAt ? format.date(data.createdAt) : '–'}</TableCell>
                  <TableCell>{data.updatedAt ? format.relative(data.updatedAt) : '–'}</TableCell>
                  <TableCell>
                    <Button
                      size="small"
                      disabled={opened !== null}
                      onClick={() => setAsked({ id, title: data.title })}
                      aria-label={t('glass.openOf', { title: data.title })}
                    >
                      {t('glass.open')}
                    </Button>
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
        {more && <MoreJobs askMore={askMore} loading={loading} />}
      </Panel>
      {asked && <OpenDialog company={company} asked={asked} orgId={orgId} setAsked={setAsked} />}
    </Stack>
  );
}

/** The way to more. */
function MoreJobs({
  askMore,
  loading,
}: {
  askMore: ReturnType<typeof usePaged>['askMore'];
  loading: ReturnType<typeof usePaged>['loading'];
}) {
  const { t } = useTranslation(['superAdmin', 'common', 'domain']);
  return (
    <Stack direction="row" sx={{ p: 2 }}>
      <Button onClick={askMore} loading={loading}>
        {t('common:actions.loadMore')}
      </Button>
    </Stack>
  );
}

interface OpenDialogProps {
  company: CompanyProps['company'];
  asked: { id: string; title: string };
  orgId: CompanyProps['orgId'];
  setAsked: (next: { id: string; title: string } | null) => void;
}

/** Asks before answers are opened. */
function OpenDialog({ company, asked, orgId, setAsked }: OpenDialogProps) {
  const { t } = useTranslation(['superAdmin', 'common', 'domain']);
  return (
    <ActDialog
      safeguards={{ fresh: true, danger: true, phrase: company.name }}
      reason={{ least: accessLimits.glassReasonMin, help: t('act.companyReads') }}
      words={{
        title: t('glass.title', { title: asked.title }),
        confirm: t('glass.open'),
        done: t('glass.done'),
        text: (
          <Typography color="text.secondary">
            {t('glass.text', { minutes: accessLimits.glassMinutes, company: company.name })}
          </Typography>
        ),
      }}
      verb={async (reason) => {
        await openBreakGlass(orgId, asked.id, reason);
        return null;
      }}
      onClose={() => setAsked(null)}
    />
  );
}
