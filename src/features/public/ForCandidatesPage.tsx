// What candidates ask about interviews, their rights and their data. Numbers come from the code that keeps them.
import ChoiceIcon from '@mui/icons-material/HandshakeOutlined';
import ClockIcon from '@mui/icons-material/AccessTime';
import PeopleIcon from '@mui/icons-material/GroupOutlined';
import SavedIcon from '@mui/icons-material/CloudDoneOutlined';
import { Box, Container, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { settings } from '#data/firestore/settings.ts';
import { graceMinutes } from '#domain/candidate/grace.ts';
import { usualRetentionDays } from '#domain/company/organization.ts';
import { retakeLimits } from '#domain/recordings/recording.ts';
import { answerDays } from '#domain/review/dataRequestDue.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import {
  candidateQuestions,
  candidateSections,
  type CandidateSection,
} from './candidates/candidateQuestions.ts';
import { Fact, Facts } from './parts/Fact.tsx';
import { LinkButton } from './parts/LinkButton.tsx';
import { NextLinks } from './parts/NextLinks.tsx';
import { PageContents } from './parts/PageContents.tsx';
import { PageHero } from './parts/PageHero.tsx';
import { Questions, type QuestionAndAnswer } from './parts/Questions.tsx';

const facts = [
  ['clock', ClockIcon],
  ['saved', SavedIcon],
  ['choice', ChoiceIcon],
  ['people', PeopleIcon],
] as const;

export default function ForCandidatesPage() {
  const { t } = useTranslation(['forCandidates', 'routes']);
  return (
    <>
      <PageHero
        eyebrow={t('eyebrow')}
        title={t('routes:title.forCandidates')}
        lead={t('lead')}
        actions={
          <>
            <LinkButton to={to('hirelyPro')} variant="contained" size="large">
              {t('open')}
            </LinkButton>
            <LinkButton to={to('contactUs')} variant="outlined" size="large">
              {t('contact')}
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
      <Container
        maxWidth="lg"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
          gap: { xs: 4, md: 8 },
          py: { xs: 6, md: 9 },
          alignItems: 'start',
        }}
      >
        <PageContents
          title={t('contents')}
          sections={candidateSections.map((id) => ({ id, title: t(`sections.${id}`) }))}
        />
        <Stack spacing={{ xs: 5, md: 7 }} sx={{ maxWidth: 760 }}>
          {candidateSections.map((id) => (
            <QuestionSection key={id} id={id} />
          ))}
        </Stack>
      </Container>
      <NextLinks
        title={t('more.title')}
        links={[
          { to: to('aboutAi'), label: t('more.ai') },
          { to: to('privacy'), label: t('more.privacy') },
          { to: to('trust'), label: t('more.trust') },
        ]}
      />
    </>
  );
}

/** The questions of one subject, each opening to its answer. */
function QuestionSection({ id }: { id: CandidateSection }) {
  const { t } = useTranslation('forCandidates');
  const format = useFormat();
  const numbers = {
    grace: format.number(graceMinutes),
    most: format.number(retakeLimits.max),
    days: format.number(answerDays),
    retention: format.number(usualRetentionDays),
  };
  const items = candidateQuestions[id].map((question): QuestionAndAnswer => {
    const key =
      question === 'aiPlace'
        ? (`aiPlace.${settings().ai ? 'cloud' : 'onDevice'}` as const)
        : question;
    return { q: t(`questions.${key}.q`), a: t(`questions.${key}.a`, numbers) };
  });
  return (
    <Box component="section" id={id} aria-labelledby={`${id}-title`} sx={{ scrollMarginTop: 88 }}>
      <Typography variant="h2" id={`${id}-title`} sx={{ mb: 1 }}>
        {t(`sections.${id}`)}
      </Typography>
      <Questions items={items} />
    </Box>
  );
}
