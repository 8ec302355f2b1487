// Asks a colleague to look at this candidate: a notice in their header. Says who has handed in already.
import AskIcon from '@mui/icons-material/PersonAddAltOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  List,
  ListItem,
  ListItemText,
  Tooltip,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { askToReview } from '#data/review/notices.ts';
import { usePageCommands } from '#ui/commands/usePageCommands.ts';
import { RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useColleagues, type Colleague } from './useColleagues.ts';

export interface AskColleagueProps {
  candidateRef: CandidateRef;
  me: { uid: string; name: string };
  /** uids of those whose scorecard is in. */
  handedIn: readonly string[];
}

function Line({
  candidateRef,
  me,
  colleague,
  isIn,
  isAsked,
  onAsked,
}: Omit<AskColleagueProps, 'handedIn'> & {
  colleague: Colleague;
  isIn: boolean;
  isAsked: boolean;
  onAsked: () => void;
}) {
  const { t } = useTranslation(['review', 'domain']);
  const [ask, { pending }] = useAction(askToReview);
  return (
    <ListItem disableGutters sx={{ gap: 1 }}>
      <ListItemText
        primary={colleague.name}
        secondary={
          isIn ? t('ask.isIn') : isAsked ? t('ask.asked') : t(`domain:memberRole.${colleague.role}`)
        }
        sx={{ overflowWrap: 'anywhere' }}
      />
      {!isIn && (
        <Button
          size="small"
          variant="outlined"
          disabled={isAsked}
          loading={pending}
          aria-label={t('ask.one', { name: colleague.name })}
          onClick={() =>
            void ask(candidateRef, me, colleague.uid).then((done) => {
              if (done) onAsked();
            })
          }
        >
          {t('ask.ask')}
        </Button>
      )}
    </ListItem>
  );
}

export function AskColleague({ candidateRef, me, handedIn }: AskColleagueProps) {
  const { t } = useTranslation(['review', 'common']);
  const [open, setOpen] = useState(false);
  usePageCommands([{ id: 'ask', label: 'review:ask.button', run: () => setOpen(true) }]);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const colleagues = useColleagues(candidateRef.orgId, open)?.filter(({ uid }) => uid !== me.uid);
  return (
    <>
      <Tooltip title={t('ask.button')}>
        <IconButton
          aria-label={t('ask.button')}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <AskIcon />
        </IconButton>
      </Tooltip>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="xs"
        aria-labelledby="ask-title"
      >
        <DialogTitle id="ask-title">{t('ask.title')}</DialogTitle>
        <DialogContent>
          <Typography variant="body2" color="text.secondary">
            {t('ask.lead')}
          </Typography>
          {colleagues === undefined && <RowsSkeleton rows={3} />}
          {colleagues?.length === 0 && (
            <Typography variant="body2" sx={{ mt: 2 }}>
              {t('ask.nobody')}
            </Typography>
          )}
          <List aria-label={t('notes.colleagues')}>
            {colleagues?.map((colleague) => (
              <Line
                key={colleague.uid}
                candidateRef={candidateRef}
                me={me}
                colleague={colleague}
                isIn={handedIn.includes(colleague.uid)}
                isAsked={asked.includes(colleague.uid)}
                onAsked={() => setAsked((before) => [...before, colleague.uid])}
              />
            ))}
          </List>
          <Box role="status">
            {asked.length > 0 && (
              <Typography variant="body2">{t('ask.done', { count: asked.length })}</Typography>
            )}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{t('common:actions.close')}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
