/** When the panel of the header shows; its code and words are fetched by whoever points at it. */
import { useRouteContext } from '@tanstack/react-router';
import { useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { usePage } from '../../page-context.ts';

type Panneau = typeof import('./mini-panier.public.tsx').MiniPanier;

/** Passing over it on the way elsewhere shows nothing. */
const SURVOL_MS = 200;

export function useMiniPanier(nombre: number) {
  const { texts, locale } = useRouteContext({ from: '__root__' });
  const { path } = usePage();
  const [ouvert, setOuvert] = useState<{ Panneau: Panneau; path: string }>();
  const attente = useRef<ReturnType<typeof setTimeout>>(undefined);
  const load = async () => {
    const code = import('./mini-panier.public.tsx');
    await texts.load(locale, ['panier', 'articles']);
    const { MiniPanier: Panneau } = await code;
    // Left meanwhile.
    if (attente.current) setOuvert({ Panneau, path });
  };
  const onShow = (event: FocusEvent | PointerEvent) => {
    // A finger goes to the page; the page itself shows more.
    if (
      ('pointerType' in event && event.pointerType === 'touch') ||
      nombre === 0 ||
      path.startsWith('/panier')
    )
      return;
    attente.current ??= setTimeout(() => {
      // Without its code the link still leads to the page.
      load().catch(() => undefined);
    }, SURVOL_MS);
  };
  const onHide = (event?: FocusEvent | PointerEvent) => {
    const { currentTarget, relatedTarget } = event ?? {};
    if (relatedTarget instanceof Node && currentTarget?.contains(relatedTarget)) return;
    clearTimeout(attente.current);
    attente.current = undefined;
    setOuvert(undefined);
  };
  // A new page closes it.
  return { Mini: ouvert?.path === path ? ouvert.Panneau : undefined, onShow, onHide };
}
