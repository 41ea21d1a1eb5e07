/** Shows the open overlay. Its code and the dialog machinery are fetched with the first one. */
import { useEffect, useSyncExternalStore } from 'react';
import type { ListenToPopState } from './early-popstate.ts';
import { connectOverlayHistory } from './overlay-history.ts';
import { loadedParts, loadRegistry } from './overlay-parts.ts';
import { OverlayPending } from './overlay-pending.tsx';
import { closeOverlay, getOverlay, openLinkedOverlay, subscribeOverlay } from './overlay-store.ts';
import { useOverlayCode } from './use-overlay-code.ts';

interface OverlayHostProps {
  listenToPopState: ListenToPopState;
}

export function OverlayHost({ listenToPopState }: OverlayHostProps) {
  const overlay = useSyncExternalStore(subscribeOverlay, getOverlay, noOverlay);
  const { failures, waited, retry, noteWait } = useOverlayCode(overlay?.visit ?? 0);
  useEffect(() => connectOnce(listenToPopState), [listenToPopState]);

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
function connectOnce(listenToPopState: ListenToPopState): void {
  if (connected) return;
  connected = true;
  connectOverlayHistory({
    win: window,
    listenToPopState,
    get: getOverlay,
    subscribe: subscribeOverlay,
    close: closeOverlay,
    openLink: async (link) => {
      const linked = (await loadRegistry()).readOverlayHash(link);
      if (linked) openLinkedOverlay({ ...linked, link });
      return linked !== null;
    },
  });
}

const noOverlay = () => null;
