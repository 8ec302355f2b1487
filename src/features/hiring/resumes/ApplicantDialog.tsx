// One applicant: every requirement with its line lit in the document, what was found and ignored, and what can be done.
import CloseIcon from '@mui/icons-material/Close';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogContent,
  DialogTitle,
  IconButton,
  Stack,
  useMediaQuery,
  useTheme,
  type Theme,
} from '@mui/material';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eraseApplicant } from '#data/applicants/applicants.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import type { Applicant } from '#domain/applicants/applicant.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import type { HighlightedLine } from '#ui/files/DocumentPages.tsx';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { ApplicantName } from './ApplicantName.tsx';
import { ApplicantResume } from './ApplicantResume.tsx';
import { AskGap } from './AskGap.tsx';
import { FindingDetail } from './FindingDetail.tsx';
import { FoundIgnored } from './FoundIgnored.tsx';
import { InviteApplicant } from './InviteApplicant.tsx';
import { RequirementList } from './RequirementList.tsx';
import { WhoItIs } from './WhoItIs.tsx';
import { columnsOf, findingIn } from './columns.ts';
import { useWho } from './useWho.ts';

interface Props {
  jobRef: JobRef;
  viewer: { uid: string; mayEdit: boolean };
  job: Interview;
  applicant: Stored<Applicant>;
  column: number | undefined;
  hidden: boolean;
  onClose: () => void;
}

export function ApplicantDialog(props: Props) {
  const id = useId();
  const isNarrow = useMediaQuery(useTheme<Theme>().breakpoints.down('md'));
  return (
    <Dialog
      open
      onClose={props.onClose}
      aria-labelledby={id}
      fullWidth
      maxWidth="lg"
      fullScreen={isNarrow}
      data-testid="applicant"
    >
      <Boundary>
        <Content key={props.applicant.id} titleId={id} {...props} />
      </Boundary>
    </Dialog>
  );
}

function Content({
  titleId,
  jobRef,
  viewer: { uid, mayEdit },
  job,
  applicant: { id, data },
  column,
  hidden,
  onClose,
}: Props & { titleId: string }) {
  const { t } = useTranslation(['resumes', 'domain']);
  const format = useFormat();
  const at = useMemo(
    () => ({ orgId: jobRef.orgId, interviewId: jobRef.interviewId, applicantId: id }),
    [jobRef.orgId, jobRef.interviewId, id],
  );
  const columns = columnsOf(job);
  const [chosen, setChosen] = useState(column ?? 0);
  const asked = columns[chosen];
  const finding = asked ? findingIn(data, asked) : null;
  const [wish, setWish] = useState<HighlightedLine | null>(null);
  // The first line of a requirement is lit until another is chosen.
  const first = useMemo<HighlightedLine | null>(
    () =>
      finding?.places[0] ? { page: finding.places[0].page, text: finding.places[0].text } : null,
    [finding],
  );
  const highlighted = wish ?? first;
  const [open, setOpen] = useState<'gap' | 'invite' | 'erase' | null>(null);
  const [erase, { pending }] = useAction(eraseApplicant, { done: t('dialog.erased') });
  const who = useWho(at, hidden);
  const mayOpen = mayEdit || !data.blind;
  const close = (): void => setOpen(null);
  return (
    <>
      <DialogTitle
        id={titleId}
        component="h2"
        sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, pb: 1 }}
      >
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <ApplicantName jobRef={jobRef} id={id} hidden={hidden} />
        </Box>
        <IconButton aria-label={t('dialog.close')} onClick={onClose} edge="end">
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <Stack
            direction="row"
            useFlexGap
            spacing={1}
            sx={{ flexWrap: 'wrap', alignItems: 'center' }}
          >
            {data.invitedAt && (
              <StatusChip
                label={t('dialog.invitedOn', { when: format.relative(data.invitedAt) })}
                tone="good"
              />
            )}
            {mayEdit && job.status === 'open' && (
              <Button size="small" variant="contained" onClick={() => setOpen('invite')}>
                {t(data.invitedAt ? 'dialog.inviteAgain' : 'dialog.invite')}
              </Button>
            )}
            {mayEdit && (
              <Button size="small" color="error" onClick={() => setOpen('erase')}>
                {t('dialog.erase')}
              </Button>
            )}
          </Stack>
          {who && <WhoItIs who={who} />}
          <FoundIgnored applicant={data} />
          {!data.arrivedAt && <Alert severity="warning">{t('dialog.notThere')}</Alert>}
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                md: 'minmax(180px, 1fr) minmax(0, 1.5fr) minmax(0, 2.4fr)',
              },
              alignItems: 'start',
            }}
          >
            <RequirementList
              columns={columns}
              applicant={data}
              chosen={chosen}
              onChoose={(next) => {
                setChosen(next);
                setWish(null);
              }}
            />
            <Box aria-live="polite">
              {finding && (
                <FindingDetail
                  finding={finding}
                  highlighted={highlighted}
                  who={who}
                  onLight={({ page, text }) => setWish({ page, text })}
                  onAsk={mayEdit ? () => setOpen('gap') : null}
                />
              )}
            </Box>
            <Box sx={{ minWidth: 0 }}>
              {data.arrivedAt && mayOpen && (
                <ApplicantResume
                  applicantRef={at}
                  file={data.file}
                  highlighted={highlighted}
                  hidden={hidden}
                  fileName={who?.fileName ?? null}
                />
              )}
            </Box>
          </Box>
        </Stack>
      </DialogContent>
      {open === 'gap' && asked && (
        <AskGap
          jobRef={jobRef}
          uid={uid}
          requirement={asked.text}
          language={job.language ?? 'en'}
          onClose={close}
        />
      )}
      {open === 'invite' && (
        <InviteApplicant
          applicantRef={at}
          uid={uid}
          language={job.language ?? 'en'}
          hidden={hidden}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={open === 'erase'}
        title={t('dialog.askErase')}
        confirmLabel={t('dialog.erase')}
        danger
        pending={pending}
        onClose={close}
        onConfirm={() => void erase(at, uid, data.file)}
      >
        {t('dialog.eraseText', { size: format.megabytes(data.megabytes) })}
      </ConfirmDialog>
    </>
  );
}
