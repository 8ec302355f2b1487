// Who somebody is and what they look for. Each field saves itself; nobody else reads any of it.
import { Button, Stack, Typography } from '@mui/material';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { seekerDocumentsSource } from '#data/seeker/seekerDocuments.ts';
import { saveSeekerProfile, seekerProfileOf } from '#data/seeker/seekerProfile.ts';
import { saveProfile } from '#data/account/users.ts';
import { seekerLimits, workPlaces, type SeekerProfile } from '#domain/seeker/seekerProfile.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { Panel } from '#ui/page/Panel.tsx';
import { useLive } from '#ui/reading/useLive.ts';
import { Languages } from './Languages.tsx';
import { SavedChoice } from './SavedChoice.tsx';
import { SavedList } from './SavedList.tsx';
import { SavedText } from './SavedText.tsx';

const resumesShown = 50;

function Master({ uid, masterId }: { uid: string; masterId: string | null }) {
  const { t } = useTranslation('ownProfile');
  // Versions made for one job are no masters.
  const resumes = useLive(seekerDocumentsSource(uid, 'resumes', resumesShown)).items.filter(
    ({ data }) => !data.jobId && !data.masterId,
  );
  return (
    <Panel title={t('about.master')} lead={t('about.masterLead')}>
      <Stack spacing={1.5}>
        {resumes.length === 0 ? (
          <Typography color="text.secondary">{t('about.masterNone')}</Typography>
        ) : (
          <SavedChoice
            label={t('about.masterChoose')}
            none={t('about.masterNoneChosen')}
            value={resumes.some(({ id }) => id === masterId) ? (masterId ?? '') : ''}
            choices={resumes.map(({ id, data }) => ({
              value: id,
              label: data.title?.trim() || data.fileName || t('about.masterUntitled'),
            }))}
            save={(next) => saveSeekerProfile(uid, { masterId: next })}
          />
        )}
        <div>
          <Button
            variant="outlined"
            component={RouterLink}
            to={to('jobTools', {}, { query: { tab: 'resume' } })}
          >
            {t('about.masterOpen')}
          </Button>
        </div>
      </Stack>
    </Panel>
  );
}

export function AboutTab({ uid }: { uid: string }) {
  const { t } = useTranslation('ownProfile');
  const { user } = useSession();
  const seeker =
    useLive(seekerProfileOf(uid))?.data ?? ({} satisfies SeekerProfile as SeekerProfile);
  const named = (
    name: 'firstName' | 'lastName' | 'displayName',
    max: number,
    autoComplete: string,
    help?: string,
  ) => (
    <SavedText
      stored={{
        name: `${uid}/${name}`,
        value: user?.[name] ?? '',
        save: (text) =>
          saveProfile(uid, {
            displayName: user?.displayName ?? '',
            firstName: user?.firstName ?? '',
            lastName: user?.lastName ?? '',
            [name]: text,
          }),
      }}
      label={t(`about.${name}`)}
      max={max}
      isNeeded={name !== 'lastName'}
      autoComplete={autoComplete}
      {...(help ? { help } : {})}
    />
  );
  const seekerField = (name: 'headline' | 'salary' | 'workRight', max: number) => (
    <SavedText
      stored={{
        name: `${uid}/${name}`,
        value: seeker[name] ?? '',
        save: (text) => saveSeekerProfile(uid, { [name]: text === '' ? null : text }),
      }}
      label={t(`about.${name}`)}
      max={max}
      help={t(`about.${name}Help`)}
    />
  );
  return (
    <Stack spacing={3}>
      <Panel title={t('about.name')} lead={t('about.nameLead')}>
        <Stack spacing={1.5}>
          {named('firstName', 80, 'given-name')}
          {named('lastName', 80, 'family-name')}
          {named('displayName', 120, 'nickname', t('about.displayNameHelp'))}
          {seekerField('headline', seekerLimits.headline)}
        </Stack>
      </Panel>
      <Panel title={t('about.targets')} lead={t('about.targetsLead')}>
        <Stack spacing={1.5}>
          <SavedList
            label={t('about.roles')}
            help={t('about.rolesHelp', { max: seekerLimits.roles })}
            value={seeker.roles ?? []}
            maxItems={seekerLimits.roles}
            maxLength={seekerLimits.short}
            save={(roles) => saveSeekerProfile(uid, { roles })}
          />
          <SavedList
            label={t('about.places')}
            help={t('about.rolesHelp', { max: seekerLimits.places })}
            value={seeker.places ?? []}
            maxItems={seekerLimits.places}
            maxLength={seekerLimits.short}
            save={(next) => saveSeekerProfile(uid, { places: next })}
          />
          <RemoteChoice seeker={seeker} uid={uid} />
          {seekerField('salary', seekerLimits.short)}
          {seekerField('workRight', seekerLimits.workRight)}
        </Stack>
      </Panel>
      <Languages uid={uid} languages={seeker.languages ?? []} />
      <Master uid={uid} masterId={seeker.masterId ?? null} />
    </Stack>
  );
}

/** Whether somebody wants to work from afar. */
function RemoteChoice({ seeker, uid }: { seeker: SeekerProfile; uid: string }) {
  const { t } = useTranslation('ownProfile');
  return (
    <SavedChoice
      label={t('about.remote')}
      none={t('about.remotes.none')}
      value={seeker.remote ?? ''}
      choices={workPlaces.map((value) => ({ value, label: t(`about.remotes.${value}`) }))}
      save={(remote) => saveSeekerProfile(uid, { remote })}
    />
  );
}
