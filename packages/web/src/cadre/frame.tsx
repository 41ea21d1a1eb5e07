/** What stands around every page: header, footer, bottom bar. */
import './cadre.css';
import { Suspense, type ReactNode } from 'react';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { BandeauDelegue } from '../delegue/bandeau/bandeau.public.tsx';
import { Discretion } from '../discretion/discretion.public.tsx';
import { Messages } from '../messages/messages.public.tsx';
import { latePart } from '../loading/late-part.tsx';
import { usePage } from '../page/page-context.ts';
import { FRAME_END_ID } from './frame-id.ts';
import { BottomBar } from './header/bottom-bar.tsx';
import { Header } from './header/header.tsx';
import { CONTENT_ID, SkipLink } from './skip-link.tsx';
import { TunnelHeader } from './header/tunnel-header.tsx';
import { usePageFocus } from './use-page-focus.ts';

/** Plain links until its code is there, which no first page waits for. */
const footer = latePart({ load: () => import('./footer.tsx'), when: 'idle' });

interface FrameProps {
  /** `tunnel`: help and the way back, no shop navigation. */
  variant: 'complet' | 'tunnel';
  children: ReactNode;
}

/** Each part between `Suspense` is hydrated by itself, first the one that is touched. */
export function Frame({ variant, children }: FrameProps) {
  const main = usePageFocus();
  const { session } = usePage();
  const complet = variant === 'complet';
  return (
    <div
      data-cadre={variant}
      data-imprime={session.compte ? `${enseigne.nom} · ${session.compte.libelle}` : enseigne.nom}
      className="flex min-h-dvh flex-col pb-(--bandeau-height,0px) print:pb-0"
    >
      <SkipLink />
      {session.delegue && <BandeauDelegue />}
      <Suspense>{complet ? <Header /> : <TunnelHeader />}</Suspense>
      <Discretion />
      <Messages />
      <main ref={main} id={CONTENT_ID} tabIndex={-1} className="grow outline-none">
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        {complet && <footer.Part />}
        {complet && <BottomBar />}
      </Suspense>
      <div id={FRAME_END_ID} hidden />
    </div>
  );
}
