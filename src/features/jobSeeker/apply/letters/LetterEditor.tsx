// One letter: drafted out of resume and posting, changed by hand and saved as it is typed, traced sentence by sentence, and sent on its way.
import { Alert, Autocomplete, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inputHashOf } from '#ai/results/canonical.ts';
import { letterText } from '#domain/seeker/letterText.ts';
import { wordsOf } from '#domain/text/sentences.ts';
import { getAi } from '#ai/port.ts';
import { LetterReply } from '#ai/tasks/coverLetter.ts';
import type { Letter, LetterKind } from '#domain/seeker/application.ts';
import { mailtoLink } from '#domain/base/mailAddress.ts';
import { languageFrom } from '#i18n/languages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { MadeBy } from '#ui/product/MadeBy.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { SaveState } from '#ui/page/SaveState.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import {
  jobToWriteFor,
  keep,
  postingOf,
  useApplicationContext,
} from '#features/jobSeeker/apply/parts/applicationContext.ts';
import { letterLanguage } from './letterLanguage.ts';
import { createLetterDocument } from '#features/jobSeeker/apply/paper/letterDocument.ts';
import { LetterSheet } from '#features/jobSeeker/apply/paper/LetterSheet.tsx';
import { SheetFrame } from '#features/jobSeeker/apply/paper/SheetFrame.tsx';
import { DocumentActions } from '#features/jobSeeker/apply/parts/DocumentActions.tsx';
import { blanksIn, traceLetter } from './tracedLetter.ts';
import { TracedLetter } from './TracedLetter.tsx';
import { useAutosaved } from '#features/jobSeeker/apply/parts/useAutosaved.ts';
import { useBlankCheck } from './useBlankCheck.tsx';
import { useDress } from '#features/jobSeeker/apply/parts/useDress.ts';

const longest = 20_000;

export function LetterEditor({ kind, stored }: { kind: LetterKind; stored: Letter | null }) {
  const { t, i18n } = useTranslation('applying');
  const { number, list } = useFormat();
  const context = useApplicationContext();
  const { uid, job, resume, credits } = context;
  const [{ design, size }] = useDress();
  const [opened] = useState(() => new Date());
  const contacts = job.data.contacts ?? [];
  const [to, setTo] = useState({
    recipient: stored?.recipient ?? (kind === 'cover' ? '' : (contacts[0]?.name ?? '')),
    email: stored?.email ?? (kind === 'cover' ? '' : (contacts[0]?.email ?? '')),
  });
  const [asking, setAsking] = useState(false);
  const drafted = useMemo(
    () => LetterReply.safeParse(stored?.drafted).data ?? null,
    [stored?.drafted],
  );
  const base: Letter = {
    drafted: stored?.drafted ?? null,
    text: stored?.text ?? '',
    ...(stored?.provenance ? { provenance: stored.provenance } : {}),
    ...to,
  };
  const saved = useAutosaved(`apply/${uid}/${job.id}/letter/${kind}`, stored?.text ?? '', (text) =>
    keep(context, { letter: { kind, letter: { ...base, text } } }),
  );
  const [keepTo] = useAction(
    () =>
      stored || saved.text !== ''
        ? keep(context, { letter: { kind, letter: { ...base, text: saved.text } } })
        : Promise.resolve(),
    { lastWins: true },
  );
  const [draft, { pending }] = useAction(async () => {
    const ai = getAi();
    // What is typed from here on is the person's own, and stays.
    await saved.send();
    const input = {
      resume,
      job: await jobToWriteFor(ai, job),
      posting: postingOf(job.data),
      language: letterLanguage(postingOf(job.data), languageFrom(i18n.language)),
      kind,
      recipient: to.recipient.trim() || null,
    };
    const made = await credits.use('letter', inputHashOf('coverLetter', input), () =>
      ai.ask('coverLetter', input, { names: [resume.name ?? '', to.recipient].filter(Boolean) }),
    );
    if (!made) return;
    await keep(context, {
      letter: {
        kind,
        letter: {
          drafted: made.reply,
          text: letterText(made.reply.sentences),
          provenance: made.provenance,
          ...to,
        },
      },
    });
  });
  const { text } = saved;
  const isEmpty = text.trim() === '';
  const allowed = [job.data.title, job.data.company, to.recipient, job.data.text]
    .filter(Boolean)
    .join('\n');
  const stretches = useMemo(
    () => traceLetter(text, drafted?.sentences ?? [], resume, allowed),
    [text, drafted, resume, allowed],
  );
  const blanks = blanksIn(text);
  const check = useBlankCheck(text);
  const letter = createLetterDocument({
    kind,
    text,
    resume,
    recipient: to.recipient,
    company: job.data.company ?? '',
    language: letterLanguage(text, languageFrom(i18n.language)),
    at: opened,
  });
  const subject = t(`letter.subject.${kind}`, {
    title: job.data.title ?? '',
    name: resume.name ?? '',
  });
  const mail = mailtoLink(to.email, { subject, body: text.replaceAll('\n', '\r\n') });
  return (
    <Panel title={t(`letter.kind.${kind}`)} lead={t(`letter.lead.${kind}`)}>
      <Stack spacing={2.5}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
          <Autocomplete
            freeSolo
            fullWidth
            options={contacts.map(({ name }) => name)}
            inputValue={to.recipient}
            onInputChange={(_, recipient, why) => {
              const known = contacts.find(({ name }) => name === recipient);
              if (why !== 'reset' || known)
                setTo({ recipient: recipient.slice(0, 200), email: known?.email || to.email });
            }}
            onBlur={() => void keepTo()}
            renderInput={(field) => (
              <TextField
                {...field}
                label={t('letter.recipient')}
                helperText={t('letter.recipientHelp')}
              />
            )}
          />
          <TextField
            fullWidth
            type="email"
            label={t('letter.email')}
            helperText={t('letter.emailHelp')}
            value={to.email}
            onChange={(event) => setTo({ ...to, email: event.target.value.slice(0, 200) })}
            onBlur={() => void keepTo()}
          />
        </Stack>
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
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
          <SaveState state={saved.state} />
        </Stack>
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
          </Stack>
          {!isEmpty && (
            <Stack spacing={1.5} sx={{ position: { lg: 'sticky' }, top: { lg: 76 } }}>
              <SheetFrame size={size} label={t('paper.preview')}>
                <LetterSheet letter={letter} design={design} />
              </SheetFrame>
              <DocumentActions printed={{ kind: 'letter', letter }} ask={check.ask} />
              <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
                <CopyButton
                  variant="outlined"
                  text={text}
                  label={t('letter.copy')}
                  before={check.ask}
                />
                <Button
                  size="small"
                  variant="outlined"
                  href={mail}
                  onClick={(event) => {
                    event.preventDefault();
                    check.ask(() => globalThis.location.assign(mail));
                  }}
                >
                  {t('letter.mail')}
                </Button>
              </Stack>
            </Stack>
          )}
        </Box>
      </Stack>
      <ConfirmDialog
        open={asking}
        title={t('letter.draftAgain')}
        confirmLabel={t('letter.replace')}
        pending={pending}
        onClose={() => setAsking(false)}
        onConfirm={() => void draft().then(() => setAsking(false))}
      >
        {t('letter.replaceText')}
      </ConfirmDialog>
      {check.dialog}
    </Panel>
  );
}
