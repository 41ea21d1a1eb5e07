/** Shows the open overlay. Its code and the dialog machinery are fetched with the first one. */
import { useEffect } from 'react';
import { useStore } from '../loading/create-store.ts';
import { connectOverlayHistory } from './overlay-history.ts';
import { loadedParts, loadRegistry } from './overlay-parts.ts';
import { OverlayPending } from './overlay-pending.tsx';
import { closeOverlay, openLinkedOverlay, overlayStore } from './overlay-store.ts';
import { guardHistory } from './router-window.ts';
import { useOverlayCode } from './use-overlay-code.ts';

export function OverlayHost() {
  const overlay = useStore(overlayStore, (active) => active, null);
  const { failures, waited, retry, noteWait } = useOverlayCode(overlay?.visit ?? 0);
  useEffect(connectOnce, []);

  const { Layer, Skeleton, size, content } = loadedParts(overlay?.id);
  return (
    <>
      {Layer && <Layer overlay={overlay} content={content} size={size ?? 480} instant={waited} />}
      {overlay?.open && !(Layer && content) && (
        <OverlayPending
          key={overlay.visit}
          skeleton={Skeleton && size && <Skeleton size={size} />}
          failures={failures}
          onRetry={retry}
          onShown={noteWait}
        />
      )}
    </>
  );
}

let connected = false;

/** For the life of the document: a second connection would write each entry twice. */
function connectOnce(): void {
  if (connected) return;
  connected = true;
  connectOverlayHistory({
    win: window,
    guardHistory,
    get: overlayStore.get,
    subscribe: overlayStore.subscribe,
    close: closeOverlay,
    openLink: async (link) => {
      const linked = (await loadRegistry()).readOverlayHash(link);
      if (linked) openLinkedOverlay({ ...linked, link });
      return linked !== null;
    },
  });
}
