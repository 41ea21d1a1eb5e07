/** What every page has beside itself: notifications, and what comes once it is hydrated. */
import { latePart } from '../loading/late-part.tsx';
import { LATE_NAMESPACE } from '../words/texts.ts';
import { ToastHost } from '../ui/notice/toast.tsx';

/** An overlay opened before it is there waits in the store. */
const late = latePart({
  load: () => import('./late-hosts.tsx'),
  words: [LATE_NAMESPACE],
  ssr: false,
});

export function Hosts() {
  return (
    <>
      <late.Part />
      <ToastHost />
    </>
  );
}
