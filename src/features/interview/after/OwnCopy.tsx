// The candidate's own copy: everything in one file, or in print.
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Room } from '#data/candidate/room.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { readOwnCopy, readOwnFile } from '#data/candidate/ownCopy.ts';
import { writeZipParts, type ZipEntry } from '#domain/base/zip.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { writeAnswersAsText } from '#features/interview/session/answersAsText.ts';
import { useSentWords } from './useSentWords.ts';

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser needs the address for a moment longer.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export function OwnCopy({ room, candidateRef }: { room: Room; candidateRef: CandidateRef }) {
  const { t } = useTranslation(['afterwards', 'interview']);
  const { plan, wordsOf } = useSentWords(room, candidateRef);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [missing, setMissing] = useState(0);
  const [pack, { pending }] = useAction(async () => {
    const files = room.answers.flatMap(({ id, data }) =>
      data.storagePath ? [{ id, path: data.storagePath }] : [],
    );
    const total = files.length + 1;
    setProgress({ done: 0, total });
    setMissing(0);
    const data = await readOwnCopy(candidateRef);
    const entries: ZipEntry[] = [];
    const notFetched: string[] = [];
    for (const [index, { id, path }] of files.entries()) {
      setProgress({ done: index + 1, total });
      try {
        // One after the other: recordings are large.
        entries.push({
          name: `files/${id}.${path.split('.').at(-1) ?? 'bin'}`,
          bytes: await readOwnFile(path),
        });
      } catch {
        notFetched.push(path);
      }
    }
    const text = (value: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(value);
    const whole = {
      interview: room.interview.title,
      company: room.invite?.companyName ?? null,
      ...data,
      files: files.map(({ path }) => path),
      notFetched,
    };
    const words = writeAnswersAsText(room.questions, plan, wordsOf, t('interview:review.noAnswer'));
    save(
      new Blob(
        writeZipParts([
          { name: 'data.json', bytes: text(JSON.stringify(whole, null, 2)) },
          { name: 'answers.txt', bytes: text(words) },
          ...entries,
        ]),
        { type: 'application/zip' },
      ),
      `${t('download.file')}-${candidateRef.interviewId}.zip`,
    );
    setMissing(notFetched.length);
  });
  return (
    <Stack spacing={1.5}>
      <Typography color="text.secondary">{t('download.text')}</Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" loading={pending} onClick={() => void pack()}>
          {t('download.button')}
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          {t('download.print')}
        </Button>
      </Stack>
      <Typography variant="body2" color="text.secondary" role="status">
        {pending && progress ? t('download.making', { ...progress }) : ''}
      </Typography>
      {missing > 0 && <Alert severity="warning">{t('download.failed', { count: missing })}</Alert>}
    </Stack>
  );
}
