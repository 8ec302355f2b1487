// Contact data, schools and links of an applicant, where names are shown.
import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { ApplicantIdentity } from '#domain/applicants/applicant.ts';

export function WhoItIs({
  who: { email, phone, location, links, schools, fileName },
}: {
  who: ApplicantIdentity;
}) {
  const { t } = useTranslation('resumes');
  const rows = (
    [
      ['contact', [email, phone, location]],
      ['schools', schools],
      ['links', links],
      ['file', [fileName]],
    ] as const
  )
    .map(([name, values]) => [name, values.filter(Boolean).join(' · ')] as const)
    .filter(([, text]) => text !== '');
  return (
    <Box
      component="dl"
      data-testid="who"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'max-content minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: 0.5,
        m: 0,
      }}
    >
      {rows.map(([name, text]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {t(`dialog.${name}`)}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            dir="auto"
            sx={{ m: 0, overflowWrap: 'anywhere' }}
          >
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
