// The pages of a document as pictures, with a line of it highlighted: by pointer and by keyboard from whatever names the line.
import { Alert, Box, Button, Stack } from '@mui/material';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { toFault, type Fault } from '#domain/base/fault.ts';
import { visuallyHidden } from '#ui/page/visuallyHidden.ts';

/** A box in shares of the page's width and height, from its upper left corner. */
interface PageBox {
  left: number;
  top: number;
  width: number;
  height: number;
}
/** What draws a document: see #ai/documents/pdfPictures.ts. */
interface PageImages {
  pages: number;
  draw: (page: number, canvas: HTMLCanvasElement, width: number) => Promise<number>;
  find: (page: number, texts: readonly string[]) => Promise<PageBox[][]>;
}
/** A line to be highlighted. Another object for the same line shows it once more. */
export interface HighlightedLine {
  page: number;
  text: string;
}
export interface DocumentPagesProps {
  pageImages: PageImages;
  highlighted?: HighlightedLine | null;
  /** Pages shown at once; the rest by a press. */
  firstPages?: number;
}

/** The same on light and dark screens: paper is white. */
const mark = {
  bgcolor: 'rgba(255, 208, 0, 0.38)',
  outline: '2px solid #8a6400',
  outlineOffset: '1px',
  borderRadius: '2px',
  mixBlendMode: 'multiply',
} as const;

/** The frame of a document: it scrolls by itself and can be reached by keyboard. */
export const documentFrame = {
  maxHeight: 640,
  maxWidth: 720,
  overflowY: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;

export function DocumentPages({
  pageImages,
  highlighted = null,
  firstPages = 2,
}: DocumentPagesProps) {
  const { t } = useTranslation('common');
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole
    ? pageImages.pages
    : Math.min(pageImages.pages, Math.max(firstPages, highlighted?.page ?? 0));
  return (
    <Stack
      spacing={1.5}
      tabIndex={0}
      role="region"
      aria-label={t('parts.paper')}
      data-testid="paper-pages"
      sx={{ ...documentFrame, p: 1, bgcolor: 'action.hover' }}
    >
      {Array.from({ length: shown }, (_, index) => (
        <DocumentPage
          key={index}
          pageImages={pageImages}
          number={index + 1}
          highlighted={highlighted?.page === index + 1 ? highlighted : null}
        />
      ))}
      {shown < pageImages.pages && (
        <Box>
          <Button size="small" onClick={() => setWhole(true)}>
            {t('parts.paperAll', { count: pageImages.pages })}
          </Button>
        </Box>
      )}
    </Stack>
  );
}

interface PageProps {
  pageImages: PageImages;
  number: number;
  highlighted: HighlightedLine | null;
}

/** Draws the page into the canvas; reports when it is drawn. */
function useDrawnPage(
  { pageImages, number }: PageProps,
  canvas: RefObject<HTMLCanvasElement | null>,
  onFault: (fault: Fault) => void,
): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    pageImages.draw(number, target, Math.max(280, target.parentElement?.clientWidth ?? 640)).then(
      () => setDrawn(true),
      (error: unknown) => onFault(toFault(error)),
    );
  }, [pageImages, number, canvas, onFault]);
  return drawn;
}

/** Where the line is on the page; null while it is looked for, no box where it is not found. */
function useFoundLine(
  { pageImages, number, highlighted }: PageProps,
  onFault: (fault: Fault) => void,
): readonly PageBox[] | null {
  const [found, setFound] = useState<{ of: HighlightedLine; boxes: PageBox[] } | null>(null);
  useEffect(() => {
    if (!highlighted) return undefined;
    let here = true;
    pageImages.find(number, [highlighted.text]).then(
      ([boxes = []]) => {
        if (here) setFound({ of: highlighted, boxes });
      },
      (error: unknown) => {
        if (here) onFault(toFault(error));
      },
    );
    return () => {
      here = false;
    };
  }, [pageImages, number, highlighted, onFault]);
  return highlighted && found?.of === highlighted ? found.boxes : null;
}

/** Scrolls the document alone to the line; the page beside it stays where it is. */
function useScrollToLine(
  boxes: readonly PageBox[] | null,
  drawn: boolean,
  frame: RefObject<HTMLDivElement | null>,
): void {
  useEffect(() => {
    const box = frame.current;
    const around = box?.closest<HTMLElement>('[data-testid="paper-pages"]');
    if (!boxes || !drawn || !box || !around) return;
    const top =
      box.getBoundingClientRect().top -
      around.getBoundingClientRect().top +
      around.scrollTop +
      (boxes[0]?.top ?? 0) * box.clientHeight;
    around.scrollTo({ top: top - around.clientHeight / 3 });
  }, [boxes, drawn, frame]);
}

function DocumentPage(props: PageProps) {
  const { pageImages, number } = props;
  const { t } = useTranslation(['common', 'faults']);
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const drawn = useDrawnPage(props, canvas, setFault);
  const boxes = useFoundLine(props, setFault);
  useScrollToLine(boxes, drawn, frame);
  return (
    <Box>
      {fault && <Alert severity="warning">{t(`faults:${fault.code}`, fault.values)}</Alert>}
      <Box ref={frame} sx={{ position: 'relative' }}>
        <Box
          component="canvas"
          ref={canvas}
          role="img"
          aria-label={t('parts.paperPage', { number, count: pageImages.pages })}
          data-testid="pdf-page"
          sx={{ display: 'block', width: '100%', height: 'auto', bgcolor: 'common.white' }}
        />
        {boxes?.map(({ left, top, width, height }, index) => (
          <Box
            key={index}
            aria-hidden
            data-testid="lit-line"
            sx={{
              ...mark,
              position: 'absolute',
              left: `${left * 100}%`,
              top: `${top * 100}%`,
              width: `${width * 100}%`,
              height: `${height * 100}%`,
            }}
          />
        ))}
      </Box>
      <Box role="status" style={visuallyHidden}>
        {boxes && boxes.length > 0 ? t('parts.paperLit', { number }) : ''}
      </Box>
      {boxes?.length === 0 && (
        <Alert severity="info" sx={{ mt: 1 }}>
          {t('parts.paperUnfound', { number })}
        </Alert>
      )}
    </Box>
  );
}
