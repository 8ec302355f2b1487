// Who of the company opened the answers: role and first time, as the company's own pages wrote it down.
import { Box, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import type { CandidateRef } from '#data/firestore/refs.ts';
import { viewsOf } from '#data/candidate/receipt.ts';
import type { Reveal } from '#domain/candidate/session.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useLive } from '#ui/reading/useLive.ts';

export function ViewLogPanel({
  candidateRef,
  company,
  blind,
}: {
  candidateRef: CandidateRef;
  company: string;
  /** How the company sees the candidate of a blind interview, and who looked at the name early. */
  blind: {
    code: string;
    reveals: readonly Reveal[];
  } | null;
}) {
  const { t } = useTranslation(['afterwards', 'blind']);
  const format = useFormat();
  const { items } = useLive(viewsOf(candidateRef));
  return (
    <Panel
      folded
      title={t('looked.title')}
      lead={items.length > 0 ? t('looked.lead', { company }) : undefined}
    >
      {items.length === 0 ? (
        <Typography color="text.secondary">{t('looked.none', { company })}</Typography>
      ) : (
        <Box component="ul" data-testid="looked" sx={{ m: 0, pl: 2.5 }}>
          {items.map(({ id, data }) => (
            <Typography key={id} component="li" variant="body2">
              {t('looked.at', {
                role: t(`looked.role.${data.role}`),
                when: data.at ? format.dateTime(data.at) : '',
              })}
            </Typography>
          ))}
        </Box>
      )}
      {blind && (
        <Box data-testid="revealed" sx={{ mt: 2 }}>
          <Typography variant="body2">
            {t('blind:candidate.known', { company, code: blind.code })}
          </Typography>
          {blind.reveals.length === 0 ? (
            <Typography variant="body2" sx={{ mt: 1 }}>
              {t('blind:candidate.lookedNone', { company })}
            </Typography>
          ) : (
            <>
              <Typography variant="subtitle2" component="h3" sx={{ mt: 1 }}>
                {t('blind:candidate.lookedTitle')}
              </Typography>
              <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
                {blind.reveals.map((reveal, index) => (
                  <Typography
                    key={index}
                    component="li"
                    variant="body2"
                    sx={{ overflowWrap: 'anywhere' }}
                  >
                    {t('blind:candidate.looked', {
                      role: t(`looked.role.${reveal.role}`),
                      when: reveal.at ? format.dateTime(reveal.at) : '',
                      reason: reveal.reason,
                    })}
                  </Typography>
                ))}
              </Box>
            </>
          )}
        </Box>
      )}
    </Panel>
  );
}
