// A band of a public page: an anchor in the address, a heading, a sentence, its content.
import { Box, Container, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { bandGround } from '#ui/theme/themeBackdrop.ts';

export interface SectionProps {
  id?: string;
  title: string;
  label?: string;
  text?: string;
  band?: boolean;
  centred?: boolean;
  children: ReactNode;
}

export function Section({
  id,
  title,
  label,
  text,
  band = false,
  centred = false,
  children,
}: SectionProps) {
  const heading = useId();
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={heading}
      sx={{ py: { xs: 7, md: 11 }, ...(band ? bandGround : {}) }}
    >
      <Container maxWidth="lg">
        <Box
          sx={{
            maxWidth: 680,
            mb: { xs: 4, md: 6 },
            ...(centred ? { mx: 'auto', textAlign: 'center' } : {}),
          }}
        >
          {label && (
            <Typography variant="overline" component="p" color="primary" sx={{ mb: 1 }}>
              {label}
            </Typography>
          )}
          <Typography variant="h1" component="h2" id={heading}>
            {title}
          </Typography>
          {text && (
            <Typography variant="lead" color="text.secondary" sx={{ mt: 1.5 }}>
              {text}
            </Typography>
          )}
        </Box>
        {children}
      </Container>
    </Box>
  );
}
