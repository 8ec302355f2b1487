// The draft as a candidate will meet it, in the interview's language; nothing typed here is kept.
import { Alert } from '@mui/material';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { kindOf } from '#domain/jobs/answering.ts';
import { contentOf } from '#domain/jobs/interview.ts';
import { computeDraftLength } from '#domain/invitations/interviewLength.ts';
import { readDraftRetakes } from '#domain/jobs/retakes.ts';
import { toLanguage } from '#i18n/languages.ts';
import { to } from '#navigation/routes.ts';
import { useMembership } from '#session/session.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import { Page } from '#ui/page/Page.tsx';
import { PageSkeleton } from '#ui/page/Skeletons.tsx';
import { BackLink } from '#features/hiring/parts/BackLink.tsx';
import { CandidatePreview } from './CandidatePreview.tsx';
import { notePreviewed } from '#features/hiring/dashboard/firstRunSteps.ts';
import { useDraftStore } from '#features/hiring/draft/useDraftStore.ts';

export default function PreviewDraftPage() {
  const { t } = useTranslation('hiring');
  const { draftId = '' } = useParams();
  const { uid, orgId, organization } = useMembership();
  const { draftStore, state, fault } = useDraftStore(uid, orgId, draftId);
  useEffect(() => {
    if (draftStore && state.phase === 'ready') notePreviewed(uid);
  }, [draftStore, state.phase, uid]);
  if (fault)
    return (
      <Page title={t('preview.title')}>
        <ErrorState fault={fault} />
      </Page>
    );
  if (!draftStore || state.phase === 'loading') return <PageSkeleton />;
  if (state.phase === 'missing')
    return (
      <EmptyState
        heading="h1"
        title={t('editor.missingTitle')}
        text={t('editor.missingText')}
        action={{ label: t('onlyEditors.action'), to: to('hiringDashboard') }}
      />
    );
  const { content } = state;
  return (
    <Page
      title={t('preview.title')}
      width="narrow"
      eyebrow={<BackLink to={to('editDraft', { draftId })} label={t('preview.back')} />}
    >
      <Alert severity="info" sx={{ mb: 3 }}>
        {t('preview.notice')}
      </Alert>
      {content.questions.length === 0 ? (
        <EmptyState
          title={t('preview.emptyTitle')}
          text={t('preview.emptyText')}
          action={{ label: t('preview.back'), to: to('editDraft', { draftId }) }}
        />
      ) : (
        <CandidatePreview
          company={organization.name}
          title={content.title}
          language={toLanguage(content.language)}
          kind={kindOf(content)}
          retakes={readDraftRetakes(content)}
          questions={contentOf(content).questions}
          length={computeDraftLength(content)}
        />
      )}
    </Page>
  );
}
