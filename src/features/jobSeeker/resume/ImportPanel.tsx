// Brings a resume in: a file that is read on this device, or pasted words.
import { Box, Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addSeekerDocument } from '#data/seeker/seekerDocuments.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { FileDrop } from '#ui/files/FileDrop.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction, type ActionState } from '#ui/reading/useAction.ts';
import { useTyped } from '#ui/reading/useTyped.ts';
import { readResumeFile, readResumeText } from './readResume.ts';

export interface ImportPanelProps {
  uid: string;
  onRead: (id: string, file: File | null) => void;
  onClose?: (() => void) | undefined;
}

export function ImportPanel({ uid, onRead, onClose }: ImportPanelProps) {
  const { t } = useTranslation(['ownResume', 'faults', 'domain', 'common']);
  const format = useFormat();
  const [text, setText] = useTyped(`ownResume/${uid}/pasted`);
  const [isPasting, setPasting] = useState(text !== '');
  const [isTried, setTried] = useState(false);
  const [take, taking] = useAction(
    async (file: File) => {
      const { fields } = await readResumeFile(file);
      onRead(await addSeekerDocument(uid, 'resumes', fields), file);
    },
    { quiet: true },
  );
  const [paste, pasting] = useAction(
    async () => {
      const id = await addSeekerDocument(
        uid,
        'resumes',
        await readResumeText(text, t('import.pastedTitle')),
      );
      setText('');
      onRead(id, null);
    },
    { quiet: true },
  );
  const formatFault = (fault: typeof taking.fault): string | null =>
    fault ? t(`faults:${fault.code}`, { ...fault.values, limit: format.megabytes(10) }) : null;
  const isEmpty = isTried && text.trim() === '';
  return (
    <Panel
      title={t('import.title')}
      lead={t('import.lead')}
      actions={
        onClose && (
          <Button size="small" onClick={onClose}>
            {t('common:actions.close')}
          </Button>
        )
      }
    >
      <Stack spacing={2}>
        <FileDrop
          label={t('import.file')}
          accept=".pdf,.docx,.txt"
          hint={t('import.hint')}
          onFile={(file) => void take(file)}
          pending={taking.pending}
          error={formatFault(taking.fault)}
        />
        {!isPasting && (
          <Box>
            <Button size="small" onClick={() => setPasting(true)}>
              {t('import.paste')}
            </Button>
          </Box>
        )}
        {isPasting && (
          <PasteForm
            setTried={setTried}
            text={text}
            paste={paste}
            setText={setText}
            isEmpty={isEmpty}
            pasting={pasting}
            formatFault={formatFault}
            setPasting={setPasting}
          />
        )}
      </Stack>
    </Panel>
  );
}

interface PasteFormProps {
  setTried: (next: boolean) => void;
  text: string;
  paste: () => Promise<unknown>;
  setText: (next: string) => void;
  isEmpty: boolean;
  pasting: ActionState;
  formatFault: (fault: ActionState['fault']) => string | null;
  setPasting: (next: boolean) => void;
}

/** A resume pasted as text. */
function PasteForm({
  setTried,
  text,
  paste,
  setText,
  isEmpty,
  pasting,
  formatFault,
  setPasting,
}: PasteFormProps) {
  const { t } = useTranslation(['ownResume', 'faults', 'domain', 'common']);
  return (
    <Stack
      spacing={1.5}
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (text.trim() !== '') void paste();
      }}
    >
      <TextField
        label={t('import.text')}
        multiline
        minRows={6}
        maxRows={16}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={isEmpty || pasting.fault !== null}
        helperText={
          isEmpty ? t('import.textMissing') : (formatFault(pasting.fault) ?? t('import.textHelp'))
        }
        slotProps={{ htmlInput: { maxLength: 100_000, dir: 'auto' } }}
      />
      <Stack direction="row" spacing={1}>
        <Button type="submit" variant="contained" loading={pasting.pending}>
          {t('import.read')}
        </Button>
        <Button
          onClick={() => {
            setText('');
            setPasting(false);
            setTried(false);
          }}
        >
          {t('common:actions.cancel')}
        </Button>
      </Stack>
    </Stack>
  );
}
