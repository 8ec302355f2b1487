// The library of the company. Reads one page of one kind (26 documents) and the members' names.
import { Box, Button, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '#features/hiring/parts/BackLink.tsx';
import { libraryKinds, type LibraryItem, type LibraryKind } from '#domain/jobs/library.ts';
import { isEditor } from '#domain/company/member.ts';
import type { Stored } from '#domain/base/source.ts';
import { toLanguage } from '#i18n/languages.ts';
import { to } from '#navigation/routes.ts';
import { useMembership } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { Page } from '#ui/page/Page.tsx';
import { PageSkeleton, RowsSkeleton } from '#ui/page/Skeletons.tsx';
import { useTabParam } from '#ui/reading/useTabParam.ts';
import { createBlankEntry } from './blankEntry.ts';
import { FilterFields } from './FilterFields.tsx';
import { ItemEditor } from './ItemEditor.tsx';
import { LibraryRows } from './LibraryRows.tsx';
import { useFilter } from './useLibrary.ts';

export default function LibraryPage() {
  return (
    <Boundary fallback={<PageSkeleton />}>
      <Library />
    </Boundary>
  );
}

function Library() {
  const { t, i18n } = useTranslation(['library', 'hiring']);
  const { uid, orgId, member } = useMembership();
  const [kind, open] = useTabParam<LibraryKind>(libraryKinds, 'kind');
  const { typed, asked, set } = useFilter(null);
  const [editing, setEditing] = useState<Stored<LibraryItem> | 'new' | null>(null);
  const mayEdit = isEditor(member);
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      width="wide"
      eyebrow={<BackLink to={to('hiringDashboard')} label={t('hiring:backToDashboard')} />}
      actions={
        mayEdit &&
        kind !== 'interview' && (
          <Button variant="contained" onClick={() => setEditing('new')}>
            {t(`new.${kind}`)}
          </Button>
        )
      }
    >
      <Tabs
        value={kind}
        onChange={(_event, next: LibraryKind) => open(next)}
        variant="scrollable"
        scrollButtons={false}
        aria-label={t('kinds')}
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {libraryKinds.map((one) => (
          <Tab
            key={one}
            value={one}
            id={`tab-${one}`}
            aria-controls={`panel-${one}`}
            label={t(`kind.${one}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`panel-${kind}`} aria-labelledby={`tab-${kind}`}>
        <FilterFields filter={typed} onFilter={set} />
        <Box sx={{ mt: 3 }}>
          <Boundary key={kind} fallback={<RowsSkeleton rows={4} />}>
            <LibraryRows
              uid={uid}
              orgId={orgId}
              kind={kind}
              filter={asked}
              mayEdit={mayEdit}
              onEdit={setEditing}
            />
          </Boundary>
        </Box>
      </Box>
      {editing && (
        <ItemEditor
          key={editing === 'new' ? 'new' : editing.id}
          uid={uid}
          orgId={orgId}
          item={editing === 'new' ? null : editing}
          entry={
            editing === 'new'
              ? createBlankEntry(
                  kind === 'competency' ? 'competency' : 'question',
                  toLanguage(i18n.language),
                )
              : editing.data
          }
          onClose={() => setEditing(null)}
        />
      )}
    </Page>
  );
}
