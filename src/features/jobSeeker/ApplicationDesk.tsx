// Fits a resume to a job and drafts a letter, on the device: nothing in either that the resume does not say.
import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readLayout } from '#ai/documents/readDocument.ts';
import { getAi } from '#ai/port.ts';
import { limits } from '#domain/kit.ts';
import type { ReadLine } from '#domain/resume.ts';
import { languageFrom } from '#i18n/languages.ts';
import { FileDrop } from '#ui/FileDrop.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useAction } from '#ui/useAction.ts';
import { prepareApplication, type Application } from './application.ts';
import { LetterPanel } from './LetterPanel.tsx';
import { TailoredPanel } from './TailoredPanel.tsx';
import { useOnDevice } from './useOnDevice.ts';

const longestResume = 60_000;

export function ApplicationDesk({ uid }: { uid: string }) {
  const { t, i18n } = useTranslation(['jobSeeker', 'faults', 'domain']);
  const [resume, setResume] = useOnDevice(`application/${uid}/resume`);
  const [posting, setPosting] = useOnDevice(`application/${uid}/posting`);
  const [company, setCompany] = useOnDevice(`application/${uid}/company`);
  const [file, setFile] = useState<{ name: string; text: string; lines: ReadLine[]; hidden: number } | null>(null);
  const [tried, setTried] = useState(false);
  const [made, setMade] = useState<Application | null>(null);
  const [read, reading] = useAction((chosen: File) => readLayout(chosen), { quiet: true });
  const [prepare, { pending }] = useAction(() => prepareApplication(getAi(), { lines: file?.text === resume ? file.lines : null, resume, posting, company, language: languageFrom(i18n.language) }));

  async function take(chosen: File): Promise<void> {
    const layout = await read(chosen);
    if (!layout) return;
    setFile({ name: chosen.name, text: layout.text, lines: layout.lines, hidden: layout.hidden.length });
    setResume(layout.text);
  }
  async function make(): Promise<void> {
    setTried(true);
    if (resume.trim() === '' || posting.trim() === '') return;
    const next = await prepare();
    if (next) setMade(next);
  }
  function forget(): void {
    for (const set of [setResume, setPosting, setCompany]) set('');
    setFile(null);
    setMade(null);
    setTried(false);
  }
  const wrong = (text: string): boolean => tried && text.trim() === '';
  const { fault } = reading;
  return (
    <Stack spacing={3}>
      <Panel title={t('apply.title')} lead={t('apply.lead')}>
        <Stack spacing={2}>
          <FileDrop label={t('apply.file')} accept=".pdf,.docx,.txt" hint={t('apply.fileHint')} onFile={(chosen) => void take(chosen)} pending={reading.pending} fileName={file?.text === resume ? (file?.name ?? null) : null} onRemove={() => { setFile(null); setResume(''); }} error={fault ? t(`faults:${fault.code}`, { ...fault.values, limit: t('domain:megabytes', { value: 10 }) }) : null} />
          <TextField label={t('apply.resume')} multiline minRows={4} maxRows={14} value={resume} onChange={(event) => setResume(event.target.value)} error={wrong(resume)} helperText={t(wrong(resume) ? 'apply.resumeMissing' : 'apply.private')} slotProps={{ htmlInput: { maxLength: longestResume } }} />
          {file && file.hidden > 0 && file.text === resume && <Typography variant="body2" color="text.secondary">{t('apply.hidden', { count: file.hidden })}</Typography>}
          <TextField label={t('apply.posting')} multiline minRows={4} maxRows={14} value={posting} onChange={(event) => setPosting(event.target.value)} error={wrong(posting)} helperText={wrong(posting) ? t('apply.postingMissing') : undefined} slotProps={{ htmlInput: { maxLength: limits.descriptionMax } }} />
          <TextField label={t('apply.company')} value={company} onChange={(event) => setCompany(event.target.value)} slotProps={{ htmlInput: { maxLength: limits.titleMax } }} />
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button variant="contained" loading={pending} onClick={() => void make()}>{t('apply.make')}</Button>
            {(resume !== '' || posting !== '' || company !== '') && <Button onClick={forget}>{t('apply.forget')}</Button>}
          </Stack>
        </Stack>
      </Panel>
      {made && <TailoredPanel key={made.tailored.provenance.inputHash} application={made} />}
      {made && <LetterPanel letter={made.letter} />}
    </Stack>
  );
}
