// One page, five steps: job, competencies, questions, the candidate's side, publish. Everything saves itself.
import { Box, Stack } from '@mui/material';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftRef } from '#data/jobs/drafts.ts';
import type { Organization } from '#domain/company/organization.ts';
import { to } from '#navigation/routes.ts';
import { usePageSubject } from '#ui/commands/usePageCommands.ts';
import { Page } from '#ui/page/Page.tsx';
import { BackLink } from '#features/hiring/parts/BackLink.tsx';
import { CandidateSideSection } from './CandidateSideSection.tsx';
import { CompetenciesSection } from './CompetenciesSection.tsx';
import type { DraftStoreState } from '#features/hiring/draft/draftState.ts';
import type { DraftStore } from '#features/hiring/draft/draftStore.ts';
import type { ReadingFlag } from '#features/hiring/newJob/drafting.ts';
import type { Edit, OfferUndo } from '#features/hiring/draft/edits.ts';
import { JobSection } from './JobSection.tsx';
import { publishProblems } from '#features/hiring/draft/problemTarget.ts';
import { ProvenanceLine } from '#features/hiring/parts/ProvenanceLine.tsx';
import { PublishSection } from './PublishSection.tsx';
import { QuestionsSection } from '#features/hiring/editor/questions/QuestionsSection.tsx';
import { useNow } from '#ui/reading/useNow.ts';
import { DraftActions } from './DraftActions.tsx';
import { DraftAside } from './DraftAside.tsx';
import { DraftNotices } from './DraftNotices.tsx';
import { UndoBar } from './UndoBar.tsx';
import { useOpenQuestions } from '#features/hiring/editor/questions/useOpenQuestions.ts';

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
  const { t } = useTranslation(['hiring', 'common', 'faults', 'library', 'routes']);
  const now = useNow();
  const { content } = state;
  const [undo, setUndo] = useState<{ text: string; edit: Edit } | null>(null);
  const offerUndo = useCallback<OfferUndo>((text, edit) => setUndo({ text, edit }), []);
  const { open, toggle, reveal } = useOpenQuestions(content);
  const problems = publishProblems(content, now);
  usePageSubject({
    kind: 'draft',
    title: content.title.trim() || t('editor.untitled'),
    detail: t('routes:title.editDraft'),
    target: to('editDraft', { draftId: draftRef.draftId }),
  });

  return (
    <Page
      title={content.title.trim() || t('editor.untitled')}
      width="wide"
      eyebrow={<BackLink to={to('hiringDashboard')} label={t('backToDashboard')} />}
      lead={<ProvenanceLine origin={content.origin ?? null} />}
      actions={<DraftActions draftRef={draftRef} uid={uid} content={content} />}
    >
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, md: 4 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '208px minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <DraftAside state={state} problems={problems} />
        <Stack spacing={3}>
          <DraftNotices draftStore={draftStore} state={state} flags={flags} />
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
      <UndoBar
        undo={undo}
        onUndo={(edit) => {
          draftStore.change(edit);
          setUndo(null);
        }}
        onClose={() => setUndo(null)}
      />
    </Page>
  );
}
