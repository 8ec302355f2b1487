// Who asks and why, how long it takes, what is kept, how AI is used and who decides: all of it before anything starts.
import { Box, Button, Stack } from '@mui/material';
import AccessTimeIcon from '@mui/icons-material/AccessTime';
import AutoAwesomeIcon from '@mui/icons-material/AutoAwesomeOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import ForumIcon from '@mui/icons-material/ForumOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import RouteIcon from '@mui/icons-material/RouteOutlined';
import SaveIcon from '@mui/icons-material/SaveOutlined';
import TranslateIcon from '@mui/icons-material/Translate';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Expectation } from '#domain/invitations/expectation.ts';
import { readInviteLength } from '#domain/invitations/interviewLength.ts';
import type { Invite } from '#domain/invitations/invite.ts';
import { readInviteRetakes } from '#domain/jobs/retakes.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { toLanguage } from '#i18n/languages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { LanguageSwitch } from '#ui/theme/LanguageSwitch.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useTimeWords } from '#ui/product/useTimeWords.ts';
import type { BeforeForm, BeforeInput } from './beforeForm.ts';
import { CompanyWords } from '#features/interview/words/CompanyWords.tsx';
import {
  writeEngineWords,
  writeKeptWords,
  writeQuestionsWords,
} from '#features/interview/words/expectedWords.ts';
import { Fact } from '#features/interview/words/Fact.tsx';
import { FaqLink } from '#features/interview/words/FaqLink.tsx';

export interface AboutStepProps {
  invite: Invite;
  expectation: Expectation;
  /** The interview's minutes and those that were granted. */
  minutes: number;
  /** What comes after the facts. */
  children?: ReactNode;
  onNext: () => void;
}

const stages = ['answer', 'rate', 'read', 'tell'] as const;

/** How many questions, in which form, and what may be done over. */
function Questions({ invite, expectation }: Pick<AboutStepProps, 'invite' | 'expectation'>) {
  const { t } = useTranslation(['interview', 'domain']);
  const format = useFormat();
  const { formats, formatsEverywhere, isKnown, records } = expectation;
  const isGranted = formatsEverywhere.some(
    (one) => one !== 'text' && !(invite.formatsEverywhere ?? []).includes(one),
  );
  const range = readInviteRetakes(invite, isGranted);
  const notes = [
    t(records ? 'about.oneAtATime' : 'about.questionsText'),
    ...(!isKnown
      ? [t('about.unknownWays')]
      : formats.length === formatsEverywhere.length
        ? []
        : [t('about.someOnly')]),
    ...(records && range
      ? [
          range.least === range.most
            ? t('about.retakes', { count: range.most })
            : t('about.retakesRange', { ...range, count: range.most }),
        ]
      : []),
    ...(records ? [t('about.retakesFault')] : []),
  ];
  return (
    <Fact
      icon={<ForumIcon fontSize="small" />}
      title={writeQuestionsWords(t, format, expectation, readInviteLength(invite).questions)}
    >
      {notes.join(' ')}
    </Fact>
  );
}

/** The language of the questions, of the page, and of the answers that are spoken. */
function Languages({ invite, records }: { invite: Invite; records: Expectation['records'] }) {
  const { t, i18n } = useTranslation('interview');
  const format = useFormat();
  const { watch, setValue } = useFormContext<BeforeInput, unknown, BeforeForm>();
  const questionLanguage = toLanguage(invite.language);
  return (
    <Fact
      icon={<TranslateIcon fontSize="small" />}
      title={t('about.language', { language: format.language(questionLanguage) })}
    >
      <Stack
        direction="row"
        useFlexGap
        sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}
      >
        {t('about.languageText')}
        <LanguageSwitch
          value={toLanguage(i18n.language)}
          onChange={(language) => void changeLanguage(language)}
        />
      </Stack>
      {records && (
        <Stack
          direction="row"
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}
        >
          {t('about.speech')}
          <LanguageSwitch
            label={t('about.speech')}
            value={toLanguage(watch('speech') || invite.language)}
            onChange={(language) => setValue('speech', language, { shouldDirty: true })}
          />
        </Stack>
      )}
    </Fact>
  );
}

export function AboutStep({ invite, expectation, minutes, children, onNext }: AboutStepProps) {
  const { t } = useTranslation(['interview', 'domain', 'afterwards', 'company']);
  const timeWords = useTimeWords();
  const format = useFormat();
  const { companyName: company } = invite;
  const { aiConsent, records } = expectation;
  const days = invite.retentionDays;
  const deadline = format.dateTimeZone(invite.expiresAt);
  return (
    <>
      <Panel>
        <Stack component="ul" spacing={2.25} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          <Fact icon={<PersonIcon fontSize="small" />} title={t('about.who', { company })}>
            {t('about.whoText', { title: invite.interviewTitle })}
          </Fact>
          <Questions invite={invite} expectation={expectation} />
          <Fact
            icon={<AccessTimeIcon fontSize="small" />}
            title={timeWords({ ...readInviteLength(invite), limit: minutes })}
          >
            {t('about.minutesText')}
          </Fact>
          <Languages invite={invite} records={records} />
          <Fact
            icon={<EventIcon fontSize="small" />}
            title={t('about.deadline', { when: deadline })}
          >
            {t('about.deadlineText')}
          </Fact>
          <Fact icon={<RouteIcon fontSize="small" />} title={t('about.stages')}>
            <Box component="ol" sx={{ m: 0, pl: 2.5 }}>
              {stages.map((stage) => (
                <li key={stage}>{t(`about.stageList.${stage}`, { company })}</li>
              ))}
            </Box>
          </Fact>
          <Fact icon={<SaveIcon fontSize="small" />} title={t('about.kept')}>
            {writeKeptWords(t, format, expectation)}{' '}
            {days
              ? t('about.keptDays', { company, count: days })
              : t('about.keptPeriod', { company })}
          </Fact>
          <Fact icon={<VisibilityIcon fontSize="small" />} title={t('afterwards:integrity.about')}>
            {t('afterwards:integrity.aboutText')}
          </Fact>
          <Fact icon={<AutoAwesomeIcon fontSize="small" />} title={t('about.ai')}>
            {aiConsent === 'chat' ? t('about.aiText') : t(`about.aiBy.${aiConsent}`)}{' '}
            {writeEngineWords(t, expectation, company)}
          </Fact>
          <Fact icon={<PersonIcon fontSize="small" />} title={t('about.decides')}>
            {t('about.decidesText', { company })}
          </Fact>
        </Stack>
        {invite.policies?.notice && (
          <Box sx={{ mt: 2.5 }}>
            <CompanyWords
              title={t('company:candidate.notice', { company })}
              words={invite.policies.notice}
            />
          </Box>
        )}
      </Panel>
      {children}
      <Stack
        direction="row"
        useFlexGap
        sx={{ columnGap: 2, rowGap: 1, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <Button variant="contained" size="large" onClick={onNext}>
          {t('before.next')}
        </Button>
        <FaqLink about="general" />
      </Stack>
    </>
  );
}
