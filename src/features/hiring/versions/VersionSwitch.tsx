// Which version of the job is shown, and the way to the others.
import { Button, ListItemText, Menu, MenuItem } from '@mui/material';
import ExpandIcon from '@mui/icons-material/ExpandMore';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { JobRef } from '#data/firestore/refs.ts';
import type { Interview } from '#domain/jobs/interview.ts';
import { versionNumberOf } from '#domain/jobs/versions.ts';
import { to } from '#navigation/routes.ts';
import { useVersions } from './useVersions.ts';

export function VersionSwitch({ jobRef, job }: { jobRef: JobRef; job: Interview }) {
  const { t } = useTranslation('versions');
  const versions = useVersions(jobRef, job);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        endIcon={<ExpandIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('of', { number: versionNumberOf(job), count: versions.length })}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('switch') } }}
      >
        {versions.toReversed().map(({ id, number, facts }) => (
          <MenuItem
            key={id}
            component={Link}
            to={to('job', { interviewId: id })}
            selected={id === jobRef.interviewId}
            aria-current={id === jobRef.interviewId ? 'page' : undefined}
            onClick={() => setAnchor(null)}
          >
            <ListItemText
              primary={
                id === jobRef.interviewId
                  ? `${t('number', { number })} (${t('this')})`
                  : t('number', { number })
              }
              secondary={facts}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
