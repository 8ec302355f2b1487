// Printing and exporting a document: design, size, PDF by the print dialogue, a Word file, or the plain words.
import { Box, Button, MenuItem, Stack, TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ParsedResume } from '#domain/resume/resume.ts';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { PrintSheet } from '#ui/files/PrintSheet.tsx';
import { saveFile } from '#ui/files/saveFile.ts';
import { useAction } from '#ui/reading/useAction.ts';
import { useApplicationContext } from './applicationContext.ts';
import {
  designs,
  margin,
  paperSizes,
  type Design,
  type PaperSize,
} from '#features/jobSeeker/apply/documents/design.ts';
import type { LetterDocument } from '#features/jobSeeker/apply/documents/letterDocument.ts';
import { LetterSheet } from '#features/jobSeeker/apply/documents/LetterSheet.tsx';
import {
  formatDocumentText,
  createResumeDocument,
} from '#features/jobSeeker/apply/documents/resumeDocument.ts';
import { ResumeSheet } from '#features/jobSeeker/apply/documents/ResumeSheet.tsx';
import { useDocumentLayout } from './useDocumentLayout.ts';

export type Printed =
  | { kind: 'resume'; resume: ParsedResume }
  | { kind: 'letter'; letter: LetterDocument };

/** A name that every file system takes. */
const buildFileName = (...parts: readonly (string | null | undefined)[]): string =>
  parts
    .flatMap((part) => part?.trim() || [])
    .join(' - ')
    .replaceAll(/[^\p{L}\p{N} .()-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 120) || 'resume';

/** `ask` comes before anything leaves the page. */
export function DocumentActions({
  printed,
  ask = (go) => go(),
}: {
  printed: Printed;
  ask?: (go: () => void) => void;
}) {
  const { t } = useTranslation('applying');
  const { job, resume } = useApplicationContext();
  const [layout, setLayout] = useDocumentLayout();
  const [printing, setPrinting] = useState(false);
  const name = buildFileName(
    resume.name,
    t(`paper.name.${printed.kind}`),
    job.data.company ?? job.data.title,
  );
  const [makeDocx, { pending }] = useAction(async () => {
    const { docxType, createLetterDocx, createResumeDocx } =
      await import('#features/jobSeeker/apply/documents/docxDocument.ts');
    const more = { ...layout, title: name };
    const file = await (printed.kind === 'resume'
      ? createResumeDocx(createResumeDocument(printed.resume), more)
      : createLetterDocx(printed.letter, more));
    saveFile([file], docxType, `${name}.docx`);
  });
  return (
    <Stack spacing={1.5}>
      <LayoutFields layout={layout} setLayout={setLayout} />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button size="small" variant="outlined" onClick={() => ask(() => setPrinting(true))}>
          {t('paper.print')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          loading={pending}
          onClick={() => ask(() => void makeDocx())}
        >
          {t('paper.word')}
        </Button>
        {printed.kind === 'resume' && (
          <CopyButton
            variant="outlined"
            text={formatDocumentText(createResumeDocument(printed.resume))}
            label={t('paper.copy')}
          />
        )}
      </Stack>
      {printing && (
        <Printing
          printed={printed}
          name={name}
          design={layout.design}
          size={layout.size}
          onDone={() => setPrinting(false)}
        />
      )}
    </Stack>
  );
}

/** How the document looks. */
function LayoutFields({
  layout,
  setLayout,
}: {
  layout: ReturnType<typeof useDocumentLayout>[0];
  setLayout: ReturnType<typeof useDocumentLayout>[1];
}) {
  const { t } = useTranslation('applying');
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
      <TextField
        select
        size="small"
        label={t('paper.design')}
        value={layout.design}
        onChange={(event) => setLayout({ ...layout, design: event.target.value as Design })}
        sx={{ minWidth: 130 }}
      >
        {designs.map((design) => (
          <MenuItem key={design} value={design}>
            {t(`paper.designs.${design}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={t('paper.size')}
        value={layout.size}
        onChange={(event) => setLayout({ ...layout, size: event.target.value as PaperSize })}
        sx={{ minWidth: 130 }}
      >
        {paperSizes.map((size) => (
          <MenuItem key={size} value={size}>
            {t(`paper.sizes.${size}`)}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}

function Printing({
  printed,
  name,
  design,
  size,
  onDone,
}: {
  printed: Printed;
  name: string;
  design: Design;
  size: PaperSize;
  onDone: () => void;
}) {
  useEffect(() => {
    // Browsers propose the title as the name of the PDF.
    const before = document.title;
    document.title = name;
    return () => {
      document.title = before;
    };
  }, [name]);
  return (
    <PrintSheet
      onDone={onDone}
      page={{ size: size === 'a4' ? 'A4' : 'letter', margin: `${margin.top}pt ${margin.side}pt` }}
    >
      <Box sx={{ '--pt': '1pt' }}>
        {printed.kind === 'resume' ? (
          <ResumeSheet resume={createResumeDocument(printed.resume)} design={design} headings />
        ) : (
          <LetterSheet letter={printed.letter} design={design} headings />
        )}
      </Box>
    </PrintSheet>
  );
}
