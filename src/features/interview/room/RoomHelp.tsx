// "Something went wrong": what to try, how to take the words along, and whom to ask.
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Link,
  Stack,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnSession } from '#data/candidate/ownSession.ts';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { settings } from '#data/firestore/settings.ts';
import { buildMailtoLink } from '#domain/base/mailAddress.ts';
import { useSession } from '#session/session.ts';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { FaqLink } from '#features/interview/words/FaqLink.tsx';
import { WithdrawActions } from '#features/interview/after/WithdrawActions.tsx';
import { KeepAccess } from '#features/interview/after/KeepAccess.tsx';
import { MoreTime, type MoreTimeProps } from '#features/interview/accommodation/MoreTime.tsx';
import { ReportProblem } from '#features/interview/answer/ReportProblem.tsx';

export interface RoomHelpProps extends MoreTimeProps {
  open: boolean;
  onClose: () => void;
  session: OwnSession;
  candidateRef: CandidateRef;
}

export function RoomHelp({ open, onClose, session, candidateRef, ...letter }: RoomHelpProps) {
  const { t } = useTranslation(['interview', 'common']);
  const id = useId();
  const email = settings().supportEmail;
  const { authUser } = useSession();
  // Names this session to support.
  const reference = `${candidateRef.interviewId}/${candidateRef.candidateUid}`;
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{t('help.title')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <Typography>{t('help.safe')}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
            <li>{t('help.reload')}</li>
            <li>{t('help.offline')}</li>
            <li>{t('help.otherTab')}</li>
          </Box>
          <ReportProblem company={letter.company} />
          <Box>
            <Typography variant="h3" sx={{ mb: 1 }}>
              {t('accommodation.title')}
            </Typography>
            <MoreTime {...letter} />
          </Box>
          {authUser?.isAnonymous && <KeepAccess session={session} headingLevel="h3" />}
          <Box>
            <Typography variant="h3" sx={{ mb: 1 }}>
              {t('help.supportTitle')}
            </Typography>
            <Typography color="text.secondary">
              {t('help.supportText')}{' '}
              <Link href={buildMailtoLink(email, { subject: t('help.subject', { reference }) })}>
                {email}
              </Link>
              . {t('common:supportHours')}.
            </Typography>
            <Stack direction="row" sx={{ alignItems: 'center', mt: 1, gap: 1, flexWrap: 'wrap' }}>
              <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
                {t('help.reference', { reference })}
              </Typography>
              <CopyButton text={reference} />
            </Stack>
            <FaqLink about="general" />
          </Box>
          <Box>
            <Typography variant="h3" sx={{ mb: 1 }}>
              {t('help.choicesTitle')}
            </Typography>
            <Typography color="text.secondary" sx={{ mb: 1.5 }}>
              {t(session.consent.ai ? 'help.choicesWithAi' : 'help.choices')}
            </Typography>
            <WithdrawActions
              session={session}
              candidateRef={candidateRef}
              company={letter.company}
            />
          </Box>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('help.goOn')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
