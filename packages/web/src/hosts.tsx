/** What comes after the page is alive: overlays, notifications, the rest of its layout. */
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { listenBeforeRouter } from './overlay/early-popstate.ts';
import { subscribeOverlay } from './overlay/overlay-store.ts';
import { ToastHost } from './ui/toast.tsx';

type OverlayHost = typeof import('./overlay/overlay-host.tsx').OverlayHost;

export function Hosts() {
  const { texts, locale } = useRouteContext({ from: '__root__' });
  useEffect(() => void texts.loadLate(locale), [texts, locale]);
  const router = useRouter();
  useEffect(() => {
    import('./lay-out-when-idle.ts').then(
      ({ layOutWhenIdle }) => layOutWhenIdle(router),
      // Without a network: laid out as one comes to it.
      () => undefined,
    );
  }, [router]);
  return (
    <>
      <LateOverlayHost />
      <ToastHost />
    </>
  );
}

/** An overlay opened before it is there waits in the store. */
function LateOverlayHost() {
  const [loaded, setLoaded] = useState<{ Host: OverlayHost }>();
  useEffect(() => {
    const load = () =>
      void import('./overlay/overlay-host.tsx').then(
        ({ OverlayHost: Host }) => setLoaded({ Host }),
        // Without a network: tried again when somebody opens something.
        () => undefined,
      );
    load();
    return subscribeOverlay(load);
  }, []);
  return loaded && <loaded.Host listenToPopState={listenBeforeRouter} />;
}
