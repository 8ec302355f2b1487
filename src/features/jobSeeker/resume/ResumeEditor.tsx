// One resume: its fields to be corrected, what a parser sees, and how ready it is; its lines beside.
import { Alert, Box, Button, Stack, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readStoredResume, type OwnResume, type AsRead } from '#domain/seeker/ownResume.ts';
import type { Stored } from '#domain/base/source.ts';
import { MadeBy } from '#ui/product/MadeBy.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { SaveState } from '#ui/page/SaveState.tsx';
import { useTabParam } from '#ui/reading/useTabParam.ts';
import { Checklist } from './Checklist.tsx';
import { FieldForm } from './FieldForm.tsx';
import { KeepFileSwitch } from './KeepFileSwitch.tsx';
import { ParserView } from './ParserView.tsx';
import type { ResumeHighlight } from './ReadLines.tsx';
import { ResumeViewer } from './ResumeViewer.tsx';
import { listRemarks } from './parserRemarks.ts';
import type { ResumeEditing } from './resumeEditing.ts';
import { useResumeEdits } from './useResumeEdits.ts';

const views = ['fields', 'check', 'parser'] as const;

export interface ResumeEditorProps {
  uid: string;
  stored: Stored<OwnResume>;
  /** The file it was read from, while this page has it. */
  fresh: File | null;
}

export function ResumeEditor({ uid, stored, fresh }: ResumeEditorProps) {
  const { t } = useTranslation('ownResume');
  const { data, id } = stored;
  const draft = useResumeEdits(uid, id, data);
  const [view, open] = useTabParam(views, 'view');
  const [highlighted, setHighlighted] = useState<ResumeHighlight | null>(null);
  if (!draft) return <Alert severity="info">{t('unread')}</Alert>;
  const asRead = findReading(data);
  const editing: ResumeEditing = {
    draft,
    asRead,
    highlighted,
    setHighlight: (highlight) => setHighlighted(highlight ? { ...highlight } : null),
  };
  const remarks = view === 'parser' ? listRemarks(asRead, draft.resume) : [];
  const marked = new Set(remarks.flatMap(({ name, lines }) => (name === 'columns' ? [] : lines)));
  return (
    <Stack spacing={2.5}>
      <Panel
        title={data.title ?? ''}
        lead={t('desk.lead')}
        actions={
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <SaveState state={draft.state} />
            {draft.state === 'refused' && (
              <Button size="small" onClick={draft.retry}>
                {t('desk.retry')}
              </Button>
            )}
          </Stack>
        }
      >
        <EditorNotes
          uid={uid}
          stored={stored}
          fresh={fresh}
          asRead={asRead}
          view={view}
          open={open}
          draft={draft}
          data={data}
        />
      </Panel>
      <ViewTabs view={view} onChange={open} />
      {/* The lines stay in view while the fields scroll by: no frame around both may cut. */}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Box
          role="tabpanel"
          id={`resume-panel-${view}`}
          aria-labelledby={`resume-tab-${view}`}
          sx={{ minWidth: 0 }}
        >
          <Panel>
            {view === 'fields' && <FieldForm editing={editing} />}
            {view === 'check' && <Checklist editing={editing} />}
            {view === 'parser' && <ParserView editing={editing} />}
          </Panel>
        </Box>
        <ResumeViewer
          uid={uid}
          file={data.file ?? null}
          editing={editing}
          sections={view === 'parser'}
          marked={marked}
        />
      </Box>
    </Stack>
  );
}

/** How the file was read. A resume stored by other means has no reading of a file: then its lines are all there is. */
function findReading(data: OwnResume): AsRead {
  const lines = readStoredResume(data)?.resume.lines ?? [];
  return (
    data.content?.asRead ?? {
      kind: 'pasted',
      lines,
      pages: lines.map(() => 1),
      hidden: [],
      warnings: [],
      beside: [],
      outline: [],
    }
  );
}

interface ViewTabsProps {
  view: (typeof views)[number];
  onChange: (view: (typeof views)[number]) => void;
}

/** Fields, checks and the parser's view, one at a time. */
function ViewTabs({ view, onChange }: ViewTabsProps) {
  const { t } = useTranslation('ownResume');
  return (
    <Tabs
      value={view}
      onChange={(_, next: (typeof views)[number]) => onChange(next)}
      variant="scrollable"
      scrollButtons={false}
      aria-label={t('desk.views')}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {views.map((name) => (
        <Tab
          key={name}
          value={name}
          label={t(`view.${name}`)}
          id={`resume-tab-${name}`}
          aria-controls={`resume-panel-${name}`}
        />
      ))}
    </Tabs>
  );
}

interface EditorNotesProps {
  uid: string;
  stored: Stored<OwnResume>;
  fresh: File | null;
  asRead: AsRead;
  view: (typeof views)[number];
  open: (view: (typeof views)[number]) => void;
  draft: ResumeEditing['draft'];
  data: OwnResume;
}

/** Notes about the file: whether it is stored, and what a parser would stumble over. */
function EditorNotes({ uid, stored, fresh, asRead, view, open, draft, data }: EditorNotesProps) {
  const { t } = useTranslation('ownResume');
  return (
    <Stack spacing={2}>
      <KeepFileSwitch uid={uid} stored={stored} fresh={fresh} />
      {asRead.hidden.length > 0 && view === 'fields' && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => open('parser')}>
              {t('desk.look')}
            </Button>
          }
        >
          {t('desk.hidden', { count: asRead.hidden.length })}
        </Alert>
      )}
      {asRead.hidden.length === 0 &&
        draft.resume.flags.includes('instructionLike') &&
        view === 'fields' && (
          <Alert
            severity="warning"
            action={
              <Button color="inherit" size="small" onClick={() => open('parser')}>
                {t('desk.look')}
              </Button>
            }
          >
            {t('desk.addressed')}
          </Alert>
        )}
      {data.content?.provenance && (
        <MadeBy made={data.content.provenance} lead={t('desk.readBy')} />
      )}
    </Stack>
  );
}
