// What the AI does and never does, where it runs, how it shows its evidence, how it was measured, where it fails, and its model card.
import DraftIcon from '@mui/icons-material/ListAlt';
import FollowUpIcon from '@mui/icons-material/ForumOutlined';
import LettersIcon from '@mui/icons-material/DescriptionOutlined';
import PracticeIcon from '@mui/icons-material/SchoolOutlined';
import RatingIcon from '@mui/icons-material/FormatQuote';
import RequirementIcon from '@mui/icons-material/FactCheckOutlined';
import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { to } from '#navigation/routes.ts';
import { AiFigures } from './ai/AiFigures.tsx';
import { AiLocations } from './ai/AiLocations.tsx';
import { cardVersion } from './ai/figures.ts';
import { Fact, Facts } from './parts/Fact.tsx';
import { LinkButton } from './parts/LinkButton.tsx';
import { NextLinks } from './parts/NextLinks.tsx';
import { PageHero } from './parts/PageHero.tsx';
import { PointList } from './parts/PointList.tsx';
import { Section } from './parts/Section.tsx';
import { StepList } from './parts/StepList.tsx';
import { TermRows } from './parts/TermRows.tsx';
import { TwoLists } from './parts/TwoLists.tsx';
import { ProductPicture } from './pictures/ProductPicture.tsx';

const tasks = [
  ['kit', DraftIcon],
  ['rating', RatingIcon],
  ['followUp', FollowUpIcon],
  ['resume', RequirementIcon],
  ['practice', PracticeIcon],
  ['papers', LettersIcon],
] as const;
const steps = ['read', 'quote', 'unknown', 'first', 'decide'] as const;
const reads = ['reads1', 'reads2', 'reads3', 'reads4'] as const;
const never = ['never1', 'never2', 'never3', 'never4', 'never5'] as const;
const limits = ['l1', 'l2', 'l3', 'l4', 'l5', 'l6'] as const;
const checked = ['m1', 'm2', 'm3', 'm4', 'm5'] as const;
const unchecked = ['n1', 'n2', 'n3', 'n4'] as const;
const cardRows = [
  'model',
  'kind',
  'use',
  'notFor',
  'languages',
  'fitted',
  'output',
  'oversight',
  'limits',
] as const;

export default function AboutAiPage() {
  const { t } = useTranslation(['aboutAi', 'routes']);
  return (
    <>
      <PageHero
        eyebrow={t('eyebrow')}
        title={t('routes:title.aboutAi')}
        lead={t('lead')}
        actions={
          <>
            <LinkButton to="#figures" variant="contained" size="large">
              {t('toFigures')}
            </LinkButton>
            <LinkButton to="#model-card" variant="outlined" size="large">
              {t('toCard')}
            </LinkButton>
          </>
        }
      />
      <Section title={t('does.title')} text={t('does.text')}>
        <Facts>
          {tasks.map(([id, Icon]) => (
            <Fact
              key={id}
              icon={<Icon />}
              title={t(`does.${id}.title`)}
              text={t(`does.${id}.text`)}
            />
          ))}
        </Facts>
      </Section>
      <AiLocations />
      <Section title={t('reads.title')}>
        <TwoLists
          yes={{ title: t('reads.readsTitle'), points: reads.map((id) => t(`reads.${id}`)) }}
          no={{ title: t('reads.neverTitle'), points: never.map((id) => t(`reads.${id}`)) }}
        />
      </Section>
      <Evidence />
      <AiFigures />
      <Section id="limits" title={t('limits.title')} text={t('limits.text')}>
        <Box sx={{ maxWidth: 760 }}>
          <PointList sign="cross" points={limits.map((id) => t(`limits.${id}`))} />
        </Box>
      </Section>
      <Section id="bias" title={t('bias.title')} text={t('bias.text')} band>
        <TwoLists
          yes={{ title: t('bias.madeTitle'), points: checked.map((id) => t(`bias.${id}`)) }}
          no={{ title: t('bias.notTitle'), points: unchecked.map((id) => t(`bias.${id}`)) }}
        />
        <Typography color="text.secondary" sx={{ mt: 3, maxWidth: '80ch' }}>
          {t('bias.company')}
        </Typography>
      </Section>
      <Section id="model-card" title={t('card.title')} text={t('card.text')}>
        <TermRows
          rows={cardRows.map((id) => ({
            id,
            name: t(`card.rows.${id}.name`),
            text: t(`card.rows.${id}.text`, { version: cardVersion }),
          }))}
        />
      </Section>
      <NextLinks
        title={t('next.title')}
        links={[
          { to: to('forCandidates'), label: t('next.candidates') },
          { to: to('trust'), label: t('next.trust') },
          { to: to('contactUs'), label: t('next.contact') },
        ]}
      />
    </>
  );
}

/** From an answer to a decision, beside the screen it happens on. */
function Evidence() {
  const { t } = useTranslation('aboutAi');
  return (
    <Section id="evidence" title={t('evidence.title')} text={t('evidence.text')}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.35fr)' },
          gap: { xs: 5, md: 8 },
          alignItems: 'start',
        }}
      >
        <StepList
          steps={steps.map((id) => ({
            title: t(`evidence.${id}.title`),
            text: t(`evidence.${id}.text`),
          }))}
        />
        <Box sx={{ position: { md: 'sticky' }, top: { md: 96 } }}>
          <ProductPicture name="review" />
        </Box>
      </Box>
    </Section>
  );
}
