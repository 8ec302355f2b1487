// The example, answered by the visitor: a question, one's own words, and the rating that the engine gives them in this browser.
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { limits } from '#domain/jobs/kit.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { windowFrame } from '#ui/theme/themeBackdrop.ts';
import { OwnQuestion } from './OwnQuestion.tsx';
import { OwnReview } from './OwnReview.tsx';
import { useOwnAnswer, type OwnAnswering } from './useOwnAnswer.ts';

export function OwnAnswer() {
  const { t } = useTranslation('public');
  const own = useOwnAnswer();
  return (
    <Box
      sx={{
        ...windowFrame,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.08fr) minmax(0, 1fr)' },
      }}
    >
      <Stack
        spacing={2.5}
        sx={{
          p: { xs: 2, sm: 3, md: 4 },
          // Beside a long rating the answer stays in view.
          position: { md: 'sticky' },
          top: { md: 72 },
          alignSelf: { md: 'start' },
        }}
      >
        <OwnQuestion
          chosen={own.questionId}
          onChoose={(questionId) => own.change({ questionId })}
        />
        <OwnField own={own} />
        <OwnActions own={own} />
        <Typography variant="body2" color="text.secondary">
          {t('home.own.private')}
        </Typography>
      </Stack>
      <Box
        component="section"
        aria-labelledby="own-result"
        sx={{
          p: { xs: 2, sm: 3, md: 4 },
          minWidth: 0,
          borderStyle: 'solid',
          borderColor: 'divider',
          borderWidth: { xs: '1px 0 0', md: '0 0 0 1px' },
          bgcolor: 'background.sunken',
        }}
      >
        <Typography
          variant="overline"
          component="h3"
          id="own-result"
          color="text.secondary"
          sx={{ mb: 1.5 }}
        >
          {t('home.own.resultTitle')}
        </Typography>
        <OwnReview own={own} />
      </Box>
    </Box>
  );
}

/** The answer's own words. */
function OwnField({ own }: { own: OwnAnswering }) {
  const { t } = useTranslation('public');
  const format = useFormat();
  return (
    <TextField
      id="own-answer"
      label={t('home.own.label')}
      multiline
      minRows={6}
      maxRows={16}
      // As high before a script has measured it as afterwards.
      sx={{ '& textarea:not([aria-hidden])': { minHeight: '6lh' } }}
      value={own.text}
      inputRef={own.field}
      error={own.problem !== null}
      helperText={
        own.problem
          ? t(`home.own.problem.${own.problem}`, { max: format.number(limits.answerMax) })
          : t('home.own.help')
      }
      slotProps={{ htmlInput: { dir: 'auto' } }}
      onChange={(event) => own.change({ text: event.target.value })}
    />
  );
}

/** Reviews the answer, stops that, or forgets everything typed. */
function OwnActions({ own }: { own: OwnAnswering }) {
  const { t } = useTranslation('public');
  const isRunning = own.state === 'loading' || own.state === 'reading';
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Button variant="contained" disabled={isRunning} onClick={own.review}>
        {t('home.own.review')}
      </Button>
      {isRunning && <Button onClick={own.cancel}>{t('home.own.cancel')}</Button>}
      {own.text !== '' && <Button onClick={own.clear}>{t('home.own.clear')}</Button>}
    </Stack>
  );
}
