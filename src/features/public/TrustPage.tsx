// Where data lies, who may open it, how long it is kept, how the service is secured, what it lacks, and how to report a weakness.
import EncryptedIcon from '@mui/icons-material/LockOutlined';
import LogIcon from '@mui/icons-material/FactCheckOutlined';
import NoneIcon from '@mui/icons-material/VisibilityOffOutlined';
import RulesIcon from '@mui/icons-material/ShieldOutlined';
import { Box, Link as TextLink, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { usualRetentionDays } from '#domain/company/organization.ts';
import { answerDays } from '#domain/review/dataRequestDue.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { LegalVersion } from './LegalVersion.tsx';
import { Fact, Facts } from './parts/Fact.tsx';
import { LinkButton } from './parts/LinkButton.tsx';
import { PageHero } from './parts/PageHero.tsx';
import { PointList } from './parts/PointList.tsx';
import { Section } from './parts/Section.tsx';
import { TermRows } from './parts/TermRows.tsx';
import { TwoLists } from './parts/TwoLists.tsx';
import { SubProcessors } from './trust/SubProcessors.tsx';

const facts = [
  ['rules', RulesIcon],
  ['encrypted', EncryptedIcon],
  ['log', LogIcon],
  ['none', NoneIcon],
] as const;
const locations = ['text1', 'text2', 'text3'] as const;
const kept = ['interviews', 'requests', 'accounts', 'messages', 'log'] as const;
const done = ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'] as const;
const missing = ['n1', 'n2', 'n3', 'n4'] as const;
const legalKinds = ['privacy', 'terms'] as const;

export default function TrustPage() {
  const { t } = useTranslation(['trust', 'routes', 'public']);
  const format = useFormat();
  const numbers = {
    retention: format.number(usualRetentionDays),
    days: format.number(answerDays),
  };
  return (
    <>
      <PageHero
        eyebrow={t('eyebrow')}
        title={t('routes:title.trust')}
        lead={t('lead')}
        actions={
          <>
            <LinkButton to="#report" variant="contained" size="large">
              {t('report')}
            </LinkButton>
            <LinkButton
              to={to('aboutAi', {}, { hash: 'model-card' })}
              variant="outlined"
              size="large"
            >
              {t('toCard')}
            </LinkButton>
          </>
        }
      >
        <Facts columns={4}>
          {facts.map(([id, Icon]) => (
            <Fact
              key={id}
              heading="h2"
              icon={<Icon />}
              title={t(`facts.${id}.title`)}
              text={t(`facts.${id}.text`)}
            />
          ))}
        </Facts>
      </PageHero>
      <SubProcessors />
      <Section title={t('where.title')}>
        <Stack spacing={2} sx={{ maxWidth: '68ch' }}>
          {locations.map((id) => (
            <Typography key={id}>{t(`where.${id}`)}</Typography>
          ))}
        </Stack>
      </Section>
      <Section title={t('retention.title')} text={t('retention.text')} band>
        <TermRows
          rows={kept.map((id) => ({
            id,
            name: t(`retention.rows.${id}.name`),
            text: t(`retention.rows.${id}.text`, numbers),
          }))}
        />
      </Section>
      <Section title={t('practice.title')}>
        <TwoLists
          yes={{ title: t('practice.doneTitle'), points: done.map((id) => t(`practice.${id}`)) }}
          no={{ title: t('practice.notTitle'), points: missing.map((id) => t(`practice.${id}`)) }}
        />
      </Section>
      <Report />
      <LegalTexts />
    </>
  );
}

/** How somebody who found a weakness tells us. */
function Report() {
  const { t } = useTranslation('trust');
  const steps = ['w1', 'w2', 'w3'] as const;
  return (
    <Section id="report" title={t('weakness.title')} text={t('weakness.text')} band>
      <Box sx={{ maxWidth: 760 }}>
        <PointList points={steps.map((id) => t(`weakness.${id}`))} />
        <Stack
          direction="row"
          useFlexGap
          sx={{ mt: 3, columnGap: 2.5, rowGap: 1, flexWrap: 'wrap', alignItems: 'center' }}
        >
          <LinkButton
            to={to('contactUs', {}, { query: { topic: 'security' } })}
            variant="contained"
            size="large"
          >
            {t('weakness.action')}
          </LinkButton>
          <TextLink href="/.well-known/security.txt">{t('weakness.file')}</TextLink>
        </Stack>
      </Box>
    </Section>
  );
}

/** The legal texts in force. */
function LegalTexts() {
  const { t } = useTranslation('trust');
  return (
    <Section title={t('legal.title')} text={t('legal.text')}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          gap: 3,
        }}
      >
        {legalKinds.map((kind) => (
          <Panel key={kind} title={t(`legal.${kind}`)} headingLevel="h3">
            <LegalVersion kind={kind} />
            <LinkButton to={to(kind)} variant="outlined" sx={{ mt: 2 }}>
              {t('legal.read', { title: t(`legal.${kind}`) })}
            </LinkButton>
          </Panel>
        ))}
      </Box>
    </Section>
  );
}
