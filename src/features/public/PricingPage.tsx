// What it costs: teams and job seekers, every limit, what counts, and what happens at a limit.
import { Tab, Tabs, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Page } from '#ui/page/Page.tsx';
import { useTabParam } from '#ui/reading/useTabParam.ts';
import { usePublishedPlans } from './pricing/usePublishedPlans.ts';
import { SeekerPricing } from './pricing/SeekerPricing.tsx';
import { TeamPricing } from './pricing/TeamPricing.tsx';

const audiences = ['teams', 'jobSeekers'] as const;

export default function PricingPage() {
  const { t } = useTranslation(['public', 'routes']);
  const [audience, open] = useTabParam(audiences, 'for');
  const { teams, seekers } = usePublishedPlans();
  return (
    <Page
      title={t('routes:title.pricing')}
      lead={<Typography variant="lead">{t('pricing.lead')}</Typography>}
    >
      <Tabs
        value={audience}
        onChange={(_, next: (typeof audiences)[number]) => open(next)}
        aria-label={t('pricing.tabs.label')}
        sx={{ mb: 4 }}
      >
        {audiences.map((id) => (
          <Tab
            key={id}
            id={`tab-${id}`}
            value={id}
            label={t(`pricing.tabs.${id}`)}
            aria-controls={id === audience ? `panel-${id}` : undefined}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`panel-${audience}`} aria-labelledby={`tab-${audience}`}>
        {audience === 'teams' ? <TeamPricing plans={teams} /> : <SeekerPricing plans={seekers} />}
      </div>
    </Page>
  );
}
