// A dialog whose code is fetched when it first opens: most pages never show theirs, and no page waits for it.
import { lazy, Suspense, useState, type ComponentType } from 'react';

/** The dialog that `load` brings; it stays on the page afterwards, so that closing looks as it should. */
export function fetchWhenOpened<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Dialog = lazy(async () => ({ default: await load() })) as ComponentType<Props>;
  return function FetchedDialog(props: Props) {
    const [wasOpen, setWasOpen] = useState(props.open);
    if (props.open && !wasOpen) setWasOpen(true);
    return wasOpen ? (
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    ) : null;
  };
}
