// The promise and what is true about AI here, the price of starting, questions, and the two doors again.
import FaceIcon from '@mui/icons-material/NoPhotographyOutlined';
import DeviceIcon from '@mui/icons-material/LaptopOutlined';
import AuditIcon from '@mui/icons-material/FactCheckOutlined';
import ConsentIcon from '@mui/icons-material/HandshakeOutlined';
import { Box, Container, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { settings } from '#data/firestore/settings.ts';
import { builtInTier } from '#domain/billing/tier.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { bandGround } from '#ui/theme/themeBackdrop.ts';
import { Fact, Facts } from '#features/public/parts/Fact.tsx';
import { LinkButton } from '#features/public/parts/LinkButton.tsx';
import { Questions } from '#features/public/parts/Questions.tsx';
import { Section } from '#features/public/parts/Section.tsx';

const icons = {
  face: FaceIcon,
  device: DeviceIcon,
  cloud: DeviceIcon,
  audit: AuditIcon,
  consent: ConsentIcon,
} as const;
const forHiring = ['h1', 'h2', 'h3', 'h4'] as const;
const forCandidates = ['c1', 'c2', 'c3', 'c4', 'c5'] as const;

export function HomeTrust() {
  const { t } = useTranslation('public');
  const { interviews, candidates, licenses } = builtInTier.limits;
  const facts = ['face', settings().ai ? 'cloud' : 'device', 'audit', 'consent'] as const;
  return (
    <>
      <Section title={t('home.trust.title')} text={t('home.trust.text')}>
        <Facts columns={4}>
          {facts.map((id) => {
            const Icon = icons[id];
            return (
              <Fact
                key={id}
                icon={<Icon />}
                title={t(`home.trust.${id}.title`)}
                text={t(`home.trust.${id}.text`)}
              />
            );
          })}
        </Facts>
        <TrustLinks />
      </Section>
      <Box component="section" aria-labelledby="pricing-title" sx={bandGround}>
        <Container
          maxWidth="lg"
          sx={{
            py: { xs: 6, md: 8 },
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: '1fr auto' },
            gap: 3,
            alignItems: 'center',
          }}
        >
          <PricingWords interviews={interviews} candidates={candidates} licenses={licenses} />
          <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
            <LinkButton to={to('pricing')} variant="outlined" size="large">
              {t('home.pricing.action')}
            </LinkButton>
            <LinkButton to={to('roiCalculator')} size="large">
              {t('home.pricing.roi')}
            </LinkButton>
          </Stack>
        </Container>
      </Box>
      <Section title={t('home.faq.title')}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
            gap: { xs: 5, md: 8 },
            alignItems: 'start',
          }}
        >
          <Questions
            title={t('home.faq.hiringTitle')}
            items={forHiring.map((id) => ({ q: t(`home.faq.${id}.q`), a: t(`home.faq.${id}.a`) }))}
          />
          <div>
            <Questions
              title={t('home.faq.candidateTitle')}
              items={forCandidates.map((id) => ({
                q: t(`home.faq.${id}.q`),
                a: t(`home.faq.${id}.a`),
              }))}
            />
            <LinkButton to={to('forCandidates')} sx={{ mt: 2 }}>
              {t('home.faq.allForCandidates')}
            </LinkButton>
          </div>
        </Box>
      </Section>
      <EndDoors />
    </>
  );
}

/** Where to read on about AI, security and data. */
function TrustLinks() {
  const { t } = useTranslation('public');
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ mt: 5, flexWrap: 'wrap' }}>
      <LinkButton to={to('aboutAi')} variant="outlined">
        {t('home.trust.ai')}
      </LinkButton>
      <LinkButton to={to('trust')} variant="outlined">
        {t('home.trust.security')}
      </LinkButton>
      <LinkButton to={to('privacy')}>{t('home.trust.privacy')}</LinkButton>
      <LinkButton to={to('aboutUs')}>{t('home.trust.about')}</LinkButton>
    </Stack>
  );
}

/** What the free plan holds. */
function PricingWords({
  interviews,
  candidates,
  licenses,
}: {
  interviews: number;
  candidates: number;
  licenses: number;
}) {
  const { t } = useTranslation('public');
  const format = useFormat();
  return (
    <Box>
      <Typography variant="h1" component="h2" id="pricing-title">
        {t('home.pricing.title')}
      </Typography>
      <Typography variant="lead" color="text.secondary" sx={{ mt: 1, maxWidth: '60ch' }}>
        {t('home.pricing.text', {
          interviews: format.number(interviews),
          candidates: format.number(candidates),
          licenses: format.number(licenses),
        })}
      </Typography>
    </Box>
  );
}

/** The last word of a public page: both doors once more. */
function EndDoors() {
  const { t } = useTranslation('public');
  return (
    <Box component="section" aria-labelledby="end-title" sx={{ ...bandGround, borderBottom: 0 }}>
      <Container maxWidth="lg" sx={{ py: { xs: 7, md: 10 }, textAlign: 'center' }}>
        <Typography variant="h1" component="h2" id="end-title">
          {t('home.end.title')}
        </Typography>
        <Typography variant="lead" color="text.secondary" sx={{ mt: 1, mb: 3 }}>
          {t('home.end.text')}
        </Typography>
        <Stack
          direction="row"
          useFlexGap
          spacing={1.5}
          sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
        >
          <LinkButton to={to('signUp')} variant="contained" size="large">
            {t('home.end.hiring')}
          </LinkButton>
          <LinkButton to={to('signUpJobSeeker')} variant="outlined" size="large">
            {t('home.end.looking')}
          </LinkButton>
        </Stack>
      </Container>
    </Box>
  );
}
