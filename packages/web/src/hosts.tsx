/** Where overlays and notifications appear; their code is fetched when the first one does. */
import { OverlayHost } from './overlay/overlay-host.tsx';
import { ToastHost } from './ui/toast.tsx';

export function Hosts() {
  return (
    <>
      <OverlayHost />
      <ToastHost />
    </>
  );
}
