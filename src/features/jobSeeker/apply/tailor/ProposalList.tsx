// The proposed changes, line by line: what it was and would be, each change to accept or reject, and the line of the master that proves it, highlighted.
import { Box, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { applyChanges } from '#domain/text/applyChanges.ts';
import type { TailorReply } from '#ai/tasks/tailorResume.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { WordDiff } from '#ui/product/WordDiff.tsx';
import { useApplicationContext } from '#features/jobSeeker/apply/parts/applicationContext.ts';
import { ProofLine } from '#features/jobSeeker/apply/parts/ProofLine.tsx';
import {
  getChangeName,
  getOrderName,
  doSkillsMove,
  skillsName,
  getApplicableOrders,
  getApplicableProposals,
  type Proposal,
} from './tailored.ts';
import type { ReactNode } from 'react';

interface Props {
  tailored: TailorReply;
  left: ReadonlySet<string>;
  onChange: (left: string[]) => void;
}

const card = {
  borderTop: 1,
  borderColor: 'divider',
  pt: 2,
  '&:first-of-type': { borderTop: 0, pt: 0 },
} as const;

export function ProposalList({ tailored, left, onChange }: Props) {
  const { t } = useTranslation('applying');
  const { resume } = useApplicationContext();
  function toggle(name: string): void {
    const next = new Set(left);
    if (!next.delete(name)) next.add(name);
    onChange([...next]);
  }
  const choice = (name: string, label: string) => (
    <FormControlLabel
      sx={{
        alignItems: 'flex-start',
        mr: 0,
        '& .MuiFormControlLabel-label': { pt: 0.75, overflowWrap: 'anywhere' },
      }}
      control={<Checkbox size="small" checked={!left.has(name)} onChange={() => toggle(name)} />}
      label={
        <Typography variant="body2" component="span">
          {label}
        </Typography>
      }
    />
  );
  const whereOf = ({ path }: Proposal): string => {
    const entry = /^experience\.(\d+)\./.exec(path)?.[1];
    const job = entry === undefined ? null : resume.experience[Number(entry)];
    return job
      ? [job.title, job.employer].filter(Boolean).join(' · ')
      : t(`line.${path === 'headline' ? 'headline' : 'summary'}`);
  };
  const orders = getApplicableOrders(resume, tailored);
  return (
    <Stack spacing={2.5}>
      {getApplicableProposals(resume, tailored).map((proposal) => {
        const taken = proposal.changes.filter(
          (_, index) => !left.has(getChangeName(proposal.path, index)),
        );
        return (
          <ProposalCard
            key={proposal.path}
            proposal={proposal}
            whereOf={whereOf}
            taken={taken}
            choice={choice}
          />
        );
      })}
      {(orders.length > 0 || doSkillsMove(resume, tailored)) && (
        <OrderSection orders={orders} resume={resume} choice={choice} tailored={tailored} />
      )}
    </Stack>
  );
}

interface ProposalCardProps {
  proposal: Proposal;
  whereOf: (proposal: Proposal) => string;
  taken: Proposal['changes'];
  choice: (name: string, label: string) => ReactNode;
}

/** One proposal: what a line was and would be, and each of its changes. */
function ProposalCard({ proposal, whereOf, taken, choice }: ProposalCardProps) {
  const { t } = useTranslation('applying');
  return (
    <Box component="section" aria-label={proposal.before} data-proposal={proposal.path} sx={card}>
      <Typography
        variant="caption"
        color="text.secondary"
        component="p"
        sx={{ mb: 0.5, overflowWrap: 'anywhere' }}
      >
        {whereOf(proposal)}
      </Typography>
      <WordDiff before={proposal.before} after={applyChanges(proposal.before, taken)} />
      <Stack spacing={0.5} sx={{ mt: 0.75 }}>
        {proposal.changes.map((change, index) => (
          <Box key={getChangeName(proposal.path, index)}>
            {choice(
              getChangeName(proposal.path, index),
              t(`tailor.change.${change.kind}`, {
                from: proposal.before.slice(change.start, change.end),
                to: change.text.replace(/^\s*\|\s*/, ''),
              }),
            )}
            <Stack spacing={0.5} sx={{ ml: 3.75 }}>
              {change.proofs.map((proof) => (
                <ProofLine
                  key={`${proof.path}/${proof.text}`}
                  proof={proof}
                  words={
                    change.kind === 'order' || change.kind === 'verb'
                      ? proposal.before.slice(change.start, change.end)
                      : change.kind === 'term'
                        ? proposal.before.slice(change.start, change.end)
                        : proof.text
                  }
                />
              ))}
            </Stack>
          </Box>
        ))}
      </Stack>
    </Box>
  );
}

interface OrderSectionProps {
  orders: ReturnType<typeof getApplicableOrders>;
  resume: ReturnType<typeof useApplicationContext>['resume'];
  choice: (name: string, label: string) => ReactNode;
  tailored: TailorReply;
}

/** Lines and skills in another order. */
function OrderSection({ orders, resume, choice, tailored }: OrderSectionProps) {
  const { t } = useTranslation('applying');
  const { list } = useFormat();
  return (
    <Box component="section" aria-label={t('tailor.orders')} sx={card}>
      <Typography variant="subtitle2" component="h3">
        {t('tailor.orders')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {t('tailor.ordersLead')}
      </Typography>
      <Stack>
        {orders.map(({ entry, bullets }) => {
          const job = resume.experience[entry];
          return (
            <Box key={entry}>
              {choice(
                getOrderName(entry),
                t('tailor.order', {
                  job: [job?.title, job?.employer].filter(Boolean).join(' · '),
                  line: job?.bullets[bullets[0] ?? 0] ?? '',
                }),
              )}
            </Box>
          );
        })}
        {doSkillsMove(resume, tailored) &&
          choice(skillsName, t('tailor.skillsOrder', { list: list(tailored.skills.slice(0, 5)) }))}
      </Stack>
    </Box>
  );
}
