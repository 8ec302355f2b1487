// How candidates found this job's interview: sums of full groups of five, never a single answer (docs/decisions/0041).
import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { JobRef } from '#data/firestore/refs.ts';
import { surveysOf } from '#data/insights/surveys.ts';
import {
  surveyChoices,
  surveyQuestions,
  surveySumsOf,
  type SurveyChoice,
} from '#domain/insights/survey.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useLive } from '#ui/reading/useLive.ts';

export function SurveyResults({ jobRef }: { jobRef: JobRef }) {
  const { t } = useTranslation('afterwards');
  const format = useFormat();
  const sums = surveySumsOf(useLive(surveysOf(jobRef)).items.map(({ data }) => data));
  const labelOf = (choice: SurveyChoice): string =>
    t(choice === 'none' ? 'staff.survey.noAnswer' : `staff.survey.${choice}`);
  if (sums.count === 0)
    return (
      <Panel title={t('staff.survey.title')}>
        <Typography variant="body2" color="text.secondary">
          {t('staff.survey.none')}
        </Typography>
      </Panel>
    );
  return (
    <Panel
      title={t('staff.survey.title')}
      lead={t('staff.survey.lead', { number: format.number(sums.count) })}
    >
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-label={t('staff.survey.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('staff.survey.question')}</TableCell>
              {surveyChoices.map((choice) => (
                <TableCell key={choice} align="right">
                  {labelOf(choice)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {surveyQuestions.map((question) => (
              <TableRow key={question}>
                <TableCell component="th" scope="row">
                  {t(`staff.survey.${question}`)}
                </TableCell>
                {surveyChoices.map((choice) => (
                  <TableCell key={choice} align="right">
                    {format.number(sums[question][choice])}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {sums.comments.length > 0 && (
        <>
          <Typography variant="h4" component="h3" sx={{ mt: 2.5, mb: 1 }}>
            {t('staff.survey.comments')}
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {sums.comments.map((comment, index) => (
              <Typography
                key={index}
                component="li"
                variant="body2"
                dir="auto"
                sx={{ overflowWrap: 'anywhere' }}
              >
                {comment}
              </Typography>
            ))}
          </Box>
        </>
      )}
    </Panel>
  );
}
