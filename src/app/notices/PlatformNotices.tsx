/** Announcements of the platform to signed-in people: maintenance, news, and new versions of legal texts. Above the page, never over it. */
import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { announcementsSinceSource } from '#data/platform/announcements.ts';
import { acceptLegalText, hasAccepted, readLatestLegalTexts } from '#data/platform/legalTexts.ts';
import { isFor, type Announcement } from '#domain/platform/announcement.ts';
import { listNewSince, type LegalText } from '#domain/platform/legalText.ts';
import type { Stored } from '#domain/base/source.ts';
import { toLanguage } from '#i18n/languages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { useSession } from '#session/session.ts';
import { Boundary } from '#ui/page/Boundary.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { useNow } from '#ui/reading/useNow.ts';
import { ClockNotice } from './ClockNotice.tsx';
import { LeavingNotice } from './LeavingNotice.tsx';
import { isDismissed, dismissNotice } from './dismissedNotices.ts';

/** Nothing that is read here may keep a page from being shown. */
export function PlatformNotices() {
  const { authUser, user } = useSession();
  const { pathname } = useLocation();
  if (!authUser) return null;
  // Somebody who answers an interview is notified of maintenance alone.
  const inRoom = pathname.startsWith('/hirely-pro/');
  return (
    <Box data-testid="platform-notices">
      <ClockNotice />
      <Boundary fallback={<></>} failed={() => <></>}>
        <Announcements only={inRoom ? 'maintenance' : null} />
      </Boundary>
      {!inRoom && user && (
        <Boundary fallback={<></>} failed={() => <></>}>
          <Legal uid={authUser.uid} />
        </Boundary>
      )}
      {!inRoom && user && !authUser.isAnonymous && (
        <Boundary fallback={<></>} failed={() => <></>}>
          <LeavingNotice uid={authUser.uid} />
        </Boundary>
      )}
    </Box>
  );
}

function Announcements({ only }: { only: Announcement['kind'] | null }) {
  const { t, i18n } = useTranslation('system');
  const format = useFormat();
  const { user } = useSession();
  const now = useNow();
  const [since] = useState(() => new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000));
  const [, render] = useState(0);
  const language = toLanguage(i18n.language);
  const shown = useLive(announcementsSinceSource(since)).items.filter(
    ({ id, data }) =>
      (only === null || data.kind === only) &&
      isFor(data, user, now) &&
      !(data.dismissable && isDismissed(id)),
  );
  return shown.map(({ id, data }) => (
    <Alert
      key={id}
      square
      sx={{ borderRadius: 0 }}
      role={data.kind === 'maintenance' ? 'alert' : 'status'}
      severity={data.kind === 'maintenance' ? 'warning' : 'info'}
      {...(data.kind === 'news' ? { icon: <CampaignIcon fontSize="small" /> } : {})}
      {...(data.dismissable
        ? {
            onClose: () => {
              dismissNotice(id);
              render((turn) => turn + 1);
            },
            closeText: t('shown.close', { title: data.title[language] }),
          }
        : {})}
    >
      <strong>{data.title[language]}</strong> {data.text[language]}
      {data.kind === 'maintenance' &&
        ` ${t('shown.until', { until: format.dateTimeZone(data.until) })}`}
    </Alert>
  ));
}

function Legal({ uid }: { uid: string }) {
  const { t, i18n } = useTranslation('system');
  const { user } = useSession();
  const joined = user?.createdAt?.getTime() ?? null;
  const [texts, setTexts] = useState<Stored<LegalText>[]>([]);
  useEffect(() => {
    let left = false;
    void (async () => {
      const found = await readLatestLegalTexts();
      const fresh = listNewSince(
        found.map((text) => ({ ...text.data, text })),
        joined === null ? null : new Date(joined),
        new Date(),
      ).map(({ text }) => text);
      const open = await Promise.all(
        fresh.map(async (text) =>
          text.data.mustAccept ? !(await hasAccepted(text.id, uid)) : !isDismissed(text.id),
        ),
      );
      if (!left) setTexts(fresh.filter((_, n) => open[n]));
    })().catch((error: unknown) =>
      console.warn('The versions of the legal texts could not be read.', error),
    );
    return () => {
      left = true;
    };
  }, [uid, joined]);
  const [accept, { pending }] = useAction(
    async (id: string) => {
      await acceptLegalText(id, uid);
      return id;
    },
    { done: t('shown.accepted') },
  );
  const gone = (id: string): void => setTexts((before) => before.filter((text) => text.id !== id));
  const language = toLanguage(i18n.language);
  return texts.map(({ id, data }) => (
    <Alert
      key={id}
      square
      sx={{ borderRadius: 0 }}
      severity={data.mustAccept ? 'warning' : 'info'}
      role="status"
      action={
        data.mustAccept ? (
          <Button
            color="inherit"
            size="small"
            variant="outlined"
            loading={pending}
            onClick={() =>
              void accept(id).then((done) => {
                if (done) gone(id);
              })
            }
          >
            {t('shown.accept')}
          </Button>
        ) : (
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              dismissNotice(id);
              gone(id);
            }}
          >
            {t('shown.understood')}
          </Button>
        )
      }
    >
      <strong>{t(`shown.changed.${data.kind}`, { version: data.version })}</strong>{' '}
      {data.changes[language]}{' '}
      <Link component={RouterLink} to={to(data.kind)} color="inherit">
        {t('shown.read')}
      </Link>
    </Alert>
  ));
}
