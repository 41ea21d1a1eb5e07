/**
 * The place of the tunnel's header in the frame. Its code concerns who orders alone: the server has
 * it when it renders, the browser fetches it while the HTML already stands there.
 */
import { Suspense, use, type ComponentType } from 'react';

let Contenu: ComponentType | undefined;
let ready: Promise<void> | undefined;

/** Before a page of the tunnel is rendered. */
export async function preparerTunnel(): Promise<void> {
  ({ TunnelHeaderContent: Contenu } = await import('./tunnel-header-content.tsx'));
}

export function TunnelHeader() {
  return (
    <Suspense fallback={<div className="h-14 bg-ink sm:h-18" />}>
      <QuandPret />
    </Suspense>
  );
}

function QuandPret() {
  return Contenu ? <Contenu /> : <Attente />;
}

function Attente() {
  use((ready ??= preparerTunnel()));
  return Contenu && <Contenu />;
}
