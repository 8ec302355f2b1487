// The parser's view: what it recognised in the resume, what it could not, and what would help.
import { Alert, AlertTitle, Box, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/useFormat.ts';
import { listRemarks } from './parserRemarks.ts';
import type { ResumeEditing } from './resumeEditing.ts';

const shownLines = 8;

export function ParserView({ editing }: { editing: ResumeEditing }) {
  const { t } = useTranslation('ownResume');
  const { list } = useFormat();
  const {
    asRead,
    draft: { resume },
  } = editing;
  const remarks = listRemarks(asRead, resume);
  const sections = [
    ...new Set(asRead.outline.map(({ part }) => part).filter((part) => part !== 'top')),
  ];
  return (
    <Stack spacing={2} data-testid="parser-view">
      <Typography variant="body2" color="text.secondary">
        {t('parser.lead', { kind: t(`kind.${asRead.kind}`) })}
      </Typography>
      <Box>
        <Typography variant="subtitle2" component="h3">
          {t('parser.sections')}
        </Typography>
        <Typography variant="body2">
          {sections.length > 0
            ? list(sections.map((part) => t(`section.${part}`)))
            : t('parser.noSections')}
        </Typography>
      </Box>
      <Box>
        <Typography variant="subtitle2" component="h3">
          {t('parser.counts')}
        </Typography>
        <Typography variant="body2">
          {t('parser.countsText', {
            lines: asRead.lines.filter((line) => line.trim() !== '').length,
            pages: asRead.pages.at(-1) ?? 1,
            jobs: resume.experience.length,
            schools: resume.education.length,
            skills: resume.skills.length,
          })}
        </Typography>
      </Box>
      <Typography variant="subtitle2" component="h3">
        {t('parser.couldNot')}
      </Typography>
      {remarks.length === 0 && <Typography variant="body2">{t('parser.allTold')}</Typography>}
      {remarks.map(({ name, lines, texts }) => (
        <RemarkAlert key={name} name={name} texts={texts} lines={lines} editing={editing} />
      ))}
      <Typography variant="caption" color="text.secondary">
        {t('parser.note')}
      </Typography>
    </Stack>
  );
}

interface RemarkAlertProps {
  name: ReturnType<typeof listRemarks>[number]['name'];
  texts: readonly string[];
  lines: readonly number[];
  editing: ResumeEditing;
}

/** One thing a machine stumbles over, and where. */
function RemarkAlert({ name, texts, lines, editing }: RemarkAlertProps) {
  const { t } = useTranslation('ownResume');
  return (
    <Alert
      severity={name === 'hidden' || name === 'addressed' ? 'warning' : 'info'}
      data-remark={name}
    >
      <AlertTitle>{t(`remark.${name}.title`)}</AlertTitle>
      <Typography variant="body2">{t(`remark.${name}.text`)}</Typography>
      {texts.length > 0 && (
        <Box
          component="ul"
          tabIndex={0}
          sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 160, overflowY: 'auto' }}
        >
          {texts.map((text, index) => (
            <li key={index}>
              <Typography
                component="q"
                variant="body2"
                dir="auto"
                sx={{ overflowWrap: 'anywhere' }}
              >
                {text}
              </Typography>
            </li>
          ))}
        </Box>
      )}
      {lines.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5, mt: 0.5 }}>
          {lines.slice(0, shownLines).map((line) => (
            <Button
              key={line}
              size="small"
              color="inherit"
              aria-pressed={editing.highlighted?.line === line}
              onClick={() =>
                editing.setHighlight(editing.highlighted?.line === line ? null : { line })
              }
              sx={{ px: 0.5, py: 0, minWidth: 0, minHeight: 24, textDecoration: 'underline' }}
            >
              {t('place.line', { line: line + 1 })}
            </Button>
          ))}
          {lines.length > shownLines && (
            <Typography variant="body2">
              {t('parser.moreLines', { count: lines.length - shownLines })}
            </Typography>
          )}
        </Box>
      )}
    </Alert>
  );
}
