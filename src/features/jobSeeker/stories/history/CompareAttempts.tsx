// Two attempts at the same question side by side: the words with the difference, which parts came and went, and the counts before and after.
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import {
  Box,
  Button,
  Link as TextLink,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { seekerDocumentSource } from '#data/seeker/seekerDocuments.ts';
import { getTranscript, storyParts, type PracticeAttempt } from '#domain/seeker/practice.ts';
import { readMadeAt, readPartsSeen } from '#domain/seeker/practiceTrend.ts';
import { questionKey, questionOf } from '#domain/seeker/spacedReview.ts';
import type { Stored } from '#domain/base/source.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { WordDiff } from '#ui/product/WordDiff.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { useAttemptFacts } from './AttemptRow.tsx';
import { toPrepLink } from '#features/jobSeeker/stories/prepLink.ts';

const timeOf = (one: Stored<PracticeAttempt>): number => readMadeAt(one.data)?.getTime() ?? 0;

export function CompareAttempts({ uid, ids: [one, two] }: { uid: string; ids: [string, string] }) {
  const { t } = useTranslation('stories');
  const a = useLive(seekerDocumentSource(uid, 'practiceAttempts', one));
  const b = useLive(seekerDocumentSource(uid, 'practiceAttempts', two));
  if (!a || !b)
    return (
      <Panel>
        <EmptyState
          title={t('attempt.gone')}
          text={t('attempt.goneText')}
          action={{ label: t('attempt.back'), to: toPrepLink({ tab: 'history' }) }}
        />
      </Panel>
    );
  const [before, after] = timeOf(a) <= timeOf(b) ? [a, b] : [b, a];
  return (
    <Stack spacing={3} data-testid="compare">
      <Box>
        <Button
          component={Link}
          to={toPrepLink({ tab: 'history', attempt: one })}
          startIcon={<ArrowBackIcon />}
        >
          {t('compare.back')}
        </Button>
      </Box>
      <Panel
        title={<span dir="auto">{questionOf(after.data) || t('untitledQuestion')}</span>}
        lead={t(
          questionKey(before.data) === questionKey(after.data)
            ? 'compare.lead'
            : 'compare.otherQuestion',
        )}
      >
        <Stack spacing={2.5}>
          <PartsMoved before={before.data} after={after.data} />
          <Counts before={before.data} after={after.data} />
        </Stack>
      </Panel>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        <Words title={t('compare.before')} attempt={before} />
        <Words title={t('compare.after')} attempt={after} />
      </Box>
      <Panel title={t('compare.difference')} lead={t('compare.differenceLead')}>
        <WordDiff before={getTranscript(before.data)} after={getTranscript(after.data)} />
      </Panel>
    </Stack>
  );
}

function Words({
  title,
  attempt: { id, data },
}: {
  title: string;
  attempt: Stored<PracticeAttempt>;
}) {
  const { t } = useTranslation('stories');
  const facts = useAttemptFacts();
  return (
    <Panel
      title={title}
      lead={
        <TextLink component={Link} to={toPrepLink({ tab: 'history', attempt: id })}>
          {facts({ ...data, competency: null })}
        </TextLink>
      }
    >
      <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {getTranscript(data) || t('attempt.noWords')}
      </Typography>
    </Panel>
  );
}

/** Which parts came, went and stayed; each with the words it was found in. */
/** What became of a part from one attempt to the next. */
function moveOf(was: boolean, is: boolean): 'stayed' | 'went' | 'came' | 'missing' {
  if (was) return is ? 'stayed' : 'went';
  return is ? 'came' : 'missing';
}

function PartsMoved({ before, after }: { before: PracticeAttempt; after: PracticeAttempt }) {
  const { t } = useTranslation('stories');
  const [had, has] = [
    readPartsSeen(before.content?.coaching),
    readPartsSeen(after.content?.coaching),
  ];
  if (!had || !has) return <Typography color="text.secondary">{t('compare.unread')}</Typography>;
  const rows = storyParts.flatMap((part) => {
    const [was, is] = [had.found.includes(part), has.found.includes(part)];
    return was || is || has.wanted.includes(part)
      ? [
          {
            part,
            move: moveOf(was, is),
          },
        ]
      : [];
  });
  return (
    <Box
      component="ul"
      aria-label={t('compare.parts')}
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {rows.map(({ part, move }) => (
        <Box
          key={part}
          component="li"
          data-move={move}
          sx={{
            border: 1,
            borderColor: 'divider',
            borderStyle: move === 'missing' || move === 'went' ? 'dashed' : 'solid',
            borderRadius: 1,
            p: 1.25,
            minWidth: 0,
          }}
        >
          <Typography variant="subtitle2" component="p">
            {t(`part.${part}`)}
          </Typography>
          <Typography
            variant="body2"
            sx={{
              color:
                move === 'came'
                  ? 'success.main'
                  : move === 'went'
                    ? 'warning.main'
                    : 'text.secondary',
              fontWeight: move === 'stayed' ? 400 : 600,
            }}
          >
            {t(`compare.move.${move}`)}
          </Typography>
          {move !== 'missing' && (
            <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere', mt: 0.5 }}>
              {move === 'went' ? had.texts[part] : has.texts[part]}
            </Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}

function Counts({ before, after }: { before: PracticeAttempt; after: PracticeAttempt }) {
  const { t } = useTranslation('stories');
  const { number } = useFormat();
  const [had, has] = [
    readPartsSeen(before.content?.coaching)?.counts,
    readPartsSeen(after.content?.coaching)?.counts,
  ];
  const rows: [string, number | null | undefined, number | null | undefined][] = [
    ...(['words', 'fillers', 'numbers'] as const).map(
      (name): [string, number | undefined, number | undefined] => [
        t(`counts.${name}`),
        had?.[name],
        has?.[name],
      ],
    ),
    [t('counts.seconds'), before.seconds, after.seconds],
  ];
  const known = rows.filter(([, was, is]) => was != null || is != null);
  if (known.length === 0) return null;
  const formatCount = (count: number | null | undefined): string =>
    count == null ? '–' : number(count);
  return (
    <Box>
      <TableContainer
        tabIndex={0}
        role="region"
        aria-label={t('compare.counts')}
        sx={{ maxWidth: 520 }}
      >
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('compare.counts')}</TableCell>
              <TableCell align="right">{t('compare.before')}</TableCell>
              <TableCell align="right">{t('compare.after')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {known.map(([name, was, is]) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {name}
                </TableCell>
                <TableCell align="right">{formatCount(was)}</TableCell>
                <TableCell align="right">{formatCount(is)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mt: 0.75 }}>
        {t('compare.plain')}
      </Typography>
    </Box>
  );
}
