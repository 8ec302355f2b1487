// What a hiring manager gets, and the whole way in steps.
import { Box, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { to } from '#navigation/routes.ts';
import { Page } from '#ui/page/Page.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { Fact, Facts } from './parts/Fact.tsx';
import { LinkButton } from './parts/LinkButton.tsx';
import { PointList } from './parts/PointList.tsx';
import { StepList } from './parts/StepList.tsx';
import { ProductPicture } from './pictures/ProductPicture.tsx';

const steps = ['s1', 's2', 's3', 's4', 's5', 's6'] as const;
const gains = ['g1', 'g2', 'g3', 'g4'] as const;

export default function HiringManagersPage() {
  const { t } = useTranslation(['public', 'routes']);
  return (
    <Page
      title={t('routes:title.hiringManagers')}
      lead={<Typography variant="lead">{t('hiringManagers.lead')}</Typography>}
    >
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ flexWrap: 'wrap', mb: { xs: 6, md: 8 } }}
      >
        <LinkButton to={to('signUp')} variant="contained" size="large">
          {t('hiringManagers.action')}
        </LinkButton>
        <LinkButton to={to('pricing')} variant="outlined" size="large">
          {t('hiringManagers.pricing')}
        </LinkButton>
      </Stack>
      <Typography variant="h2" sx={{ mb: 3 }}>
        {t('hiringManagers.stepsTitle')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.9fr) minmax(0, 1fr)' },
          gap: { xs: 5, md: 8 },
          alignItems: 'start',
        }}
      >
        <StepList
          steps={steps.map((id) => ({
            title: t(`hiringManagers.${id}.title`),
            text: t(`hiringManagers.${id}.text`),
          }))}
        />
        <Box sx={{ position: { md: 'sticky' }, top: { md: 88 } }}>
          <Panel title={t('hiringManagers.notTitle')}>
            <PointList
              sign="cross"
              points={[t('hiringManagers.n1'), t('hiringManagers.n2'), t('hiringManagers.n3')]}
            />
          </Panel>
        </Box>
      </Box>
      <Pictures />
      <Typography variant="h2" sx={{ mt: { xs: 7, md: 9 }, mb: 3 }}>
        {t('hiringManagers.getTitle')}
      </Typography>
      <Facts columns={4}>
        {gains.map((id) => (
          <Fact
            key={id}
            title={t(`hiringManagers.${id}.title`)}
            text={t(`hiringManagers.${id}.text`)}
          />
        ))}
      </Facts>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', mt: 6 }}>
        <LinkButton to={to('signUp')} variant="contained">
          {t('hiringManagers.action')}
        </LinkButton>
        <LinkButton to={to('roiCalculator')} variant="outlined">
          {t('hiringManagers.roi')}
        </LinkButton>
      </Stack>
    </Page>
  );
}

/** The product at work. */
function Pictures() {
  const { t } = useTranslation('public');
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          gap: { xs: 4, md: 5 },
          mt: { xs: 7, md: 9 },
        }}
      >
        <ProductPicture name="job" caption={t('pictures.job.text')} />
        <ProductPicture name="review" caption={t('pictures.review.text')} />
      </Box>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 2 }}>
        {t('pictures.text')}
      </Typography>
    </>
  );
}
