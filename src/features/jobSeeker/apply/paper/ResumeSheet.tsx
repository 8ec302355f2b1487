// A resume on paper. Every measure is a number of --pt, so that print (one point) and preview (a share of the width) are the same sheet.
import { Box } from '@mui/material';
import { looks, type Design } from './design.ts';
import type { ResumeDocument } from './resumeDocument.ts';

interface Props {
  resume: ResumeDocument;
  design: Design;
  /** Real headings, for print; a preview within a page has none. */
  headings?: boolean;
}

/** A measure in points. */
const pt = (points: number): string => `calc(var(--pt) * ${points})`;

export function ResumeSheet({
  resume: { language, name, headline, contact, sections },
  design,
  headings = false,
}: Props) {
  const look = looks[design];
  const align = look.centred ? 'center' : 'left';
  const text = (points: number): object => ({ fontSize: pt(points), lineHeight: look.line, m: 0 });
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
      <Box sx={{ textAlign: align, mb: pt(4) }}>
        <Box
          component={headings ? 'h1' : 'p'}
          sx={{
            fontSize: pt(look.name),
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
              mt: pt(2),
              color: look.accent,
              fontWeight: design === 'clear' ? 520 : 400,
              fontStyle: design === 'classic' ? 'italic' : 'normal',
            }}
          >
            {headline}
          </Box>
        )}
        {contact.length > 0 && (
          <Box component="p" sx={{ ...text(look.size - 0.75), mt: pt(4), color: look.soft }}>
            {contact.join('  |  ')}
          </Box>
        )}
      </Box>
      {sections.map(({ part, title, text: words, entries }) => (
        <Box key={part} component="section" sx={{ mt: pt(13) }}>
          <Box
            component={headings ? 'h2' : 'p'}
            sx={{
              fontSize: pt(look.heading),
              lineHeight: 1.3,
              fontWeight: 650,
              m: 0,
              mb: pt(5),
              pb: pt(2.5),
              color: look.accent,
              borderBottom: `${pt(0.75)} solid ${design === 'clear' ? '#c3cddb' : '#8a8a8a'}`,
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
            <Box key={index} sx={{ mt: index > 0 ? pt(8) : 0 }}>
              <Box sx={{ breakInside: 'avoid', breakAfter: 'avoid' }}>
                <Box
                  sx={{
                    display: 'flex',
                    justifyContent: 'space-between',
                    alignItems: 'baseline',
                    columnGap: pt(14),
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
                <Box component="ul" sx={{ ...text(look.size), listStyle: 'none', p: 0, mt: pt(2) }}>
                  {bullets.map((bullet, at) => (
                    <Box
                      key={at}
                      component="li"
                      sx={{
                        position: 'relative',
                        pl: pt(11),
                        mt: at > 0 ? pt(1.75) : 0,
                        breakInside: 'avoid',
                      }}
                    >
                      <Box component="span" sx={{ position: 'absolute', left: pt(1.5) }}>
                        •
                      </Box>
                      {bullet}
                    </Box>
                  ))}
                </Box>
              )}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}
