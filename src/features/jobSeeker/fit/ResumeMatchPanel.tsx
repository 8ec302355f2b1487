// One job and one resume: how they fit, ability by ability, and what to look out for; both texts beside, with the words marked.
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { getAi } from '#ai/port.ts';
import { findResumeGap } from '#ai/results/resumeGap.ts';
import { updateSeekerDocument, setSeekerDocument } from '#data/seeker/seekerDocuments.ts';
import { editResume } from '#data/seeker/ownResumes.ts';
import { abilitiesOf } from '#domain/resume/abilities.ts';
import type { Application } from '#domain/seeker/application.ts';
import { edited, type ResumeEdit } from '#domain/resume/correctedResume.ts';
import { readStoredResume, type OwnResume } from '#domain/seeker/ownResume.ts';
import { redFlagsIn } from '#domain/seeker/postingRedFlags.ts';
import type { ParsedResume } from '#domain/resume/resume.ts';
import type { Stored } from '#domain/base/source.ts';
import { jobName, type TrackedJob } from '#domain/seeker/trackedJob.ts';
import { useCredits } from '#features/jobSeeker/useCredits.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import type { EvidenceRange } from '#ui/product/EvidenceText.tsx';
import { MadeBy } from '#ui/product/MadeBy.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { AbilityList, getLocationId } from './AbilityList.tsx';
import { AddLine } from './AddLine.tsx';
import {
  analyse,
  jobHashOf,
  keptMatchIn,
  matchAgain,
  requirementsOf,
  resumeHashOf,
} from './analysis.ts';
import { flagId, RedFlags } from './RedFlags.tsx';
import { TitleAndYears } from './TitleAndYears.tsx';
import { TwoTexts, type Shown } from './TwoTexts.tsx';

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
  const format = useFormat();
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
  const [make, { pending }] = useAction(() =>
    credits.use('analysis', `${jobHash}:${resumeHash}`, async () => {
      const {
        kept: next,
        reading,
        provenance,
      } = await analyse(
        getAi(),
        job.data,
        { id: master.id, words: resume },
        new Date().toISOString().slice(0, 7),
      );
      await updateSeekerDocument(uid, 'jobTrackers', job.id, { content: { reading, provenance } });
      await setSeekerDocument(uid, 'applications', job.id, {
        jobId: job.id,
        masterId: master.id,
        content: { match: next } as Application['content'],
      });
      return true;
    }),
  );
  /** Keeps a line in the resume, and reads the resume again against what the posting asks for; that costs nothing. */
  async function addLine(list: string, words: string): Promise<void> {
    const edit: ResumeEdit = { id: crypto.randomUUID(), path: list, do: 'add', value: words };
    await editResume(uid, master.id, [edit]);
    const read = readStoredResume(master.data);
    if (!kept || !read) return;
    const next = edited(read, edit).resume;
    const match = await matchAgain(
      getAi(),
      kept,
      job.data,
      { id: master.id, words: next },
      new Date().toISOString().slice(0, 7),
    );
    await setSeekerDocument(uid, 'applications', job.id, {
      jobId: job.id,
      masterId: master.id,
      content: { match } as Application['content'],
    });
  }
  const starts = useMemo(
    () =>
      resume.lines.reduce<number[]>(
        (all, line) => [...all, (all.at(-1) ?? 0) + line.length + 1],
        [0],
      ),
    [resume.lines],
  );
  const within = (line: number, start: number, end: number): { start: number; end: number } => ({
    start: (starts[line] ?? 0) + start,
    end: (starts[line] ?? 0) + end,
  });
  const lineAt = ({
    line,
    start,
    end,
    text,
  }: {
    line: number;
    start: number;
    end: number;
    text: string;
  }): string | null =>
    resume.lines[line]?.slice(start, end) === text ? (resume.lines[line] ?? null) : null;
  const resumeRanges: EvidenceRange[] = abilities.flatMap((ability, index) =>
    ability.inResume.flatMap((location, at) =>
      lineAt(location) === null
        ? []
        : [
            {
              id: getLocationId(index, at),
              ...within(location.line, location.start, location.end),
              label: ability.name,
            },
          ],
    ),
  );
  const postingRanges: EvidenceRange[] = [
    ...abilities.flatMap(({ name, state, inPosting }, index) =>
      inPosting.map(({ start, end }, at) => ({
        id: getLocationId(index, at),
        start,
        end,
        label: t(state === 'missing' ? 'gap.labelMissing' : 'gap.labelFound', { term: name }),
      })),
    ),
    ...flags.flatMap(({ kind, quotes }, index) =>
      quotes.map(({ start, end }, at) => ({
        id: flagId(index, at),
        start,
        end,
        label: t(`flags.${kind}.title`),
      })),
    ),
  ];
  const light =
    (text: Shown) =>
    (id: string): void => {
      show(text);
      setActive(id);
    };
  const changes = kept
    ? [
        ...(kept.resumeId !== master.id
          ? ['changedOther' as const]
          : kept.resumeHash !== resumeHash
            ? ['changedResume' as const]
            : []),
        ...(kept.jobHash !== jobHash ? ['changedJob' as const] : []),
      ]
    : [];
  const resumeName = master.data.title || t('untitled');
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
        <Panel
          title={t('fit.title')}
          lead={t('fit.lead', {
            job: jobName(job.data) || t('fit.postingText'),
            resume: resumeName,
          })}
          actions={(!kept || changes.length > 0) && button}
        >
          <Stack spacing={2}>
            {chooser}
            {!kept && <Typography variant="body2">{t('fit.notYet')}</Typography>}
            {(!kept || changes.length > 0) && (
              <Typography variant="caption" color="text.secondary">
                {t('fit.cost')}
              </Typography>
            )}
            {changes.length > 0 && (
              <Alert severity="info" data-testid="fit-changed">
                {changes.map((change) => t(`fit.${change}`)).join(' ')}
              </Alert>
            )}
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
            {kept && kept.resumeId === master.id && <TitleAndYears match={kept} />}
            {kept && (
              <Typography variant="caption" color="text.secondary" component="p">
                {t('fit.made', {
                  when: kept.made.at ? format.relative(kept.made.at) : '',
                  resume: names.get(kept.resumeId) ?? t('fit.resumeGone'),
                })}
              </Typography>
            )}
            {kept && <MadeBy made={kept.made} />}
          </Stack>
        </Panel>
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
