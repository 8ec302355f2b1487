// Who asks, how long it takes, what is kept, how AI is used and who decides: all of it before anything starts.
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import AccessTimeIcon from '@mui/icons-material/AccessTime';
import AutoAwesomeIcon from '@mui/icons-material/AutoAwesomeOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import ForumIcon from '@mui/icons-material/ForumOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import SaveIcon from '@mui/icons-material/SaveOutlined';
import TranslateIcon from '@mui/icons-material/Translate';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invite } from '#domain/invite.ts';
import { changeLanguage } from '#i18n/i18n.ts';
import { languageFrom, languageNames } from '#i18n/languages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { LanguageSwitch } from '#ui/LanguageSwitch.tsx';
import { Panel } from '#ui/Panel.tsx';

export interface AboutStepProps { invite: Invite; onNext: () => void }

function Fact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <Stack component="li" direction="row" spacing={1.75} sx={{ alignItems: 'flex-start' }}>
      <Box aria-hidden sx={{ color: 'primary.main', display: 'flex', pt: 0.25 }}>{icon}</Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography component="div" variant="body2" color="text.secondary">{children}</Typography>
      </Box>
    </Stack>
  );
}

export function AboutStep({ invite, onNext }: AboutStepProps) {
  const { t, i18n } = useTranslation(['interview', 'domain']);
  const format = useFormat();
  const questionLanguage = languageFrom(invite.language);
  const { companyName: company } = invite;
  return (
    <>
      <Panel>
        <Stack component="ul" spacing={2.25} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          <Fact icon={<ForumIcon fontSize="small" />} title={t('about.questions', { questions: t('domain:questions', { count: invite.questionCount }) })}>{t('about.questionsText')}</Fact>
          <Fact icon={<AccessTimeIcon fontSize="small" />} title={t('about.minutes', { minutes: t('domain:minutes', { count: invite.durationMinutes }) })}>{t('about.minutesText')}</Fact>
          <Fact icon={<EventIcon fontSize="small" />} title={t('about.deadline', { when: format.dateTimeZone(invite.expiresAt) })}>{t('about.deadlineText')}</Fact>
          <Fact icon={<SaveIcon fontSize="small" />} title={t('about.kept')}>{t('about.keptText', { company })}</Fact>
          <Fact icon={<AutoAwesomeIcon fontSize="small" />} title={t('about.ai')}>{t('about.aiText')}</Fact>
          <Fact icon={<PersonIcon fontSize="small" />} title={t('about.decides')}>{t('about.decidesText', { company })}</Fact>
          <Fact icon={<TranslateIcon fontSize="small" />} title={t('about.language', { language: languageNames[questionLanguage] })}>
            <Stack direction="row" useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
              {t('about.languageText')}
              <LanguageSwitch value={languageFrom(i18n.language)} onChange={(language) => void changeLanguage(language)} />
            </Stack>
          </Fact>
        </Stack>
      </Panel>
      <Alert severity="info" icon={false}>{t('about.needs', { company })}</Alert>
      <Box><Button variant="contained" size="large" onClick={onNext}>{t('before.next')}</Button></Box>
    </>
  );
}
