// The ways somebody signs in, as they are now, and how one is linked or removed after a fresh sign-in.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { linkGoogle, signIns, unlinkWay, type SignIn } from '#data/account/signIns.ts';
import { useFreshSignIn } from '#session/useFreshSignIn.ts';
import { useAction } from '#ui/reading/useAction.ts';

type Way = SignIn['way'];

export function useSignIns() {
  const { t } = useTranslation('ownProfile');
  const [known, setKnown] = useState(signIns);
  const [leaving, setLeaving] = useState<Way | null>(null);
  const [asked, setAsked] = useState<Way>('google');
  const { whenFresh, dialog } = useFreshSignIn();
  const [link, linking] = useAction(
    async () => {
      await linkGoogle();
      setKnown(signIns());
    },
    { done: t('signIn.linked') },
  );
  const [unlink, unlinking] = useAction(async () => {
    setLeaving(null);
    if (!(await whenFresh())) return;
    await unlinkWay(asked);
    setKnown(signIns());
  });
  return {
    known,
    refresh: (): void => setKnown(signIns()),
    link,
    linking,
    unlink,
    unlinking,
    /** The way that would be removed, while that is confirmed. */
    leaving,
    asked,
    askUnlink: (way: Way): void => {
      setAsked(way);
      setLeaving(way);
    },
    cancel: (): void => setLeaving(null),
    whenFresh,
    dialog,
  };
}
