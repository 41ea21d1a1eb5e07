/** What no page waits for: overlays, the layout of what lies below the fold. */
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { layOutWhenIdle } from '../loading/lay-out-when-idle.ts';
import { OverlayHost } from '../overlay/overlay-host.tsx';

export default function LateHosts() {
  const router = useRouter();
  useEffect(() => layOutWhenIdle(router), [router]);
  return <OverlayHost />;
}
