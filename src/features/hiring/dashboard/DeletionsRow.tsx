// The row of "What needs me now" about candidates who asked for deletion: by when each must be answered, the first to fall due first.
import { Link as MuiLink } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestDueOf, type RequestDue } from '#domain/review/dataRequestDue.ts';
import type { StaffSession } from '#domain/candidate/candidate.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { useShownName } from '#ui/product/useShownName.ts';
import { JobTitleOf, NeedLine, NeedRow } from './NeedRow.tsx';
import { interviewOf } from './needsMe.ts';

const named = 3;

export interface DeletionsRowProps {
  orgId: string;
  asked: Stored<StaffSession>[];
  isCut: boolean;
  now: Date;
}

/** By when a request for deletion must be answered; null while the server's time is not known. */
function dueOf({ data }: Stored<StaffSession>, now: Date): RequestDue | null {
  return requestDueOf({ createdAt: data.deletionAskedAt, status: 'open' }, now);
}

export function DeletionsRow({ orgId, asked, isCut, now }: DeletionsRowProps) {
  const { t } = useTranslation('hiring');
  const format = useFormat();
  const nameOf = useShownName();
  const [isAll, setAll] = useState(false);
  const shown = isAll ? asked : asked.slice(0, named);
  const rest = asked.length - shown.length;
  const presses = asked.some((session) =>
    ['overdue', 'soon'].includes(dueOf(session, now)?.state ?? ''),
  );
  const dueText = (due: RequestDue | null): string =>
    due
      ? t(due.state === 'overdue' ? 'needsMe.deletion.overdue' : 'needsMe.deletion.due', {
          due: format.date(due.due),
        })
      : '';
  return (
    <NeedRow
      count={format.number(asked.length) + (isCut ? '+' : '')}
      label={t('needsMe.deletion.title', { count: asked.length })}
      tone={presses ? 'bad' : 'warning'}
      testId="needs-deletion"
    >
      {shown.map((session) => {
        const interviewId = interviewOf(session);
        const about = (
          <>
            {dueText(dueOf(session, now))} · <JobTitleOf orgId={orgId} interviewId={interviewId} />
          </>
        );
        return (
          <NeedLine
            key={session.path}
            target={to('candidate', { interviewId, candidateUid: session.id })}
            name={nameOf(session.data.displayName)}
            about={about}
          />
        );
      })}
      {rest > 0 && (
        <li>
          <MuiLink component="button" type="button" variant="body2" onClick={() => setAll(true)}>
            {t('needsMe.more', { count: rest })}
          </MuiLink>
        </li>
      )}
    </NeedRow>
  );
}
