// A resume on its sheet. Every measure is a number of --pt, so that print (one point) and preview (a share of the width) are the same sheet.
import { Box } from '@mui/material';
import { looks, type Design } from './design.ts';
import type { ResumeDocument } from './resumeDocument.ts';
import { SheetSection, toPoints } from './SheetSection.tsx';

interface Props {
  resume: ResumeDocument;
  design: Design;
  /** Real headings, for print; a preview within a page has none. */
  headings?: boolean;
}

export function ResumeSheet({
  resume: { language, name, headline, contact, sections },
  design,
  headings = false,
}: Props) {
  const look = looks[design];
  const align = look.centred ? 'center' : 'left';
  const text = (points: number): object => ({
    fontSize: toPoints(points),
    lineHeight: look.line,
    m: 0,
  });
  return (
    <Box
      lang={language}
      sx={{
        fontFamily: look.family,
        color: look.ink,
        fontFeatureSettings: '"liga" 1, "kern" 1',
        fontVariantNumeric: 'tabular-nums',
        overflowWrap: 'break-word',
        fontWeight: 400,
        letterSpacing: 0,
        '& *': { boxSizing: 'border-box' },
      }}
    >
      <SheetHead
        align={align}
        headings={headings}
        look={look}
        design={design}
        name={name}
        headline={headline}
        text={text}
        contact={contact}
      />
      {sections.map(({ part, title, text: words, entries }) => (
        <SheetSection
          key={part}
          headings={headings}
          look={look}
          design={design}
          title={title}
          words={words}
          text={text}
          entries={entries}
        />
      ))}
    </Box>
  );
}

interface SheetHeadProps {
  align: string;
  headings: boolean;
  look: (typeof looks)[Design];
  design: Design;
  name: ResumeDocument['name'];
  headline: ResumeDocument['headline'];
  text: (points: number) => object;
  contact: ResumeDocument['contact'];
}

/** Name, headline and contact. */
function SheetHead({
  align,
  headings,
  look,
  design,
  name,
  headline,
  text,
  contact,
}: SheetHeadProps) {
  return (
    <Box sx={{ textAlign: align, mb: toPoints(4) }}>
      <Box
        component={headings ? 'h1' : 'p'}
        sx={{
          fontSize: toPoints(look.name),
          lineHeight: 1.15,
          fontWeight: design === 'clear' ? 680 : 700,
          letterSpacing: design === 'clear' ? '-0.02em' : '0.01em',
          m: 0,
        }}
      >
        {name}
      </Box>
      {headline && (
        <Box
          component="p"
          sx={{
            ...text(look.size + 1.5),
            mt: toPoints(2),
            color: look.accent,
            fontWeight: design === 'clear' ? 520 : 400,
            fontStyle: design === 'classic' ? 'italic' : 'normal',
          }}
        >
          {headline}
        </Box>
      )}
      {contact.length > 0 && (
        <Box component="p" sx={{ ...text(look.size - 0.75), mt: toPoints(4), color: look.soft }}>
          {contact.join('  |  ')}
        </Box>
      )}
    </Box>
  );
}
