// One page, five steps: job, competencies, questions, the candidate's side, publish. Everything saves itself.
import { Alert, Box, Button, Link as MuiLink, Snackbar, Stack, Typography } from '@mui/material';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DraftRef } from '#data/jobs/drafts.ts';
import type { Organization } from '#domain/company/organization.ts';
import { to } from '#navigation/routes.ts';
import { Page } from '#ui/page/Page.tsx';
import { SaveState } from '#ui/page/SaveState.tsx';
import { BackLink } from '#features/hiring/parts/BackLink.tsx';
import { CandidateSideSection } from './CandidateSideSection.tsx';
import { CompetenciesSection } from './CompetenciesSection.tsx';
import { ConflictPanel } from '#features/hiring/draft/ConflictPanel.tsx';
import type { DraftStoreState, DraftStore } from '#features/hiring/draft/draftStore.ts';
import type { ReadingFlag } from '#features/hiring/newJob/drafting.ts';
import type { Edit, OfferUndo } from '#features/hiring/draft/edits.ts';
import { JobSection } from './JobSection.tsx';
import {
  publishProblems,
  targetOf,
  type PublishProblem,
} from '#features/hiring/draft/problemTarget.ts';
import { ProvenanceLine } from '#features/hiring/parts/ProvenanceLine.tsx';
import { PublishSection } from './PublishSection.tsx';
import { QuestionsSection } from './QuestionsSection.tsx';
import { StepNav } from './StepNav.tsx';
import { useNow } from '#ui/reading/useNow.ts';
import { interviewEntry } from '#features/hiring/library/additions.ts';
import { SaveToLibrary } from '#features/hiring/library/SaveToLibrary.tsx';

export interface DraftEditorProps {
  draftRef: DraftRef;
  uid: string;
  organization: Organization;
  draftStore: DraftStore;
  state: DraftStoreState;
  flags: ReadingFlag[];
}

export function DraftEditor({
  draftRef,
  uid,
  organization,
  draftStore,
  state,
  flags,
}: DraftEditorProps) {
  const { t } = useTranslation(['hiring', 'common', 'faults', 'library']);
  const [isKeeping, setKeeping] = useState(false);
  const now = useNow();
  const { content } = state;
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [undo, setUndo] = useState<{ text: string; edit: Edit } | null>(null);
  const [isFlagged, setFlagged] = useState(flags.length > 0);
  const offerUndo = useCallback<OfferUndo>((text, edit) => setUndo({ text, edit }), []);
  const toggle = useCallback(
    (id: string) =>
      setOpen((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );
  const problems = publishProblems(content, now);

  function reveal(problem: PublishProblem): void {
    const { elementId, questionId } = targetOf(problem, content);
    if (questionId) setOpen((before) => new Set(before).add(questionId));
    setTimeout(() => {
      const element = document.getElementById(elementId);
      element?.scrollIntoView({ block: 'center' });
      element?.focus();
    }, 80);
  }

  return (
    <Page
      title={content.title.trim() || t('editor.untitled')}
      width="wide"
      eyebrow={<BackLink to={to('hiringDashboard')} label={t('backToDashboard')} />}
      lead={<ProvenanceLine origin={content.origin ?? null} />}
      actions={
        <>
          <Button component={Link} to={to('library')}>
            {t('library:title')}
          </Button>
          <Button
            variant="outlined"
            disabled={content.title.trim() === ''}
            onClick={() => setKeeping(true)}
          >
            {t('library:save.interview')}
          </Button>
          <Button
            variant="outlined"
            component={Link}
            to={to('previewDraft', { draftId: draftRef.draftId })}
          >
            {t('editor.preview')}
          </Button>
        </>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 4 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '208px minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ position: { md: 'sticky' }, top: { md: 76 } }}>
          <StepNav problems={problems} />
          {/* On narrow screens it stays in view at the foot. */}
          <Box
            sx={{
              mt: { md: 2 },
              px: 1.5,
              position: { xs: 'fixed', md: 'static' },
              bottom: 12,
              left: 12,
              zIndex: 2,
              py: { xs: 0.5, md: 0 },
              bgcolor: { xs: 'background.paper', md: 'transparent' },
              border: { xs: state.saved ? 1 : 0, md: 0 },
              borderColor: 'divider',
              borderRadius: 2,
            }}
          >
            <SaveState state={state.saved} />
            {state.conflicts.length > 0 && (
              <MuiLink href="#conflict" variant="caption">
                {t('conflict.goTo', { count: state.conflicts.length })}
              </MuiLink>
            )}
          </Box>
        </Box>
        <Stack spacing={3}>
          {state.deviceRefused && <Alert severity="warning">{t('editor.deviceFull')}</Alert>}
          {state.fault && (
            <Alert
              severity="error"
              role="alert"
              action={
                <Button color="inherit" size="small" onClick={() => void draftStore.push()}>
                  {t('common:actions.retry')}
                </Button>
              }
            >
              {t(`faults:${state.fault.code}`, state.fault.values)} {t('editor.refused')}
            </Alert>
          )}
          {state.conflicts.length > 0 && (
            <ConflictPanel
              content={content}
              conflicts={state.conflicts}
              onResolve={(path, choice) => draftStore.resolve(path, choice)}
            />
          )}
          {isFlagged && (
            <Alert
              severity="info"
              onClose={() => setFlagged(false)}
              slotProps={{ closeButton: { 'aria-label': t('common:actions.close') } }}
            >
              {flags.map((flag) => (
                <Typography key={flag} variant="body2">
                  {t(`editor.flag.${flag}`)}
                </Typography>
              ))}
            </Alert>
          )}
          <JobSection content={content} change={draftStore.change} />
          <CompetenciesSection content={content} change={draftStore.change} offerUndo={offerUndo} />
          <QuestionsSection
            content={content}
            change={draftStore.change}
            offerUndo={offerUndo}
            open={open}
            toggle={toggle}
          />
          <CandidateSideSection
            content={content}
            change={draftStore.change}
            draftId={draftRef.draftId}
            organization={organization}
            now={now}
          />
          <PublishSection
            draftRef={draftRef}
            uid={uid}
            organization={organization}
            draftStore={draftStore}
            problems={problems}
            reveal={reveal}
          />
        </Stack>
      </Box>
      {isKeeping && (
        <SaveToLibrary
          uid={uid}
          orgId={draftRef.orgId}
          entry={interviewEntry(content)}
          onClose={() => setKeeping(false)}
        />
      )}
      <Snackbar
        open={undo !== null}
        autoHideDuration={12_000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setUndo(null);
        }}
        message={undo?.text}
        action={
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              if (undo) draftStore.change(undo.edit);
              setUndo(null);
            }}
          >
            {t('common:actions.undo')}
          </Button>
        }
      />
    </Page>
  );
}
