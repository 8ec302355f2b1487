// A highlighted line of a page and nothing else of it: what names are hidden for is never drawn, and names within the line are covered.
import { Alert, Box, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PdfPictures } from '#ai/documents/pdf/pdfPictures.ts';
import { toFault, type Fault } from '#domain/base/fault.ts';
import type { HighlightedLine } from '#ui/files/DocumentPages.tsx';

const padding = 10;
const wide = 720;

/** Draws the line's own boxes from a page that is drawn out of sight; false when the line is not on the page. */
async function drawLine(
  pdf: Pick<PdfPictures, 'draw' | 'find' | 'findCovered'>,
  { page, text }: HighlightedLine,
  canvas: HTMLCanvasElement,
): Promise<boolean> {
  const [[boxes = []], covers] = await Promise.all([
    pdf.find(page, [text]),
    pdf.findCovered(page, text),
  ]);
  if (boxes.length === 0) return false;
  const sheet = document.createElement('canvas');
  await pdf.draw(page, sheet, wide);
  const [width, height] = [sheet.width, sheet.height];
  const scale = width / wide;
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) * height - padding * scale);
  const bottom = Math.min(
    height,
    Math.max(...boxes.map((box) => box.top + box.height)) * height + padding * scale,
  );
  canvas.width = width;
  canvas.height = Math.max(1, Math.ceil(bottom - top));
  const ink = canvas.getContext('2d');
  if (!ink) return false;
  ink.fillStyle = '#eef0f3';
  ink.fillRect(0, 0, canvas.width, canvas.height);
  for (const box of boxes) {
    const [x, y, w, h] = [
      box.left * width - 2,
      box.top * height - 2,
      box.width * width + 4,
      box.height * height + 4,
    ];
    ink.drawImage(sheet, x, y, w, h, x, y - top, w, h);
    ink.fillStyle = 'rgba(255, 208, 0, 0.32)';
    ink.fillRect(x, y - top, w, h);
  }
  ink.fillStyle = '#1c1f26';
  for (const box of covers)
    ink.fillRect(
      box.left * width - 1,
      box.top * height - top - 2,
      box.width * width + 2,
      box.height * height + 4,
    );
  return true;
}

export function EvidenceStrip({
  pdf,
  highlighted,
}: {
  pdf: PdfPictures;
  highlighted: HighlightedLine;
}) {
  const { t } = useTranslation(['resumes', 'faults']);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'drawing' | 'drawn' | 'none' | Fault>('drawing');
  useEffect(() => {
    let here = true;
    const target = canvas.current;
    if (!target) return undefined;
    drawLine(pdf, highlighted, target).then(
      (found) => {
        if (here) setState(found ? 'drawn' : 'none');
      },
      (error: unknown) => {
        if (here) setState(toFault(error));
      },
    );
    return () => {
      here = false;
    };
  }, [pdf, highlighted]);
  return (
    <Box data-testid="lit-strip" data-state={typeof state === 'string' ? state : 'failed'}>
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label={t('dialog.line', { page: highlighted.page })}
        sx={{
          display: state === 'drawn' ? 'block' : 'none',
          width: 1,
          height: 'auto',
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
        }}
      />
      {state === 'none' && <Alert severity="info">{t('dialog.noMatch')}</Alert>}
      {typeof state !== 'string' && (
        <Alert severity="warning">
          {t('dialog.failed')} {t(`faults:${state.code}`, state.values)}
        </Alert>
      )}
      <Typography variant="caption" color="text.secondary">
        {t('dialog.line', { page: highlighted.page })}
      </Typography>
    </Box>
  );
}
