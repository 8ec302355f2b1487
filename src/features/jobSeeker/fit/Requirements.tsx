// What the posting asks for, one by one: met, in part, or not found, with the lines of the resume that carry it.
import { Box, Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import MetIcon from '@mui/icons-material/CheckCircleOutlined';
import MissingIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import PartialIcon from '@mui/icons-material/TimelapseOutlined';
import type { ResumeMatch } from '#ai/tasks/matchResume.ts';
import { useFormat } from '#i18n/useFormat.ts';

type Requirement = ResumeMatch['requirements'][number];
export interface RequirementsProps { match: ResumeMatch; /** The lines now; null of a line that has changed since. */ lineAt: (place: Requirement['evidence'][number]) => string | null; fileLines: number; active: string | null; onShow: (id: string) => void }

const icons = { met: MetIcon, partial: PartialIcon, missing: MissingIcon } as const;
const colours = { met: 'success.main', partial: 'warning.main', missing: 'text.secondary' } as const;

/** The id of a piece of evidence among the marks of the resume. */
export const evidenceId = (requirement: number, piece: number): string => `r${requirement}.${piece}`;

export function Requirements({ match, lineAt, fileLines, active, onShow }: RequirementsProps) {
  const { t } = useTranslation('ownResume');
  const { number } = useFormat();
  const { requirements, title, years } = match;
  const count = (state: Requirement['state']): number => requirements.filter((one) => one.state === state).length;
  if (requirements.length === 0) return <Typography variant="body2">{t('fit.none')}</Typography>;
  const row = (requirement: Requirement, index: number) => {
    const Icon = icons[requirement.state];
    return (
      <Box component="li" key={`${requirement.need}${requirement.text}`} data-requirement={requirement.text} data-state={requirement.state} sx={{ display: 'flex', gap: 1.25, py: 1, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
        <Icon aria-hidden sx={{ fontSize: 20, mt: 0.125, flex: 'none', color: colours[requirement.state] }} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Typography variant="body2" sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{requirement.text}</Typography>
          <Typography variant="caption" color="text.secondary" component="p">{t(`fit.state.${requirement.state}`)}{requirement.by ? ` · ${t(`fit.by.${requirement.by}`)}` : ''}{requirement.state === 'missing' ? `. ${t('fit.missingHint')}` : ''}</Typography>
          {requirement.evidence.map((place, piece) => {
            const id = evidenceId(index, piece);
            const line = lineAt(place);
            return (
              <Box key={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
                <Typography variant="body2" component="q" dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{(line ?? place.text).replaceAll('\t', ' ')}</Typography>
                {line !== null && <Button size="small" aria-pressed={active === id} aria-label={`${requirement.text}: ${t('fit.line', { line: place.line + 1 })}`} onClick={() => onShow(id)} sx={{ px: 0.5, py: 0, minWidth: 0, minHeight: 24, fontSize: '0.75rem' }}>{place.line < fileLines ? t('fit.line', { line: place.line + 1 }) : t('fit.corrected')}</Button>}
              </Box>
            );
          })}
        </Box>
      </Box>
    );
  };
  const group = (need: Requirement['need']) => requirements.some((one) => one.need === need) && (
    <Box>
      <Typography variant="subtitle2" component="h3">{t(`fit.${need}`)}</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>{requirements.map((one, index) => (one.need === need ? row(one, index) : null))}</Box>
    </Box>
  );
  return (
    <Stack spacing={2} data-testid="fit-requirements">
      <Typography>{t('fit.counts', { met: count('met'), partial: count('partial'), missing: count('missing'), of: requirements.length })}</Typography>
      {group('must')}
      {group('nice')}
      <Box>
        <Typography variant="body2">{title.resume && title.closeness > 0 ? t('fit.closest', { title: title.resume }) : t('fit.noTitle')}</Typography>
        <Typography variant="body2">{t('fit.years', { all: number(years.all), comparable: number(years.comparable) })} {years.asked !== null && t('fit.yearsAsked', { asked: number(years.asked) })}</Typography>
        <Typography variant="caption" color="text.secondary">{t('fit.yearsNote')}</Typography>
      </Box>
    </Stack>
  );
}
