// What was found in a resume and not used: words nobody can see, and sentences that speak to a machine.
import { Alert, AlertTitle, Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { Applicant } from '#domain/applicants/applicant.ts';

export function FoundIgnored({
  applicant: { hidden, orders },
}: {
  applicant: Pick<Applicant, 'hidden' | 'orders'>;
}) {
  const { t } = useTranslation('resumes');
  const groups = [
    { name: 'hidden', texts: hidden },
    { name: 'orders', texts: orders },
  ] as const;
  return groups
    .filter(({ texts }) => texts.length > 0)
    .map(({ name, texts }) => (
      <Alert key={name} severity="warning" data-testid={`found-${name}`}>
        <AlertTitle>{t(`dialog.${name}Title`)}</AlertTitle>
        {t(`dialog.${name}Text`)}
        <Box
          component="ul"
          sx={{ mt: 0.5, mb: 0, pl: 2.5, maxHeight: 160, overflowY: 'auto' }}
          tabIndex={0}
        >
          {texts.map((text) => (
            <li key={text}>
              <Typography
                component="q"
                variant="body2"
                dir="auto"
                sx={{ overflowWrap: 'anywhere' }}
              >
                {text}
              </Typography>
            </li>
          ))}
        </Box>
      </Alert>
    ));
}
