// From a job description to a draft: paste or drop it, the AI reads it, the editor opens. Or begin with an empty draft.
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import type { DraftContent } from '#data/jobs/drafts.ts';
import { createId } from '#data/firestore/ids.ts';
import { interviewKinds } from '#domain/jobs/answering.ts';
import { isEditor } from '#domain/company/member.ts';
import { isAtInterviewLimit } from '#domain/company/organization.ts';
import { limitTargetOf } from '#navigation/limitTargetOf.ts';
import { to } from '#navigation/routes.ts';
import { useMembership, useSession } from '#session/session.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { InterviewLimitDialog } from '#ui/dialogs/InterviewLimitDialog.tsx';
import { Page } from '#ui/page/Page.tsx';
import { useNow } from '#ui/reading/useNow.ts';
import { BackLink } from '#features/hiring/parts/BackLink.tsx';
import { DescriptionForm } from './DescriptionForm.tsx';
import { KindPicker } from './KindPicker.tsx';
import { outboxOf } from '#features/hiring/draft/draftOutbox.ts';
import type { ReadingFlag } from './drafting.ts';
import { createEmptyContent } from '#features/hiring/draft/edits.ts';
import { LibraryPicker } from '#features/hiring/library/LibraryPicker.tsx';
import { buildContent } from '#features/hiring/library/additions.ts';
import { keepKnown } from '#features/hiring/posting/keptKnown.ts';
import type { KnownJob } from '#features/hiring/posting/review.ts';
import { useKept } from '#ui/reading/useKept.ts';

/** What the editor gets to know about a fresh draft. */
export interface FreshDraft {
  flags: ReadingFlag[];
  /** Only when the device could not keep it. */
  content: DraftContent | null;
}

export default function NewJobInterviewPage() {
  const { t } = useTranslation(['hiring', 'library']);
  const [isPicking, setPicking] = useState(false);
  const { uid, orgId, organization, member } = useMembership();
  const { user } = useSession();
  const navigate = useNavigate();
  const now = useNow();
  const kind = useKept(`hirely.newJobKind/${uid}`, z.enum(interviewKinds), 'chat');

  // The draft begins on this device; the editor sends it. So nothing is lost between the two screens, with or without a network.
  function begin(
    drafted: DraftContent,
    flags: ReadingFlag[],
    type = kind.value,
    known: KnownJob = {},
  ): void {
    const draftId = createId();
    keepKnown(uid, draftId, known);
    const content = { ...drafted, type };
    kind.forget();
    const isKept = outboxOf({ uid, orgId, draftId }, 'new').keep({
      content,
      base: createEmptyContent(content.language),
      baseRev: 0,
      at: Date.now(),
    });
    const fresh: FreshDraft = { flags, content: isKept ? null : content };
    void navigate(to('editDraft', { draftId }), { state: fresh, replace: true });
  }

  if (!isEditor(member))
    return (
      <EmptyState
        heading="h1"
        title={t('onlyEditors.title')}
        text={t('onlyEditors.text')}
        action={{ label: t('onlyEditors.action'), to: to('hiringDashboard') }}
      />
    );
  const isAdmin = user?.isAdmin === true;
  return (
    <Page
      title={t('new.title')}
      lead={t('new.lead')}
      width="narrow"
      eyebrow={<BackLink to={to('hiringDashboard')} label={t('backToDashboard')} />}
      actions={
        <Button variant="outlined" onClick={() => setPicking(true)}>
          {t('library:pick.interview')}
        </Button>
      }
    >
      <Box sx={{ mb: 3 }}>
        <KindPicker value={kind.value} onKind={kind.set} />
      </Box>
      <DescriptionForm
        uid={uid}
        onDraft={(content, flags, known) => begin(content, flags, kind.value, known)}
        onEmpty={(language) => begin(createEmptyContent(language), [])}
      />
      {isPicking && (
        <LibraryPicker
          orgId={orgId}
          kind="interview"
          language={null}
          onClose={() => setPicking(false)}
          onPick={([item]) => {
            if (item) begin(buildContent(item.body, item.language), [], item.body.type);
          }}
        />
      )}
      <InterviewLimitDialog
        open={isAtInterviewLimit(organization, now)}
        isAdmin={isAdmin}
        to={limitTargetOf(isAdmin)}
        onClose={() => void navigate(to('hiringDashboard'))}
      />
    </Page>
  );
}
