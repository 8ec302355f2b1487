// The job description: typed, pasted or dropped as a file, and what was read in it. What is typed stays through errors and reloads.
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftContent } from '#data/jobs/drafts.ts';
import type { Language } from '#i18n/languages.ts';
import {
  findDescriptionProblem,
  type DescriptionProblem,
} from '#features/hiring/posting/describe.ts';
import type { ReadingFlag } from './drafting.ts';
import { PostingReview } from '#features/hiring/posting/PostingReview.tsx';
import type { KnownJob } from '#features/hiring/posting/review.ts';
import { useReview } from '#features/hiring/posting/useReview.ts';
import { DescriptionFile } from './DescriptionFile.tsx';
import { DescriptionText } from './DescriptionText.tsx';
import { DraftButtons } from './DraftButtons.tsx';
import { DraftingStatus } from './DraftingStatus.tsx';
import { InterviewLanguage } from './InterviewLanguage.tsx';
import { useDrafting } from './useDrafting.ts';
import { useKeptDescription } from './useKeptDescription.ts';

export interface DescriptionFormProps {
  uid: string;
  /** `known`: what it was drafted from. */
  onDraft: (content: DraftContent, flags: ReadingFlag[], known: KnownJob) => void;
  onEmpty: (language: Language) => void;
}

export function DescriptionForm({ uid, onDraft, onEmpty }: DescriptionFormProps) {
  const { t } = useTranslation(['hiring', 'faults']);
  const { value, set, forget, storageKey } = useKeptDescription(uid);
  const [problem, setProblem] = useState<DescriptionProblem | null>(null);
  const { step, fault, clearFault, draftWith, cancel } = useDrafting();
  const postingReview = useReview(
    `hirely.newJobReading/${storageKey}`,
    value.text,
    value.language,
    step !== null,
  );
  const field = useRef<HTMLTextAreaElement>(null);

  async function draft(): Promise<void> {
    const found = findDescriptionProblem(value.text);
    setProblem(found);
    clearFault();
    if (found) return field.current?.focus();
    return draftWith(value, postingReview.review, ({ content, flags, known }) => {
      forget();
      postingReview.forget();
      onDraft(content, flags, known);
    });
  }

  return (
    <Stack
      component="form"
      spacing={3}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void draft();
      }}
    >
      <DescriptionText
        inputRef={field}
        text={value.text}
        problem={problem}
        disabled={step !== null}
        onText={(text) => {
          set({ ...value, text });
          setProblem(null);
        }}
      />
      <DescriptionFile
        fileName={value.fileName}
        disabled={step !== null}
        onRemove={() => set({ ...value, fileName: null })}
        onText={(text, fileName) => {
          set({ ...value, text, fileName });
          setProblem(findDescriptionProblem(text));
        }}
      />
      <InterviewLanguage
        value={value.language}
        disabled={step !== null}
        onLanguage={(language) => set({ ...value, language })}
      />
      <DraftingStatus step={step} reading={postingReview} />
      <ReadPosting reading={postingReview} disabled={step !== null} />
      {fault && (
        <Alert severity="error" role="alert">
          {t(`faults:${fault.code}`, fault.values)} {t('new.byHand')}
        </Alert>
      )}
      <DraftButtons
        isDrafting={step !== null}
        isReviewed={Boolean(postingReview.review)}
        onCancel={cancel}
        onEmpty={() => onEmpty(value.language)}
      />
      <Typography variant="body2" color="text.secondary">
        {t('new.privacy')}
      </Typography>
    </Stack>
  );
}

/** What was read in the description, to be checked, or the offer to show it. */
function ReadPosting({
  reading,
  disabled,
}: {
  reading: ReturnType<typeof useReview>;
  disabled: boolean;
}) {
  const { t } = useTranslation('hiring');
  return (
    <>
      {reading.readNow && (
        <Button onClick={reading.readNow} sx={{ alignSelf: 'flex-start' }}>
          {t('reading.show')}
        </Button>
      )}
      {reading.review && (
        <PostingReview review={reading.review} change={reading.change} disabled={disabled} />
      )}
    </>
  );
}
