// One section of a resume's sheet, with its entries.
import { Box } from '@mui/material';
import { type looks, type Design } from './design.ts';
import type { ResumeDocument } from './resumeDocument.ts';

/** A measure in points. */
export const toPoints = (points: number): string => `calc(var(--pt) * ${points})`;

interface SheetSectionProps {
  headings: boolean;
  look: (typeof looks)[Design];
  design: Design;
  title: ResumeDocument['sections'][number]['title'];
  words: ResumeDocument['sections'][number]['text'];
  text: (points: number) => object;
  entries: ResumeDocument['sections'][number]['entries'];
}

/** One section of the resume. */
export function SheetSection({
  headings,
  look,
  design,
  title,
  words,
  text,
  entries,
}: SheetSectionProps) {
  return (
    <Box component="section" sx={{ mt: toPoints(13) }}>
      <Box
        component={headings ? 'h2' : 'p'}
        sx={{
          fontSize: toPoints(look.heading),
          lineHeight: 1.3,
          fontWeight: 650,
          m: 0,
          mb: toPoints(5),
          pb: toPoints(2.5),
          color: look.accent,
          borderBottom: `${toPoints(0.75)} solid ${design === 'clear' ? '#c3cddb' : '#8a8a8a'}`,
          textTransform: look.headingCase === 'upper' ? 'uppercase' : 'none',
          letterSpacing: look.headingCase === 'upper' ? '0.05em' : '0.005em',
          breakAfter: 'avoid',
        }}
      >
        {title}
      </Box>
      {words && (
        <Box component="p" sx={text(look.size)}>
          {words}
        </Box>
      )}
      {entries.map(({ main, period, below, bullets }, index) => (
        <SheetEntry
          key={index}
          index={index}
          headings={headings}
          text={text}
          look={look}
          main={main}
          period={period}
          below={below}
          bullets={bullets}
        />
      ))}
    </Box>
  );
}

interface SheetEntryProps {
  index: number;
  headings: boolean;
  text: (points: number) => object;
  look: (typeof looks)[Design];
  main: string;
  period: ResumeDocument['sections'][number]['entries'][number]['period'];
  below: ResumeDocument['sections'][number]['entries'][number]['below'];
  bullets: ResumeDocument['sections'][number]['entries'][number]['bullets'];
}

/** One entry of a section. */
function SheetEntry({
  index,
  headings,
  text,
  look,
  main,
  period,
  below,
  bullets,
}: SheetEntryProps) {
  return (
    <Box sx={{ mt: index > 0 ? toPoints(8) : 0 }}>
      <Box sx={{ breakInside: 'avoid', breakAfter: 'avoid' }}>
        <Box
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'baseline',
            columnGap: toPoints(14),
          }}
        >
          <Box
            component={headings ? 'h3' : 'p'}
            sx={{ ...text(look.size + 0.25), fontWeight: 620 }}
          >
            {main}
          </Box>
          {period && (
            <Box
              component="p"
              sx={{
                ...text(look.size - 0.5),
                color: look.soft,
                whiteSpace: 'nowrap',
                flexShrink: 0,
              }}
            >
              {period}
            </Box>
          )}
        </Box>
        {below && (
          <Box component="p" sx={{ ...text(look.size), color: look.soft }}>
            {below}
          </Box>
        )}
      </Box>
      {bullets.length > 0 && (
        <Box component="ul" sx={{ ...text(look.size), listStyle: 'none', p: 0, mt: toPoints(2) }}>
          {bullets.map((bullet, at) => (
            <Box
              key={at}
              component="li"
              sx={{
                position: 'relative',
                pl: toPoints(11),
                mt: at > 0 ? toPoints(1.75) : 0,
                breakInside: 'avoid',
              }}
            >
              <Box component="span" sx={{ position: 'absolute', left: toPoints(1.5) }}>
                •
              </Box>
              {bullet}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
