// The opening: what it does and for whom in one breath, two doors, and the product itself.
import ArrowIcon from '@mui/icons-material/ArrowForward';
import { Box, Container, Link as TextLink, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { to } from '#navigation/routes.ts';
import { heroBackdrop } from '#ui/theme/themeBackdrop.ts';
import { LinkButton } from '#features/public/parts/LinkButton.tsx';
import { OwnAnswer } from './own/OwnAnswer.tsx';
import { SampleReview } from './SampleReview.tsx';

const doors = [
  { id: 'hiring', action: to('signUp'), more: to('hiringManagers'), variant: 'contained' },
  { id: 'looking', action: to('signUpJobSeeker'), more: to('hirelyPro'), variant: 'outlined' },
] as const;

export function HomeHero() {
  const { t } = useTranslation('public');
  return (
    <Box sx={heroBackdrop}>
      <Container maxWidth="lg" sx={{ pt: { xs: 6, md: 9 }, pb: { xs: 7, md: 11 } }}>
        <Typography variant="overline" component="p" color="primary" sx={{ mb: 1.5 }}>
          {t('home.eyebrow')}
        </Typography>
        <Typography variant="display" sx={{ maxWidth: '17ch' }}>
          {t('home.title')}
        </Typography>
        <Typography variant="lead" color="text.secondary" sx={{ mt: 2.5, maxWidth: '58ch' }}>
          {t('home.lead')}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
            gap: 2,
            mt: { xs: 4, md: 5 },
            maxWidth: 860,
          }}
        >
          {doors.map(({ id, action, more, variant }) => (
            <Stack
              key={id}
              sx={{
                p: 2.5,
                borderRadius: 2,
                border: '1px solid',
                borderColor: 'divider',
                bgcolor: 'background.paper',
                boxShadow: 1,
              }}
            >
              <Typography variant="h3" component="h2">
                {t(`home.${id}.title`)}
              </Typography>
              <Typography
                color="text.secondary"
                sx={{ mt: 0.5, mb: 2, flexGrow: 1, textWrap: 'pretty' }}
              >
                {t(`home.${id}.text`)}
              </Typography>
              <Stack
                direction="row"
                useFlexGap
                sx={{ columnGap: 2, rowGap: 1, flexWrap: 'wrap', alignItems: 'center' }}
              >
                <LinkButton
                  to={action}
                  variant={variant}
                  size="large"
                  endIcon={<ArrowIcon aria-hidden />}
                >
                  {t(`home.${id}.action`)}
                </LinkButton>
                <TextLink component={Link} to={more} sx={{ typography: 'body2', py: 0.5 }}>
                  {t(`home.${id}.more`)}
                </TextLink>
              </Stack>
            </Stack>
          ))}
        </Box>
        <Example />
        <Trial />
      </Container>
    </Box>
  );
}

/** The review that we wrote. */
function Example() {
  const { t } = useTranslation('public');
  return (
    <Box component="section" aria-labelledby="example-title" sx={{ mt: { xs: 7, md: 8 } }}>
      <Typography variant="h1" component="h2" id="example-title">
        {t('home.example.title')}
      </Typography>
      <Typography variant="lead" color="text.secondary" sx={{ mt: 1, mb: 3, maxWidth: '62ch' }}>
        {t('home.example.text')}
      </Typography>
      <SampleReview />
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 1.5 }}>
        {t('home.example.note')}
      </Typography>
    </Box>
  );
}

/** The review of the visitor's own words. */
function Trial() {
  const { t } = useTranslation('public');
  return (
    <Box
      component="section"
      id="try-it"
      aria-labelledby="try-it-title"
      sx={{ mt: { xs: 6, md: 7 }, scrollMarginTop: 88 }}
    >
      <Typography variant="h1" component="h2" id="try-it-title">
        {t('home.own.title')}
      </Typography>
      <Typography variant="lead" color="text.secondary" sx={{ mt: 1, mb: 3, maxWidth: '62ch' }}>
        {t('home.own.text')}
      </Typography>
      <OwnAnswer />
    </Box>
  );
}
