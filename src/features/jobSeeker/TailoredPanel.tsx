// The proposed changes to a resume, each to take or to leave, each with the line that proves it.
import { Box, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyChanges } from '#ai/onDevice/tailor/applyChanges.ts';
import type { TailorReply } from '#ai/tasks/tailorResume.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { CopyButton } from '#ui/CopyButton.tsx';
import { MadeBy } from '#ui/MadeBy.tsx';
import { Panel } from '#ui/Panel.tsx';
import type { Application } from './application.ts';

type Proposal = TailorReply['proposals'][number];
const nameOf = (proposal: Proposal, index: number): string => `${proposal.path}/${index}`;

export function TailoredPanel({ application: { resume, tailored } }: { application: Application }) {
  const { t } = useTranslation('jobSeeker');
  const { list } = useFormat();
  const { proposals, open, unshown, skills, order } = tailored.reply;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const taken = (proposal: Proposal): Proposal['changes'] => proposal.changes.filter((_, index) => !left.has(nameOf(proposal, index)));
  const lineAt = (path: string, before: string): string => {
    const proposal = proposals.find((one) => one.path === path);
    return proposal ? applyChanges(before, taken(proposal)) : before;
  };
  function toggle(name: string): void {
    const next = new Set(left);
    if (!next.delete(name)) next.add(name);
    setLeft(next);
  }
  const text = [
    ...(resume.headline ? [lineAt('headline', resume.headline), ''] : []), ...(resume.summary ? [lineAt('summary', resume.summary), ''] : []),
    ...resume.experience.flatMap(({ title, employer, bullets }, entry) => [[title, employer].filter(Boolean).join(', '), ...(order.find((one) => one.entry === entry)?.bullets ?? bullets.map((_, index) => index)).map((index) => `• ${lineAt(`experience.${entry}.bullets.${index}`, bullets[index] ?? '')}`), '']),
    ...(skills.length > 0 ? [skills.join(', ')] : []),
  ].join('\n');
  return (
    <Panel title={t('apply.tailored')} lead={t('apply.tailoredLead')} actions={<CopyButton variant="outlined" text={text} label={t('apply.copyResume')} />}>
      <Stack spacing={2}>
        {proposals.length === 0 && <Typography>{t('apply.noChanges')}</Typography>}
        {proposals.map((proposal) => (
          <Box key={proposal.path} component="section" aria-label={proposal.before} sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}><Box component="del">{proposal.before}</Box></Typography>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{applyChanges(proposal.before, taken(proposal))}</Typography>
            {proposal.changes.map((change, index) => (
              <Box key={nameOf(proposal, index)}>
                <FormControlLabel control={<Checkbox size="small" checked={!left.has(nameOf(proposal, index))} onChange={() => toggle(nameOf(proposal, index))} />} label={t(`apply.change.${change.kind}`, { from: proposal.before.slice(change.start, change.end), to: change.text.replace(/^\s*\|\s*/, '') })} />
                <Typography variant="caption" color="text.secondary" component="p" sx={{ ml: 4, overflowWrap: 'anywhere' }}>{t('apply.proof', { list: list(change.proofs.map(({ line, text: words }) => (line === null ? `“${words}”` : t('apply.line', { number: line + 1, words })))) })}</Typography>
              </Box>
            ))}
          </Box>
        ))}
        {order.length > 0 && <Typography variant="body2">{t('apply.order', { count: order.length })}</Typography>}
        {unshown.length > 0 && <Typography variant="body2">{t('apply.unshown', { list: list(unshown) })}</Typography>}
        {open.length > 0 && <Typography variant="body2">{t('apply.open', { list: list(open) })}</Typography>}
        <MadeBy made={tailored.provenance} />
      </Stack>
    </Panel>
  );
}
