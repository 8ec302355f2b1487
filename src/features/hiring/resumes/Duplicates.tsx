// Applicants that look like one person twice, as pairs: both stay, or the older one goes.
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eraseApplicant, keepBoth } from '#data/applicants/applicants.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import { codeOf, type Applicant, type Pair } from '#domain/applicants/applicant.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { ApplicantName } from './ApplicantName.tsx';

type StoredPair = Pair<Stored<Applicant>>;
/** Pairs that are shown at a time; the next ones follow when these are decided. */
const most = 10;

interface Props {
  jobRef: JobRef;
  uid: string;
  pairs: readonly StoredPair[];
  hidden: boolean;
  mayEdit: boolean;
  onOpen: (id: string) => void;
}

export function Duplicates({ pairs, ...rest }: Props) {
  const { t } = useTranslation('resumes');
  if (pairs.length === 0) return null;
  return (
    <Panel title={t('pairs.title', { count: pairs.length })} flush>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }} data-testid="duplicates">
        {pairs.slice(0, most).map((pair) => (
          <PairRow key={`${pair.older.id}${pair.newer.id}`} pair={pair} {...rest} />
        ))}
      </Stack>
    </Panel>
  );
}

function PairRow({
  pair: { older, newer, why, similarity },
  jobRef,
  uid,
  hidden,
  mayEdit,
  onOpen,
}: Omit<Props, 'pairs'> & { pair: StoredPair }) {
  const { t } = useTranslation('resumes');
  const format = useFormat();
  const [asks, setAsks] = useState(false);
  const [both, { pending }] = useAction(keepBoth, { done: t('pairs.done') });
  const [erase, erasing] = useAction(eraseApplicant, { done: t('dialog.erased') });
  const when = (applicant: Stored<Applicant>): string =>
    applicant.data.createdAt ? format.relative(applicant.data.createdAt) : '…';
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      spacing={2}
      sx={{
        px: { xs: 2, sm: 3 },
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        alignItems: 'center',
        flexWrap: 'wrap',
      }}
    >
      <OneOfPair applicant={older} side="older" jobRef={jobRef} hidden={hidden} onOpen={onOpen} />
      <OneOfPair
        applicant={newer}
        side="newerOne"
        jobRef={jobRef}
        hidden={hidden}
        onOpen={onOpen}
      />
      <WhyAlike why={why} similarity={similarity} />
      {mayEdit && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button
            size="small"
            variant="outlined"
            loading={pending}
            onClick={() => void both({ ...jobRef, applicantId: newer.id }, older.id)}
          >
            {t('pairs.both')}
          </Button>
          <Button size="small" variant="outlined" onClick={() => setAsks(true)}>
            {t('pairs.newer')}
          </Button>
        </Stack>
      )}
      <ConfirmDialog
        open={asks}
        title={t('pairs.ask')}
        confirmLabel={t('pairs.confirm')}
        danger
        pending={erasing.pending}
        onClose={() => setAsks(false)}
        onConfirm={() =>
          void erase({ ...jobRef, applicantId: older.id }, uid, older.data.file).then(() =>
            setAsks(false),
          )
        }
      >
        {t('pairs.askText', {
          name: t('list.code', { code: codeOf(older.id) }),
          when: when(older),
        })}
      </ConfirmDialog>
    </Stack>
  );
}

function OneOfPair({
  applicant,
  side,
  jobRef,
  hidden,
  onOpen,
}: Pick<Props, 'jobRef' | 'hidden' | 'onOpen'> & {
  applicant: Stored<Applicant>;
  side: 'older' | 'newerOne';
}) {
  const { t } = useTranslation('resumes');
  const format = useFormat();
  const when = applicant.data.createdAt ? format.relative(applicant.data.createdAt) : '…';
  return (
    <Stack sx={{ minWidth: 0, flex: '1 1 180px', alignItems: 'flex-start' }}>
      <Typography variant="caption" color="text.secondary">
        {t(`pairs.${side}`)} · {t('pairs.added', { when })}
      </Typography>
      <Button
        size="small"
        onClick={() => onOpen(applicant.id)}
        sx={{ ml: -0.75, textAlign: 'left' }}
      >
        <ApplicantName jobRef={jobRef} id={applicant.id} hidden={hidden} />
      </Button>
    </Stack>
  );
}

function WhyAlike({ why, similarity }: Pick<StoredPair, 'why' | 'similarity'>) {
  const { t } = useTranslation('resumes');
  const format = useFormat();
  return (
    <StatusChip
      label={
        why === 'mail' ? t('pairs.mail') : t('pairs.text', { percent: format.percent(similarity) })
      }
      tone="warning"
    />
  );
}
