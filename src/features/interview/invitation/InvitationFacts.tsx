// What an invitation is about, above everything else: questions and how they are answered, time, language, until when.
import AccessTimeIcon from '@mui/icons-material/AccessTime';
import EventIcon from '@mui/icons-material/EventOutlined';
import ForumIcon from '@mui/icons-material/ForumOutlined';
import TranslateIcon from '@mui/icons-material/Translate';
import { Stack } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { expectationOf } from '#domain/invitations/expectation.ts';
import { readInviteLength } from '#domain/invitations/interviewLength.ts';
import { readInviteFormats, type Invite } from '#domain/invitations/invite.ts';
import { toLanguage } from '#i18n/languages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useTimeWords } from '#ui/product/useTimeWords.ts';
import { writeQuestionsWords } from '#features/interview/words/expectedWords.ts';
import { Fact } from '#features/interview/words/Fact.tsx';

export function InvitationFacts({ invite }: { invite: Invite }) {
  const { t } = useTranslation(['interview', 'domain']);
  const timeWords = useTimeWords();
  const format = useFormat();
  const length = readInviteLength(invite);
  const expectation = expectationOf(invite.type, readInviteFormats(invite));
  return (
    <Panel>
      <Stack
        component="ul"
        spacing={1.5}
        data-testid="invitation-facts"
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        <Fact
          icon={<ForumIcon fontSize="small" />}
          title={writeQuestionsWords(t, format, expectation, length.questions)}
        />
        <Fact icon={<AccessTimeIcon fontSize="small" />} title={timeWords(length)} />
        <Fact
          icon={<TranslateIcon fontSize="small" />}
          title={t('about.language', { language: format.language(toLanguage(invite.language)) })}
        />
        <Fact
          icon={<EventIcon fontSize="small" />}
          title={t('about.deadline', { when: format.dateTimeZone(invite.expiresAt) })}
        />
      </Stack>
    </Panel>
  );
}
