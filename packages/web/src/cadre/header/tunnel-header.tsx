/** The place of the tunnel's header in the frame. Its code concerns who orders alone. */
import { latePart } from '../../loading/late-part.tsx';

const header = latePart({ load: () => import('./tunnel-header-content.tsx') });

/** Before a page of the tunnel is rendered. */
export const preloadTunnelHeader = (): Promise<void> => header.preload();

export function TunnelHeader() {
  return <header.Part fallback={<div className="h-14 bg-ink sm:h-18" />} />;
}
