// One applicant: every requirement with its line lit in the document, what was found and ignored, and what can be done.
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
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import type { Applicant } from '#domain/applicants/applicant.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import type { Stored } from '#domain/base/source.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import type { HighlightedLine } from '#ui/files/DocumentPages.tsx';
import { ApplicantResume } from './ApplicantResume.tsx';
import { AskGap } from './AskGap.tsx';
import { FindingDetail } from './FindingDetail.tsx';
import { FoundIgnored } from './FoundIgnored.tsx';
import { InviteApplicant } from './InviteApplicant.tsx';
import { RequirementList } from './RequirementList.tsx';
import { WhoItIs } from './WhoItIs.tsx';
import { columnsOf, findingIn } from './columns.ts';
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
  const at = useMemo(
    () => ({ orgId: jobRef.orgId, interviewId: jobRef.interviewId, applicantId: id }),
    [jobRef.orgId, jobRef.interviewId, id],
  );
  const columns = columnsOf(job);
  const [chosen, setChosen] = useState(column ?? 0);
  const asked = columns[chosen];
  const finding = asked ? findingIn(data, asked) : null;
  const { highlighted, light } = useHighlighted(finding);
  const [open, setOpen] = useState<'gap' | 'invite' | 'erase' | null>(null);
  const who = useWho(at, hidden);
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
                light(null);
              }}
            />
            <Box aria-live="polite">
              {finding && (
                <FindingDetail
                  finding={finding}
                  highlighted={highlighted}
                  who={who}
                  onLight={({ page, text }) => light({ page, text })}
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
      <EraseDialog
        open={open === 'erase'}
        applicantRef={at}
        uid={uid}
        applicant={data}
        onClose={close}
      />
    </>
  );
}

/** The line that is lit in the document: the first of a requirement until another is chosen. */
function useHighlighted(finding: ReturnType<typeof findingIn>): {
  highlighted: HighlightedLine | null;
  light: (line: HighlightedLine | null) => void;
} {
  const [wish, light] = useState<HighlightedLine | null>(null);
  const first = useMemo<HighlightedLine | null>(
    () =>
      finding?.places[0] ? { page: finding.places[0].page, text: finding.places[0].text } : null,
    [finding],
  );
  return { highlighted: wish ?? first, light };
}
