// How ready the resume is: what is there and what is not, each with the lines it is about. No score.
import { Box, Button, Stack, Typography } from '@mui/material';
import OkIcon from '@mui/icons-material/CheckCircleOutlined';
import LookIcon from '@mui/icons-material/ErrorOutlined';
import UnknownIcon from '@mui/icons-material/HelpOutlined';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  readinessBounds,
  readinessOf,
  type ReadinessCheck,
  type ReadinessState,
} from '#domain/resume/resumeReadiness.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { originOf, type ResumeEditing } from './resumeEditing.ts';

const icons: Record<ReadinessState, typeof OkIcon> = {
  ok: OkIcon,
  improve: LookIcon,
  missing: LookIcon,
  unknown: UnknownIcon,
};
const colours: Record<ReadinessState, string> = {
  ok: 'success.main',
  improve: 'warning.main',
  missing: 'error.main',
  unknown: 'text.secondary',
};
const shownAtOnce = 4;

function CheckRow({ editing, check }: { editing: ResumeEditing; check: ReadinessCheck }) {
  const { t } = useTranslation(['ownResume', 'domain']);
  const { list } = useFormat();
  const [isWhole, setWhole] = useState(false);
  const { name, state, lacking, locations, values } = check;
  const Icon = icons[state];
  const lacks = list(
    lacking.map((one) =>
      name === 'sections'
        ? t(`section.${one as 'skills'}`)
        : t(`domain:resume.field.${one as 'email'}`),
    ),
  );
  const shown =
    state === 'ok' && name !== 'numbers' && name !== 'deeds'
      ? []
      : isWhole
        ? locations
        : locations.slice(0, shownAtOnce);
  return (
    <Box
      component="li"
      data-check={name}
      data-state={state}
      sx={{
        display: 'flex',
        gap: 1.5,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <Icon
        sx={{ fontSize: 20, color: colours[state], flex: 'none', mt: 0.25 }}
        titleAccess={t(`check.state.${state}`)}
      />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="subtitle2" component="h3">
          {t(`check.${name}.title`)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t(
            `check.${name}.${state === 'missing' && name !== 'contact' && name !== 'dates' ? 'improve' : state}` as 'check.contact.ok',
            { list: lacks, ...readinessBounds, ...values },
          )}
        </Typography>
        {shown.length > 0 && state === 'ok' && (
          <Typography variant="body2" color="text.secondary">
            {t('check.others')}
          </Typography>
        )}
        {shown.length > 0 && (
          <Stack component="ul" spacing={0.5} sx={{ m: 0, mt: 0.75, p: 0, listStyle: 'none' }}>
            {shown.map(({ path, text }) => (
              <CheckedLine key={path} editing={editing} path={path} text={text} />
            ))}
          </Stack>
        )}
        {shown.length > 0 && locations.length > shownAtOnce && (
          <Button
            size="small"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
            sx={{ mt: 0.5, px: 0.5 }}
          >
            {t(isWhole ? 'check.less' : 'check.all', { count: locations.length })}
          </Button>
        )}
      </Box>
    </Box>
  );
}

/** One line that a check is about, and the way to it. */
function CheckedLine({
  editing,
  path,
  text,
}: {
  editing: ResumeEditing;
  path: string;
  text: string;
}) {
  const { t } = useTranslation('ownResume');
  const origin = originOf(editing, path);
  const highlight = origin.kind === 'none' ? null : origin.highlight;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}
    >
      <Typography variant="body2" dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        “{text}”
      </Typography>
      {highlight && (
        <Button
          size="small"
          aria-pressed={editing.highlighted?.line === highlight.line}
          onClick={() =>
            editing.setHighlight(editing.highlighted?.line === highlight.line ? null : highlight)
          }
          sx={{ px: 0.5, py: 0, minWidth: 0, minHeight: 24, fontSize: '0.75rem' }}
        >
          {t('place.line', { line: highlight.line + 1 })}
        </Button>
      )}
    </Box>
  );
}

export function Checklist({ editing }: { editing: ResumeEditing }) {
  const { t } = useTranslation('ownResume');
  const checks = readinessOf(editing.draft.resume);
  const open = checks.filter(({ state }) => state === 'improve' || state === 'missing').length;
  return (
    <Stack spacing={2} data-testid="resume-checks">
      <Typography variant="body2" color="text.secondary">
        {open === 0 ? t('check.none') : t('check.lead', { count: open })}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {checks.map((check) => (
          <CheckRow key={check.name} editing={editing} check={check} />
        ))}
      </Box>
      <Typography variant="caption" color="text.secondary">
        {t('check.note')}
      </Typography>
    </Stack>
  );
}
