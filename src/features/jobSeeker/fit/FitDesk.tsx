// One job and one resume: what to look out for, how they fit, and which words are missing; both texts beside, with the words marked.
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getAi } from '#ai/port.ts';
import { changePaper, putPaper } from '#data/ownPapers.ts';
import type { Application } from '#domain/application.ts';
import type { OwnResume } from '#domain/ownResume.ts';
import { redFlagsIn } from '#domain/postingRedFlags.ts';
import type { ParsedResume } from '#domain/resume.ts';
import type { Stored } from '#domain/source.ts';
import { jobName, type TrackedJob } from '#domain/trackedJob.ts';
import { useCredits } from '#features/jobSeeker/useCredits.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import type { EvidenceRange } from '#ui/EvidenceText.tsx';
import { MadeBy } from '#ui/MadeBy.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useAction } from '#ui/useAction.ts';
import { analyse, gapOf, jobHashOf, keptMatchIn, resumeHashOf } from './analysis.ts';
import { GapTable, termId } from './GapTable.tsx';
import { flagId, RedFlags } from './RedFlags.tsx';
import { evidenceId, Requirements } from './Requirements.tsx';
import { TwoTexts, type Shown } from './TwoTexts.tsx';

export interface FitDeskProps { uid: string; job: Stored<TrackedJob>; master: Stored<OwnResume>; resume: ParsedResume; application: Application | null; /** Names of resumes by id. */ names: ReadonlyMap<string, string> }

export function FitDesk({ uid, job, master, resume, application, names }: FitDeskProps) {
  const { t } = useTranslation('ownResume');
  const format = useFormat();
  const credits = useCredits(uid);
  const [active, setActive] = useState<string | null>(null);
  const [shown, show] = useState<Shown>('posting');
  const posting = job.data.text ?? '';
  const stored = application?.content?.match;
  const kept = useMemo(() => keptMatchIn(stored), [stored]);
  const [jobHash, resumeHash] = useMemo(() => [jobHashOf(job.data), resumeHashOf(resume)], [job.data, resume]);
  const gap = useMemo(() => (kept ? gapOf(kept.reading, posting, resume) : null), [kept, posting, resume]);
  const musts = kept?.reading.mustHave.length ?? job.data.content?.reading?.mustHave.length ?? 0;
  const flags = useMemo(() => redFlagsIn(posting, musts), [posting, musts]);
  const [make, { pending }] = useAction(() => credits.use('analysis', `${jobHash}:${resumeHash}`, async () => {
    const { kept: next, reading, provenance } = await analyse(getAi(), job.data, { id: master.id, words: resume }, new Date().toISOString().slice(0, 7));
    await changePaper(uid, 'jobTrackers', job.id, { content: { reading, provenance } });
    await putPaper(uid, 'applications', job.id, { jobId: job.id, masterId: master.id, content: { match: next } as Application['content'] });
    return true;
  }));
  const starts = useMemo(() => resume.lines.reduce<number[]>((all, line) => [...all, (all.at(-1) ?? 0) + line.length + 1], [0]), [resume.lines]);
  const within = (line: number, start: number, end: number): { start: number; end: number } => ({ start: (starts[line] ?? 0) + start, end: (starts[line] ?? 0) + end });
  const lineAt = ({ line, start, end, text }: { line: number; start: number; end: number; text: string }): string | null => (resume.lines[line]?.slice(start, end) === text ? (resume.lines[line] ?? null) : null);
  const resumeRanges: EvidenceRange[] = [
    ...(gap?.terms ?? []).flatMap((term, index) => term.inResume.map(({ line, start, end }, at) => ({ id: termId(index, at), ...within(line, start, end), label: term.name }))),
    ...(kept?.requirements ?? []).flatMap((requirement, index) => requirement.evidence.flatMap((place, piece) => (lineAt(place) === null ? [] : [{ id: evidenceId(index, piece), ...within(place.line, place.start, place.end), label: requirement.text }]))),
  ];
  const postingRanges: EvidenceRange[] = [
    ...(gap?.terms ?? []).flatMap((term, index) => term.inPosting.map(({ start, end }, at) => ({ id: termId(index, at), start, end, label: t(term.by ? 'gap.labelFound' : 'gap.labelMissing', { term: term.name }) }))),
    ...flags.flatMap(({ kind, quotes }, index) => quotes.map(({ start, end }, at) => ({ id: flagId(index, at), start, end, label: t(`flags.${kind}.title`) }))),
  ];
  const light = (text: Shown) => (id: string): void => { show(text); setActive(id); };
  const changes = kept ? [...(kept.resumeId !== master.id ? ['changedOther' as const] : kept.resumeHash !== resumeHash ? ['changedResume' as const] : []), ...(kept.jobHash !== jobHash ? ['changedJob' as const] : [])] : [];
  const resumeName = master.data.title || t('untitled');
  const button = <Button variant="contained" loading={pending} onClick={() => void make()}>{t(kept ? 'fit.again' : 'fit.make')}</Button>;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.15fr) minmax(0, 1fr)' }, alignItems: 'start' }}>
      <Stack spacing={3} sx={{ minWidth: 0 }}>
        <Panel title={t('fit.title')} lead={t('fit.lead', { job: jobName(job.data) || t('fit.postingText'), resume: resumeName })} actions={(!kept || changes.length > 0) && button}>
          <Stack spacing={2}>
            {!kept && <Typography variant="body2">{t('fit.notYet')}</Typography>}
            {(!kept || changes.length > 0) && <Typography variant="caption" color="text.secondary">{t('fit.cost')}</Typography>}
            {changes.length > 0 && <Alert severity="info" data-testid="fit-changed">{changes.map((change) => t(`fit.${change}`)).join(' ')}</Alert>}
            {kept && <Requirements match={kept} lineAt={lineAt} fileLines={master.data.content?.asRead?.lines.length ?? resume.lines.length} active={shown === 'resume' ? active : null} onShow={light('resume')} />}
            {kept && <Typography variant="caption" color="text.secondary" component="p">{t('fit.made', { when: kept.made.at ? format.relative(kept.made.at) : '', resume: names.get(kept.resumeId) ?? t('fit.resumeGone') })}</Typography>}
            {kept && <MadeBy made={kept.made} />}
          </Stack>
        </Panel>
        {gap && <Panel title={t('gap.title')} lead={t('gap.lead')}><GapTable gap={gap} active={shown === 'resume' ? active : null} onPosting={light('posting')} onResume={light('resume')} /></Panel>}
        <Panel title={t('flags.title')} lead={t('flags.lead')}><RedFlags flags={flags} active={shown === 'posting' ? active : null} onShow={light('posting')} /></Panel>
      </Stack>
      <TwoTexts shown={shown} onShow={(text) => { show(text); setActive(null); }} resume={resume.lines.join('\n')} resumeRanges={resumeRanges} posting={posting} postingRanges={postingRanges} active={active} onActive={setActive} />
      {credits.dialog}
    </Box>
  );
}
