// What to look out for in a posting: each sign with its words, and why it deserves a question.
import { Box, Button, Stack, Typography } from '@mui/material';
import AskIcon from '@mui/icons-material/HelpOutlined';
import WarnIcon from '@mui/icons-material/WarningAmberOutlined';
import { useTranslation } from 'react-i18next';
import type { RedFlag } from '#domain/seeker/postingRedFlags.ts';

export interface RedFlagsProps {
  flags: readonly RedFlag[];
  active: string | null;
  onShow: (id: string) => void;
}

/** The id of a quote among the marks of the posting. */
export const getFlagId = (flag: number, quote: number): string => `f${flag}.${quote}`;

export function RedFlags({ flags, active, onShow }: RedFlagsProps) {
  const { t } = useTranslation('ownResume');
  if (flags.length === 0) return <Typography variant="body2">{t('flags.none')}</Typography>;
  return (
    <Stack
      component="ul"
      spacing={1.5}
      sx={{ m: 0, p: 0, listStyle: 'none' }}
      data-testid="red-flags"
    >
      {flags.map(({ kind, weight, quotes }, index) => (
        <Box component="li" key={kind} data-flag={kind} sx={{ display: 'flex', gap: 1.25 }}>
          {weight === 'warn' ? (
            <WarnIcon
              titleAccess={t('flags.weight.warn')}
              sx={{ fontSize: 20, mt: 0.125, color: 'warning.main' }}
            />
          ) : (
            <AskIcon
              titleAccess={t('flags.weight.ask')}
              sx={{ fontSize: 20, mt: 0.125, color: 'text.secondary' }}
            />
          )}
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="subtitle2" component="h3">
              {t(`flags.${kind}.title`)}
            </Typography>
            {quotes.map(({ text }, quote) => (
              <Box
                key={quote}
                sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}
              >
                <Typography
                  variant="body2"
                  component="q"
                  dir="auto"
                  sx={{ overflowWrap: 'anywhere' }}
                >
                  {text.trim()}
                </Typography>
                <Button
                  size="small"
                  aria-pressed={active === getFlagId(index, quote)}
                  onClick={() => onShow(getFlagId(index, quote))}
                  sx={{ px: 0.5, py: 0, minWidth: 0, minHeight: 24, fontSize: '0.75rem' }}
                >
                  {t('flags.show')}
                </Button>
              </Box>
            ))}
            <Typography variant="body2" color="text.secondary">
              {t(`flags.${kind}.why`)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
