// A job without its description: pasted once, kept with the job, used by every tool.
import { Box, Button, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { updateSeekerDocument } from '#data/seeker/seekerDocuments.ts';
import { seekerDocumentLimits } from '#domain/seeker/seekerDocument.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useTyped } from '#ui/reading/useTyped.ts';

export function MissingText({ uid, jobId }: { uid: string; jobId: string }) {
  const { t } = useTranslation('ownResume');
  const [text, setText] = useTyped(`fit/${uid}/${jobId}`);
  const [isTried, setTried] = useState(false);
  const [save, { pending }] = useAction(async () => {
    await updateSeekerDocument(uid, 'jobTrackers', jobId, { text: text.trim() });
    setText('');
  });
  const isEmpty = isTried && text.trim() === '';
  return (
    <Panel title={t('fit.noText')} lead={t('fit.noTextText')}>
      <Stack
        component="form"
        noValidate
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (text.trim() !== '') void save();
        }}
      >
        <TextField
          label={t('fit.text')}
          multiline
          minRows={6}
          maxRows={18}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={isEmpty}
          helperText={isEmpty ? t('fit.textMissing') : undefined}
          slotProps={{ htmlInput: { maxLength: seekerDocumentLimits.textMax, dir: 'auto' } }}
        />
        <Box>
          <Button type="submit" variant="contained" loading={pending}>
            {t('fit.saveText')}
          </Button>
        </Box>
      </Stack>
    </Panel>
  );
}
