// One job and one resume: how they fit, ability by ability, and what to look out for; both texts beside, with the words marked.
import { Box, Button, Stack } from '@mui/material';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { findResumeGap } from '#ai/results/resumeGap.ts';
import { abilitiesOf } from '#domain/resume/abilities.ts';
import type { Application } from '#domain/seeker/application.ts';
import type { OwnResume } from '#domain/seeker/ownResume.ts';
import { redFlagsIn } from '#domain/seeker/postingRedFlags.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import type { Stored } from '#domain/base/source.ts';
import type { TrackedJob } from '#domain/seeker/trackedJob.ts';
import { useCredits } from '#features/jobSeeker/useCredits.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { AbilityList } from './AbilityList.tsx';
import { AddLine } from './AddLine.tsx';
import {
  jobHashOf,
  keptMatchIn,
  requirementsOf,
  resumeHashOf,
  type KeptMatch,
} from './analysis.ts';
import { RedFlags } from './RedFlags.tsx';
import { TwoTexts, type Shown } from './TwoTexts.tsx';
import { useMarkedRanges } from './useMarkedRanges.ts';
import { useMatchVerbs } from './useMatchVerbs.ts';
import { FitPanel, type MatchChange } from './FitPanel.tsx';

export interface ResumeMatchPanelProps {
  uid: string;
  job: Stored<TrackedJob>;
  master: Stored<OwnResume>;
  resume: ParsedResume;
  application: Application | null;
  /** Names of resumes by id. */
  names: ReadonlyMap<string, string>;
  /** Chooses the resume. */
  chooser: ReactNode;
}

export function ResumeMatchPanel({
  uid,
  job,
  master,
  resume,
  application,
  names,
  chooser,
}: ResumeMatchPanelProps) {
  const { t } = useTranslation('ownResume');
  const credits = useCredits(uid);
  const [active, setActive] = useState<string | null>(null);
  const [shown, show] = useState<Shown>('posting');
  const posting = job.data.text ?? '';
  const stored = application?.content?.match;
  const kept = useMemo(() => keptMatchIn(stored), [stored]);
  const [jobHash, resumeHash] = useMemo(
    () => [jobHashOf(job.data), resumeHashOf(resume)],
    [job.data, resume],
  );
  const abilities = useMemo(
    () =>
      kept
        ? abilitiesOf(
            kept.resumeId === master.id ? kept.requirements : [],
            findResumeGap(requirementsOf(kept.reading), posting, resume),
          )
        : [],
    [kept, posting, resume, master.id],
  );
  const musts = kept?.reading.mustHave.length ?? job.data.content?.reading?.mustHave.length ?? 0;
  const flags = useMemo(() => redFlagsIn(posting, musts), [posting, musts]);
  const { make, pending, addLine } = useMatchVerbs({
    credits,
    jobHash,
    resumeHash,
    job,
    master,
    resume,
    uid,
    kept,
  });
  const { lineAt, resumeRanges, postingRanges } = useMarkedRanges({ resume, abilities, flags });
  const light =
    (text: Shown) =>
    (id: string): void => {
      show(text);
      setActive(id);
    };
  const changes = listChanges({ kept, master, resumeHash, jobHash });
  const button = (
    <Button variant="contained" loading={pending} onClick={() => void make()}>
      {t(kept ? 'fit.again' : 'fit.make')}
    </Button>
  );
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Stack spacing={3} sx={{ minWidth: 0 }}>
        <FitPanel
          job={job}
          master={master}
          kept={kept}
          changes={changes}
          button={button}
          chooser={chooser}
          names={names}
        >
          {kept && (
            <AbilityList
              abilities={abilities}
              lineAt={lineAt}
              fileLines={master.data.content?.asRead?.lines.length ?? resume.lines.length}
              active={shown === 'resume' ? active : null}
              onResume={light('resume')}
              onPosting={light('posting')}
              add={({ name }) => (
                <AddLine
                  draftKey={`fit/${uid}/${master.id}/${name}`}
                  ability={name}
                  resume={resume}
                  save={addLine}
                />
              )}
            />
          )}
        </FitPanel>
        <Panel title={t('flags.title')} lead={t('flags.lead')}>
          <RedFlags
            flags={flags}
            active={shown === 'posting' ? active : null}
            onShow={light('posting')}
          />
        </Panel>
      </Stack>
      <TwoTexts
        shown={shown}
        onShow={(text) => {
          show(text);
          setActive(null);
        }}
        resume={resume.lines.join('\n')}
        resumeRanges={resumeRanges}
        posting={posting}
        postingRanges={postingRanges}
        active={active}
        onActive={setActive}
      />
      {credits.dialog}
    </Box>
  );
}

interface ListChangesInput {
  kept: KeptMatch | null;
  master: Stored<OwnResume>;
  resumeHash: string;
  jobHash: string;
}

/** What has changed since the two were compared. */
function listChanges({ kept, master, resumeHash, jobHash }: ListChangesInput): MatchChange[] {
  return kept
    ? [
        ...(kept.resumeId !== master.id
          ? ['changedOther' as const]
          : kept.resumeHash !== resumeHash
            ? ['changedResume' as const]
            : []),
        ...(kept.jobHash !== jobHash ? ['changedJob' as const] : []),
      ]
    : [];
}
