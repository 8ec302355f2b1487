// The coach's feedback on one attempt: one fix first, then the parts, what changed, an outline and plain counts. No grade.
import FormatQuoteIcon from '@mui/icons-material/FormatQuote';
import { Box, Stack, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CoachReply } from '#ai/tasks/coachAnswer.ts';
import type { Provenance } from '#domain/jobs/kit.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { CopyButton } from '#ui/page/CopyButton.tsx';
import { MadeBy } from '#ui/product/MadeBy.tsx';
import { PartStrip } from './PartStrip.tsx';
import { Wording } from './Wording.tsx';

export interface Coached {
  reply: CoachReply;
  provenance: Provenance;
}

function Block({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Stack
        direction="row"
        spacing={1}
        sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 0.5 }}
      >
        <Typography id={id} variant="subtitle2" component="h3">
          {title}
        </Typography>
        {action}
      </Stack>
      {children}
    </Box>
  );
}

/** `changed`: more on what changed since the attempt before. */
export function Coaching({ reply, provenance, changed }: Coached & { changed?: ReactNode }) {
  const { t } = useTranslation('jobSeeker');
  return (
    <Stack spacing={2.5}>
      <Box sx={{ bgcolor: 'soft.primary.bg', color: 'soft.primary.text', borderRadius: 1.5, p: 2 }}>
        <Typography variant="subtitle2" component="h3">
          {t(reply.fix.code === 'good' ? 'coach.nothing' : 'coach.fix')}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{reply.fix.text}</Typography>
      </Box>
      {reply.compare && (
        <Block title={t('coach.since')}>
          <Difference compare={reply.compare} />
          {changed}
        </Block>
      )}
      <Block title={t('coach.parts')}>
        <PartStrip sentences={reply.sentences} wanted={reply.skeleton.map(({ part }) => part)} />
      </Block>
      {reply.quote && (
        <Block title={t('coach.strongest')}>
          <Stack
            direction="row"
            spacing={1}
            sx={{
              bgcolor: 'evidence.main',
              color: 'evidence.contrastText',
              borderRadius: 1,
              px: 1,
              py: 0.75,
            }}
          >
            <FormatQuoteIcon
              fontSize="small"
              aria-hidden
              sx={{ mt: '1px', color: 'evidence.line' }}
            />
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {reply.quote.text}
            </Typography>
          </Stack>
        </Block>
      )}
      <Block
        title={t('coach.outline')}
        action={<CopyButton text={reply.skeleton.map(({ text }) => text).join('\n')} />}
      >
        <Stack component="ol" spacing={0.75} sx={{ m: 0, pl: 2.5 }}>
          {reply.skeleton.map(({ part, text }) => (
            <Typography key={part} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <WithBlanks text={text} />
            </Typography>
          ))}
        </Stack>
        <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 0.75 }}>
          {t('coach.outlineNote')}
        </Typography>
      </Block>
      {reply.speech && (
        <Block title={t('coach.wording.title')}>
          <Wording speech={reply.speech} />
        </Block>
      )}
      <MadeBy made={provenance} />
    </Stack>
  );
}

/** A text with its [blanks] highlighted. */
function WithBlanks({ text }: { text: string }) {
  return text.split(/(\[[^\]]*\])/).map((piece, index) =>
    piece.startsWith('[') ? (
      <Box
        key={index}
        component="mark"
        sx={{ bgcolor: 'soft.warning.bg', color: 'soft.warning.text', borderRadius: 0.5, px: 0.5 }}
      >
        {piece}
      </Box>
    ) : (
      piece
    ),
  );
}

function Difference({ compare }: { compare: NonNullable<CoachReply['compare']> }) {
  const { t } = useTranslation('jobSeeker');
  const { list, number } = useFormat();
  const names = (parts: readonly ('situation' | 'task' | 'action' | 'result')[]): string =>
    list(parts.map((part) => t(`coach.part.${part}`)));
  const step = (key: 'words' | 'fillers' | 'numbers'): string =>
    t(`coach.change.${key}`, { from: number(compare[key][0]), to: number(compare[key][1]) });
  const lines = [
    ...(compare.gained.length > 0
      ? [t('coach.change.gained', { list: names(compare.gained) })]
      : []),
    ...(compare.lost.length > 0 ? [t('coach.change.lost', { list: names(compare.lost) })] : []),
    t('coach.change.added', { count: compare.added.length }),
    step('words'),
    step('fillers'),
    step('numbers'),
  ];
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {lines.map((line) => (
        <Typography key={line} component="li" variant="body2">
          {line}
        </Typography>
      ))}
    </Box>
  );
}
