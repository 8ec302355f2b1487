// One applicant: every requirement with its line highlighted in the document, what was found and ignored, and what can be done.
import {
  Alert,
  Box,
  Dialog,
  DialogContent,
  Stack,
  useMediaQuery,
  useTheme,
  type Theme,
} from '@mui/material';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicantRef } from '#data/applicants/applicants.ts';
import type { JobRef } from '#data/firestore/refs.ts';
import type { Applicant } from '#domain/applicants/applicant.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import type { Stored } from '#domain/base/source.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import type { HighlightedLine } from '#ui/files/DocumentPages.tsx';
import { ApplicantResume } from './ApplicantResume.tsx';
import { AskGap } from './AskGap.tsx';
import { FindingDetail } from '#features/hiring/resumes/FindingDetail.tsx';
import { FoundIgnored } from '#features/hiring/resumes/FoundIgnored.tsx';
import { InviteApplicant } from './InviteApplicant.tsx';
import { RequirementList } from '#features/hiring/resumes/RequirementList.tsx';
import { WhoItIs } from './WhoItIs.tsx';
import { columnsOf, readFinding } from '#features/hiring/resumes/columns.ts';
import { useWho } from './useWho.ts';
import { ApplicantActions, ApplicantTitle, EraseDialog } from './applicantDialogParts.tsx';

interface Props {
  jobRef: JobRef;
  viewer: { uid: string; mayEdit: boolean };
  job: Interview;
  applicant: Stored<Applicant>;
  column: number | undefined;
  hidden: boolean;
  onClose: () => void;
}

/** What is asked on top of the dialog. */
type Question = 'gap' | 'invite' | 'erase';

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
  const applicantRef = useMemo(
    () => ({ orgId: jobRef.orgId, interviewId: jobRef.interviewId, applicantId: id }),
    [jobRef.orgId, jobRef.interviewId, id],
  );
  const requirement = useRequirement(job, data, column ?? 0);
  const [open, setOpen] = useState<Question | null>(null);
  const who = useWho(applicantRef, hidden);
  const mayOpen = mayEdit || !data.blind;
  const close = (): void => setOpen(null);
  return (
    <>
      <ApplicantTitle titleId={titleId} jobRef={jobRef} id={id} hidden={hidden} onClose={onClose} />
      <DialogContent>
        <Stack spacing={2.5}>
          <ApplicantActions
            applicant={data}
            mayEdit={mayEdit}
            isOpen={job.status === 'open'}
            onInvite={() => setOpen('invite')}
            onErase={() => setOpen('erase')}
          />
          {who && <WhoItIs who={who} />}
          <FoundIgnored applicant={data} />
          {!data.arrivedAt && <Alert severity="warning">{t('dialog.notThere')}</Alert>}
          <ApplicantColumns
            requirement={requirement}
            applicant={data}
            who={who}
            onAsk={mayEdit ? () => setOpen('gap') : null}
          >
            {data.arrivedAt && mayOpen && (
              <ApplicantResume
                applicantRef={applicantRef}
                file={data.file}
                highlighted={requirement.highlighted}
                hidden={hidden}
                fileName={who?.fileName ?? null}
              />
            )}
          </ApplicantColumns>
        </Stack>
      </DialogContent>
      <ApplicantDialogs
        open={open}
        applicantRef={applicantRef}
        uid={uid}
        applicant={data}
        language={job.language ?? 'en'}
        requirement={requirement.asked?.text ?? null}
        hidden={hidden}
        onClose={close}
      />
    </>
  );
}

type Requirement = ReturnType<typeof useRequirement>;

/** The requirement that is shown, and the line that is highlighted for it: its first until another is chosen. */
function useRequirement(job: Interview, applicant: Applicant, first: number) {
  const columns = columnsOf(job);
  const [chosen, setChosen] = useState(first);
  const [wish, highlight] = useState<HighlightedLine | null>(null);
  const asked = columns[chosen];
  const finding = asked ? readFinding(applicant, asked) : null;
  const firstLine = useMemo<HighlightedLine | null>(
    () =>
      finding?.places[0] ? { page: finding.places[0].page, text: finding.places[0].text } : null,
    [finding],
  );
  const choose = (next: number): void => {
    setChosen(next);
    highlight(null);
  };
  return { columns, chosen, choose, asked, finding, highlighted: wish ?? firstLine, highlight };
}

/** The requirements, what was found for the chosen one, and the resume beside it. */
function ApplicantColumns({
  requirement: { columns, chosen, choose, finding, highlighted, highlight },
  applicant,
  who,
  onAsk,
  children,
}: {
  requirement: Requirement;
  applicant: Applicant;
  who: ReturnType<typeof useWho>;
  /** Asks for what is missing; null when that is not allowed. */
  onAsk: (() => void) | null;
  /** The resume. */
  children: ReactNode;
}) {
  return (
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
      <RequirementList columns={columns} applicant={applicant} chosen={chosen} onChoose={choose} />
      <Box aria-live="polite">
        {finding && (
          <FindingDetail
            finding={finding}
            highlighted={highlighted}
            who={who}
            onHighlight={({ page, text }) => highlight({ page, text })}
            onAsk={onAsk}
          />
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}

interface ApplicantDialogsProps {
  open: Question | null;
  applicantRef: ApplicantRef;
  uid: string;
  applicant: Applicant;
  language: string;
  /** The words of the requirement that is shown. */
  requirement: string | null;
  hidden: boolean;
  onClose: () => void;
}

/** Asks for what is missing, invites, erases. */
function ApplicantDialogs({
  open,
  applicantRef,
  uid,
  applicant,
  language,
  requirement,
  hidden,
  onClose,
}: ApplicantDialogsProps) {
  return (
    <>
      {open === 'gap' && requirement !== null && (
        <AskGap
          jobRef={applicantRef}
          uid={uid}
          requirement={requirement}
          language={language}
          onClose={onClose}
        />
      )}
      {open === 'invite' && (
        <InviteApplicant
          applicantRef={applicantRef}
          uid={uid}
          language={language}
          hidden={hidden}
          onClose={onClose}
        />
      )}
      <EraseDialog
        open={open === 'erase'}
        applicantRef={applicantRef}
        uid={uid}
        applicant={applicant}
        onClose={onClose}
      />
    </>
  );
}
