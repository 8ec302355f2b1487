// A letter as a sheet, and the ways it goes out.
import { Button, Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { type LetterDocument } from '#features/jobSeeker/apply/documents/letterDocument.ts';
import { LetterSheet } from '#features/jobSeeker/apply/documents/LetterSheet.tsx';
import { SheetFrame } from '#features/jobSeeker/apply/documents/SheetFrame.tsx';
import { DocumentActions } from '#features/jobSeeker/apply/parts/DocumentActions.tsx';
import type { useAutosaved } from '#features/jobSeeker/apply/parts/useAutosaved.ts';
import type { useBlankCheck } from './useBlankCheck.tsx';
import type { useDocumentLayout } from '#features/jobSeeker/apply/parts/useDocumentLayout.ts';

interface LetterPreviewProps {
  size: ReturnType<typeof useDocumentLayout>[0]['size'];
  letter: LetterDocument;
  design: ReturnType<typeof useDocumentLayout>[0]['design'];
  check: ReturnType<typeof useBlankCheck>;
  text: ReturnType<typeof useAutosaved>['text'];
  mail: string;
}

/** The letter as a sheet, and the ways it goes out. */
export function LetterPreview({ size, letter, design, check, text, mail }: LetterPreviewProps) {
  const { t } = useTranslation('applying');
  return (
    <Stack spacing={1.5} sx={{ position: { lg: 'sticky' }, top: { lg: 76 } }}>
      <SheetFrame size={size} label={t('paper.preview')}>
        <LetterSheet letter={letter} design={design} />
      </SheetFrame>
      <DocumentActions printed={{ kind: 'letter', letter }} ask={check.ask} />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <CopyButton variant="outlined" text={text} label={t('letter.copy')} before={check.ask} />
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
  );
}
