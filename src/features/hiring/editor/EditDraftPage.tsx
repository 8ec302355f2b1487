// The editor of a draft: what is on the server and what is on this device, brought together.
import { Alert, Button, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { createId } from '#data/firestore/ids.ts';
import { jobSource } from '#data/jobs/interviews.ts';
import { isEditor } from '#domain/company/member.ts';
import { to } from '#navigation/routes.ts';
import { useMembership } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import { Page } from '#ui/page/Page.tsx';
import { PageSkeleton } from '#ui/page/Skeletons.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { CreateJobButton } from '#features/hiring/parts/CreateJobButton.tsx';
import { DraftEditor } from './DraftEditor.tsx';
import type { FreshDraft } from '#features/hiring/newJob/NewJobInterviewPage.tsx';
import { outboxOf } from '#features/hiring/draft/draftOutbox.ts';
import { createEmptyContent } from '#features/hiring/draft/edits.ts';
import { useDraftStore } from '#features/hiring/draft/useDraftStore.ts';

export default function EditDraftPage() {
  const { t } = useTranslation('hiring');
  const { draftId = '' } = useParams();
  const { uid, orgId, member, organization } = useMembership();
  const fresh = useLocation().state as FreshDraft | null;
  if (!isEditor(member))
    return (
      <EmptyState
        heading="h1"
        title={t('onlyEditors.title')}
        text={t('onlyEditors.text')}
        action={{ label: t('onlyEditors.action'), to: to('hiringDashboard') }}
      />
    );
  return (
    <Editor
      key={draftId}
      uid={uid}
      orgId={orgId}
      draftId={draftId}
      organization={organization}
      fresh={fresh}
    />
  );
}

type EditorProps = {
  uid: string;
  orgId: string;
  draftId: string;
  organization: ReturnType<typeof useMembership>['organization'];
  fresh: FreshDraft | null;
};

function Editor({ uid, orgId, draftId, organization, fresh }: EditorProps) {
  const { t } = useTranslation('hiring');
  const navigate = useNavigate();
  const { draftStore, state, fault } = useDraftStore(uid, orgId, draftId, fresh?.content ?? null);
  if (fault)
    return (
      <Page title={t('editor.untitled')}>
        <ErrorState fault={fault} />
      </Page>
    );
  if (!draftStore || state.phase === 'loading') return <PageSkeleton />;
  if (state.phase === 'missing')
    return (
      <Boundary fallback={<PageSkeleton />} failed={() => <Missing />}>
        <Published orgId={orgId} interviewId={draftId} />
      </Boundary>
    );
  if (state.phase === 'orphaned') {
    const content = state.content;
    const keepAsNew = (): void => {
      const fresh = createId();
      outboxOf({ uid, orgId, draftId: fresh }, 'new').keep({
        content,
        base: createEmptyContent(content.language),
        baseRev: 0,
        at: Date.now(),
      });
      draftStore.abandon();
      void navigate(to('editDraft', { draftId: fresh }), { replace: true });
    };
    return (
      <Page title={content.title || t('editor.untitled')} width="narrow">
        <Alert severity="warning">{t('editor.orphaned')}</Alert>
        <Stack direction="row" spacing={1.5} sx={{ mt: 3 }}>
          <Button variant="contained" onClick={keepAsNew}>
            {t('editor.keepAsNew')}
          </Button>
          <Button onClick={() => draftStore.abandon()}>{t('editor.dropUnsent')}</Button>
        </Stack>
      </Page>
    );
  }
  return (
    <DraftEditor
      draftRef={{ orgId, draftId }}
      uid={uid}
      organization={organization}
      draftStore={draftStore}
      state={state}
      flags={fresh?.flags ?? []}
    />
  );
}

/** A draft is published under its own id: an old link still leads somewhere. */
function Published({ orgId, interviewId }: { orgId: string; interviewId: string }) {
  const { t } = useTranslation('hiring');
  const job = useLive(jobSource({ orgId, interviewId }));
  if (!job) return <Missing />;
  return (
    <EmptyState
      heading="h1"
      title={t('editor.publishedTitle')}
      text={t('editor.publishedText', { title: job.data.title })}
      action={{ label: t('editor.openJob'), to: to('job', { interviewId }) }}
    />
  );
}

function Missing() {
  const { t } = useTranslation('hiring');
  return (
    <EmptyState
      heading="h1"
      title={t('editor.missingTitle')}
      text={t('editor.missingText')}
      action={{ label: t('onlyEditors.action'), to: to('hiringDashboard') }}
    >
      <CreateJobButton />
    </EmptyState>
  );
}
