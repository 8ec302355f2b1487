// Step 4: what the candidate will meet: how long it takes, until when, and what they are shown.
import {
  Alert,
  Box,
  Button,
  FormControlLabel,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { DraftContent } from '#data/jobs/drafts.ts';
import { isSpoken, kindOf, retakeLimits, slotsOf } from '#domain/jobs/answering.ts';
import { computeDraftLength } from '#domain/invitations/interviewLength.ts';
import type { Organization } from '#domain/company/organization.ts';
import { ownRetakesOf } from '#domain/jobs/retakes.ts';
import { to } from '#navigation/routes.ts';
import { Stat } from '#ui/page/Stat.tsx';
import { advised } from '#features/hiring/draft/advised.ts';
import { parseDay, dayOf } from '#features/hiring/parts/days.ts';
import { patch, type Edit } from '#features/hiring/draft/edits.ts';
import { ids } from '#features/hiring/draft/problemTarget.ts';
import { StepSection } from './StepSection.tsx';
import { StorageSlots } from '#features/hiring/invitations/StorageSlots.tsx';
import { WholeNumberField } from '#features/hiring/parts/WholeNumberField.tsx';

export function CandidateSideSection({
  content,
  change,
  draftId,
  organization,
  now,
}: {
  content: DraftContent;
  change: (edit: Edit) => void;
  draftId: string;
  organization: Organization;
  now: Date;
}) {
  const { t } = useTranslation(['hiring', 'domain', 'blind']);
  const { questions, closesAt } = content;
  const speaks = questions.some((question) => isSpoken(question, kindOf(content)));
  const own = Object.keys(ownRetakesOf(content) ?? {}).length;
  const isPast = closesAt != null && closesAt <= now;
  return (
    <StepSection
      step="candidate"
      actions={
        <Button size="small" component={Link} to={to('previewDraft', { draftId })}>
          {t('editor.preview')}
        </Button>
      }
    >
      <Stack spacing={2.5}>
        <CandidateTime content={content} speaks={speaks} />
        {speaks && (
          <Box>
            <WholeNumberField
              label={t('answering.retakes')}
              value={content.retakes ?? retakeLimits.usual}
              bounds={{ min: 0, max: retakeLimits.max }}
              width={168}
              onValue={(value) => change(patch({ retakes: value }))}
            />
            <Typography variant="body2" color="text.secondary" sx={{ mt: 0.75 }}>
              {t('answering.retakesHint')} {t('answering.retakesByQuestion', { count: own })}
            </Typography>
          </Box>
        )}
        <StorageSlots organization={organization} slots={slotsOf(content)} />
        <TextField
          id={ids.closesAt}
          type="date"
          label={t('candidateSide.closesAt')}
          value={closesAt ? dayOf(closesAt) : ''}
          error={isPast}
          helperText={isPast ? t('problem.closesInPast') : t('candidateSide.closesAtHint')}
          onChange={(event) => change(patch({ closesAt: parseDay(event.target.value) }))}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: dayOf(now) } }}
          sx={{ maxWidth: 320 }}
        />
        <BlindReview content={content} change={change} speaks={speaks} />
        <Typography variant="body2" color="text.secondary">
          {t('candidateSide.notice')}
        </Typography>
      </Stack>
    </StepSection>
  );
}

/** How long it takes, of how many questions, and how much time there is. */
function CandidateTime({ content, speaks }: { content: DraftContent; speaks: boolean }) {
  const { t } = useTranslation(['hiring', 'domain']);
  const { minutes, questions: count, limit } = computeDraftLength(content);
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
        }}
      >
        <Stat label={t('candidateSide.minutes')} value={t('domain:minutes', { count: minutes })} />
        <Stat label={t('candidateSide.questions')} value={t('domain:questions', { count })} />
        <Stat
          label={t('candidateSide.window')}
          value={t('domain:minutes', { count: limit })}
          note={t(speaks ? 'candidateSide.windowNoteSpoken' : 'candidateSide.windowNote')}
        />
      </Box>
      {minutes > advised.minutes && (
        <Alert severity="warning">{t('candidateSide.tooLong', { count: advised.minutes })}</Alert>
      )}
      {count > advised.questions && (
        <Alert severity="warning">{t('candidateSide.tooMany', { count: advised.questions })}</Alert>
      )}
    </>
  );
}

/** Whether reviewers learn who it is only after their own scorecard. */
function BlindReview({
  content,
  change,
  speaks,
}: {
  content: DraftContent;
  change: (edit: Edit) => void;
  speaks: boolean;
}) {
  const { t } = useTranslation('blind');
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={content.blind === true}
            onChange={(_, blind) => change(patch({ blind }))}
            slotProps={{ input: { 'aria-describedby': 'draft-blind-hint' } }}
          />
        }
        label={t('wizard.switch')}
      />
      <Typography id="draft-blind-hint" variant="body2" color="text.secondary">
        {t('wizard.hint')}
      </Typography>
      {content.blind && (speaks || kindOf(content) === 'resume') && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {t('wizard.files')}
        </Alert>
      )}
    </Box>
  );
}
