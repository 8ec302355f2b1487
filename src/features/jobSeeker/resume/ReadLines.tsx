// The lines of a resume in the order a machine takes them, numbered; one can be highlighted, and sections can be named between them.
import { Box, Typography } from '@mui/material';
import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { AsRead } from '#domain/seeker/ownResume.ts';
import { documentFrame } from '#ui/files/DocumentPages.tsx';

export interface ResumeHighlight {
  line: number;
  start?: number;
  end?: number;
}
export interface ReadLinesProps {
  asRead: AsRead;
  highlighted: ResumeHighlight | null;
  /** Names each section above its first line. */
  sections?: boolean;
  /** Lines that carry a remark. */
  marked?: ReadonlySet<number>;
}

export function ReadLines({
  asRead: { lines, pages, outline },
  highlighted,
  sections = false,
  marked,
}: ReadLinesProps) {
  const { t } = useTranslation('ownResume');
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    const around = shown.current?.closest<HTMLElement>('[role="region"]');
    if (highlighted && shown.current && around)
      around.scrollTo({ top: shown.current.offsetTop - around.clientHeight / 3 });
  }, [highlighted]);
  const parts = new Map(outline.map(({ part, line }) => [line, part]));
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={t('lines.title')}
      data-testid="read-lines"
      sx={{
        ...documentFrame,
        position: 'relative',
        maxHeight: { xs: 420, md: '72vh' },
        py: 1,
        bgcolor: 'background.paper',
      }}
    >
      {lines.map((line, index) => {
        const isHighlighted = highlighted?.line === index;
        const part = sections ? parts.get(index) : undefined;
        const turn = pages[index] !== pages[index - 1] && (pages.at(-1) ?? 1) > 1;
        return (
          <Box key={index}>
            {turn && <PageTurn index={index} pages={pages} />}
            {part && <SectionName part={part} />}
            <ReadLine
              isHighlighted={isHighlighted}
              shown={shown}
              marked={marked}
              index={index}
              highlighted={highlighted}
              line={line}
            />
          </Box>
        );
      })}
    </Box>
  );
}

/** Where a page begins. */
function PageTurn({ index, pages }: { index: number; pages: AsRead['pages'] }) {
  const { t } = useTranslation('ownResume');
  return (
    <Typography
      variant="caption"
      color="text.secondary"
      component="p"
      sx={{ px: 1.5, pt: index > 0 ? 1.5 : 0.5 }}
    >
      {t('lines.page', { number: pages[index] ?? 1 })}
    </Typography>
  );
}

/** The name of the section that begins here. */
function SectionName({ part }: { part: AsRead['outline'][number]['part'] }) {
  const { t } = useTranslation('ownResume');
  return (
    <Typography
      variant="caption"
      component="p"
      data-testid="read-section"
      sx={{
        mx: 1.5,
        mt: 1.25,
        mb: 0.25,
        px: 1,
        py: 0.25,
        width: 'fit-content',
        borderRadius: 1,
        bgcolor: 'soft.primary.bg',
        color: 'soft.primary.text',
        fontWeight: 600,
      }}
    >
      {t(`section.${part}`)}
    </Typography>
  );
}

interface ReadLineProps {
  isHighlighted: boolean;
  shown: RefObject<HTMLElement | null>;
  marked?: ReadonlySet<number>;
  index: number;
  highlighted: ResumeHighlight | null;
  line: AsRead['lines'][number];
}

/** One line with its number. */
function ReadLine({ isHighlighted, shown, marked, index, highlighted, line }: ReadLineProps) {
  return (
    <Box
      ref={isHighlighted ? shown : undefined}
      data-testid={isHighlighted ? 'lit-line' : undefined}
      sx={{
        display: 'flex',
        gap: 1,
        px: 1.5,
        ...(isHighlighted
          ? { bgcolor: 'evidence.active', color: 'evidence.contrastText' }
          : marked?.has(index)
            ? { bgcolor: 'evidence.main', color: 'evidence.contrastText' }
            : {}),
      }}
    >
      <Typography
        variant="caption"
        aria-hidden
        sx={{
          flex: 'none',
          width: 28,
          textAlign: 'right',
          lineHeight: '20px',
          opacity: 0.75,
          userSelect: 'none',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {index + 1}
      </Typography>
      <Typography
        variant="body2"
        dir="auto"
        sx={{
          minWidth: 0,
          minHeight: 20,
          lineHeight: '20px',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        }}
      >
        {isHighlighted &&
        highlighted &&
        highlighted.start !== undefined &&
        highlighted.end !== undefined &&
        highlighted.end > highlighted.start &&
        highlighted.end <= line.length ? (
          <>
            {line.slice(0, highlighted.start)}
            <Box component="strong" sx={{ textDecoration: 'underline', textUnderlineOffset: 3 }}>
              {line.slice(highlighted.start, highlighted.end)}
            </Box>
            {line.slice(highlighted.end)}
          </>
        ) : (
          line.replaceAll('\t', '    ')
        )}
      </Typography>
    </Box>
  );
}
