// A letter on its sheet, in the design of the resume it goes with. Measures in --pt, as on the resume.
import { Box } from '@mui/material';
import { looks, type Design } from './design.ts';
import type { LetterDocument } from './letterDocument.ts';

const size = 10.75;
const toPoints = (points: number): string => `calc(var(--pt) * ${points})`;

export function LetterSheet({
  letter: { language, name, contact, date, to, paragraphs },
  design,
  headings = false,
}: {
  letter: LetterDocument;
  design: Design;
  headings?: boolean;
}) {
  const look = looks[design];
  const words = {
    fontSize: toPoints(size),
    lineHeight: 1.55,
    m: 0,
    whiteSpace: 'pre-line',
    overflowWrap: 'break-word',
  } as const;
  return (
    <Box
      lang={language}
      sx={{ fontFamily: look.family, color: look.ink, fontWeight: 400, letterSpacing: 0 }}
    >
      <Box
        sx={{
          textAlign: look.centred ? 'center' : 'left',
          pb: toPoints(8),
          borderBottom: `${toPoints(0.75)} solid ${design === 'clear' ? '#c3cddb' : '#8a8a8a'}`,
        }}
      >
        <Box
          component={headings ? 'h1' : 'p'}
          sx={{
            fontSize: toPoints(look.name - 4),
            lineHeight: 1.15,
            fontWeight: design === 'clear' ? 680 : 700,
            letterSpacing: design === 'clear' ? '-0.02em' : '0.01em',
            m: 0,
          }}
        >
          {name}
        </Box>
        {contact.length > 0 && (
          <Box
            component="p"
            sx={{
              fontSize: toPoints(look.size - 0.75),
              lineHeight: 1.4,
              m: 0,
              mt: toPoints(4),
              color: look.soft,
            }}
          >
            {contact.join('  |  ')}
          </Box>
        )}
      </Box>
      <Box component="p" sx={{ ...words, mt: toPoints(30), color: look.soft }}>
        {date}
      </Box>
      {to.length > 0 && (
        <Box component="p" sx={{ ...words, mt: toPoints(18) }}>
          {to.join('\n')}
        </Box>
      )}
      <Box sx={{ mt: toPoints(24) }}>
        {paragraphs.map((text, index) => (
          <Box key={index} component="p" sx={{ ...words, mt: index > 0 ? toPoints(11) : 0 }}>
            <ParagraphText text={text} />
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The words of a paragraph; blanks that are still open are highlighted. */
function ParagraphText({ text }: { text: string }) {
  return text.split(/(\[[^\]\n]*\])/).map((part, at) =>
    part.startsWith('[') ? (
      <Box key={at} component="mark" sx={{ bgcolor: '#fff1b8', color: 'inherit' }}>
        {part}
      </Box>
    ) : (
      part
    ),
  );
}
