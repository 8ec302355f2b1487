// One letter: drafted out of resume and posting, changed by hand and saved as it is typed, traced sentence by sentence, and sent on its way.
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { wordsOf } from '#domain/text/sentences.ts';
import type { LetterReply } from '#ai/tasks/coverLetter.ts';
import type { Letter, LetterKind } from '#domain/seeker/application.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { MadeBy } from '#ui/product/MadeBy.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { SaveState } from '#ui/page/SaveState.tsx';
import { useApplicationContext } from '#features/jobSeeker/apply/parts/applicationContext.ts';
import { findBlanks, type traceLetter } from './tracedLetter.ts';
import { TracedLetter } from './TracedLetter.tsx';
import type { useAutosaved } from '#features/jobSeeker/apply/parts/useAutosaved.ts';
import { useBlankCheck } from './useBlankCheck.tsx';
import { useDocumentLayout } from '#features/jobSeeker/apply/parts/useDocumentLayout.ts';
import { useLetterDocument } from './useLetterDocument.ts';
import { useLetterDraft } from './useLetterDraft.ts';
import { RecipientFields } from './RecipientFields.tsx';
import { LetterPreview } from './LetterPreview.tsx';

const longest = 20_000;

export function LetterEditor({ kind, stored }: { kind: LetterKind; stored: Letter | null }) {
  const { t } = useTranslation('applying');
  const context = useApplicationContext();
  const { uid, job, resume, credits } = context;
  const [{ design, size }] = useDocumentLayout();
  const contacts = job.data.contacts ?? [];
  const { to, setTo, asking, setAsking, drafted, saved, keepTo, draft, pending } = useLetterDraft({
    stored,
    kind,
    contacts,
    uid,
    job,
    context,
    resume,
    credits,
  });
  const { text } = saved;
  const isEmpty = text.trim() === '';
  const blanks = findBlanks(text);
  const check = useBlankCheck(text);
  const { stretches, letter, mail } = useLetterDocument({ kind, text, to, drafted });
  return (
    <Panel title={t(`letter.kind.${kind}`)} lead={t(`letter.lead.${kind}`)}>
      <Stack spacing={2.5}>
        <RecipientFields contacts={contacts} to={to} setTo={setTo} keepTo={keepTo} />
        <DraftRow
          state={saved.state}
          isEmpty={isEmpty}
          pending={pending}
          draft={draft}
          setAsking={setAsking}
        />
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              lg: isEmpty ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) minmax(0, 420px)',
            },
            alignItems: 'start',
          }}
        >
          <Stack spacing={2.5}>
            <LetterWords isEmpty={isEmpty} text={text} saved={saved} />
            <LetterNotes
              blanks={blanks}
              isEmpty={isEmpty}
              stretches={stretches}
              drafted={drafted}
              stored={stored}
            />
          </Stack>
          {!isEmpty && (
            <LetterPreview
              size={size}
              letter={letter}
              design={design}
              check={check}
              text={text}
              mail={mail}
            />
          )}
        </Box>
      </Stack>
      <DraftAgainDialog
        open={asking}
        pending={pending}
        onClose={() => setAsking(false)}
        onConfirm={() => void draft().then(() => setAsking(false))}
      />
      {check.dialog}
    </Panel>
  );
}

interface DraftAgainDialogProps {
  open: boolean;
  pending: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before a new draft replaces the letter. */
function DraftAgainDialog({ open, pending, onClose, onConfirm }: DraftAgainDialogProps) {
  const { t } = useTranslation('applying');
  return (
    <ConfirmDialog
      open={open}
      title={t('letter.draftAgain')}
      confirmLabel={t('letter.replace')}
      pending={pending}
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {t('letter.replaceText')}
    </ConfirmDialog>
  );
}

interface DraftRowProps {
  state: ReturnType<typeof useAutosaved>['state'];
  isEmpty: boolean;
  pending: boolean;
  draft: () => Promise<unknown>;
  setAsking: (next: boolean) => void;
}

/** Drafts the letter, and shows whether its words are saved. */
function DraftRow({ state, isEmpty, pending, draft, setAsking }: DraftRowProps) {
  const { t } = useTranslation('applying');
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button
        variant={isEmpty ? 'contained' : 'outlined'}
        size={isEmpty ? 'medium' : 'small'}
        loading={pending}
        onClick={() => {
          if (isEmpty) void draft();
          else setAsking(true);
        }}
      >
        {t(isEmpty ? 'letter.draft' : 'letter.draftAgain')}
      </Button>
      <SaveState state={state} />
    </Stack>
  );
}

/** The letter itself, to be changed by hand. */
function LetterWords({
  isEmpty,
  text,
  saved,
}: {
  isEmpty: boolean;
  text: ReturnType<typeof useAutosaved>['text'];
  saved: ReturnType<typeof useAutosaved>;
}) {
  const { t } = useTranslation('applying');
  const { number } = useFormat();
  return (
    <TextField
      multiline
      minRows={isEmpty ? 5 : 10}
      fullWidth
      label={t('letter.words')}
      value={text}
      onChange={(event) => saved.set(event.target.value)}
      onBlur={() => void saved.send()}
      helperText={
        isEmpty
          ? t('letter.wordsHelp')
          : t('letter.count', {
              count: wordsOf(text).length,
              words: number(wordsOf(text).length),
            })
      }
      slotProps={{ htmlInput: { maxLength: longest } }}
    />
  );
}

interface LetterNotesProps {
  blanks: ReturnType<typeof findBlanks>;
  isEmpty: boolean;
  stretches: ReturnType<typeof traceLetter>;
  drafted: LetterReply | null;
  stored: Letter | null;
}

/** What is open in a letter and where its sentences come from. */
function LetterNotes({ blanks, isEmpty, stretches, drafted, stored }: LetterNotesProps) {
  const { t } = useTranslation('applying');
  const { list } = useFormat();
  return (
    <>
      {blanks.length > 0 && (
        <Alert severity="warning" data-testid="blanks">
          {t('letter.blanks', { count: blanks.length })}
        </Alert>
      )}
      {!isEmpty && <TracedLetter stretches={stretches} />}
      {drafted && drafted.refused.length > 0 && (
        <Typography variant="body2" color="text.secondary" data-testid="refused">
          {t('letter.refused', { list: list(drafted.refused) })}
        </Typography>
      )}
      {stored?.provenance && <MadeBy made={stored.provenance} />}
    </>
  );
}
