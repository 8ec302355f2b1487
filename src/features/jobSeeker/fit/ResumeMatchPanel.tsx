// One job and one resume: how they fit, ability by ability, and what to look out for; both texts beside, with the words marked.
import { Box, Button, Stack } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/seeker/application.ts';
import type { OwnResume } from '#domain/seeker/ownResume.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import type { Stored } from '#domain/base/source.ts';
import type { TrackedJob } from '#domain/seeker/trackedJob.ts';
import { useCredits } from '#features/jobSeeker/useCredits.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { AbilityList } from './AbilityList.tsx';
import { AddLine } from './AddLine.tsx';
import { RedFlags } from './RedFlags.tsx';
import { TwoTexts, type Shown } from './TwoTexts.tsx';
import { useMarkedRanges } from './useMarkedRanges.ts';
import { useMatchVerbs } from './useMatchVerbs.ts';
import { useResumeMatch } from './useResumeMatch.ts';
import { FitPanel } from './FitPanel.tsx';

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

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
  alignItems: 'start',
} as const;

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
  const marks = useActiveMark();
  const match = useResumeMatch({ job, master, resume, application });
  const { kept, abilities, flags, changes } = match;
  const { make, pending, addLine } = useMatchVerbs({ ...match, credits, job, master, resume, uid });
  const { lineAt, resumeRanges, postingRanges } = useMarkedRanges({ resume, abilities, flags });
  const button = (
    <Button variant="contained" loading={pending} onClick={() => void make()}>
      {t(kept ? 'fit.again' : 'fit.make')}
    </Button>
  );
  return (
    <Box sx={columns}>
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
              active={marks.activeIn('resume')}
              onResume={marks.showIn('resume')}
              onPosting={marks.showIn('posting')}
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
            active={marks.activeIn('posting')}
            onShow={marks.showIn('posting')}
          />
        </Panel>
      </Stack>
      <TwoTexts
        shown={marks.shown}
        onShow={marks.showText}
        resume={resume.lines.join('\n')}
        resumeRanges={resumeRanges}
        posting={job.data.text ?? ''}
        postingRanges={postingRanges}
        active={marks.active}
        onActive={marks.setActive}
      />
      {credits.dialog}
    </Box>
  );
}

/** Which mark is active, and in which of the two texts. */
function useActiveMark() {
  const [active, setActive] = useState<string | null>(null);
  const [shown, setShown] = useState<Shown>('posting');
  return {
    active,
    setActive,
    shown,
    activeIn: (text: Shown): string | null => (shown === text ? active : null),
    showIn:
      (text: Shown) =>
      (id: string): void => {
        setShown(text);
        setActive(id);
      },
    showText: (text: Shown): void => {
      setShown(text);
      setActive(null);
    },
  };
}
