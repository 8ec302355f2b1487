// Where a field came from, in words; pressed, its line is highlighted in the resume and quoted here.
import { Box, Button, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { originOf, type ResumeEditing } from './resumeEditing.ts';

export interface ShowSourceButtonProps {
  editing: ResumeEditing;
  path: string;
  /** Of the field, for those who hear the page. */
  name: string;
  isEmpty: boolean;
}

export function ShowSourceButton({ editing, path, name, isEmpty }: ShowSourceButtonProps) {
  const { t } = useTranslation('ownResume');
  const origin = originOf(editing, path);
  const { asRead, draft, highlighted, setHighlight } = editing;
  const highlight = origin.kind === 'none' ? null : origin.highlight;
  const isHighlighted =
    highlight !== null &&
    highlighted?.line === highlight.line &&
    highlighted.start === highlight.start;
  const where = highlight
    ? t(asRead.kind === 'pdf' ? 'place.linePage' : 'place.line', {
        line: highlight.line + 1,
        page: origin.kind === 'none' ? 1 : origin.page,
      })
    : null;
  const { was } = origin.kind === 'person' ? origin : { was: null };
  return (
    <Box data-origin={origin.kind} sx={{ minHeight: 22 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        {origin.kind === 'none' && (
          <Typography variant="caption" color="text.secondary">
            {t(isEmpty ? 'place.notFound' : 'place.noLine')}
          </Typography>
        )}
        {origin.kind === 'person' && (
          <Typography variant="caption" sx={{ fontWeight: 600 }}>
            {t(isEmpty ? 'place.emptied' : 'place.corrected')}
          </Typography>
        )}
        {origin.kind === 'person' && was !== null && (
          <Typography variant="caption" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {was === ''
              ? t('place.wasNothing')
              : t('place.was', { text: was.length > 80 ? `${was.slice(0, 80)}…` : was })}
          </Typography>
        )}
        {where && (
          <Button
            size="small"
            aria-pressed={isHighlighted}
            aria-label={t('place.show', { name, where })}
            onClick={() => setHighlight(isHighlighted ? null : highlight)}
            sx={{ px: 0.5, py: 0, minWidth: 0, minHeight: 24, fontSize: '0.75rem' }}
          >
            {where}
          </Button>
        )}
        {was !== null && (
          <Button
            size="small"
            aria-label={t('place.backOf', { name })}
            onClick={() => draft.set(path, was)}
            sx={{ px: 0.5, py: 0, minWidth: 0, minHeight: 24, fontSize: '0.75rem' }}
          >
            {t('place.back')}
          </Button>
        )}
      </Box>
      {isHighlighted && (
        <Typography
          variant="caption"
          component="blockquote"
          dir="auto"
          sx={{
            m: 0,
            mt: 0.25,
            pl: 1,
            borderLeft: 3,
            borderColor: 'evidence.line',
            overflowWrap: 'anywhere',
          }}
        >
          {asRead.lines[highlight.line]?.replaceAll('\t', '  ')}
        </Typography>
      )}
    </Box>
  );
}
