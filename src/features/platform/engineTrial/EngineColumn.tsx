// What one engine made of the trial: what it read, what it would ask, how it rates each answer, and what a gate removed.
import { Alert, Box, CircularProgress, List, ListItem, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { reasonSentence } from '#ai/reasons/reasonSentence.ts';
import type { Dropped } from '#ai/adapter.ts';
import type { TaskReply } from '#ai/port.ts';
import { toLanguage } from '#i18n/languages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { EvidenceText } from '#ui/product/EvidenceText.tsx';
import { LevelScale } from '#ui/product/LevelScale.tsx';
import { MadeBy } from '#ui/product/MadeBy.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import type { EngineOutcome, Made } from './engineTrial.ts';
import type { Engine } from './useEngineTrial.ts';

function DroppedList({ dropped }: { dropped: readonly Dropped[] }) {
  const { t } = useTranslation('platform');
  if (dropped.length === 0) return null;
  return (
    <Box sx={{ mt: 1 }} data-testid="dropped">
      <Typography variant="body2" sx={{ fontWeight: 580 }}>
        {t('trial.dropped')}
      </Typography>
      <List dense disablePadding>
        {dropped.map(({ code, text }, index) => (
          <ListItem
            key={`${code}${index}`}
            disableGutters
            sx={{ display: 'block', overflowWrap: 'anywhere' }}
          >
            <Typography variant="body2" component="span">
              “{text}”
            </Typography>{' '}
            <Typography variant="body2" component="span" color="text.secondary">
              {t(`trial.gate.${code}`)}
            </Typography>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

/** One thing the engine was asked: still on its way, failed, or made. */
function Part<Reply>({
  title,
  made,
  waits,
  children,
}: {
  title: string;
  made: Made<Reply> | undefined;
  waits: boolean;
  children: (reply: Reply) => ReactNode;
}) {
  const { t } = useTranslation(['platform', 'faults']);
  return (
    <Box component="section" aria-label={title}>
      <Typography variant="subtitle1" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {!made &&
        (waits ? (
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <CircularProgress size={16} aria-hidden />
            <Typography variant="body2" color="text.secondary">
              {t('trial.waits')}
            </Typography>
          </Stack>
        ) : (
          <Typography variant="body2" color="text.secondary">
            {t('trial.notAsked')}
          </Typography>
        ))}
      {made && 'fault' in made && (
        <Alert severity="error">{t(`faults:${made.fault.code}`, made.fault.values)}</Alert>
      )}
      {made && 'reply' in made && (
        <>
          {children(made.reply)}
          <DroppedList dropped={made.dropped} />
          <MadeBy made={made.made} />
        </>
      )}
    </Box>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: { sm: 'grid' },
        gridTemplateColumns: '132px minmax(0, 1fr)',
        columnGap: 2,
        mb: 0.75,
      }}
    >
      <Typography component="dt" variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}

/** What was read from the posting. */
function Reading({ reading }: { reading: TaskReply<'readJobDescription'> }) {
  const { t } = useTranslation('platform');
  const format = useFormat();
  const list = (items: readonly string[]): string =>
    items.length === 0 ? t('trial.none') : format.list(items);
  return (
    <Box component="dl" sx={{ m: 0 }}>
      <Fact name={t('trial.title')}>{reading.title || t('trial.noTitle')}</Fact>
      <Fact name={t('trial.level')}>{reading.level || t('trial.none')}</Fact>
      <Fact name={t('trial.mustHave')}>{list(reading.mustHave)}</Fact>
      <Fact name={t('trial.niceToHave')}>{list(reading.niceToHave)}</Fact>
      <Fact name={t('trial.qualifications')}>
        {list(reading.qualifications.map(({ text }) => text))}
      </Fact>
      <Fact name={t('trial.duties')}>
        {reading.responsibilities.length === 0
          ? t('trial.none')
          : reading.responsibilities.map((duty) => (
              <Box component="span" key={duty} sx={{ display: 'block' }}>
                {duty}
              </Box>
            ))}
      </Fact>
    </Box>
  );
}

interface RatingProps {
  id: string;
  /** The name of the answer. */
  name: string;
  answer: string;
  rating: TaskReply<'evaluateAnswer'>;
}

/** The level of one answer, its quotes, and its reasons. */
function Rating({ id, name, answer, rating }: RatingProps) {
  const { i18n } = useTranslation();
  const format = useFormat();
  return (
    <Stack spacing={1}>
      <LevelScale level={rating.level} unsupported={rating.status === 'unsupported'} />
      <EvidenceText
        text={answer}
        ranges={rating.quotes.map(({ start, end }, at) => ({
          id: `${id}-${at}`,
          start,
          end,
          label: name,
        }))}
      />
      <List dense disablePadding>
        {rating.reasons.map(({ code, values }, at) => (
          <ListItem key={`${code}${at}`} disableGutters>
            <Typography variant="body2">
              {reasonSentence(toLanguage(i18n.language), code, values, format.number)}
            </Typography>
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}

export function EngineColumn({
  engine,
  answers,
  outcome,
  waits,
  instead,
}: {
  engine: Engine;
  answers: readonly string[];
  outcome: EngineOutcome | undefined;
  waits: boolean;
  /** Why this engine is not asked, in one sentence. */
  instead?: string | undefined;
}) {
  const { t } = useTranslation(['platform', 'domain']);
  const format = useFormat();
  const title = t(`domain:adapterName.${engine}`);
  if (instead !== undefined)
    return (
      <Panel title={title}>
        <Typography data-testid="engine-instead">{instead}</Typography>
      </Panel>
    );
  return (
    <Panel title={title}>
      <Stack spacing={3} data-engine={engine}>
        <Part title={t('trial.reading')} made={outcome?.reading} waits={waits}>
          {(reading) => <Reading reading={reading} />}
        </Part>
        <Part title={t('trial.questions')} made={outcome?.kit} waits={waits}>
          {(kit) => (
            <Box
              component="ol"
              sx={{ m: 0, pl: 2.5, '& li': { mb: 0.75, overflowWrap: 'anywhere' } }}
            >
              {kit.questions.map(({ id, text }) => (
                <Typography component="li" variant="body2" key={id}>
                  {text}
                </Typography>
              ))}
            </Box>
          )}
        </Part>
        {answers.map((answer, index) => {
          const name = t('trial.answer', { number: format.number(index + 1) });
          return (
            <Part key={index} title={name} made={outcome?.ratings[index]} waits={waits}>
              {(rating) => (
                <Rating id={`${engine}-${index}`} name={name} answer={answer} rating={rating} />
              )}
            </Part>
          );
        })}
      </Stack>
    </Panel>
  );
}
