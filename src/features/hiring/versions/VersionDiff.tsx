// What changed between two versions, item by item: in words, with what was there and what is there now.
import { Box, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { questionKinds } from '#domain/jobs/kit.ts';
import { answerFormats } from '#domain/recordings/recording.ts';
import {
  isSame,
  type Changed,
  type ChangedItem,
  type Changes,
  type CompetencyField,
  type LimitField,
  type QuestionField,
} from '#domain/jobs/versions.ts';
import { toLanguage, languageNames } from '#i18n/languages.ts';
import { StatusChip } from '#ui/page/StatusChip.tsx';

type Field = QuestionField | CompetencyField | LimitField;
const tones = { added: 'good', removed: 'bad', changed: 'info' } as const;

export function VersionDiff({ changes }: { changes: Changes }) {
  const { t } = useTranslation('versions');
  if (isSame(changes)) return <Typography color="text.secondary">{t('same')}</Typography>;
  const { questions, reordered, competencies, limits } = changes;
  return (
    <Stack spacing={3} data-testid="version-diff">
      {(questions.length > 0 || reordered) && (
        <Group title={t('questions')}>
          {reordered && <Typography variant="body2">{t('reordered')}</Typography>}
          {questions.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </Group>
      )}
      {competencies.length > 0 && (
        <Group title={t('rubric')}>
          {competencies.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </Group>
      )}
      {limits.length > 0 && (
        <Group title={t('limits')}>
          <Fields fields={limits} />
        </Group>
      )}
    </Stack>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Typography component="h4" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
        {title}
      </Typography>
      <Stack spacing={2}>{children}</Stack>
    </Box>
  );
}

function Item({ item: { name, state, fields } }: { item: ChangedItem<Field> }) {
  const { t } = useTranslation('versions');
  return (
    <Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <StatusChip label={t(`state.${state}`)} tone={tones[state]} />
        <Typography dir="auto" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {name}
        </Typography>
      </Stack>
      {fields.length > 0 && (
        <Box sx={{ mt: 1, pl: { sm: 2 } }}>
          <Fields fields={fields} />
        </Box>
      )}
    </Box>
  );
}

/** Codes as words. */
function useWords(): (field: Field, text: string) => string {
  const { t } = useTranslation(['versions', 'domain', 'hiring']);
  return (field, text) => {
    if (text === '') return '';
    if (field === 'blind') return text === 'true' ? t('yes') : t('no');
    if (field === 'language') return languageNames[toLanguage(text)];
    if (field === 'kind')
      return questionKinds
        .filter((kind) => kind === text)
        .map((kind) => t(`domain:questionKind.${kind}`))
        .join('');
    if (field === 'formats')
      return answerFormats
        .filter((format) => text.split('\n').includes(format))
        .map((format) => t(`hiring:answering.format.${format}`))
        .join(', ');
    return text;
  };
}

function Fields({ fields }: { fields: readonly Changed<Field>[] }) {
  const { t } = useTranslation('versions');
  const words = useWords();
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '160px minmax(0, 1fr)' },
        gap: 1,
      }}
    >
      {fields.map(({ field, before, after }) => (
        <Box key={field} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
            {t(`field.${field}`)}
          </Typography>
          <Box component="dd" sx={{ m: 0 }}>
            <Side label={t('before')} text={words(field, before) || t('nothing')} removed />
            <Side label={t('after')} text={words(field, after) || t('nothing')} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Side({
  label,
  text,
  removed = false,
}: {
  label: string;
  text: string;
  removed?: boolean;
}) {
  return (
    <Typography
      variant="body2"
      dir="auto"
      sx={{
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
        borderLeft: 3,
        borderColor: removed ? 'error.main' : 'success.main',
        pl: 1,
        mb: 0.5,
      }}
    >
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {label}:{' '}
      </Box>
      {text}
    </Typography>
  );
}
