// The keyword gap with its sum on the page: which terms, how often in the posting, where in the resume, and how they were found.
import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { KeywordGap, TermGap } from '#domain/keywordGap.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { StatusChip } from '#ui/StatusChip.tsx';

export interface GapTableProps { gap: KeywordGap; active: string | null; onPosting: (id: string) => void; onResume: (id: string) => void }

/** The id of a place of a term among the marks of a text. */
export const termId = (term: number, place: number): string => `k${term}.${place}`;
const linesShown = 3;
const small = { px: 0.5, py: 0, minWidth: 0, minHeight: 24, fontSize: '0.8125rem' } as const;

export function GapTable({ gap, active, onPosting, onResume }: GapTableProps) {
  const { t } = useTranslation('ownResume');
  const { percent } = useFormat();
  if (gap.asked === 0) return <Typography variant="body2">{t('gap.none')}</Typography>;
  const resume = (term: TermGap, index: number) => {
    if (term.inResume.length === 0) return <Typography variant="body2" color="text.secondary">{t('gap.missing')}</Typography>;
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5, alignItems: 'center' }}>
        {term.inResume.slice(0, linesShown).map((place, at) => <Button key={at} size="small" aria-pressed={active === termId(index, at)} aria-label={`${term.name}: ${t('fit.line', { line: place.line + 1 })}`} onClick={() => onResume(termId(index, at))} sx={small}>{t('fit.line', { line: place.line + 1 })}</Button>)}
        {term.inResume.length > linesShown && <Typography variant="caption" color="text.secondary">{t('gap.more', { count: term.inResume.length - linesShown })}</Typography>}
        {term.by && term.by !== 'words' && <Typography variant="caption" color="text.secondary">({t(`gap.by.${term.by}`)}: {term.inResume[0]?.text})</Typography>}
      </Box>
    );
  };
  return (
    <Stack spacing={2} data-testid="keyword-gap">
      <Box>
        <Typography variant="body1" data-testid="gap-formula" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>{t('gap.formula', { found: gap.found, asked: gap.asked, share: percent(gap.found / gap.asked) })}</Typography>
        <Typography variant="body2" color="text.secondary">{t('gap.parts', { mustFound: gap.must.found, mustAsked: gap.must.asked, niceFound: gap.nice.found, niceAsked: gap.nice.asked })}</Typography>
        <Typography variant="body2" color="text.secondary">{t('gap.how')}</Typography>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {gap.terms.map((term, index) => (
          <Box component="li" key={term.name} data-term={term.name} data-found={term.by ?? 'missing'} sx={{ display: 'grid', gap: { xs: 0.25, sm: 1.5 }, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1.2fr) minmax(0, 0.7fr) minmax(0, 1.4fr)' }, alignItems: 'center', py: 0.75, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
            <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography variant="body2" sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{term.name}</Typography>
              {term.by === null && <StatusChip tone={term.need === 'must' ? 'warning' : 'neutral'} label={t(`fit.${term.need}`)} />}
            </Stack>
            <Box>{term.inPosting.length > 0 ? <Button size="small" aria-label={`${term.name}, ${t('gap.posting')}: ${t('gap.times', { count: term.inPosting.length })}`} onClick={() => onPosting(termId(index, 0))} sx={small}>{t('gap.times', { count: term.inPosting.length })}</Button> : <Typography variant="caption" color="text.secondary">{t('gap.notWorded')}</Typography>}</Box>
            {resume(term, index)}
          </Box>
        ))}
      </Box>
      <Typography variant="caption" color="text.secondary">{t('gap.honest')}</Typography>
    </Stack>
  );
}
