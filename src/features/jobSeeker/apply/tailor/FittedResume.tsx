// The resume as it will be: every line can be edited by hand; words the master does not hold are marked, and the person decides. Then it is saved as a version or printed.
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { HandEdit } from '#domain/seeker/application.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useApplicationContext } from '#features/jobSeeker/apply/parts/applicationContext.ts';
import { EditableLine } from './EditableLine.tsx';
import { DocumentActions } from '#features/jobSeeker/apply/parts/DocumentActions.tsx';
import { ResumePreview } from '#features/jobSeeker/apply/parts/ResumePreview.tsx';
import { SaveVersionDialog } from '#features/jobSeeker/apply/versions/SaveVersionDialog.tsx';
import {
  buildTailoredLines,
  buildTailoredResume,
  findUnsupportedLines,
  type Choices,
} from './tailored.ts';

interface Props {
  choices: Choices;
  onEdits: (edits: readonly HandEdit[]) => void;
}

export function FittedResume({ choices, onEdits }: Props) {
  const { t } = useTranslation('applying');
  const { resume: master } = useApplicationContext();
  const [saving, setSaving] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const { headline, summary, entries, skills } = buildTailoredLines(master, choices);
  const fitted = buildTailoredResume(master, choices);
  const unsupported = findUnsupportedLines(master, choices);
  const { edits } = choices;
  const setLine = (path: string, text: string | null): void =>
    onEdits([
      ...edits.filter((edit) => edit.path !== path),
      ...(text === null ? [] : [{ path, text }]),
    ]);
  function addLine(entry: number): void {
    const list = `experience.${entry}.bullets`;
    const used = edits
      .filter(({ path }) => path.startsWith(`${list}.+`))
      .map(({ path }) => Number(path.slice(list.length + 2)));
    const path = `${list}.+${Math.max(0, ...used) + 1}`;
    setOpened(path);
    onEdits([...edits, { path, text: '' }]);
  }
  const shared = { onSet: setLine, opened, onOpened: () => setOpened(null) };
  return (
    <Panel title={t('fitted.title')} lead={t('fitted.lead')}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 420px)' },
          alignItems: 'start',
        }}
      >
        <Stack spacing={2} data-testid="fitted">
          {unsupported.length > 0 && (
            <Alert severity="warning" role="status">
              {t('fitted.unheld', { count: unsupported.length })}
            </Alert>
          )}
          <EditableLine line={headline} name={t('line.headline')} {...shared} />
          <EditableLine line={summary} name={t('line.summary')} {...shared} />
          {entries.map(({ entry, lines }) => {
            const job = master.experience[entry];
            return (
              <JobLines
                key={entry}
                where={[job?.title, job?.employer].filter(Boolean).join(' · ')}
                lines={lines}
                line={shared}
                onAdd={() => addLine(entry)}
              />
            );
          })}
          <EditableLine line={skills} name={t('line.skills')} {...shared} />
        </Stack>
        <Stack spacing={1.5} sx={{ position: { lg: 'sticky' }, top: { lg: 76 } }}>
          <ResumePreview resume={fitted} />
          <DocumentActions printed={{ kind: 'resume', resume: fitted }} />
          <div>
            <Button variant="contained" onClick={() => setSaving(true)}>
              {t('version.save')}
            </Button>
          </div>
        </Stack>
      </Box>
      {saving && (
        <SaveVersionDialog
          resume={fitted}
          corrected={edits.map(({ path }) => path)}
          unsupported={unsupported.length}
          onClose={() => setSaving(false)}
        />
      )}
    </Panel>
  );
}

interface JobLinesProps {
  /** Title and employer of the job. */
  where: string;
  lines: ReturnType<typeof buildTailoredLines>['entries'][number]['lines'];
  /** What all lines of the resume share. */
  line: Pick<ComponentProps<typeof EditableLine>, 'onSet' | 'opened' | 'onOpened'>;
  onAdd: () => void;
}

/** The lines of one job, and one more. */
function JobLines({ where, lines, line: shared, onAdd }: JobLinesProps) {
  const { t } = useTranslation('applying');
  return (
    <Box component="section" aria-label={where}>
      <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
        {where}
      </Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lines.map((line, index) => (
          <li key={line.path}>
            <EditableLine
              line={line}
              name={t('line.bullet', { number: index + 1, where })}
              bullet
              {...shared}
            />
          </li>
        ))}
      </Stack>
      <Button
        size="small"
        startIcon={<AddIcon />}
        onClick={onAdd}
        aria-label={t('fitted.addLineTo', { where })}
      >
        {t('fitted.addLine')}
      </Button>
    </Box>
  );
}
